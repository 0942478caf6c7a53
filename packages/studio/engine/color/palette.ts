import type { ColorName } from "../brief/brief.ts";
import { contrast, type Hex, oklch, readableOn } from "./color.ts";

/** Roles of colors. Elements name roles, so that another palette recolors the whole design. */
export const paletteRoles = ["ground", "ink", "accent", "support", "highlight"] as const;
export type PaletteRole = (typeof paletteRoles)[number];

/**
 * `ground` is behind everything, `ink` what is read on it; `accent`, `support` and `highlight` are the colors of shapes, from the most
 * important to the least.
 */
export type Palette = Readonly<Record<PaletteRole, Hex>>;

/** Named by what people see. Degrees in OKLCH. */
export const hues = {
  red: 27,
  orange: 52,
  yellow: 95,
  lime: 122,
  green: 150,
  teal: 190,
  sky: 232,
  blue: 262,
  violet: 295,
  pink: 355,
} as const satisfies Readonly<Record<ColorName, number>>;

export const white: Hex = "#ffffff";
export const black: Hex = oklch(0.17, 0.005, 80);

/** The ink with which the most can be read on a ground. */
export const inkFor = (ground: Hex): Hex => (contrast(ground, black) >= contrast(ground, white) ? black : white);

/** Text of normal size needs this much contrast; large text `largeTextContrast`. */
export const textContrast = 4.5;
export const largeTextContrast = 3;

/** A palette whose ink can be read. */
export const paletteOf = (palette: Palette): Palette => ({
  ...palette,
  ink: readableOn(palette.ink, palette.ground, textContrast),
});
