import type { Tone } from "../../art/figures/natural-tones.ts";
import { type Hex, type Lch, lchOf, oklch } from "./color.ts";
import { isSeenOn } from "./farthest.ts";
import type { Palette, PaletteRole } from "./palette.ts";

/** Distance that is still taken for a thing's own color. */
const naturalEnough = 0.5;
/** Paper that is left white shows any thing, if not as well as its own color. */
const paperMisfit = 0.42;
const isPaper = ({ lightness, chroma }: Lch): boolean => lightness > 0.88 && chroma < 0.06;

const beyond = (value: number, [from, to]: readonly [number, number]): number => Math.max(0, from - value, value - to);

const hueBeyond = (hue: number, range: readonly [number, number]): number =>
  Math.min(...[-360, 0, 360].map((turn) => beyond(hue + turn, range)));

const misfitOfTone = (lch: Lch, { lightness, chroma, hue }: Tone): number =>
  beyond(lch.lightness, lightness) / 0.1 +
  beyond(lch.chroma, chroma) / 0.07 +
  // Grays have no hue.
  (lch.chroma < 0.03 ? 0 : hueBeyond(lch.hue, hue) / 28);

/** Distance of a color from what a thing looks like in nature: 0 is its own color, from 1 on it is wrong. */
export function misfitOf(color: Hex, tones: readonly Tone[]): number {
  const lch = lchOf(color);
  return Math.min(
    isPaper(lch) ? paperMisfit : Number.POSITIVE_INFINITY,
    ...tones.map((tone) => misfitOfTone(lch, tone)),
  );
}

const within = (value: number, [from, to]: readonly [number, number]): number => Math.min(to, Math.max(from, value));

/** The color of a tone that is nearest to another one. */
function nearestIn({ lightness, chroma, hue }: Lch, tone: Tone): Hex {
  const turned = [hue - 360, hue, hue + 360].toSorted((a, b) => beyond(a, tone.hue) - beyond(b, tone.hue))[0] ?? hue;
  return oklch(within(lightness, tone.lightness), within(chroma, tone.chroma), within(turned, tone.hue));
}

/**
 * The palette with a color in which a thing can be drawn: if none of some roles is near it, the nearest of them becomes it.
 * @param roles in which a style draws the bodies of figures.
 */
export function withNatural(palette: Palette, tones: readonly Tone[], roles: readonly PaletteRole[]): Palette {
  const misfit = (role: PaletteRole) => misfitOf(palette[role], tones);
  const isSeen = (changed: Palette, role: PaletteRole) => isSeenOn(changed, role, "ground");
  if (tones.length === 0 || roles.some((role) => misfit(role) < naturalEnough && isSeen(palette, role))) return palette;
  const [role] = roles.toSorted((a, b) => misfit(a) - misfit(b));
  if (!role) return palette;
  const lch = lchOf(palette[role]);
  const colors = tones.flatMap((tone) => [
    nearestIn(lch, tone),
    // Where the nearest one is lost on the ground, its darkest or lightest is not.
    ...tone.lightness.map((lightness) => nearestIn({ ...lch, lightness }, tone)),
  ]);
  const found = colors.map((color) => ({ ...palette, [role]: color })).find((changed) => isSeen(changed, role));
  return found ?? palette;
}

/**
 * Role among some in which a thing looks as in nature, and which is seen on others.
 * @returns undefined where none is near enough.
 */
export function naturalRole(
  palette: Palette,
  tones: readonly Tone[],
  roles: readonly PaletteRole[],
  on: readonly PaletteRole[],
): PaletteRole | undefined {
  const [best] = roles
    .filter((role) => !on.includes(role) && on.every((other) => isSeenOn(palette, role, other)))
    .map((role) => ({ role, misfit: misfitOf(palette[role], tones) }))
    .toSorted((a, b) => a.misfit - b.misfit);
  return tones.length > 0 && best && best.misfit < 1 ? best.role : undefined;
}
