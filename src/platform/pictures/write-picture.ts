import type { Sharp } from "sharp";
import { withPicture } from "./open-picture.ts";

const jpegQuality = 92;
/** A drawing of the largest size is smaller; a photo is not. */
const drawingBytesMax = 3 * 1_024 * 1_024;

export interface RewrittenPicture {
  readonly mediaType: "image/jpeg" | "image/png";
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PictureOrder {
  /** Unchecked. */
  readonly file: Uint8Array;
  /** Message for a user whose file has none of our formats. */
  readonly otherFormat: string;
  /** Length of the longer side, in pixels. */
  readonly sideMax: number;
}

/**
 * Writes an uploaded picture anew, as JPEG, or as PNG where something shows through or it is a drawing: drawings stay as sharp as they were,
 * photos as small. A task of worker processes.
 * @throws {AppError} as `withPicture`.
 */
export const writePicture = ({ file, otherFormat, sideMax }: PictureOrder): Promise<RewrittenPicture> =>
  withPicture(file, otherFormat, async ({ picture, format }) => {
    const sized = picture.resize(sideMax, sideMax, { fit: "inside", withoutEnlargement: true }).toColorspace("srgb");
    const { data, info } = await write(sized, format === "jpeg" || format === "avif");
    const mediaType = info.format === "png" ? "image/png" : "image/jpeg";
    return { mediaType, bytes: data, width: info.width, height: info.height };
  });

async function write(picture: Sharp, isPhoto: boolean) {
  const { isOpaque } = await picture.clone().stats();
  const asJpeg = () =>
    picture.flatten().jpeg({ quality: jpegQuality, chromaSubsampling: "4:4:4" }).toBuffer({ resolveWithObject: true });
  if (isOpaque && isPhoto) return asJpeg();
  const png = await picture.clone().png().toBuffer({ resolveWithObject: true });
  return isOpaque && png.data.byteLength > drawingBytesMax ? asJpeg() : png;
}
