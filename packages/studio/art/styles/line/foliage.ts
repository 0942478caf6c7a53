import { curveThrough } from "../../../engine/geometry/curve.ts";
import type { Path, Point } from "../../../engine/geometry/path.ts";

interface LeafPlan {
  readonly at: Point;
  /** In turns, 0 to the right, clockwise. */
  readonly turn: number;
  readonly length: number;
  /** Half of the width, as a share of the length. */
  readonly width: number;
  /** Distance that the tip hangs, as a share of the length. */
  readonly bend: number;
  readonly veins: number;
}

export interface DrawnLeaf {
  readonly outline: Path;
  readonly veins: Path;
}

/** A leaf with its veins, as botanists draw them. */
export function drawLeaf({ at: [x, y], turn, length, width, bend, veins }: LeafPlan): DrawnLeaf {
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  const half = (share: number): number => width * Math.sin(Math.PI * Math.min(1, share) ** 0.82) ** 0.9;
  const place = (share: number, side: number): Point => {
    const [along, across] = [share * length, (side * half(share) + bend * share ** 2) * length];
    return [x + along * cos - across * sin, y + along * sin + across * cos];
  };
  const shares = [0, 0.12, 0.28, 0.45, 0.62, 0.78, 0.91, 1];
  const [upper, lower] = [shares.map((share) => place(share, -1)), shares.map((share) => place(share, 1))];
  const [, ...back] = curveThrough(lower.toReversed());
  const side = (share: number, direction: number): Path =>
    curveThrough([place(share, 0), place(share + 0.09, direction * 0.4), place(share + 0.18, direction * 0.8)]);
  const ribs = Array.from({ length: veins }, (_, index) => 0.12 + (index * 0.54) / Math.max(1, veins - 1));
  return {
    outline: [...curveThrough(upper), ...back, ["Z"]],
    veins: [
      ...curveThrough([0, 0.25, 0.5, 0.75, 0.96].map((share) => place(share, 0))),
      ...ribs.flatMap((share) => [...side(share, -1), ...side(share, 1)]),
    ],
  };
}
