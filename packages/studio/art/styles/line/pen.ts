import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import type { StackPlan } from "../../../engine/compose/stack-words.ts";
import { type Frame, mapPoints, type Path } from "../../../engine/geometry/path.ts";

/** One pen of one weight for a whole drawing, and one color to fill with. */
export interface Pen {
  readonly weight: number;
  line(path: Path): ShapePlan;
  /** A line around paper: it hides what is behind. */
  cover(path: Path): ShapePlan;
  /** The fill, laid on a little beside the line that it belongs to. */
  wash(path: Path, isExact?: boolean): ShapePlan;
}

export function penOf({ unit, random }: Kit): Pen {
  const weight = Math.round(unit * 0.42 * 100) / 100;
  const stroke = { paint: "ink", width: weight } as const;
  const side = random.fork("wash").pick([-1, 1]);
  return {
    weight,
    line: (path) => ({ path, stroke }),
    cover: (path) => ({ path, fill: "ground", stroke }),
    wash: (path, isExact = false) => ({
      path: isExact ? path : mapPoints(path, ([x, y]) => [x + side * unit * 1.1, y + unit * 0.8]),
      fill: "accent",
    }),
  };
}

/** Words keep their voice down: the drawing has the stage. */
export const quiet = ({ unit }: Kit): StackPlan => ({
  headlineLinesMax: 3,
  headlineSizeMax: unit * 17,
  sublineSizeMax: unit * 4.2,
  sizeMax: unit * 3.8,
  sublineWidth: 0.8,
});

export const inset = ({ x, y, width, height }: Frame, by: number, byY: number = by): Frame => ({
  x: x + by,
  y: y + byY,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * byY),
});
