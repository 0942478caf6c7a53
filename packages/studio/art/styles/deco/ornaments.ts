import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import {
  type Frame,
  mapPoints,
  type Path,
  type Point,
  polygon,
  rectangle,
  sector,
} from "../../../engine/geometry/path.ts";
import { metal } from "./metal.ts";

/** Number and size of the steps that each corner of a frame takes inward. */
export interface Steps {
  readonly count: number;
  readonly size: number;
}

export const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

function steppedPoints({ x, y, width, height }: Frame, { count, size }: Steps): Point[] {
  const corner = Array.from({ length: count }, (_, index): Point[] => [
    [index * size, (count - index) * size],
    [(index + 1) * size, (count - index) * size],
  ]).flat();
  const topLeft: Point[] = [...corner, [count * size, 0]];
  const [right, bottom] = [x + width, y + height];
  const flip = (dx: 1 | -1, dy: 1 | -1): Point[] =>
    topLeft.map(([px, py]) => [dx > 0 ? x + px : right - px, dy > 0 ? y + py : bottom - py]);
  return [...flip(1, 1), ...flip(-1, 1).toReversed(), ...flip(-1, -1), ...flip(1, -1).toReversed()];
}

/** A frame whose corners are cut in steps. */
export const steppedPlate = (frame: Frame, steps: Steps): Path => polygon(steppedPoints(frame, steps));

/** The line around such a frame, of one width everywhere. */
export function steppedBorder(frame: Frame, steps: Steps, width: number): Path {
  const inner = steppedPoints(inset(frame, width), steps);
  return [...polygon(steppedPoints(frame, steps)), ...polygon(inner.toReversed())];
}

/** Distance from the canvas's edge at which the border leaves room for a picture, in units. */
const borderUnits = 6.2;

/** Area for pictures that have the border around them. */
export const fieldOf = ({ width, height, unit }: Kit): Frame =>
  inset({ x: 0, y: 0, width, height }, unit * borderUnits);

/** A thick and a thin line around the canvas. What reaches under them is covered, so that they keep their distance. */
export function drawBorder(kit: Kit, steps: Steps): void {
  const { width, height, unit } = kit;
  const canvas: Frame = { x: 0, y: 0, width, height };
  const outer = inset(canvas, unit * 3);
  const margin: Path = [...rectangle(canvas), ...polygon(steppedPoints(fieldOf(kit), steps).toReversed())];
  const lines: Path = [
    ...steppedBorder(outer, steps, unit * 0.8),
    ...steppedBorder(inset(outer, unit * 2.2), steps, unit * 0.25),
  ];
  kit.group("Border", [
    { path: margin, fill: "ground" },
    { path: lines, fill: metal(outer) },
  ]);
}

/** A small rising sun between two pairs of lines. */
export function dividerPlan([cx, y]: Point, width: number, height: number): ShapePlan {
  const half = width / 2;
  const thin = height * 0.09;
  const sun = sector(cx, y + height, height * 0.34, [0.5, 1]);
  const rays = Array.from({ length: 7 }, (_, index) => {
    const turn = 0.5 + (index + 0.5) / 14;
    return sector(cx, y + height, height * (index % 2 === 1 ? 0.86 : 1), [turn - 0.011, turn + 0.011], height * 0.5);
  });
  const lines = [-1, 1].flatMap((side) => {
    const line = (from: number, to: number, up: number) => {
      const [a, b] = [cx + side * from, cx + side * to];
      return rectangle({ x: Math.min(a, b), y: y + height - up - thin, width: Math.abs(b - a), height: thin });
    };
    return [line(height * 1.25, half, 0), line(height * 1.25, half * 0.72, thin * 2.6)];
  });
  const path = [...sun, ...rays.flat(), ...lines.flat()];
  return { path, fill: metal({ x: cx - half, y, width, height }) };
}

const _mirrored = (path: Path, cx: number): Path => mapPoints(path, ([x, y]) => [2 * cx - x, y]);

export const diamond = ([cx, cy]: Point, rx: number, ry = rx): Path =>
  polygon([
    [cx, cy - ry],
    [cx + rx, cy],
    [cx, cy + ry],
    [cx - rx, cy],
  ]);
