import { hasNul, malformedBody, tooMany } from "./malformed-body.ts";

/** Bounds of a multipart form. Sizes are in bytes. */
export const multipartBounds = {
  partsMax: 100,
  /** Headers of one part. Browsers send two, and file names of up to 255 bytes. */
  headersMax: 8,
  headerBytesMax: 2_048,
} as const;

/** Nothing else belongs to a form, and parsers differ in what they make of anything else. Characters as RFC 2046 allows them. */
const parameter = /^(boundary|charset)=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'()+,./:=?-]{1,70}))$/i;

/** @returns undefined where the type names none, more than one, or anything but the boundary and the character set. */
export function boundaryIn(contentType: string): string | undefined {
  const pieces = contentType.split(";").slice(1);
  const read = pieces.map((piece) => piece.trim()).flatMap((piece) => (piece === "" ? [] : [parameter.exec(piece)]));
  const boundaries = read.filter((found) => found?.[1]?.toLowerCase() === "boundary");
  if (read.includes(null) || boundaries.length !== 1) return undefined;
  return boundaries[0]?.[2] ?? boundaries[0]?.[3];
}

/**
 * Checks a small multipart form in one pass, before anything parses it: the number of its parts, the size of their headers, no NUL outside of
 * files. Whether it is a form is left to the parser.
 * @throws {AppError} `malformed_request`
 */
export function scanMultipart(bytes: Uint8Array, contentType: string): void {
  const boundary = boundaryIn(contentType);
  if (boundary === undefined) throw malformedBody("multipart without one boundary");
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = `--${boundary}`;
  let parts = 0;
  for (let at = content.indexOf(delimiter); at !== -1; ) {
    const start = at + delimiter.length;
    const next = content.indexOf(`\r\n${delimiter}`, start);
    if (next === -1) break;
    parts += 1;
    if (parts > multipartBounds.partsMax) throw tooMany("fields", multipartBounds.partsMax);
    checkPart(content.subarray(start, next + 2));
    at = next + 2;
  }
}

function checkPart(part: Buffer): void {
  const end = part.subarray(0, multipartBounds.headerBytesMax).indexOf("\r\n\r\n");
  if (end === -1) throw malformedBody("multipart with a part whose headers are too large, or missing");
  const headers = part.toString("latin1", 0, end);
  if (headers.split("\r\n").length - 1 > multipartBounds.headersMax)
    throw malformedBody("multipart with a part of too many headers");
  const isFile = /;\s*filename/i.test(headers);
  if (headers.includes("\0") || (!isFile && part.includes(0, end))) throw hasNul();
}
