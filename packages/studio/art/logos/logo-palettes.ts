import { inOrder } from "../../engine/brand/brand-palette.ts";
import { withoutHues } from "../../engine/color/avoided-hues.ts";
import { contrast, type Hex, lchOf, oklch, readableOn } from "../../engine/color/color.ts";
import {
  black,
  hues,
  largeTextContrast,
  type Palette,
  type PaletteRole,
  textContrast,
  white,
} from "../../engine/color/palette.ts";
import type { Random } from "../../engine/random.ts";
import type { Motif } from "../figures/figure.ts";
import type { LogoBrief } from "./logo-brief.ts";
import { inkOf, type LogoInk } from "./logo-styles.ts";
import type { MarkRole } from "./mark.ts";

/** The colors that a logo is delivered in. The same design takes each of them. */
export const logoVersions = ["light", "dark", "one-color", "reversed"] as const;
export type LogoVersion = (typeof logoVersions)[number];

export interface LogoColors {
  readonly palettes: Readonly<Record<LogoVersion, Palette>>;
  readonly paints: Readonly<Record<MarkRole | "word", PaletteRole>>;
}

const plain = (ground: Hex, ink: Hex): Palette => ({ ground, ink, accent: ink, support: ink, highlight: ground });

/** From yellow to lime, a color that can be read on white looks like mud: there the ground takes it, and the mark is dark. */
const isBright = (hue: number): boolean => hue > 76 && hue < 136;

const paintsOf = {
  "accent-ink": { primary: "accent", second: "ink", word: "ink" },
  "ink-accent": { primary: "ink", second: "accent", word: "ink" },
  "accent-support": { primary: "accent", second: "support", word: "ink" },
  "ink-support": { primary: "ink", second: "support", word: "ink" },
  accent: { primary: "accent", second: "accent", word: "accent" },
} as const satisfies Record<LogoInk["paints"][number], LogoColors["paints"]>;

/** The brief's hue, or one of the trade's, as the style has it. */
export function logoColors(
  random: Random,
  { hue, avoid = [], style }: Pick<LogoBrief, "hue" | "avoid" | "style">,
  motifs: readonly Motif[],
): LogoColors {
  const ink = inkOf(style);
  const trade = motifs.slice(0, 2).flatMap((motif) => motif.hues.map((name) => hues[name]));
  const drawn = random.pick(trade.length > 0 ? trade : Object.values(hues)) + random.between(-9, 9);
  const takesField = ink.grounds.includes("field");
  const base = hue ?? (isBright(drawn) && !takesField ? (drawn < 106 ? drawn - 32 : drawn + 32) : drawn);
  const relation = random.pick(ink.relations);
  const isWarm = base > 40 && base < 130;
  const brand = readableOn(
    oklch(
      random.between(ink.lightness[0], ink.lightness[1] + (isWarm ? 0.06 : 0)),
      random.between(...ink.chroma),
      base,
    ),
    white,
    largeTextContrast,
  );
  const deep = oklch(random.between(0.22, 0.3), random.between(0.03, 0.075), base);
  const kind = random.pick(ink.grounds);
  const ground = { white, paper: oklch(0.965, 0.014, 85), tint: oklch(0.962, 0.018, base), field: white }[kind];
  const second =
    relation === 0
      ? oklch(lchOf(brand).lightness > 0.5 ? 0.36 : 0.68, 0.12, base)
      : oklch(random.between(0.6, 0.72), random.between(0.13, 0.18), base + relation);
  const field = oklch(isBright(base) ? 0.88 : 0.8, isBright(base) ? 0.16 : 0.13, base);
  const drawnLight: Palette =
    kind === "field" || isBright(base)
      ? { ...plain(field, deep), support: readableOn(oklch(0.5, 0.15, base - 55), field, largeTextContrast) }
      : {
          ground,
          ink: readableOn(deep, ground, textContrast),
          accent: readableOn(brand, ground, largeTextContrast),
          support: readableOn(second, ground, largeTextContrast),
          highlight: oklch(0.9, 0.05, base),
        };
  const light = withoutHues(drawnLight, avoid);
  const paints = paintsOf[random.pick(ink.paints)];
  return {
    paints,
    palettes: { light, dark: onDark(light), "one-color": plain(white, black), reversed: plain(black, white) },
  };
}

/**
 * A logo's palette on light in a brand's colors, the first of them as it is: on white or paper where it can be seen there, else as the
 * ground of a dark mark.
 */
export function logoPaletteInBrand(recipe: Palette, colors: readonly Hex[]): Palette {
  const [first, second] = inOrder(colors);
  if (first === undefined) return recipe;
  const { chroma, hue } = lchOf(first);
  const deep = oklch(0.26, Math.min(0.06, chroma), hue);
  if (contrast(first, white) < largeTextContrast) {
    const support = second && contrast(second, first) >= largeTextContrast ? second : deep;
    return { ...plain(first, readableOn(deep, first, textContrast)), support };
  }
  const pale = isField(recipe) ? white : turnedTint(recipe.ground, first);
  const ground = contrast(first, pale) >= largeTextContrast ? pale : white;
  const other = oklch(lchOf(first).lightness > 0.5 ? 0.36 : 0.68, Math.min(0.12, chroma), hue);
  return {
    ground,
    ink: readableOn(deep, ground, textContrast),
    accent: first,
    support: readableOn(second ?? other, ground, largeTextContrast),
    highlight: oklch(0.9, Math.min(0.05, chroma), hue),
  };
}

/** A tint follows the color that it is one of; white and paper stay. */
function turnedTint(ground: Hex, color: Hex): Hex {
  const { lightness, chroma } = lchOf(ground);
  const own = lchOf(color);
  return chroma <= tintChroma ? ground : oklch(lightness, Math.min(chroma, own.chroma), own.hue);
}

/** Paper has less. */
const tintChroma = 0.016;

/** Tells whether the ground is a color, and no white, paper or tint. */
const isField = ({ ground }: Palette): boolean => lchOf(ground).chroma > 0.08;

/** The same colors with another palette on light: the one on dark follows it. */
export function recolored(colors: LogoColors, light: Palette): LogoColors {
  const { palettes } = colors;
  return { ...colors, palettes: { ...palettes, light, dark: onDark(light) } };
}

/** Palette that a palette on light becomes on dark. */
export function onDark(light: Palette): Palette {
  // A field of color has a dark mark: on dark, the mark takes the field's color.
  const brand = isField(light) ? light.ground : light.accent;
  const { hue, chroma: strength } = lchOf(brand);
  const night = oklch(0.22, Math.min(0.03, strength), hue);
  const onNight = (color: Hex, lightness: number) => {
    const { chroma, hue: own } = lchOf(color);
    return readableOn(oklch(lightness, Math.min(0.16, chroma), own), night, textContrast);
  };
  return {
    ground: night,
    ink: oklch(0.975, 0.012, hue),
    accent: onNight(brand, 0.78),
    support: onNight(light.support, 0.84),
    highlight: brand,
  };
}
