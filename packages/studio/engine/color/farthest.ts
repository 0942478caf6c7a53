import { lchOf } from "./color.ts";
import type { Palette, PaletteRole } from "./palette.ts";

/** Visible difference between two colors: 0 for the same; from about 0.15 on, a shape stands out. */
function distance(a: string, b: string): number {
  const [one, two] = [lchOf(a), lchOf(b)];
  const point = ({ chroma, hue }: typeof one) => [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ];
  const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [point(one), point(two)];
  return Math.hypot(one.lightness - two.lightness, x1 - x2, y1 - y2);
}

/** Picks from some colors of a palette those that stand out from what they are on, the most different first. */
export const standingOut = (
  palette: Palette,
  roles: readonly PaletteRole[],
  on: readonly PaletteRole[],
): readonly PaletteRole[] => {
  const least = (role: PaletteRole) => Math.min(...on.map((other) => distance(palette[role], palette[other])));
  return roles.toSorted((a, b) => least(b) - least(a));
};

/** Tells whether a shape of one color can be seen on another. */
export const isSeenOn = (palette: Palette, role: PaletteRole, on: PaletteRole): boolean =>
  distance(palette[role], palette[on]) > 0.14;
