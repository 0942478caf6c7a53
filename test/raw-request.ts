import { connect } from "node:net";

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Everything that came, also where it is no HTTP. */
  readonly text: string;
}

/**
 * Sends bytes that no well-behaved client would, and reads until the server closes the connection or one whole answer is there.
 * @param parts sent one after the other, each when the one before has left.
 */
export function rawRequest(
  url: string,
  parts: readonly (string | Uint8Array)[],
  timeoutMs = 60_000,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const answer = new PartialAnswer();
    const socket = connect({ host: hostname, port: Number(port) });
    const finish = () => {
      socket.destroy();
      resolve(parseAnswer(answer.text));
    };
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      reject(new Error(`no answer in ${timeoutMs} ms; so far: ${answer.text.slice(0, 200)}`));
    });
    socket.on("data", (chunk: Buffer) => {
      answer.add(chunk);
      if (answer.isWhole) finish();
    });
    socket.on("close", finish);
    // A server that refuses may close before it has read everything: what it said until then counts.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE" || error.code === "ECONNRESET") finish();
      else reject(error);
    });
    for (const part of parts) socket.write(part);
  });
}

function parseAnswer(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [statusLine = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const all = Object.fromEntries(headers);
  const raw = rest.join("\r\n\r\n");
  const body = all["transfer-encoding"] === "chunked" ? withoutChunks(raw) : raw;
  const status = Number(statusLine.split(" ")[1] ?? 0);
  return { status, headers: all, body: Buffer.from(body, "latin1").toString(), text };
}

function withoutChunks(raw: string): string {
  const start = raw.indexOf("\r\n");
  const size = Number.parseInt(raw.slice(0, start), 16);
  if (start === -1 || !(size > 0)) return "";
  const end = start + 2 + size;
  return raw.slice(start + 2, end) + withoutChunks(raw.slice(end + 2));
}

const lastChunk = "\r\n0\r\n\r\n";

/** Answer as far as it has arrived, one character a byte. A page comes in many pieces: only what a piece adds is looked at. */
class PartialAnswer {
  readonly #pieces: string[] = [];
  #length = 0;
  #ending = "";
  #head: string | undefined;

  add(piece: Buffer): void {
    const text = piece.toString("latin1");
    this.#pieces.push(text);
    this.#length += text.length;
    this.#ending = (this.#ending + text.slice(-lastChunk.length)).slice(-lastChunk.length);
    if (this.#head === undefined) this.#head = /^(.*?)\r\n\r\n/s.exec(this.text)?.[1];
  }

  get text(): string {
    return this.#pieces.join("");
  }

  get isWhole(): boolean {
    const head = this.#head;
    if (head === undefined) return false;
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length !== undefined) return this.#length - head.length - 4 >= Number(length);
    return /\r\ntransfer-encoding: chunked/i.test(head) && this.#ending === lastChunk;
  }
}
