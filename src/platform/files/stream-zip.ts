import { setImmediate as otherWork } from "node:timers/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZippedFile {
  readonly name: string;
  /** At once, or in pieces that are read when the file's turn comes. */
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Only what isn’t compressed already, as pictures and films are. */
  readonly compress: boolean;
}

/** Compressing a piece takes some 10 ms, in which nothing else is answered. */
const pieceBytes = 256 * 1_024;

/**
 * A ZIP that is made while it is read: one file, or one piece of it, at a time is in memory, and each is made when its turn comes.
 * @param stop aborted once the reader goes away.
 * @param writtenAt of every file: the same files at the same moment are the same ZIP. Now, if left out.
 */
export function streamZip(
  files: AsyncIterable<ZippedFile>,
  stop: AbortController,
  writtenAt?: Date,
): ReadableStream<Uint8Array> {
  const left = files[Symbol.asyncIterator]();
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      const { value: file, done } = await left.next();
      if (done) return zip.end();
      const entry = file.compress ? new ZipDeflate(file.name) : new ZipPassThrough(file.name);
      if (writtenAt) entry.mtime = writtenAt;
      zip.add(entry);
      for await (const piece of smallPieces(file.bytes)) {
        entry.push(piece);
        await otherWork();
        if (stop.signal.aborted) return;
      }
      entry.push(new Uint8Array(), true);
    },
    cancel: () => stop.abort(),
  });
}

async function* smallPieces(bytes: ZippedFile["bytes"]): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes)
    for (let at = 0; at < piece.byteLength; at += pieceBytes) yield piece.subarray(at, at + pieceBytes);
}
