import h264, { type H264MP4Encoder } from "h264-mp4-encoder";
import type { StyleId } from "../brief/brief.ts";
import type { DesignDocument } from "../document/document.ts";
import { embedded, noPictures, type Pictures } from "../outputs/pictures.ts";
import { freeDrawings } from "../outputs/rasterize.ts";
import { watermarkOf } from "../outputs/watermark.ts";
import type { Fonts, OwnFonts } from "../type/fonts.ts";
import { finishMp4 } from "./finish-mp4.ts";
import { createFrames } from "./frames.ts";
import { createReveal, restSeconds, revealSeconds } from "./reveal.ts";
import { createYuv } from "./yuv.ts";

export interface FilmOrder {
  readonly design: DesignDocument;
  /** Style whose motion it has. */
  readonly style: StyleId;
  /** Length of the whole film; its usual length if left out. The same comes in, faster or slower. */
  readonly seconds?: number | undefined;
  /** Words that show where the design was made, in every frame; none if left out. */
  readonly watermark?: string | undefined;
  readonly pictures?: Pictures;
  /** The user’s fonts, by the ids of their faces. */
  readonly fonts?: OwnFonts | undefined;
}

export const framesPerSecond = 24;
const standardSeconds = revealSeconds + restSeconds;
/** In pixels, of the shorter side: 720p. */
const shortSide = 720;
const longSideMax = 1_280;

/** A film's size: even, as H.264 wants it. */
export function filmSizeOf({ width, height }: Pick<DesignDocument, "width" | "height">) {
  const scale = Math.min(shortSide / Math.min(width, height), longSideMax / Math.max(width, height));
  const even = (side: number) => Math.max(16, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** A design's reveal as an MP4 (H.264), without sound. Frames are made one by one, so that memory holds a few of them. On the server only. */
export async function drawFilm(
  { design, style, seconds = standardSeconds, watermark, pictures = noPictures }: FilmOrder,
  { typesetter }: Pick<Fonts, "typesetter">,
): Promise<Uint8Array> {
  const constant = watermark ? watermarkOf(design, watermark, typesetter) : [];
  const reveal = createReveal(design, { style, typesetter, pictureAt: embedded(pictures), constant });
  const size = filmSizeOf(design);
  const encoder = await h264.createH264MP4Encoder();
  try {
    prepare(encoder, size);
    const frameAt = createFrames(reveal, size.width);
    const convert = createYuv(size);
    const pace = standardSeconds / seconds;
    for (let index = 0; index < seconds * framesPerSecond; index++) {
      encoder.addFrameYuv(convert(frameAt((index / framesPerSecond) * pace)));
      await freeDrawings();
    }
    encoder.finalize();
    const file = encoder.FS.readFile(encoder.outputFilename);
    // It is a file in the thread's memory.
    encoder.FS.unlink(encoder.outputFilename);
    return finishMp4(file);
  } finally {
    encoder.delete();
  }
}

function prepare(encoder: H264MP4Encoder, { width, height }: ReturnType<typeof filmSizeOf>): void {
  encoder.width = width;
  encoder.height = height;
  encoder.frameRate = framesPerSecond;
  // Flat colors and sharp edges: the finished design is looked at longest.
  encoder.quantizationParameter = 20;
  // The fastest: half the time of 6, and a file that is some 6 % larger.
  encoder.speed = 10;
  encoder.groupOfPictures = framesPerSecond * 2;
  encoder.initialize();
}
