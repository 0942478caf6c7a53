import PDFDocument from "pdfkit";
import { pressColor } from "../color/press-color.ts";
import type {
  DesignDocument,
  Gradient,
  GroupElement,
  ImageElement,
  Paint,
  ShapeElement,
  TextElement,
} from "../document/document.ts";
import { facesOf } from "../document/faces-of.ts";
import { turnOf, unionOf } from "../document/turn.ts";
import type { Frame } from "../geometry/path.ts";
import { maskOf, placeholderOf, placeImage } from "../render/place-image.ts";
import { repeatedAt } from "../render/repeat.ts";
import { fileOf } from "../type/faces.ts";
import type { Fonts } from "../type/fonts.ts";
import { setText } from "../type/set-text.ts";
import { mirrored } from "../type/visual-runs.ts";
import { type BleedArea, clipInBleed, drawnFrame, isNearEdge, type Mirroring, mirroringsOf } from "./bleed.ts";
import { cutOut } from "./pdf-cuts.ts";
import type { Pictures } from "./pictures.ts";
import { drawCropMarks, markBoxes, type Page, pageOf, sheetOf } from "./print-page.ts";
import type { PrintSize } from "./print-size.ts";
import { renderPngWithin } from "./rasterize.ts";

type Pdf = InstanceType<typeof PDFDocument>;

/** fontkit reads the bounds of an empty last glyph, which has none, beyond the file (IBM Plex Mono’s space). */
const readAhead = Buffer.alloc(64);

export interface PdfOrder extends Pick<Fonts, "typesetter" | "files"> {
  readonly pictures: Pictures;
  /** Undefined for a design that is meant for screens. */
  readonly size: PrintSize | undefined;
  /** For a print shop: with crop marks, and in the colors of a press. Pictures stay as they are. */
  readonly isForPress?: boolean | undefined;
}

/**
 * Pages of vectors, with real text whose fonts are embedded as far as they are used. On the server only.
 * @param pages designs of one size and language, at least one.
 */
export async function renderPdf(pages: readonly DesignDocument[], order: PdfOrder): Promise<Uint8Array> {
  const [design] = pages;
  if (!design) throw new Error("a PDF needs a page");
  const { files, size, isForPress = false } = order;
  const page = pageOf(design, size, isForPress);
  const pdf = new PDFDocument({
    autoFirstPage: false,
    lang: design.language,
    // No moment in it: the same design is the same file.
    info: { ...(design.title && { Title: design.title }), CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const chunks: Uint8Array[] = [];
  pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  for (const faceId of new Set(pages.flatMap(facesOf))) {
    pdf.registerFont(faceId, Buffer.concat([fileOf(files, faceId) ?? new Uint8Array(), readAhead]));
  }
  for (const each of pages) {
    pdf.addPage({ size: sheetOf(page), margin: 0 });
    drawPage(pdf, page, each, order);
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawPage(pdf: Pdf, page: Page, design: DesignDocument, order: PdfOrder): void {
  const { typesetter, pictures, isForPress = false } = order;
  const { palette } = design;
  const hexOf = (of: Paint) => (of in palette ? palette[of as keyof typeof palette] : of);
  const paint: PaintOf = (of, isFine) => (isForPress ? pressColor(hexOf(of), isFine) : hexOf(of));
  if (page.bleed > 0) markBoxes(pdf, page);
  if (isForPress) {
    mixAsInks(pdf);
    drawCropMarks(pdf, page);
  }
  pdf.translate(page.around, page.around).scale(page.width / design.width, page.height / design.height);
  const reach = (page.bleed * design.width) / page.width;
  drawElements(pdf, { design, area: { canvas: design, reach }, pictures, paint, typesetter });
}

/** Colors that are seen through each other mix as inks do, not as light does. */
function mixAsInks(pdf: Pdf): void {
  const { data } = pdf.page.dictionary as unknown as { readonly data: Record<string, object> };
  data.Group = { Type: "Group", S: "Transparency", CS: "DeviceCMYK" };
}

interface Drawing extends Pick<Fonts, "typesetter"> {
  readonly design: DesignDocument;
  readonly area: BleedArea;
  readonly pictures: Pictures;
  readonly paint: PaintOf;
}

function drawElements(pdf: Pdf, drawing: Drawing): void {
  const { design, area, paint } = drawing;
  const { width, height, palette, elements } = design;
  const { reach } = area;
  pdf.rect(-reach, -reach, width + 2 * reach, height + 2 * reach);
  if (design.isTransparent) pdf.clip();
  else {
    pdf.fill(paint(palette.ground));
    pdf.rect(-reach, -reach, width + 2 * reach, height + 2 * reach).clip();
  }
  for (const element of elements) {
    pdf.save();
    const turn = element.kind === "text" ? undefined : turnOf(element);
    if (turn) pdf.rotate(turn.degrees, { origin: [...turn.pivot] });
    // A turned element ends at no edge of the page: it is drawn beyond it as it is.
    const around = turn ? { ...drawing, area: { ...area, reach: 0 } } : drawing;
    if (element.kind === "text") drawText(pdf, element, drawing);
    else if (element.kind === "shape") drawInBleed(pdf, element, around);
    else if (element.kind === "image") {
      const copies = around.area.reach > 0 ? mirroringsOf(element, area, 0) : [{}];
      for (const copy of copies) mirror(pdf, copy, () => drawImage(pdf, element, drawing));
    } else drawGroup(pdf, element, around);
    pdf.restore();
  }
}

function drawGroup(pdf: Pdf, { children, clip: given, repeat }: GroupElement, drawing: Drawing): void {
  const { area } = drawing;
  const clip = given && clipInBleed(given, area);
  if (clip) pdf.rect(clip.x, clip.y, clip.width, clip.height).clip();
  if (!repeat) {
    for (const child of children) drawInBleed(pdf, child, drawing, clip);
    return;
  }
  const frames = children.flatMap((child) => drawnFrame(child) ?? []);
  const tile = unionOf(frames);
  const steps = [[0, 0] as const, ...repeatedAt(repeat)];
  const whole = tile && unionOf(steps.map(([x, y]) => ({ ...tile, x: tile.x + x, y: tile.y + y })));
  for (const copy of area.reach > 0 ? mirroringsOf(whole, area, 0) : [{}]) {
    const isCopy = copy.x !== undefined || copy.y !== undefined;
    mirror(pdf, copy, () => {
      for (const [x, y] of steps) {
        if (isCopy && tile && !isNearEdge({ ...tile, x: tile.x + x, y: tile.y + y }, area)) continue;
        pdf.save().translate(x, y);
        for (const child of children) drawShape(pdf, child, drawing);
        pdf.restore();
      }
    });
  }
}

/** In pixels: what lies under the next copy, so that no hairline is between them. */
const overlap = 0.2;

function drawInBleed(pdf: Pdf, shape: ShapeElement, drawing: Drawing, clip?: Frame): void {
  const { area } = drawing;
  const isSeenThrough = (shape.opacity ?? 1) < 1 || shape.isMultiplied || typeof shape.fill === "object";
  const copies = area.reach > 0 ? mirroringsOf(drawnFrame(shape, clip), area, isSeenThrough ? 0 : overlap) : [{}];
  for (const copy of copies) mirror(pdf, copy, () => drawShape(pdf, shape, drawing));
}

function mirror(pdf: Pdf, { x, y }: Mirroring, draw: () => void): void {
  pdf.save();
  pdf.transform(x === undefined ? 1 : -1, 0, 0, y === undefined ? 1 : -1, 2 * (x ?? 0), 2 * (y ?? 0));
  draw();
  pdf.restore();
}

/** @param isFine words and thin lines. */
type PaintOf = (paint: Paint, isFine?: boolean) => string | [number, number, number, number];

function drawShape(
  pdf: Pdf,
  { id, data, fill, stroke, opacity = 1, isMultiplied, isEvenOdd, within, cuts }: ShapeElement,
  { paint, design }: Pick<Drawing, "paint" | "design">,
): void {
  pdf.save();
  if (within) pdf.path(within).clip();
  if (cuts?.length) cutOut(pdf, cuts, { name: `cuts-${id}`, width: design.width, height: design.height });
  if (isMultiplied) multiply(pdf);
  pdf.opacity(opacity);
  if (fill !== undefined) {
    const color = typeof fill === "object" ? gradientOf(pdf, fill, paint) : paint(fill);
    pdf.path(data).fill(color, isEvenOdd ? "even-odd" : "non-zero");
  }
  if (stroke) {
    pdf.lineWidth(stroke.width).lineCap("round").lineJoin("round");
    pdf.path(data).stroke(paint(stroke.paint, true));
  }
  pdf.restore();
}

/** In pixels: PDFKit takes no SVG, so a logo is drawn, finer than any printer. */
const logoSide = 2_400;

function drawImage(pdf: Pdf, image: ImageElement, drawing: Drawing): void {
  const picture = drawing.pictures.get(image.assetId);
  if (!picture) {
    for (const shape of placeholderOf(image)) drawShape(pdf, shape, drawing);
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
  for (const { at, paint: of, opacity = 1 } of stops) {
    // Its types know of no color but names.
    made.stop(at, paint(of) as string, opacity);
  }
  return made;
}

function drawText(pdf: Pdf, element: TextElement, { paint, design: { language }, typesetter }: Drawing): void {
  const { faceId, size, tracking, turn, x, y } = element;
  if (turn) pdf.rotate(turn, { origin: [x, y] });
  pdf.font(faceId).fontSize(size).fillColor(paint(element.fill, true));
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
