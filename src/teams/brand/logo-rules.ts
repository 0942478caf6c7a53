import { contrastOf, type Logo, luminanceOf } from "./brand-rules.ts";

/**
 * Bins of a logo's visible pixels by their luminance, from black to white. Each is wider than the one before by the same factor of contrast,
 * so that a whole bin is visible on a color or it isn't.
 */
export const toneBins = 8;
/** Contrast between black and white. */
const contrastMax = 21;
/** Largest value of a bin, which is a hexadecimal digit. */
export const toneMax = 15;

/** Bin of a luminance from 0 to 1. */
export const binOf = (luminance: number): number =>
  Math.min(toneBins - 1, Math.floor((Math.log(contrastOf(luminance, 0)) / Math.log(contrastMax)) * toneBins));

/** Luminance in the middle of a bin. */
const luminanceOfBin = (bin: number): number => contrastMax ** ((bin + 0.5) / toneBins) * 0.05 - 0.05;

/** Below the 3 to 1 of WCAG for controls: orange on white has less, and is no less a logo. */
const contrastMin = 2;
/** Share of a logo that has to be visible: letters are a small part of many. */
const shareMin = 0.75;

/** Share of a logo's visible pixels, from 0 to 1, that stand out from a color. */
function shareOn({ tones }: Pick<Logo, "tones">, color: string): number {
  if (tones === null) return 1;
  const counts = [...tones].map((digit) => Number.parseInt(digit, 16));
  const visible = counts.map((count, bin) =>
    contrastOf(luminanceOfBin(bin), luminanceOf(color)) >= contrastMin ? count : 0,
  );
  return sum(visible) / Math.max(1, sum(counts));
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const plates = ["#ffffff", "#1c1a17"] as const;

/** Color right behind a logo: the team's own, or a plate on it that shows more of the logo where that would hardly be seen. */
export function backdropOf(logo: Pick<Logo, "tones">, color: string): string {
  if (shareOn(logo, color) >= shareMin) return color;
  return plates.reduce((best, plate) => (shareOn(logo, plate) > shareOn(logo, best) ? plate : best), color);
}
