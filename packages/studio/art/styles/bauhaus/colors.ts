import { contrast, lchOf } from "../../../engine/color/color.ts";
import { isSeenOn, standingOut } from "../../../engine/color/farthest.ts";
import { type Palette, type PaletteRole, paletteRoles } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import {
  type FigureColors,
  figurePlans,
  naturalAccent,
  naturalBody,
  outlineOf,
  type PlacedFigure,
} from "../../../engine/compose/subject-figure.ts";
import type { Random } from "../../../engine/random.ts";

/** Contrast from which on a figure is read at a glance on a color; black on blue has less. */
const contrastMin = 2.6;

const rolesOf = (palette: Palette, not: readonly PaletteRole[]): readonly PaletteRole[] =>
  paletteRoles.filter((role) => !not.some((other) => palette[other] === palette[role]));

const leastContrast = (palette: Palette, role: PaletteRole, on: readonly PaletteRole[]): number =>
  Math.min(...on.map((other) => contrast(palette[role], palette[other])));

/** A figure in its colors, whose details end at its outline: they have a color of their own here. */
export function seenFigure(kit: Kit, placed: PlacedFigure, on: readonly PaletteRole[]): ShapePlan[] {
  const within = outlineOf(placed);
  return figurePlans(placed.pieces, figureColors(kit, placed, on)).map((plan, index) =>
    placed.pieces[index]?.part === "detail" ? { ...plan, within } : plan,
  );
}

/** The color of a palette that is seen best on all of some others. */
const bestOn = ({ palette }: Kit, on: readonly PaletteRole[]): PaletteRole =>
  rolesOf(palette, on).toSorted((a, b) => leastContrast(palette, b, on) - leastContrast(palette, a, on))[0] ?? "ink";

/** The color of a figure on others: a light one where it is seen, then a dark color, and black last, which is for few things. */
function bodyOn(kit: Kit, on: readonly PaletteRole[]): PaletteRole {
  const { palette } = kit;
  const seen = rolesOf(palette, on).filter((role) => leastContrast(palette, role, on) >= contrastMin);
  const light = seen.find((role) => lchOf(palette[role]).lightness > 0.9);
  const colored = seen.find((role) => lchOf(palette[role]).chroma > 0.08);
  return light ?? colored ?? bestOn(kit, on);
}

/** A figure in one color with parts in another, both seen on all of the colors behind it. */
function figureColors(kit: Kit, { figure }: PlacedFigure, on: readonly PaletteRole[]): FigureColors {
  const { palette } = kit;
  const body = naturalBody(kit, figure, rolesOf(palette, on), on) ?? bodyOn(kit, on);
  const detail = bestOn(kit, [body]);
  const around = [...on, body];
  const colored = rolesOf(palette, around).filter((role) => lchOf(palette[role]).chroma > 0.08);
  const [bright] = standingOut(palette, colored, around);
  const isSeen = bright && around.every((role) => isSeenOn(palette, bright, role));
  const accent = naturalAccent(kit, figure, body, rolesOf(palette, [body])) ?? (isSeen ? bright : bestOn(kit, around));
  return { body, detail, accent: palette[accent] === palette[body] ? detail : accent };
}

/** Pairs of strong colors that one figure is seen on; those for a light figure first. */
function pairsOf(kit: Kit): readonly (readonly [PaletteRole, PaletteRole])[] {
  const { palette } = kit;
  const strong = (["accent", "support", "highlight"] as const).filter((role) => lchOf(palette[role]).chroma > 0.08);
  const all = strong.flatMap((one, index) => strong.slice(index + 1).map((other) => [one, other] as const));
  const seen = all.filter((pair) => leastContrast(palette, bestOn(kit, pair), pair) >= contrastMin);
  const isForLight = (pair: readonly PaletteRole[]) => lchOf(palette[bodyOn(kit, pair)]).lightness > 0.9;
  return (seen.length > 0 ? seen : all).toSorted((a, b) => Number(isForLight(b)) - Number(isForLight(a)));
}

/** One of the pairs, a light figure's more often. */
export function pairFor(kit: Kit, random: Random): readonly [PaletteRole, PaletteRole] {
  const [first = ["accent", "support"] as const, ...others] = pairsOf(kit);
  return others.length === 0 || random.chance(0.6) ? first : random.pick(others);
}
