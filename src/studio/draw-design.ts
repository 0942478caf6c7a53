import sharp from "sharp";
import type { DesignDocument } from "./document/document.ts";
import { embedded, noPictures, type Pictures } from "./outputs/pictures.ts";
import { renderPng } from "./outputs/rasterize.ts";
import { renderPdf } from "./outputs/render-pdf.ts";
import { watermarkOf } from "./outputs/watermark.ts";
import { renderSvg } from "./render/render-svg.ts";
import type { Fonts, OwnFonts } from "./type/fonts.ts";

export type DrawingFormat = "svg" | "png" | "jpg" | "pdf";

export interface DrawingOrder {
  readonly design: DesignDocument;
  readonly format: DrawingFormat;
  /** In pixels, of a PNG or JPG; the height follows. */
  readonly width: number;
  /** Words that show where the design was made; none if left out. */
  readonly watermark?: string | undefined;
  /** Those that are left out are drawn as placeholders. */
  readonly pictures?: Pictures;
  /** Of a PNG, in pixels: placed in the middle, on the design's own ground, in the shape that networks show. */
  readonly field?: { readonly width: number; readonly height: number } | undefined;
  /** Of the user, by the ids of their faces. */
  readonly fonts?: OwnFonts | undefined;
}

const jpgQuality = 92;

/** Draws a design as a file, on the server. */
export async function drawDesign(
  { design: clean, format, width, watermark, pictures = noPictures, field }: DrawingOrder,
  fonts: Fonts,
): Promise<Uint8Array> {
  const { typesetter } = fonts;
  const mark = watermark ? watermarkOf(clean, watermark, typesetter) : [];
  const design = { ...clean, elements: [...clean.elements, ...mark] };
  if (format === "pdf") return renderPdf(design, fonts, pictures);
  const svg = renderSvg(design, typesetter, embedded(pictures));
  switch (format) {
    case "svg":
      return new TextEncoder().encode(svg);
    case "png":
      return field
        ? putOnField(renderPng(svg, width), { ...field, background: clean.palette.ground })
        : renderPng(svg, width);
    case "jpg":
      return sharp(renderPng(svg, width))
        .flatten()
        .jpeg({ quality: jpgQuality, chromaSubsampling: "4:4:4" })
        .toBuffer();
  }
}

interface Field {
  readonly width: number;
  readonly height: number;
  readonly background: string;
}

const putOnField = (png: Uint8Array, { width, height, background }: Field): Promise<Uint8Array> =>
  sharp(png).flatten({ background }).resize({ width, height, fit: "contain", background }).png().toBuffer();
