import type { Kind } from "../brief/brief.ts";
import { canvasOf, millimetersOf, millimetersPerInch, type Paper, paperFormats } from "../brief/paper.ts";
import type { DesignDocument } from "../document/document.ts";

/** Size of a design on paper. */
export interface PrintSize {
  /** Trimmed, in millimeters. */
  readonly millimeters: readonly [width: number, height: number];
  readonly dotsPerInch: number;
}

/** Formats for print that no prompt has named, by their size in pixels; upright and lying. */
const formats: readonly (PrintSize & { readonly pixels: readonly [number, number] })[] = [
  { pixels: [1_004, 650], millimeters: [85, 55], dotsPerInch: 300 },
  { pixels: [1_050, 600], millimeters: [88.9, 50.8], dotsPerInch: 300 },
  { pixels: [1_754, 2_480], millimeters: [297, 420], dotsPerInch: 150 },
];

/** Around the trimmed page, in millimeters: cutters are not exact, and color must reach beyond the cut. */
export const bleed = 3;

export const pointsOf = (millimeters: number): number => (millimeters * 72) / millimetersPerInch;

/** Longest and shortest side, in millimeters, of what is printed of a kind and has a shape of its own. */
const usual: Partial<Readonly<Record<Kind, readonly [long: number, short: number]>>> = {
  poster: sidesOf(paperFormats.a3),
  card: sidesOf(paperFormats.a6),
  // The usual book, 6 × 9 inches.
  cover: [millimetersOf(9, millimetersPerInch), millimetersOf(6, millimetersPerInch)],
};

function sidesOf(paper: Paper | undefined): readonly [number, number] {
  return [paper?.height ?? 0, paper?.width ?? 0];
}

/**
 * The size of a design on paper. One of a kind that is printed, in a shape that no paper has, is as large as fits on the kind's usual paper.
 * @returns undefined for a design that is meant for screens.
 */
export function printSizeOf(
  { width, height, paper }: Pick<DesignDocument, "width" | "height" | "paper">,
  kind?: Kind,
): PrintSize | undefined {
  const canvas = paper && canvasOf(paper);
  // Composed again in another format, it is on that paper no more.
  if (paper && canvas?.width === width && canvas.height === height)
    return { millimeters: [paper.width, paper.height], dotsPerInch: canvas.dotsPerInch };
  for (const { pixels, millimeters, dotsPerInch } of formats) {
    const [[long, short], [a, b]] = [pixels, millimeters];
    if (width === long && height === short) return { millimeters: [a, b], dotsPerInch };
    if (width === short && height === long) return { millimeters: [b, a], dotsPerInch };
  }
  const sides = kind && usual[kind];
  if (!sides) return undefined;
  const scale = Math.min(sides[0] / Math.max(width, height), sides[1] / Math.min(width, height));
  const millimeters = [millimetersOf(width, scale), millimetersOf(height, scale)] as const;
  return { millimeters, dotsPerInch: Math.round(millimetersPerInch / scale) };
}
