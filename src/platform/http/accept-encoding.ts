export type Encoding = "br" | "gzip" | "identity";

/** Browsers send few different headers: each is read once. */
const read = new Map<string, ReadonlySet<string>>();
const readMax = 200;

/**
 * Whether a client takes an encoding (RFC 9110, 12.5.3): named or covered by `*`, and not with `q=0`.
 * @param header the `Accept-Encoding` header.
 */
export function acceptsEncoding(header: string | undefined, encoding: Encoding): boolean {
  if (encoding === "identity") return true;
  if (!header) return false;
  const known = read.get(header);
  if (known) return known.has(encoding);
  const accepted = parse(header);
  if (read.size < readMax) read.set(header, accepted);
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
