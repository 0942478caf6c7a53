import { AppError } from "#platform/errors.ts";
import { findPictureFormat } from "#platform/pictures/picture-format.ts";
import { rewritePicture } from "#platform/pictures/rewrite-picture.ts";
import type { Turn, WorkerPool } from "#platform/worker-pool.ts";
import { WorkEndedError } from "#platform/worker-process.ts";
import { type Picture, readVector, simplifyVector } from "#studio/index.ts";
import { assetFormatNames } from "./asset-rules.ts";

export interface MadePicture extends Picture {
  readonly width: number;
  readonly height: number;
}

/** In pixels: enough for the largest file that a design is drawn as. */
const sideMax = 2_560;
const svgBytesMax = 512 * 1_024;

/**
 * Makes a picture for designs from an uploaded file. It is what its bytes say, and is written anew: pixels upright, without metadata, as
 * JPEG, or as PNG where something shows through; vectors as shapes alone.
 * @throws {AppError} `invalid_input` with the reason if it is none of our formats, is damaged, or holds more than we take.
 */
export async function makeAsset(workers: WorkerPool, file: Uint8Array, turn: Turn): Promise<MadePicture> {
  const vector = findPictureFormat(file) ? undefined : readVector(file);
  if (vector === undefined) {
    const otherFormat = `This file type isn’t supported. Please choose a ${assetFormatNames} file.`;
    return rewritePicture(workers, { file, otherFormat, sideMax }, turn);
  }
  if (file.byteLength > svgBytesMax) throw refusal("This SVG is larger than 512 kB. Please simplify it.");
  const simplified = await simplifyVector(workers, vector, turn).catch((error: unknown) => {
    throw error instanceof AppError && error.cause instanceof WorkEndedError ? refusal(undrawable) : error;
  });
  if ("refused" in simplified) throw refusal(simplified.refused);
  const { svg, width, height } = simplified;
  return {
    mediaType: "image/svg+xml",
    bytes: new TextEncoder().encode(svg),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
}

const undrawable =
  "This SVG has parts that we can’t draw, perhaps far outside of its page. Please delete them, or save it as a PNG.";

const refusal = (userMessage: string) => new AppError("invalid_input", { userMessage });
