import { type Hex, lchOf, oklch, readableOn } from "../color/color.ts";
import type { PaletteRole } from "../color/palette.ts";
import { black, hues, largeTextContrast, type Palette, textContrast, white } from "../color/palette.ts";
import type { Random } from "../random.ts";
import type { MarkRole } from "./mark.ts";
import type { Motif } from "./motifs/motif.ts";

/** The colors that a logo is delivered in. The same design takes each of them. */
export const logoVersions = ["light", "dark", "one-color", "reversed"] as const;
export type LogoVersion = (typeof logoVersions)[number];

export interface LogoColors {
  readonly palettes: Readonly<Record<LogoVersion, Palette>>;
  readonly paints: Readonly<Record<MarkRole | "word", PaletteRole>>;
}

const plain = (ground: Hex, ink: Hex): Palette => ({ ground, ink, accent: ink, support: ink, highlight: ground });

/** How far the second hue is from the first. */
const relations = [0, 0, 40, -40, 180] as const;

/** From yellow to lime, a color that can be read on white looks like mud: there the ground takes it, and the mark is dark. */
const isBright = (hue: number): boolean => hue > 76 && hue < 136;

/** @param hue of the customer; one of the trade's, if left out. */
export function logoColors(random: Random, hue: number | undefined, motifs: readonly Motif[]): LogoColors {
  const trade = motifs.slice(0, 2).flatMap((motif) => motif.hues.map((name) => hues[name]));
  const base = hue ?? random.pick(trade.length > 0 ? trade : Object.values(hues)) + random.between(-9, 9);
  const relation = random.pick(relations);
  const isWarm = base > 40 && base < 130;
  const brand = readableOn(
    oklch(random.between(0.46, isWarm ? 0.68 : 0.6), random.between(0.13, 0.2), base),
    white,
    largeTextContrast,
  );
  const deep = oklch(random.between(0.22, 0.3), random.between(0.03, 0.075), base);
  const ground = random.chance(0.45) ? white : oklch(0.965, 0.014, random.chance(0.6) ? 85 : base);
  const second =
    relation === 0
      ? oklch(lchOf(brand).lightness > 0.5 ? 0.36 : 0.68, 0.12, base)
      : oklch(random.between(0.6, 0.72), random.between(0.13, 0.18), base + relation);
  const light: Palette = isBright(base)
    ? {
        ...plain(oklch(0.88, 0.16, base), deep),
        support: readableOn(oklch(0.5, 0.15, base - 55), oklch(0.88, 0.16, base), largeTextContrast),
      }
    : {
        ground,
        ink: readableOn(deep, ground, textContrast),
        accent: readableOn(brand, ground, largeTextContrast),
        support: readableOn(second, ground, largeTextContrast),
        highlight: oklch(0.9, 0.05, base),
      };
  const night = random.chance(0.5) ? deep : oklch(0.2, 0.02, base);
  const paper = oklch(0.975, 0.012, base);
  const dark: Palette = {
    ground: night,
    ink: paper,
    accent: readableOn(oklch(0.78, Math.min(0.16, lchOf(brand).chroma), base), night, textContrast),
    support: readableOn(oklch(0.84, 0.11, base + relation), night, textContrast),
    highlight: brand,
  };
  const paints = random.pick([
    { primary: "accent", second: "support", word: "ink" },
    { primary: "ink", second: "accent", word: "ink" },
    { primary: "accent", second: "ink", word: "ink" },
    { primary: "accent", second: "accent", word: "accent" },
  ] as const);
  return { paints, palettes: { light, dark, "one-color": plain(white, black), reversed: plain(black, white) } };
}
