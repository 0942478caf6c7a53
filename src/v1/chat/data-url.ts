/** Longer than every media type with its parameters. */
const headMax = 200;

/**
 * The bytes of a base64 data URL, in time that grows with its length only.
 * @returns undefined for anything else.
 */
export function readDataUrl(url: string): { readonly mediaType: string; readonly data: Buffer } | undefined {
  const comma = url.slice(0, headMax).indexOf(",");
  if (!/^data:/i.test(url) || comma < 0) return undefined;
  const [mediaType = "", ...parameters] = url.slice("data:".length, comma).toLowerCase().split(";");
  if (parameters.at(-1)?.trim() !== "base64") return undefined;
  const base64 = url.slice(comma + 1);
  const data = Buffer.from(base64, "base64");
  // Node leaves out what is no base64, and stops at the first padding.
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  const isWhole = data.length === Math.floor(((base64.length - padding) * 3) / 4);
  return isWhole ? { mediaType: mediaType.trim(), data } : undefined;
}
