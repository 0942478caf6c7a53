import { standingOut } from "../../../engine/color/farthest.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { outlineOf, type PlacedFigure, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, mapPoints, type Path } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import type { Figure } from "../../figures/figure.ts";
import { filled } from "../../figures/silhouette.ts";

/** Distance that scissors are off, in hundredths of the figure: a hand is seen, and the thing stays as it is. */
const off = 0.7;

/** An outline as steady scissors cut it: its corners and curves are all there, none quite where it should be. @param unit of the figure. */
function cutByHand(path: Path, unit: number, [phase, other]: readonly [number, number]): Path {
  return mapPoints(path, ([x, y]) => {
    const [u, v] = [x / unit / 11, y / unit / 11];
    return [x + off * unit * Math.sin(v + phase), y + off * unit * Math.sin(u + other)];
  });
}

/** Colors of a figure on some sheets: never the ink, which makes of everything a shadow. */
function paperColors(
  kit: Kit,
  on: readonly PaletteRole[],
): Readonly<Record<"body" | "accent" | "detail", PaletteRole>> {
  const all = ["ground", "accent", "support", "highlight"] as const;
  const roles = all.filter((role) => !on.includes(role));
  const [body = "ink"] = standingOut(kit.palette, roles, on.slice(0, 1));
  // In the color of any of the sheets, an accent would be a hole.
  const others = roles.filter((role) => role !== body);
  const [accent = "ink"] = standingOut(kit.palette, others, [...on.slice(0, 1), body]);
  return { body, accent, detail: on[0] ?? "ground" };
}

/** A figure cut from sheets. @param on what is behind it, the nearest first. */
export function cutFigure(
  kit: Kit,
  figure: Figure,
  random: Random,
  frame: Frame,
  on: readonly PaletteRole[],
): ShapePlan[] {
  return cutPlaced(kit, placeFigure({ ...figure, isUpright: true }, random, frame), random, on);
}

export function cutPlaced(
  kit: Kit,
  { pieces, scale }: PlacedFigure,
  random: Random,
  on: readonly PaletteRole[],
): ShapePlan[] {
  const fills = paperColors(kit, on);
  const scissors = random.fork("scissors");
  const phases = [scissors.between(0, 6), scissors.between(0, 6)] as const;
  const within = cutByHand(outlineOf({ pieces, scale }), scale, phases);
  return pieces.map((piece) => ({
    path: cutByHand(filled(piece, scale), scale, phases),
    fill: fills[piece.part],
    ...(piece.part === "detail" && { within }),
  }));
}

/** Sheets under a figure, each a rim wider than what is on it. @param colors from the one right under the figure. */
export function backing({ pieces, scale }: PlacedFigure, rim: number, colors: readonly PaletteRole[]): ShapePlan[] {
  const path = outlineOf({ pieces, scale });
  return colors
    .map((paint, index): ShapePlan => ({ path, fill: paint, stroke: { paint, width: rim * 2 * (index + 1) } }))
    .toReversed();
}
