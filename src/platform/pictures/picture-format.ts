const formats = ["jpeg", "png", "webp", "avif"] as const;
export type PictureFormat = (typeof formats)[number];

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/** No file that we accept lists more brands than this in its first box. */
const brandsBytesMax = 128;

/** Detects a file's format by its first bytes, whatever its name or sender claims. @returns undefined for formats that we don't accept. */
export function findPictureFormat(file: Uint8Array): PictureFormat | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, brandsBytesMax));
  return formats.find((format) => isOf[format](bytes));
}

const isOf: Readonly<Record<PictureFormat, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(jpegStart),
  png: (bytes) => bytes.subarray(0, 8).equals(pngSignature),
  webp: (bytes) => textAt(bytes, 0) === "RIFF" && textAt(bytes, 8) === "WEBP",
  avif: (bytes) => textAt(bytes, 4) === "ftyp" && brandsOf(bytes).some((brand) => brand === "avif" || brand === "avis"),
};

const textAt = (bytes: Buffer, start: number): string => bytes.toString("latin1", start, start + 4);

/** Brands of an ISO base media file (ISO/IEC 14496-12, 4.3): the major brand and, after its version, the compatible ones. */
function brandsOf(bytes: Buffer): readonly string[] {
  if (bytes.length < 16) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const brands = [textAt(bytes, 8)];
  for (let start = 16; start + 4 <= end; start += 4) brands.push(textAt(bytes, start));
  return brands;
}
