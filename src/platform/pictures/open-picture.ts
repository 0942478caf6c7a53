import sharp, { type Sharp } from "sharp";
import { AppError } from "../errors.ts";
import { heicRefused, isHeic } from "./heic.ts";
import { findPictureFormat, type PictureFormat } from "./picture-format.ts";

/** Somewhat more than phone cameras take. Decoded, a picture takes up to some 200 MB. */
const pixelsMax = 64_000_000;
const secondsMax = 15;

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

export interface OpenPicture {
  /** Upright; without metadata once it is written (above all, place and camera). */
  readonly picture: Sharp;
  readonly format: PictureFormat;
  /** Upright, in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Works on an uploaded picture, the first frame of an animated one. In worker processes only: a file may crash the decoder.
 * @param otherFormat what a user is told whose file has none of our formats.
 * @throws {AppError} `invalid_input` if the file isn't a picture in a known format, is truncated or has too many pixels.
 */
export async function withPicture<Result>(
  file: Uint8Array,
  otherFormat: string,
  work: (open: OpenPicture) => Promise<Result>,
): Promise<Result> {
  const format = findPictureFormat(file);
  if (!format) throw new AppError("invalid_input", { userMessage: isHeic(file) ? heicRefused : otherFormat });
  try {
    const size = await measure(file, format);
    const options = { limitInputPixels: pixelsMax, failOn: "error", sequentialRead: true, pages: 1 } as const;
    const picture = sharp(file, options).autoOrient().timeout({ seconds: secondsMax });
    return await work({ picture, format, ...size });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_input", {
      userMessage: "This picture can’t be read. It may be damaged. Please choose another one.",
      message: "unreadable picture",
      cause: error,
    });
  }
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
