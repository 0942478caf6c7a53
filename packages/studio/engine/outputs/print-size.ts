import { crc32 } from "node:zlib";
import { canvasOf, millimetersPerInch } from "../brief/paper.ts";
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

/** @returns undefined for a design that is meant for screens. */
export function printSizeOf({
  width,
  height,
  paper,
}: Pick<DesignDocument, "width" | "height" | "paper">): PrintSize | undefined {
  const canvas = paper && canvasOf(paper);
  // Composed again in another format, it is on that paper no more.
  if (paper && canvas?.width === width && canvas.height === height)
    return { millimeters: [paper.width, paper.height], dotsPerInch: canvas.dotsPerInch };
  for (const { pixels, millimeters, dotsPerInch } of formats) {
    const [[long, short], [a, b]] = [pixels, millimeters];
    if (width === long && height === short) return { millimeters: [a, b], dotsPerInch };
    if (width === short && height === long) return { millimeters: [b, a], dotsPerInch };
  }
  return undefined;
}

/** Offset where the head of a PNG ends: its signature and the chunk IHDR. */
const afterHead = 33;

/** A PNG that says how large it is on paper: `pHYs`, in pixels per meter (PNG specification, 11.3.4.3). */
export function withDensity(png: Uint8Array, dotsPerInch: number): Uint8Array {
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  chunk.write("pHYs", 4, "latin1");
  const perMeter = Math.round(dotsPerInch / 0.0254);
  chunk.writeUInt32BE(perMeter, 8);
  chunk.writeUInt32BE(perMeter, 12);
  chunk[16] = 1;
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  return Buffer.concat([png.subarray(0, afterHead), chunk, png.subarray(afterHead)]);
}
