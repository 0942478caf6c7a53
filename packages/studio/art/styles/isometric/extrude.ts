import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { flatten, type Path, type Point, polygon } from "../../../engine/geometry/path.ts";
import { facePlans, shades, type View } from "./view.ts";

interface Extrusion {
  /** The face that looks to the viewer, on the canvas. */
  readonly face: Path;
  /** Distance from the face to the one behind it, on the canvas. */
  readonly depth: Point;
  readonly color: PaletteRole;
  /** Darkness of the face, and of its sides: those that look up or to the left, and those to the right. */
  readonly faceShade: number;
  readonly sideShades: readonly [left: number, right: number];
}

/** Lies on a slab: sides go down from its face. */
export const lying = { faceShade: 0, sideShades: [shades.left, shades.right] } as const;
/** Stands: light falls on its face, more than on any other left side, so that it is known. */
export const standing = { faceShade: 0.06, sideShades: [0.2, shades.right] } as const;

/** A form that was sawn from a board. @param step of the points that curves become. */
export function extrude(
  view: View,
  { face, depth, color, faceShade, sideShades }: Extrusion,
  step: number,
): ShapePlan[] {
  const [dx, dy] = depth;
  const walls = flatten(face, step).flatMap((ring) =>
    ring.map((end, index) => {
      const start = ring.at(index - 1) ?? end;
      return { start, end, along: (start[0] + end[0]) * dx + (start[1] + end[1]) * dy };
    }),
  );
  // All outlines of a face run the same way around: outside is on the same side of all of them.
  const around = Math.sign(areaOf(face, step)) || 1;
  const outward = ([x1, y1]: Point, [x2, y2]: Point): Point => [around * (y2 - y1), around * (x1 - x2)];
  const seen = walls
    .filter(({ start, end }) => {
      const [nx, ny] = outward(start, end);
      return nx * dx + ny * dy > 1e-9;
    })
    .toSorted((a, b) => a.along - b.along);
  const quads = seen.map(({ start, end }) => ({
    isRight: view.light * outward(start, end)[0] > Math.abs(outward(start, end)[1]) * 0.45,
    path: sameWay([start, end, [end[0] + dx, end[1] + dy], [start[0] + dx, start[1] + dy]]),
  }));
  const all = quads.flatMap(({ path }) => path);
  const rights = quads.flatMap(({ path, isRight }) => (isRight ? path : []));
  const lefts = quads.flatMap(({ path, isRight }) => (isRight ? [] : path));
  const shaded = (path: Path, opacity: number): ShapePlan[] =>
    opacity > 0 && path.length > 0 ? [{ path, fill: view.shade, opacity }] : [];
  return [
    { path: all, fill: color, stroke: { paint: color, width: 0.6 } },
    ...shaded(lefts, sideShades[0]),
    ...shaded(rights, sideShades[1]),
    ...facePlans(view, face, color, faceShade),
  ];
}

const ringArea = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);

const areaOf = (path: Path, step: number): number => flatten(path, step).reduce((sum, ring) => sum + ringArea(ring), 0);

/** Two sides over each other leave no hole, if they run around in one direction. */
const sameWay = (points: readonly Point[]): Path => polygon(ringArea(points) < 0 ? points.toReversed() : points);
