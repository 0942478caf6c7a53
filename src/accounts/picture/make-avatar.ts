import sharp from "sharp";
import { AppError } from "#platform/errors.ts";
import { limitConcurrency } from "#platform/limit-concurrency.ts";
import { type Crop, pictureOfOtherFormat } from "../ui/picture/picture-limits.ts";
import { checkCrop } from "./crop.ts";

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

/** Width and height of every avatar. The largest on a page is 96 px wide, on screens with up to three pixels per CSS pixel. */
const avatarSide = 512;
/** Somewhat more than phone cameras take. Decoded, a picture takes up to some 200 MB, and at most `decodingMax` are decoded at a time. */
const pixelsMax = 64_000_000;
const decodingMax = 2;
const secondsMax = 15;
const quality = 82;

const oneOfFew = limitConcurrency(decodingMax);

// Uploads never reach any other part of sharp, above all SVG and PDF, which can reference other files.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});
sharp.cache(false);

const formatInSharp: Readonly<Record<PictureFormat, string>> = { jpeg: "jpeg", png: "png", webp: "webp", avif: "heif" };

/**
 * Makes an avatar from an uploaded file: upright, square, one size, without metadata (above all, place and camera). Decoding runs in
 * sharp's own threads.
 * @param crop the part to keep; without it, the center.
 * @returns WebP.
 * @throws {AppError} `invalid_input` if the file isn't a picture in a known format, is truncated or has too many pixels, or if the crop
 * doesn't fit.
 */
export async function makeAvatar(file: Uint8Array, crop?: Crop): Promise<Uint8Array> {
  const format = findPictureFormat(file);
  if (!format) throw new AppError("invalid_input", { userMessage: pictureOfOtherFormat });
  return oneOfFew(async () => {
    try {
      const size = await measure(file, format);
      if (crop) checkCrop(crop, size);
      return await open(file, crop)
        .resize(avatarSide, avatarSide, { fit: "cover" })
        .webp({ quality })
        .timeout({ seconds: secondsMax })
        .toBuffer();
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError("invalid_input", {
        userMessage: "This picture can’t be read. It may be damaged. Please choose another one.",
        message: "unreadable picture",
        cause: error,
      });
    }
  });
}

/** The first frame of an animated file. */
function open(file: Uint8Array, crop: Crop | undefined) {
  const options = { limitInputPixels: pixelsMax, failOn: "error", sequentialRead: true, pages: 1 } as const;
  const picture = sharp(file, options).autoOrient();
  // Without a crop, sharp decodes a large JPEG at a fraction of its size.
  return crop ? picture.extract({ left: crop.left, top: crop.top, width: crop.side, height: crop.side }) : picture;
}

/**
 * Reads only the file's header, before anything is decoded: a small file can expand to gigabytes.
 * @returns the size of the picture upright.
 */
async function measure(file: Uint8Array, expected: PictureFormat) {
  // With the limit, the error would only say that the file can't be read.
  const { width, height, format, autoOrient } = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata();
  if (format !== formatInSharp[expected]) throw new Error(`${expected} by its first bytes, ${format} by the rest`);
  if (width * height <= pixelsMax) return autoOrient;
  throw new AppError("invalid_input", {
    userMessage: `This picture has more than ${pixelsMax / 1_000_000} million pixels. Please choose a smaller one.`,
  });
}
