import { connect } from "node:net";

const connections = 16;
/** Pipelined requests per connection, so that the server always has the next one. */
const pipelining = 8;

/**
 * Requests one address as fast as the server answers, over keep-alive connections. Answers are counted by their bytes, because a generator
 * that parses them would be slower than the measured server; all answers of one address have the same length.
 * @param request the whole request, head and blank line.
 * @returns answers a second.
 */
export async function pipelinedLoad(port: number, request: string, durationMs: number): Promise<number> {
  const answerBytes = await measureAnswer(port, request);
  let bytes = 0;
  const end = performance.now() + durationMs;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () => run(port, request, answerBytes, end, (length) => (bytes += length))),
  );
  return bytes / answerBytes / ((performance.now() - start) / 1_000);
}

function run(port: number, request: string, answerBytes: number, end: number, count: (bytes: number) => void) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request.repeat(pipelining)));
    let open = 0;
    socket.on("data", (chunk) => {
      count(chunk.byteLength);
      open += chunk.byteLength;
      const answered = Math.floor(open / answerBytes);
      open -= answered * answerBytes;
      if (performance.now() >= end) socket.destroy();
      else if (answered > 0) socket.write(request.repeat(answered));
    });
    socket.on("close", () => resolve());
    socket.on("error", reject);
  });
}

/** @returns the length of one answer, head included. @throws when it is not a 200. */
function measureAnswer(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.on("error", reject);
    socket.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      const answer = Buffer.concat(chunks);
      const headEnd = answer.indexOf("\r\n\r\n");
      if (headEnd === -1) return;
      const head = answer.toString("latin1", 0, headEnd);
      const length = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (!head.startsWith("HTTP/1.1 200")) reject(new Error(head.split("\r\n")[0]));
      else if (answer.byteLength >= length) resolve(length);
      else return;
      socket.destroy();
    });
  });
}
