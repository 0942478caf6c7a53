import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import type { Paint } from "../../../engine/document/document.ts";
import { type Frame, mapPoints, type Path, type Point } from "../../../engine/geometry/path.ts";

/** Place of a figure: its drawing is cut off at the frame. */
export interface Stage {
  readonly frame: Frame;
  /** The color behind the figure. */
  readonly on: PaletteRole;
  /** Line of the floor, where words are set on it; a share of the frame's height, if left out. */
  readonly floor?: number;
  /** The floor is not drawn: it is a line, or the page. */
  readonly isBare?: boolean;
  /** Outline outside of which nothing is drawn. */
  readonly within?: Path;
}

/** Colors for a figure, none of them that of what is behind it. */
export interface Tones {
  readonly main: PaletteRole;
  readonly second: PaletteRole;
  readonly dark: PaletteRole;
  /** Color of the one thing that shines: a fruit, a flower, lips. */
  readonly spot: PaletteRole;
}

export type Figure = (kit: Kit, stage: Stage) => ShapePlan[];

export function tonesOn(on: PaletteRole): Tones {
  const [main, second] = (["accent", "support", "ground"] as const).filter((role) => role !== on);
  return { main: main ?? "accent", second: second ?? "support", dark: "ink", spot: "highlight" };
}

/** A drawing's own units: its foot is at the origin, up is negative. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  readonly scale: number;
  readonly at: (point: Point) => Point;
  readonly path: (path: Path) => Path;
}

/** Stands a drawing on the stage's floor, as large as it fits. @param drop how far its foot is above the floor, in the drawing's units. */
export function standOn({ frame }: Stage, { width, height }: Drawing, drop = 0): Placed {
  const scale = Math.min(frame.width / width, frame.height / (height + drop));
  const [cx, floor] = [frame.x + frame.width / 2, frame.y + frame.height - drop * scale];
  const at = ([x, y]: Point): Point => [cx + x * scale, floor + y * scale];
  return { scale, at, path: (path) => mapPoints(path, at) };
}

/** The side of a thing that is turned away from the light. */
export const shade = (path: Path, of: Paint): ShapePlan => ({
  path,
  fill: of === "ink" ? "ground" : "ink",
  opacity: of === "ink" ? 0.16 : 0.17,
});

/** From a drawing's units to the canvas's. */
export const scaled = (plan: ShapePlan, placed: Placed): ShapePlan => ({
  ...plan,
  path: placed.path(plan.path),
  ...(plan.stroke && { stroke: { ...plan.stroke, width: plan.stroke.width * placed.scale } }),
});
