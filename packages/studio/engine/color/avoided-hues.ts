import type { ColorName } from "../brief/brief.ts";
import { type Hex, lchOf, oklch, readableOn } from "./color.ts";
import { type Palette, type PaletteRole, paletteRoles, textContrast } from "./palette.ts";

/** Degrees in OKLCH that people call by a color's name, from and to. They overlap: a light blue is a blue as well. */
const ranges: Readonly<Record<ColorName, readonly [from: number, to: number]>> = {
  red: [2, 43],
  orange: [40, 78],
  yellow: [75, 112],
  lime: [105, 135],
  green: [118, 178],
  teal: [172, 215],
  sky: [205, 250],
  blue: [208, 288],
  violet: [280, 328],
  pink: [322, 368],
};

/** Below this chroma, not even a tint is seen. */
const tintChroma = 0.012;

const isIn = (hue: number, [from, to]: readonly [number, number]): boolean =>
  (hue >= from && hue <= to) || (hue + 360 >= from && hue + 360 <= to);

/** Tells whether people would call a color by one of these names. @param chromaMin below which a color is taken for a gray. */
export function isAvoided(color: Hex, avoided: readonly ColorName[], chromaMin = tintChroma): boolean {
  const { chroma, hue } = lchOf(color);
  return chroma > chromaMin && !isFree(hue, avoided);
}

const isFree = (hue: number, avoided: readonly ColorName[]): boolean =>
  !avoided.some((name) => isIn(((hue % 360) + 360) % 360, ranges[name]));

/**
 * The palette without the colors that a brief rules out: each of them becomes the nearest color that is left, as light as before, or a gray
 * where none is. No two of them have a color between them that is ruled out: their mixtures would pass through it.
 */
export function withoutHues(palette: Palette, avoided: readonly ColorName[]): Palette {
  if (avoided.length === 0) return palette;
  const roles = paletteRoles.map((role) => ({ role, lch: lchOf(palette[role]) }));
  const kept: number[] = [];
  const colors: Partial<Record<PaletteRole, Hex>> = {};
  // The strongest ones keep their hues.
  for (const { role, lch } of roles.toSorted((a, b) => b.lch.chroma - a.lch.chroma)) {
    const own = lch.chroma > tintChroma ? nearest(lch.hue, avoided) : lch.hue;
    const hue = own === undefined ? undefined : (kept.find((other) => passes(other, own, avoided)) ?? own);
    if (hue !== undefined && lch.chroma > tintChroma) kept.push(hue);
    const isKept = lch.chroma <= tintChroma || hue === lch.hue;
    colors[role] = isKept ? palette[role] : oklch(lch.lightness, hue === undefined ? 0 : lch.chroma, hue ?? 0);
  }
  const changed = { ...palette, ...colors };
  return { ...changed, ink: readableOn(changed.ink, changed.ground, textContrast) };
}

/** The color itself, or the nearest one that is left, as light as before; a gray where none is. */
export function withoutAvoided(color: Hex, avoided: readonly ColorName[]): Hex {
  if (avoided.length === 0 || !isAvoided(color, avoided)) return color;
  const { lightness, chroma, hue } = lchOf(color);
  const free = nearest(hue, avoided);
  return oklch(lightness, free === undefined ? 0 : chroma, free ?? 0);
}

/** In degrees. */
const step = 6;

/** @returns the hue itself, the nearest one that is left, a step away from the border, or undefined where none is. */
export function nearest(hue: number, avoided: readonly ColorName[]): number | undefined {
  if (isFree(hue, avoided)) return hue;
  for (let turn = step; turn <= 180; turn += step) {
    for (const direction of [1, -1]) {
      const at = hue + direction * turn;
      if (isFree(at, avoided) && isFree(at + direction * step, avoided)) return (at + direction * step + 360) % 360;
    }
  }
  return undefined;
}

/** Tells whether the shorter way around the wheel leads through a hue that is ruled out. */
export function passes(from: number, to: number, avoided: readonly ColorName[]): boolean {
  const way = ((to - from + 540) % 360) - 180;
  const steps = Math.ceil(Math.abs(way) / step);
  return Array.from({ length: steps }, (_, index) => from + (way * index) / steps).some((hue) => !isFree(hue, avoided));
}
