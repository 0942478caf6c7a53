import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";

/** Responses that are built once and sent many times: bytes, headers and ETag, ready to write. */

export interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  /** Alternating names and values for `writeHead`; built once, because that is the expensive part. */
  readonly headers: readonly string[];
  /** The headers of a 304: caching and `Vary`, but none about a body. */
  readonly unchangedHeaders: readonly string[];
}

/** One response in all its encodings. */
export interface StoredAnswer {
  readonly identity: Variant;
  readonly gzip?: Variant;
  readonly br?: Variant;
}

const ownHeaders = ["content-length", "content-encoding", "etag", "vary", "x-request-id"];

/** @param vary request headers (besides `Accept-Encoding`) that the response depends on. */
export function createVariant(
  body: Buffer,
  encoding: Encoding,
  headers: Iterable<[string, string]>,
  vary: readonly string[],
): Variant {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const given = [...headers].filter(([name]) => !ownHeaders.includes(name.toLowerCase()));
  const validators: [string, string][] = [
    ["etag", etag],
    ["vary", ["accept-encoding", ...vary].join(", ")],
  ];
  const content: [string, string][] = [["content-length", String(body.byteLength)]];
  if (encoding !== "identity") content.push(["content-encoding", encoding]);
  const lifetime = given.filter(([name]) => name.toLowerCase() === "cache-control");
  return {
    body,
    etag,
    headers: [...given, ...validators, ...content].flat(),
    unchangedHeaders: [...lifetime, ...validators].flat(),
  };
}

export function chooseVariant(answer: StoredAnswer, acceptEncoding: string | undefined): Variant {
  if (answer.br && acceptsEncoding(acceptEncoding, "br")) return answer.br;
  if (answer.gzip && acceptsEncoding(acceptEncoding, "gzip")) return answer.gzip;
  return answer.identity;
}

/** Tells whether the client already has this variant (`If-None-Match`, compared weakly as RFC 9110 requires). */
export function isUnchanged(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag)
  );
}

/** Answers a GET or HEAD from memory. @returns the sent status. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
  requestId: string,
): 200 | 304 {
  const variant = chooseVariant(answer, String(request.headers["accept-encoding"] ?? ""));
  if (isUnchanged(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304, [...variant.unchangedHeaders, "x-request-id", requestId]);
    response.end();
    return 304;
  }
  response.writeHead(200, [...variant.headers, "x-request-id", requestId]);
  response.end(request.method === "HEAD" ? undefined : variant.body);
  return 200;
}

/** The same as a web `Response`, for the request that waited while it was rendered. */
export function storedResponse(request: Request, answer: StoredAnswer): Response {
  const variant = chooseVariant(answer, request.headers.get("accept-encoding") ?? undefined);
  if (isUnchanged(request.headers.get("if-none-match"), variant.etag)) {
    return new Response(null, { status: 304, headers: pairs(variant.unchangedHeaders) });
  }
  return new Response(variant.body as BodyInit, { status: 200, headers: pairs(variant.headers) });
}

function pairs(flat: readonly string[]): [string, string][] {
  const result: [string, string][] = [];
  for (let index = 0; index < flat.length; index += 2) result.push([flat[index] ?? "", flat[index + 1] ?? ""]);
  return result;
}

export type Encoding = "br" | "gzip" | "identity";

/** Parsed headers, cached: browsers send only a few different ones. */
const read = new LRUCache<string, ReadonlySet<string>>({ max: 200 });

/**
 * Tells whether a client accepts an encoding (RFC 9110, 12.5.3): named or covered by `*`, and not with `q=0`.
 * @param header the `Accept-Encoding` header.
 */
export function acceptsEncoding(header: string | undefined, encoding: Encoding): boolean {
  if (encoding === "identity") return true;
  if (!header) return false;
  const known = read.get(header);
  if (known) return known.has(encoding);
  const accepted = parse(header);
  read.set(header, accepted);
  return accepted.has(encoding);
}

function parse(header: string): ReadonlySet<string> {
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const others = qualities.get("*") ?? 0;
  return new Set(["br", "gzip"].filter((encoding) => (qualities.get(encoding) ?? others) > 0));
}
