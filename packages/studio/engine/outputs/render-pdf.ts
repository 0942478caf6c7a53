import PDFDocument from "pdfkit";
import type { DesignDocument, Gradient, ImageElement, Paint, ShapeElement, TextElement } from "../document/document.ts";
import { facesOf } from "../document/faces-of.ts";
import { turnOf } from "../document/turn.ts";
import { maskOf, placeholderOf, placeImage } from "../render/place-image.ts";
import { repeatedAt } from "../render/repeat.ts";
import { fileOf } from "../type/faces.ts";
import type { Fonts } from "../type/fonts.ts";
import { setText } from "../type/set-text.ts";
import { mirrored } from "../type/visual-runs.ts";
import { cutOut } from "./pdf-cuts.ts";
import type { Picture, Pictures } from "./pictures.ts";
import { bleed, pointsOf, printSizeOf } from "./print-size.ts";
import { renderPngWithin } from "./rasterize.ts";

type Pdf = InstanceType<typeof PDFDocument>;

/** A pixel of the canvas in points: 96 to the inch. */
const pointsPerPixel = 0.75;

/** fontkit reads the bounds of an empty last glyph, which has none, beyond the file (IBM Plex Mono’s space). */
const readAhead = Buffer.alloc(64);

/** A page of vectors, with real text whose fonts are embedded as far as they are used. On the server only. */
export async function renderPdf(
  design: DesignDocument,
  { typesetter, files }: Fonts,
  pictures: Pictures,
): Promise<Uint8Array> {
  const { palette, elements, language } = design;
  const page = pageOf(design);
  const pdf = new PDFDocument({
    size: [page.width + 2 * page.bleed, page.height + 2 * page.bleed],
    margin: 0,
    lang: language,
    // No moment in it: the same design is the same file.
    info: { ...(design.title && { Title: design.title }), CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  const paint: PaintOf = (of) => (of in palette ? palette[of as keyof typeof palette] : of);
  for (const faceId of facesOf(design)) {
    pdf.registerFont(faceId, Buffer.concat([fileOf(files, faceId) ?? new Uint8Array(), readAhead]));
  }
  const draw = (parts: DesignDocument["elements"]) =>
    drawElements(pdf, { ...design, elements: parts }, pictures, { paint, typesetter });
  if (page.bleed > 0) {
    markTrim(pdf, page);
    // What is at the edge goes on beyond it: the design, a little larger, without its words. The cut takes it away.
    pdf.save();
    toPage(pdf, design, {
      ...page,
      width: page.width + 2 * page.bleed,
      height: page.height + 2 * page.bleed,
      bleed: 0,
    });
    draw(elements.filter(({ kind }) => kind !== "text"));
    pdf.restore();
    pdf.rect(page.bleed, page.bleed, page.width, page.height).clip();
  }
  toPage(pdf, design, page);
  draw(elements);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** In points. */
interface Page {
  readonly width: number;
  readonly height: number;
  /** Around it; 0 for designs that are not printed. */
  readonly bleed: number;
}

function pageOf(design: DesignDocument): Page {
  const print = printSizeOf(design);
  if (!print) return { width: design.width * pointsPerPixel, height: design.height * pointsPerPixel, bleed: 0 };
  const [width, height] = print.millimeters;
  return { width: pointsOf(width), height: pointsOf(height), bleed: pointsOf(bleed) };
}

/** Printers cut at the trim box, and look for color up to the bleed box. PDF counts from the lower left. */
function markTrim(pdf: Pdf, { width, height, bleed: around }: Page): void {
  const { data } = pdf.page.dictionary as unknown as { readonly data: Record<string, readonly number[]> };
  data.TrimBox = [around, around, around + width, around + height];
  data.BleedBox = [0, 0, width + 2 * around, height + 2 * around];
}

/** The canvas fills the page: its pixels are counted from here on. */
function toPage(pdf: Pdf, design: Pick<DesignDocument, "width" | "height">, page: Page): void {
  pdf.translate(page.bleed, page.bleed);
  pdf.scale(page.width / design.width, page.height / design.height);
}

function drawElements(
  pdf: Pdf,
  design: DesignDocument,
  pictures: Pictures,
  { paint, typesetter }: { readonly paint: PaintOf; readonly typesetter: Fonts["typesetter"] },
): void {
  const { width, height, palette, elements, language } = design;
  if (!design.isTransparent) pdf.rect(0, 0, width, height).fill(palette.ground);
  for (const element of elements) {
    pdf.save();
    const turn = element.kind === "text" ? undefined : turnOf(element);
    if (turn) pdf.rotate(turn.degrees, { origin: [...turn.pivot] });
    if (element.kind === "text") drawText(pdf, element, { paint, language, typesetter });
    else if (element.kind === "shape") drawShape(pdf, element, paint, design);
    else if (element.kind === "image")
      drawImage(pdf, element, { picture: pictures.get(element.assetId), paint, design });
    else {
      const { clip } = element;
      if (clip) pdf.rect(clip.x, clip.y, clip.width, clip.height).clip();
      for (const child of element.children) drawShape(pdf, child, paint, design);
      for (const [x, y] of element.repeat ? repeatedAt(element.repeat) : []) {
        pdf.save().translate(x, y);
        for (const child of element.children) drawShape(pdf, child, paint, design);
        pdf.restore();
      }
    }
    pdf.restore();
  }
}

type PaintOf = (paint: Paint) => string;

function drawShape(
  pdf: Pdf,
  { id, data, fill, stroke, opacity = 1, isMultiplied, isEvenOdd, within, cuts }: ShapeElement,
  paint: PaintOf,
  canvas: Pick<DesignDocument, "width" | "height">,
): void {
  pdf.save();
  if (within) pdf.path(within).clip();
  if (cuts?.length) cutOut(pdf, cuts, { name: `cuts-${id}`, width: canvas.width, height: canvas.height });
  if (isMultiplied) multiply(pdf);
  pdf.opacity(opacity);
  if (fill !== undefined) {
    const color = typeof fill === "object" ? gradientOf(pdf, fill, paint) : paint(fill);
    pdf.path(data).fill(color, isEvenOdd ? "even-odd" : "non-zero");
  }
  if (stroke) {
    pdf.lineWidth(stroke.width).lineCap("round").lineJoin("round");
    pdf.path(data).stroke(paint(stroke.paint));
  }
  pdf.restore();
}

/** In pixels: PDFKit takes no SVG, so a logo is drawn, finer than any printer. */
const logoSide = 2_400;

interface ImageContext {
  readonly picture: Picture | undefined;
  readonly paint: PaintOf;
  readonly design: DesignDocument;
}

function drawImage(pdf: Pdf, image: ImageElement, { picture, paint, design }: ImageContext): void {
  if (!picture) {
    for (const shape of placeholderOf(image)) drawShape(pdf, shape, paint, design);
    return;
  }
  const { x, y, width, height, radius = 0, opacity = 1 } = image;
  const bytes =
    picture.mediaType === "image/svg+xml"
      ? renderPngWithin(new TextDecoder().decode(picture.bytes), logoSide)
      : picture.bytes;
  const { x: left, y: top, ...size } = placeImage(image);
  const mask = maskOf(image);
  pdf.opacity(opacity);
  (mask ? pdf.path(mask) : pdf.roundedRect(x, y, width, height, radius)).clip();
  if (image.isMirrored) pdf.transform(-1, 0, 0, 1, 2 * left + size.width, 0);
  if (image.isUpsideDown) pdf.transform(1, 0, 0, -1, 0, 2 * top + size.height);
  pdf.image(Buffer.from(bytes), left, top, size);
}

/** PDFKit has no blend modes of its own: one graphics state for the page has it. */
function multiply(pdf: Pdf): void {
  const name = "Multiply";
  const { page } = pdf;
  if (!page.ext_gstates[name]) {
    const state = pdf.ref({ Type: "ExtGState", BM: "Multiply" });
    state.end(undefined);
    page.ext_gstates[name] = state;
  }
  pdf.addContent(`/${name} gs`);
}

function gradientOf(pdf: Pdf, { gradient, from, to, stops }: Gradient, paint: PaintOf) {
  const [[x1, y1], [x2, y2]] = [from, to];
  const made =
    gradient === "linear"
      ? pdf.linearGradient(x1, y1, x2, y2)
      : pdf.radialGradient(x1, y1, 0, x1, y1, Math.hypot(x2 - x1, y2 - y1));
  for (const { at, paint: of, opacity = 1 } of stops) made.stop(at, paint(of), opacity);
  return made;
}

interface TextContext extends Pick<Fonts, "typesetter"> {
  readonly paint: PaintOf;
  readonly language: string;
}

function drawText(pdf: Pdf, element: TextElement, { paint, language, typesetter }: TextContext): void {
  const { faceId, size, tracking, turn, x, y } = element;
  if (turn) pdf.rotate(turn, { origin: [x, y] });
  pdf.font(faceId).fontSize(size).fillColor(paint(element.fill));
  const text = element.isCaps ? element.text.toLocaleUpperCase(language) : element.text;
  for (const line of setText(typesetter, { ...element, text }).lines) {
    const options = { lineBreak: false, baseline: "alphabetic", characterSpacing: tracking * size } as const;
    const parts = typesetter.partsOf({ ...element, text: line.text, startsRight: line.startsRight });
    for (const part of parts) {
      const partText = part.isRight ? mirrored(part.text) : part.text;
      // PDFKit kerns a little differently: lines are as wide as in every other format.
      const wide = parts.length === 1 ? line.width : part.width - tracking * size;
      const spare = wide - (pdf.widthOfString(partText, options) - tracking * size);
      const gaps = Math.max(1, [...partText].length - 1);
      // PDFKit would set a line of both directions from the left.
      pdf.text(partText, line.x + part.x, line.baseline, {
        ...options,
        characterSpacing: options.characterSpacing + spare / gaps,
      });
    }
  }
}
