import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came over the wire. */
  readonly raw: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server that takes everything, for as long as a test runs: what arrives here is what a real one would get. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const server = createServer((socket) => talk(socket, mails));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function talk(socket: Socket, mails: ReceivedMail[]): void {
  let buffer = "";
  let from = "";
  let to: string[] = [];
  let isBody = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const obey = (line: string) => {
    const address = /<(.*)>/.exec(line)?.[1] ?? "";
    if (/^MAIL FROM/i.test(line)) from = address;
    if (/^RCPT TO/i.test(line)) to.push(address);
    if (/^DATA/i.test(line)) {
      isBody = true;
      return say("354 go on");
    }
    say(/^QUIT/i.test(line) ? "221 bye" : "250 ok");
  };
  say("220 test");
  socket.on("data", (chunk) => {
    buffer += chunk.toString();
    for (;;) {
      const end = isBody ? "\r\n.\r\n" : "\r\n";
      const at = buffer.indexOf(end);
      if (at < 0) return;
      const part = buffer.slice(0, at);
      buffer = buffer.slice(at + end.length);
      if (!isBody) {
        obey(part);
        continue;
      }
      mails.push({ from, to, raw: part });
      isBody = false;
      to = [];
      say("250 kept");
    }
  });
}
