import type { Context } from "hono";
import { contentDisposition } from "../file-names.ts";
import type { AppEnv } from "./app-env.ts";
import { type ByteRange, readRange } from "./byte-range.ts";

/** A file that is sent: it can be too large to be read as a whole. */
export interface OpenedFile {
  readonly mediaType: string;
  readonly bytes: number;
  /** @throws {AppError} `not_found` if it is gone from the storage. */
  stream(range: ByteRange): Promise<ReadableStream<Uint8Array>>;
}

/**
 * Whole or a range, as players ask for it.
 * @param name with its ending.
 * @param more headers, by their names here: one that is set on the answer afterwards gets lost when @hono/node-server copies it.
 * @throws {AppError} `not_found`
 */
export async function sendFile(
  c: Context<AppEnv>,
  { mediaType, bytes, stream }: OpenedFile,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const range = readRange(c.req.header("range"), bytes);
  const headers = {
    "Content-Type": mediaType,
    "X-Content-Type-Options": "nosniff",
    "Content-Disposition": contentDisposition(c.req.query("download") === undefined ? "inline" : "attachment", name),
    "Accept-Ranges": "bytes",
    // Compressing what is compressed would only hide its length from players.
    "Cache-Control": "private, max-age=3600, no-transform",
    ...more,
  };
  if (range === null) {
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${bytes}` } });
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  return new Response(await stream({ start, end }), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      ...(range && { "Content-Range": `bytes ${start}-${end}/${bytes}` }),
      "Content-Length": String(end - start + 1),
    },
  });
}
