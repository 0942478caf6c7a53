import { z } from "zod";

/** A size on paper, trimmed, in millimeters. */
export const paperSchema = z.object({ width: z.number().min(20).max(10_000), height: z.number().min(20).max(10_000) });
export type Paper = z.infer<typeof paperSchema>;

/** Resolutions that printers take, the finest first: large prints are seen from further away. */
const resolutions = [300, 150, 100, 75, 50, 25, 10] as const;
/** In pixels, as the largest file. */
const sideMax = 4_096;
/** Smaller ones hold no composition. */
const sideMin = 64;

export const millimetersPerInch = 25.4;

/** Length of a side in millimeters, without the digits that no printer sees. */
export const millimetersOf = (side: number, millimeters: number): number => Math.round(side * millimeters * 100) / 100;

interface PaperCanvas {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly dotsPerInch: number;
}

/** The canvas of a size on paper, at the finest resolution that fits. Undefined where none does. */
export function canvasOf(paper: Paper): PaperCanvas | undefined {
  for (const dotsPerInch of resolutions) {
    const [width, height] = [paper.width, paper.height].map((side) =>
      Math.round((side * dotsPerInch) / millimetersPerInch),
    ) as [number, number];
    if (Math.max(width, height) <= sideMax)
      return Math.min(width, height) >= sideMin ? { width, height, dotsPerInch } : undefined;
  }
  return undefined;
}

const inches = (width: number, height: number): Paper => ({
  width: millimetersOf(width, millimetersPerInch),
  height: millimetersOf(height, millimetersPerInch),
});

/** Upright. `din lang` is a third of A4, as of flyers; the envelope for it is larger. */
export const paperFormats: Readonly<Record<string, Paper>> = {
  a1: { width: 594, height: 841 },
  a2: { width: 420, height: 594 },
  a3: { width: 297, height: 420 },
  a4: { width: 210, height: 297 },
  a5: { width: 148, height: 210 },
  a6: { width: 105, height: 148 },
  a7: { width: 74, height: 105 },
  dl: { width: 99, height: 210 },
  letter: inches(8.5, 11),
  legal: inches(8.5, 14),
  tabloid: inches(11, 17),
  carta: inches(8.5, 11),
  "media carta": inches(5.5, 8.5),
  oficio: inches(8.5, 13.4),
  "half letter": inches(5.5, 8.5),
};
