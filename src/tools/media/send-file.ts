import type { Context } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import { readRange } from "#platform/http/byte-range.ts";

interface SentFile {
  readonly mediaType: string;
  readonly data: Uint8Array;
  readonly name: string;
}

/** Whole or a range, as players ask for it. */
export function sendFile(c: Context<AppEnv>, { mediaType, data, name }: SentFile): Response {
  const size = data.byteLength;
  const range = readRange(c.req.header("range"), size);
  const headers = {
    "Content-Type": mediaType,
    "X-Content-Type-Options": "nosniff",
    "Content-Disposition": `${c.req.query("download") === undefined ? "inline" : "attachment"}; filename="${name}"`,
    "Accept-Ranges": "bytes",
    // Compressing what is compressed would only hide its length from players.
    "Cache-Control": "private, max-age=3600, no-transform",
  };
  if (range === null) {
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${size}` } });
  }
  if (!range) return new Response(new Uint8Array(data), { headers: { ...headers, "Content-Length": String(size) } });
  const { start, end } = range;
  return new Response(new Uint8Array(data.subarray(start, end + 1)), {
    status: 206,
    headers: {
      ...headers,
      "Content-Range": `bytes ${start}-${end}/${size}`,
      "Content-Length": String(end - start + 1),
    },
  });
}
