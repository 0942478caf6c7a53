import type { Sharp } from "sharp";
import type { OpenPicture } from "./open-picture.ts";

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

/**
 * Writes a picture anew, as JPEG, or as PNG where something shows through or it is a drawing: drawings stay as sharp as they were, photos as
 * small.
 * @param sideMax of the longer side, in pixels.
 */
export async function rewritePicture({ picture, format }: OpenPicture, sideMax: number): Promise<RewrittenPicture> {
  const sized = picture.resize(sideMax, sideMax, { fit: "inside", withoutEnlargement: true }).toColorspace("srgb");
  const { data, info } = await write(sized, format === "jpeg" || format === "avif");
  const mediaType = info.format === "png" ? "image/png" : "image/jpeg";
  return { mediaType, bytes: data, width: info.width, height: info.height };
}

async function write(picture: Sharp, isPhoto: boolean) {
  const { isOpaque } = await picture.clone().stats();
  const asJpeg = () =>
    picture.flatten().jpeg({ quality: jpegQuality, chromaSubsampling: "4:4:4" }).toBuffer({ resolveWithObject: true });
  if (isOpaque && isPhoto) return asJpeg();
  const png = await picture.clone().png().toBuffer({ resolveWithObject: true });
  return isOpaque && png.data.byteLength > drawingBytesMax ? asJpeg() : png;
}
