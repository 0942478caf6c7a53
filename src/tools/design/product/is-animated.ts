/** Tells whether a PNG or WebP file holds several pictures, as its header says. */
export function isAnimated(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString("latin1", 8, 12) === "WEBP") {
    return bytes.toString("latin1", 12, 16) === "VP8X" && ((bytes[20] ?? 0) & 0x02) !== 0;
  }
  return bytes.toString("latin1", 1, 4) === "PNG" && hasAnimationChunk(bytes);
}

const firstChunk = 8;
/** Bytes around the data of a chunk: its length, its name and its checksum. */
const frameBytes = 12;

/** `acTL` comes before the picture’s own data (PNG, third edition). */
function hasAnimationChunk(bytes: Buffer): boolean {
  for (let at = firstChunk; at + frameBytes <= bytes.length; ) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (name === "acTL" || name === "IDAT") return name === "acTL";
    at += frameBytes + bytes.readUInt32BE(at);
  }
  return false;
}
