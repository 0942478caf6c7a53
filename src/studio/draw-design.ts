import sharp from "sharp";
import type { DesignDocument } from "./document/document.ts";
import { renderPng } from "./outputs/rasterize.ts";
import { renderWatermark } from "./outputs/watermark.ts";
import { renderSvg } from "./render/render-svg.ts";
import type { Typesetter } from "./type/typesetter.ts";

export const drawingFormats = ["svg", "png", "jpg"] as const;
export type DrawingFormat = (typeof drawingFormats)[number];

export interface DrawingOrder {
  readonly design: DesignDocument;
  readonly format: DrawingFormat;
  /** In pixels, of a PNG or JPG; the height follows. */
  readonly width: number;
  /** Words that show where the design was made; none if left out. */
  readonly watermark?: string | undefined;
}

const jpgQuality = 92;

/** Draws a design as a file, on the server. */
export async function drawDesign(
  { design, format, width, watermark }: DrawingOrder,
  typesetter: Typesetter,
): Promise<Uint8Array> {
  const svg = renderSvg(design, typesetter, watermark ? renderWatermark(design, watermark, typesetter) : "");
  switch (format) {
    case "svg":
      return new TextEncoder().encode(svg);
    case "png":
      return renderPng(svg, width);
    case "jpg":
      return sharp(renderPng(svg, width))
        .flatten()
        .jpeg({ quality: jpgQuality, chromaSubsampling: "4:4:4" })
        .toBuffer();
  }
}
