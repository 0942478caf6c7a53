import type { ByteRange } from "../http/byte-range.ts";
import type { Files } from "./files.ts";

/** Size of the piece that is in memory of each file that is sent, however large it is and however slowly its reader takes it. */
const pieceBytes = 1_024 * 1_024;

/**
 * A part of a file, read piece by piece as its reader takes it.
 * @returns undefined if there is no such file. The stream fails if the file goes, or ends before the part does.
 */
export async function streamFile(
  files: Files,
  key: string,
  { start, end }: ByteRange,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const pieceAt = (from: number) => files.find(key, { start: from, end: Math.min(end, from + pieceBytes - 1) });
  let first = await pieceAt(start);
  if (!first) return undefined;
  let next = start;
  return new ReadableStream({
    async pull(controller) {
      const piece = first ?? (await pieceAt(next));
      first = undefined;
      if (!piece?.byteLength) throw new Error(`the file ${key} ended while it was sent`);
      controller.enqueue(piece);
      next += piece.byteLength;
      if (next > end) controller.close();
    },
  });
}
