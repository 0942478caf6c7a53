import sharp from "sharp";
import { AppError } from "#platform/errors.ts";
import { limitConcurrency } from "#platform/limit-concurrency.ts";
import { type Crop, pictureOfOtherFormat } from "../ui/picture/picture-limits.ts";
import { checkCrop } from "./crop.ts";

const formats = ["jpeg", "png", "webp", "avif"] as const;
export type PictureFormat = (typeof formats)[number];

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/** No file that we take names more brands than this in its first box. */
const brandsBytesMax = 128;

/** What a file is by its first bytes, whatever its name or sender says. @returns undefined for all that is not taken. */
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

/** Of an ISO base media file (ISO/IEC 14496-12, 4.3): the major brand and, after its version, the compatible ones. */
function brandsOf(bytes: Buffer): readonly string[] {
  if (bytes.length < 16) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const brands = [textAt(bytes, 8)];
  for (let start = 16; start + 4 <= end; start += 4) brands.push(textAt(bytes, start));
  return brands;
}

/** Width and height of every avatar. The largest on a page is 96 px wide, on screens with up to three pixels for one. */
const avatarSide = 512;
/** Somewhat more than telephones take. Decoded, one is at most some 200 MB, and no more than `decodingMax` are at a time. */
const pixelsMax = 64_000_000;
const decodingMax = 2;
const secondsMax = 15;
const quality = 82;

const oneOfFew = limitConcurrency(decodingMax);

// Nothing else in sharp (SVG and PDF above all, which can name other files) is ever given what strangers send.
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
 * Makes an avatar of an uploaded file: upright, square, of one size, without anything that the file says besides its pixels (place and
 * camera, above all). Decoding runs in sharp's own threads.
 * @param crop the part to keep; without it, the center.
 * @returns WebP.
 * @throws {AppError} `invalid_input` for what is no picture of a known format, is not whole, or has too many pixels, and for a crop
 * that does not fit.
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

/** Of an animated file, the first picture. */
function open(file: Uint8Array, crop: Crop | undefined) {
  const options = { limitInputPixels: pixelsMax, failOn: "error", sequentialRead: true, pages: 1 } as const;
  const picture = sharp(file, options).autoOrient();
  // Where nothing is cut out, sharp decodes a large JPEG at a fraction of its size.
  return crop ? picture.extract({ left: crop.left, top: crop.top, width: crop.side, height: crop.side }) : picture;
}

/**
 * By the file's head alone, before anything is decoded: a small file can unfold to gigabytes.
 * @returns the size of the picture upright.
 */
async function measure(file: Uint8Array, expected: PictureFormat) {
  // Here the limit would only say that the file cannot be read.
  const { width, height, format, autoOrient } = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata();
  if (format !== formatInSharp[expected]) throw new Error(`${expected} by its first bytes, ${format} by the rest`);
  if (width * height <= pixelsMax) return autoOrient;
  throw new AppError("invalid_input", {
    userMessage: `This picture has more than ${pixelsMax / 1_000_000} million pixels. Please choose a smaller one.`,
  });
}
