import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import type { StackPlan } from "../../../engine/compose/stack-words.ts";
import type { Frame, Path } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";

/** One pen of one weight for a whole drawing, and one color to fill with. */
export interface Pen {
  readonly weight: number;
  line(path: Path): ShapePlan;
  /** A line around paper: it hides what is behind. */
  cover(path: Path): ShapePlan;
  /** The fill, up to the line that it belongs to. */
  wash(path: Path): ShapePlan;
}

/** @param heft as a multiple of the usual weight: large figures need more of it. */
export function penOf({ unit }: Pick<Kit, "unit">, heft = 1): Pen {
  const weight = Math.round(unit * 0.56 * heft * 100) / 100;
  const stroke = { paint: "ink", width: weight } as const;
  return {
    weight,
    line: (path) => ({ path, stroke }),
    cover: (path) => ({ path, fill: "ground", stroke }),
    wash: (path) => ({ path, fill: "accent" }),
  };
}

/** Words beside a drawing: facts in full lines. */
export const besideDrawing = (kit: Kit, frame: Frame): StackPlan => ({
  headlineLinesMax: 3,
  columns: factColumns(kit, frame.width),
  sublineWidth: 0.92,
});

export const inset = ({ x, y, width, height }: Frame, by: number, byY: number = by): Frame => ({
  x: x + by,
  y: y + byY,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * byY),
});
