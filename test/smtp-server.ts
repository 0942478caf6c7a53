import { type AddressInfo, createServer, type Socket } from "node:net";

/** Answers that the server gives where it may say no; undefined lets the mail through. */
export interface SmtpAnswers {
  /** e.g. `550 no such mailbox`. */
  recipient?: string;
  /** e.g. `451 try again later`, after the whole mail has arrived. */
  data?: string;
  /** Closes every connection. It keeps its port meanwhile: another process could take a released one a moment later. */
  isAway?: boolean;
  /** Ends the connection without a word once a mail has arrived whole, or when its text is to come. */
  endsAt?: "text" | "reply" | undefined;
  /** Function that a mail that has arrived whole waits for, before the server says that it has taken it. */
  hold?: ((mail: string) => Promise<void>) | undefined;
}

export interface SmtpServer {
  readonly url: string;
  /** Mails that were taken, headers and body as they came. */
  readonly mails: readonly string[];
  readonly answers: SmtpAnswers;
  close(): Promise<void>;
}

/** Starts as much of a mail server as a sender needs (RFC 5321), on this machine only. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: string[] = [];
  const answers: SmtpAnswers = {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    if (answers.isAway) socket.resetAndDestroy();
    else converse(socket, answers, (mail) => mails.push(mail));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    mails,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function converse(socket: Socket, answers: SmtpAnswers, take: (mail: string) => void): void {
  let text = "";
  let isMail = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const commands: Record<string, () => void> = {
    EHLO: () => say("250 test"),
    HELO: () => say("250 test"),
    MAIL: () => say("250 ok"),
    RCPT: () => say(answers.recipient ?? "250 ok"),
    RSET: () => say("250 ok"),
    DATA: () => {
      if (answers.endsAt === "text") {
        socket.destroy();
        return;
      }
      isMail = true;
      say("354 go ahead");
    },
    QUIT: () => {
      say("221 bye");
      socket.end();
    },
  };
  say("220 test");
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
    for (;;) {
      const terminator = isMail ? "\r\n.\r\n" : "\r\n";
      const end = text.indexOf(terminator);
      if (end === -1) return;
      const part = text.slice(0, end);
      text = text.slice(end + terminator.length);
      if (isMail) {
        isMail = false;
        const isHeld = answers.hold?.(part) ?? Promise.resolve();
        void isHeld.then(() => {
          if (!answers.data) take(part);
          if (answers.endsAt === "reply") {
            socket.destroy();
            return;
          }
          say(answers.data ?? "250 taken");
        });
      } else {
        (commands[part.slice(0, 4).toUpperCase()] ?? (() => say("502 not implemented")))();
      }
    }
  });
}
