import type PDFDocument from "pdfkit";
import type { DesignDocument } from "../document/document.ts";
import { bleed, type PrintSize, pointsOf } from "./print-size.ts";

type Pdf = InstanceType<typeof PDFDocument>;

/** A pixel of the canvas in points: 96 to the inch. */
const pointsPerPixel = 0.75;

/** In millimeters: marks are outside of the bleed, where no cut falls. */
const markLength = 5;
/** Between the marks and the edge of the sheet. */
const sheetEdge = 2;
/** In points. */
const markWidth = 0.25;

/** A page, in points. */
export interface Page {
  /** Trimmed. */
  readonly width: number;
  readonly height: number;
  /** Around the trimmed page; 0 for designs that are not printed. */
  readonly bleed: number;
  /** From the edge of the sheet to the trimmed page: the bleed, and marks where there are some. */
  readonly around: number;
}

/** @param size undefined for a design that is meant for screens. */
export function pageOf(design: DesignDocument, size: PrintSize | undefined, hasMarks: boolean): Page {
  if (!size)
    return { width: design.width * pointsPerPixel, height: design.height * pointsPerPixel, bleed: 0, around: 0 };
  const [width, height] = size.millimeters;
  const around = bleed + (hasMarks ? markLength + sheetEdge : 0);
  return { width: pointsOf(width), height: pointsOf(height), bleed: pointsOf(bleed), around: pointsOf(around) };
}

export const sheetOf = ({ width, height, around }: Page): [number, number] => [width + 2 * around, height + 2 * around];

/** Printers cut at the trim box, and look for color up to the bleed box. */
export function markBoxes(pdf: Pdf, { width, height, around, bleed: reach }: Page): void {
  const { data } = pdf.page.dictionary as unknown as { readonly data: Record<string, readonly number[]> };
  data.TrimBox = [around, around, around + width, around + height];
  data.BleedBox = [around - reach, around - reach, around + width + reach, around + height + reach];
}

interface SpotColors {
  /** In percent. */
  addSpotColor(name: string, cyan: number, magenta: number, yellow: number, black: number): void;
}

/** Lines that show where to cut, in the color that is on each plate of a press. */
export function drawCropMarks(pdf: Pdf, { width, height, around, bleed: reach }: Page): void {
  // Its types don't know of it.
  (pdf as unknown as SpotColors).addSpotColor("All", 100, 100, 100, 100);
  pdf.lineWidth(markWidth).strokeColor("All");
  const length = pointsOf(markLength);
  for (const x of [around, around + width]) {
    for (const [from, to] of [
      [around - reach - length, around - reach],
      [around + height + reach, around + height + reach + length],
    ] as const)
      pdf.moveTo(x, from).lineTo(x, to);
  }
  for (const y of [around, around + height]) {
    for (const [from, to] of [
      [around - reach - length, around - reach],
      [around + width + reach, around + width + reach + length],
    ] as const)
      pdf.moveTo(from, y).lineTo(to, y);
  }
  pdf.stroke();
}
