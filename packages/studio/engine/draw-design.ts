import sharp from "sharp";
import type { Kind } from "./brief/brief.ts";
import { DesignRefused } from "./design-refused.ts";
import type { DesignDocument } from "./document/document.ts";
import { isDrawable } from "./document/drawing-cost.ts";
import { pageAt, splitPages } from "./document/pages.ts";
import { embedded, noPictures, type Pictures } from "./outputs/pictures.ts";
import { withDensity } from "./outputs/png-density.ts";
import { printSizeOf } from "./outputs/print-size.ts";
import { renderPng, renderPngWithin } from "./outputs/rasterize.ts";
import { renderPdf } from "./outputs/render-pdf.ts";
import { watermarkOf } from "./outputs/watermark.ts";
import { placeImage } from "./render/place-image.ts";
import { renderSvg } from "./render/render-svg.ts";
import type { Fonts, OwnFonts } from "./type/fonts.ts";

export type DrawingFormat = "svg" | "png" | "jpg" | "pdf";

export interface DrawingOrder {
  readonly design: DesignDocument;
  readonly format: DrawingFormat;
  /** Page to draw, from 0; the first, if left out. A PDF has all pages. */
  readonly page?: number | undefined;
  /** In pixels, of a PNG or JPG; the height follows. */
  readonly width: number;
  /** The kind of the design: some kinds have a size on paper. */
  readonly kind?: Kind | undefined;
  /** A PDF for a print shop: with crop marks, and in the colors of a press. The design needs a size on paper. */
  readonly isForPress?: boolean | undefined;
  /** Words that show where the design was made; none if left out. */
  readonly watermark?: string | undefined;
  /** Pictures of the design; those that are left out are drawn as placeholders. */
  readonly pictures?: Pictures;
  /** Size of a PNG, in pixels: the design is in the middle, on the design's own ground, in the shape that networks show. */
  readonly field?: { readonly width: number; readonly height: number } | undefined;
  /** The user’s fonts, by the ids of their faces. */
  readonly fonts?: OwnFonts | undefined;
}

const jpgQuality = 92;

/** Draws a design as a file, on the server. */
export async function drawDesign(
  { design: whole, format, page = 0, width, kind, isForPress, watermark, pictures = noPictures, field }: DrawingOrder,
  fonts: Fonts,
): Promise<Uint8Array> {
  requireDrawable(whole);
  const size = printSizeOf(whole, kind);
  const { typesetter } = fonts;
  const mark = watermark ? watermarkOf(whole, watermark, typesetter) : [];
  const marked = (of: DesignDocument) => ({ ...of, elements: [...of.elements, ...mark] });
  if (format === "pdf") {
    if (isForPress && !size)
      throw new DesignRefused("This design has no size on paper. Download it as a plain PDF instead.");
    return renderPdf(splitPages(whole).map(marked), { ...fonts, pictures, size, isForPress });
  }
  const clean = pageAt(whole, page);
  const design = marked(clean);
  const dotsPerInch = size && Math.round((size.dotsPerInch * width) / clean.width);
  const svg = renderSvg(
    design,
    typesetter,
    embedded(format === "svg" ? pictures : withLargeOnesDrawn(design, pictures, width)),
  );
  switch (format) {
    case "svg":
      return requireOpenable(new TextEncoder().encode(svg));
    case "png":
      return field
        ? putOnField(renderPng(svg, width), { ...field, background: clean.palette.ground })
        : withPrintSize(renderPng(svg, width), dotsPerInch);
    case "jpg":
      return sharp(renderPng(svg, width))
        .flatten()
        .withMetadata(dotsPerInch === undefined ? {} : { density: dotsPerInch })
        .jpeg({ quality: jpgQuality, chromaSubsampling: "4:4:4" })
        .toBuffer();
  }
}

/** @param dotsPerInch undefined for a design that is meant for screens. */
const withPrintSize = (png: Uint8Array, dotsPerInch: number | undefined): Uint8Array =>
  dotsPerInch === undefined ? png : withDensity(png, dotsPerInch);

/** A design program takes minutes with more, and passing it on takes the server long. */
const svgBytesMax = 8_000_000;

/** @throws {DesignRefused} */
function requireOpenable(svg: Uint8Array): Uint8Array {
  if (svg.byteLength <= svgBytesMax) return svg;
  throw new DesignRefused("This design has too many shapes for an SVG file. Download it as a PDF or PNG instead.");
}

/** Designs are weighed when they are saved; those from before are here. @throws {DesignRefused} */
export function requireDrawable(design: DesignDocument): void {
  if (isDrawable(design)) return;
  throw new DesignRefused("This design is too much to draw. Remove some of its repetitions or shapes, and try again.");
}

/** In canvases. */
const vectorSideMax = 1.5;
/** In pixels, as the largest file; smaller for small files. */
const drawnSideMax = 4_096;

/** Vector pictures that reach far beyond the canvas become pixels: resvg ends its process where one of their layers is too far outside. */
function withLargeOnesDrawn({ elements, width, height }: DesignDocument, pictures: Pictures, fileWidth: number) {
  const fileSide = fileWidth * Math.max(1, height / width);
  const large = elements.flatMap((element) => {
    const picture = element.kind === "image" ? pictures.get(element.assetId) : undefined;
    if (element.kind !== "image" || picture?.mediaType !== "image/svg+xml") return [];
    const whole = placeImage(element);
    if (whole.width <= vectorSideMax * width && whole.height <= vectorSideMax * height) return [];
    const bytes = renderPngWithin(new TextDecoder().decode(picture.bytes), Math.min(drawnSideMax, 2 * fileSide));
    return [[element.assetId, { mediaType: "image/png", bytes } as const] as const];
  });
  return large.length === 0 ? pictures : new Map([...pictures, ...large]);
}

interface Field {
  readonly width: number;
  readonly height: number;
  readonly background: string;
}

const putOnField = (png: Uint8Array, { width, height, background }: Field): Promise<Uint8Array> =>
  sharp(png).flatten({ background }).resize({ width, height, fit: "contain", background }).png().toBuffer();
