import { isUtf8 } from "node:buffer";
import { AppError } from "../../errors.ts";
import { hasNul, malformedBody, tooMany } from "./malformed-body.ts";

/** Bounds on what a JSON text may hold. `entriesMax` counts all properties and elements in it, however deep, and all objects and arrays. */
export interface JsonBounds {
  readonly depthMax: number;
  readonly entriesMax: number;
  /** For texts that no column of PostgreSQL gets. */
  readonly mayHaveNul?: boolean;
}

/** Deeper than anything that our pages and official clients send. */
const depthMax = 100;

/** For what is no longer than a form. */
export const usualJson: JsonBounds = { depthMax, entriesMax: 10_000 };
/** For documents: parsing so many takes less than a tenth of a second. */
export const largeJson: JsonBounds = { depthMax, entriesMax: 200_000 };

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const letterU = 0x75;

/**
 * Checks a JSON text in one pass over its bytes, before `JSON.parse` may see it: it is UTF-8, within the bounds, and (unless it may) holds no NUL,
 * which PostgreSQL refuses. Half of a character, which JSON can hold and PostgreSQL refuses as well, is replaced in place, as browsers do in forms.
 * Whether it is JSON is left to the parser.
 * @throws {AppError} `malformed_request`
 */
export function scanJson(bytes: Uint8Array, { depthMax, entriesMax, mayHaveNul = false }: JsonBounds): void {
  if (!isUtf8(bytes)) throw malformedBody("JSON that is not UTF-8");
  let depth = 0;
  let entries = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = endOfString(bytes, at + 1, mayHaveNul);
    else if (byte === comma) entries += 1;
    else if (isOpening(byte)) {
      entries += 1;
      depth += 1;
      if (depth > depthMax) throw tooDeep(depthMax);
    } else if (isClosing(byte)) depth -= 1;
    if (entries > entriesMax) throw tooMany("values", entriesMax);
  }
}

/** Braces and brackets differ in one bit. */
const isOpening = (byte: number | undefined): boolean => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number | undefined): boolean => byte === 0x5d || byte === 0x7d;

const tooDeep = (max: number): AppError =>
  new AppError("malformed_request", {
    userMessage: `What you sent is nested more than ${max} levels deep. Please make it flatter.`,
  });

/** @returns where the string's closing quote is, or where the text ends. */
function endOfString(bytes: Uint8Array, start: number, mayHaveNul: boolean): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== quote) {
    if (bytes[at] !== backslash) at += 1;
    else if (bytes[at + 1] !== letterU) at += 2;
    else at += readEscape(bytes, at, mayHaveNul);
  }
  return at;
}

/** The length of `\uXXXX`, in bytes. */
const escapeLength = 6;

/** Looks at `\uXXXX`, and replaces half a character. @returns how many bytes were read. */
function readEscape(bytes: Uint8Array, at: number, mayHaveNul: boolean): number {
  // Most escapes are neither half a character nor NUL, which their first digits tell.
  const first = bytes[at + 2];
  const isPlain = first === 0x30 ? bytes[at + 4] !== 0x30 : ((first ?? 0) | 0x20) !== 0x64;
  if (isPlain) return escapeLength;
  const unit = readHex(bytes, at + 2);
  if (unit === 0 && !mayHaveNul) throw hasNul();
  if (unit === undefined || unit < 0xd800 || unit > 0xdfff) return escapeLength;
  const next = at + escapeLength;
  const second =
    unit < 0xdc00 && bytes[next] === backslash && bytes[next + 1] === letterU ? readHex(bytes, next + 2) : undefined;
  if (second !== undefined && second >= 0xdc00 && second <= 0xdfff) return 2 * escapeLength;
  bytes.set(replacement, at);
  return escapeLength;
}

const replacement = Buffer.from("\\ufffd");

/** @returns undefined for anything but four digits, which the parser refuses. */
function readHex(bytes: Uint8Array, at: number): number | undefined {
  let value = 0;
  for (let place = at; place < at + 4; place += 1) {
    const digit = hexDigit(bytes[place]);
    if (digit === undefined) return undefined;
    value = value * 16 + digit;
  }
  return value;
}

/** Value of an ASCII character as a hexadecimal digit. */
export function hexDigit(byte: number | undefined): number | undefined {
  if (byte === undefined) return undefined;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : undefined;
}
