import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from "culori/fn";

/** `#rrggbb`. */
export type Hex = string;

// The color spaces that we need, registered once: the whole library is much larger.
const [toOklch] = [registerMode(modeOklch), registerMode(modeOklab), registerMode(modeLrgb), registerMode(modeRgb)];

/** @param lightness 0 to 1. @param chroma 0 to about 0.3; less where the screen's gamut ends. @param hue degrees: red 27, yellow 100, green 145, blue 260. */
export const oklch = (lightness: number, chroma: number, hue: number): Hex =>
  formatHex(clampChroma({ mode: "oklch", l: lightness, c: chroma, h: ((hue % 360) + 360) % 360 }, "oklch"));

/** @param channels 0 to 255. */
export const hexOf = (channels: readonly [number, number, number]): Hex =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

export interface Lch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export function lchOf(color: Hex): Lch {
  const { l = 0, c = 0, h = 0 } = toOklch(color) ?? {};
  return { lightness: l, chroma: c, hue: h };
}

/** WCAG's contrast ratio, 1 to 21. */
export const contrast = (a: Hex, b: Hex): number => wcagContrast(a, b);

/** Makes a color lighter or darker, whichever is nearer, until it can be read on another. */
export function readableOn(color: Hex, ground: Hex, ratio: number): Hex {
  if (contrast(color, ground) >= ratio) return color;
  const { lightness, chroma, hue } = lchOf(color);
  for (let step = 1; step <= 50; step++) {
    for (const direction of lchOf(ground).lightness > 0.6 ? [-1, 1] : [1, -1]) {
      const moved = lightness + direction * step * 0.02;
      if (moved < 0 || moved > 1) continue;
      const candidate = oklch(moved, chroma, hue);
      if (contrast(candidate, ground) >= ratio) return candidate;
    }
  }
  return contrast("#ffffff", ground) >= contrast("#000000", ground) ? "#ffffff" : "#000000";
}
