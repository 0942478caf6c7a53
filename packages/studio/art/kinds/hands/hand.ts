import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { boundsOf, type Frame, mapPoints, type Path, type Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";

/** A part of a form: an outline, or a line of a width. */
export interface Part {
  readonly path: Path;
  readonly line?: number | undefined;
}

export interface Colors {
  readonly fill: PaletteRole;
  /** Color below, which shows where a detail is left empty. */
  readonly under: PaletteRole;
}

/** A style's way of drawing any form: what makes ten pictures of one thing ten different pictures. */
export interface Hand {
  /** Parts that are one form: no line goes through where they overlap. */
  form(parts: readonly Part[], colors: Colors): ShapePlan[];
  /** Details that are drawn on a form, or left empty in it. */
  detail(parts: readonly Part[], colors: Colors): ShapePlan[];
}

export interface HandPlan {
  readonly kit: Kit;
  /** Frame of the thing that is drawn: depth, roughness and light follow its size. */
  readonly frame: Frame;
  /** Width of the style's lines; one for a whole design. */
  readonly weight: number;
  readonly random: Random;
}

export type HandOf = (plan: HandPlan) => Hand;

/** Forms as they are, each in one color. */
export const filled = (parts: readonly Part[], fill: ShapePlan["fill"]): ShapePlan[] => {
  const areas = parts.filter(({ line }) => line === undefined).map(({ path }) => path);
  const lines = parts.filter(({ line }) => line !== undefined);
  return [
    ...areas.map((path): ShapePlan => ({ path, fill })),
    ...lines.map(({ path, line = 1 }): ShapePlan => ({ path, stroke: { paint: paintOf(fill), width: line } })),
  ];
};

/** A line has one color, an area may have several. */
const paintOf = (fill: ShapePlan["fill"]) =>
  typeof fill === "object" ? (fill.stops[0]?.paint ?? "ink") : (fill ?? "ink");

/** A line around a form: drawn below it, twice as wide. */
export const outlined = (parts: readonly Part[], paint: PaletteRole, width: number): ShapePlan[] =>
  parts.map(
    ({ path, line = 0 }): ShapePlan => ({
      path,
      ...(line === 0 && { fill: paint }),
      stroke: { paint, width: line + width * 2 },
    }),
  );

export const movedParts = (parts: readonly Part[], move: (point: Point) => Point): Part[] =>
  parts.map((part) => ({ ...part, path: mapPoints(part.path, move) }));

export function partsBounds(parts: readonly Part[]): Frame {
  const frames = parts.map(({ path }) => boundsOf(path));
  const [x, y] = [Math.min(...frames.map((frame) => frame.x)), Math.min(...frames.map((frame) => frame.y))];
  return {
    x,
    y,
    width: Math.max(...frames.map((frame) => frame.x + frame.width)) - x,
    height: Math.max(...frames.map((frame) => frame.y + frame.height)) - y,
  };
}
