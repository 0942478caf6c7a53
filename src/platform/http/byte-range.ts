export interface ByteRange {
  readonly start: number;
  /** Included. */
  readonly end: number;
}

/**
 * Reads a `Range` header (RFC 9110, 14.2). Several ranges at once, and what is no range of bytes, get the whole file.
 * @param size of the file, above 0.
 * @returns undefined for the whole file; null if the range lies beyond it.
 */
export function readRange(header: string | undefined, size: number): ByteRange | undefined | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "");
  const [first = "", last = ""] = found?.slice(1) ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Number(last);
    return length === 0 ? null : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? null : { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
