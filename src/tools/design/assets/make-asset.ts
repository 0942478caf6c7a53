import type { Sharp } from "sharp";
import { AppError } from "#platform/errors.ts";
import { type OpenPicture, withPicture } from "#platform/pictures/open-picture.ts";
import { findPictureFormat } from "#platform/pictures/picture-format.ts";
import { type Picture, simplifyVector } from "#studio/index.ts";
import { assetFormatNames } from "./asset-rules.ts";

export interface MadePicture extends Picture {
  readonly width: number;
  readonly height: number;
}

/** In pixels: enough for the largest file that a design is drawn as. */
const sideMax = 2_560;
const jpegQuality = 92;
const svgBytesMax = 512 * 1_024;

type Workers = Parameters<typeof simplifyVector>[0];

/**
 * Makes a picture for designs from an uploaded file. It is what its bytes say, and is written anew: pixels upright, without metadata, as
 * JPEG, or as PNG where something shows through; vectors as shapes alone.
 * @throws {AppError} `invalid_input` with the reason if it is none of our formats, is damaged, or holds more than we take.
 */
export async function makeAsset(workers: Workers, file: Uint8Array, signal: AbortSignal): Promise<MadePicture> {
  const vector = findPictureFormat(file) ? undefined : readVector(file);
  if (vector === undefined) {
    return withPicture(file, `This file type isn’t supported. Please choose a ${assetFormatNames} file.`, rewrite);
  }
  if (file.byteLength > svgBytesMax) throw refusal("This SVG is larger than 512 kB. Please simplify it.");
  const simplified = await simplifyVector(workers, vector, signal);
  if ("refused" in simplified) throw refusal(simplified.refused);
  const { svg, width, height } = simplified;
  return {
    ...{ mediaType: "image/svg+xml", bytes: new TextEncoder().encode(svg) },
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
}

const refusal = (userMessage: string) => new AppError("invalid_input", { userMessage });

/** @returns undefined unless the file is text that begins like an SVG. */
function readVector(file: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file);
    return /^\s*<(?:\?xml|!--|!DOCTYPE\s+svg|(?:\w{1,20}:)?svg\b)/i.test(text) && text.includes("svg")
      ? text
      : undefined;
  } catch {
    return undefined;
  }
}

async function rewrite({ picture, format }: OpenPicture): Promise<MadePicture> {
  const sized = picture.resize(sideMax, sideMax, { fit: "inside", withoutEnlargement: true }).toColorspace("srgb");
  const { data, info } = await write(sized, format === "jpeg" || format === "avif");
  const isPng = info.format === "png";
  return { mediaType: isPng ? "image/png" : "image/jpeg", bytes: data, width: info.width, height: info.height };
}

/** Drawings stay as sharp as they were, photos as small. */
async function write(picture: Sharp, isPhoto: boolean) {
  const { isOpaque } = await picture.clone().stats();
  const asJpeg = () =>
    picture.flatten().jpeg({ quality: jpegQuality, chromaSubsampling: "4:4:4" }).toBuffer({ resolveWithObject: true });
  if (isOpaque && isPhoto) return asJpeg();
  const png = await picture.clone().png().toBuffer({ resolveWithObject: true });
  return isOpaque && png.data.byteLength > drawingBytesMax ? asJpeg() : png;
}

/** A drawing of the largest size is smaller; a photo is not. */
const drawingBytesMax = 3 * 1_024 * 1_024;
