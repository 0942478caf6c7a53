import { type Command, flatten, type Path, type Point, polygon } from "../../engine/geometry/path.ts";
import { contoursOf } from "../../engine/geometry/transform.ts";
import type { Piece } from "./figure.ts";

/** Distance between the points that curves become, in the units of a square of 100. */
const step = 2;

/** A piece as a filled outline, whether it is drawn as a line or not. @param unit of the square's hundredth, in the units of the path. */
export function filled({ path, line }: Piece, unit = 1): Path {
  return line === undefined
    ? path
    : contoursOf(path).flatMap((contour) => strokeOutline(contour, line / 2, step * unit));
}

/** Outline that a line of a width covers, with round ends. */
function strokeOutline(contour: readonly Command[], half: number, every: number): Path {
  const isClosed = contour.at(-1)?.[0] === "Z";
  const points = withoutRepeats(flatten(contour, every)[0] ?? endsOf(contour), isClosed);
  if (points.length < 2) return [];
  const at = (index: number): Point | undefined =>
    isClosed ? points[(index + points.length) % points.length] : points[index];
  const side = (sign: 1 | -1): Point[] =>
    points.map(([x, y], index) => {
      const [before, after] = [at(index - 1) ?? [x, y], at(index + 1) ?? [x, y]];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const off = (sign * half) / length;
      return [x + (before[1] - after[1]) * off, y + (after[0] - before[0]) * off];
    });
  if (isClosed) {
    const [outer, inner] = [polygon(side(1)), polygon(side(-1))];
    return areaOf(side(1)) ** 2 > areaOf(side(-1)) ** 2
      ? [...outer, ...polygon(side(-1).toReversed())]
      : [...inner, ...polygon(side(1).toReversed())];
  }
  return polygon([...side(1), ...cap(points, half), ...side(-1).toReversed(), ...cap(points.toReversed(), half)]);
}

const endsOf = (contour: readonly Command[]): Point[] =>
  contour.flatMap((command): Point[] =>
    command[0] === "Z" ? [] : command[0] === "C" ? [[command[5], command[6]]] : [[command[1], command[2]]],
  );

const withoutRepeats = (points: readonly Point[], isClosed: boolean): Point[] =>
  points.filter(([x, y], index) => {
    const before = index > 0 ? points[index - 1] : isClosed ? points.at(-1) : undefined;
    return !before || Math.hypot(x - before[0], y - before[1]) > 1e-6;
  });

/** Half a circle beyond the last point. */
function cap(points: readonly Point[], half: number): Point[] {
  const [[x, y], [fromX, fromY]] = [points.at(-1) ?? [0, 0], points.at(-2) ?? [0, 0]];
  const away = Math.atan2(y - fromY, x - fromX);
  return [-0.375, -0.25, -0.125, 0, 0.125, 0.25, 0.375].toReversed().map((share): Point => {
    const angle = away + share * Math.PI;
    return [x + Math.cos(angle) * half, y + Math.sin(angle) * half];
  });
}

const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0) / 2;

/**
 * One outline around pieces of a figure: filled, none of them leaves a hole where it is over another.
 * @param unit of the square's hundredth, in the units of the pieces.
 */
export const silhouetteOf = (pieces: readonly Piece[], unit = 1): Path =>
  pieces.flatMap((piece) => {
    const rings = flatten(filled(piece, unit), step * unit);
    const largest = rings.toSorted((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0];
    const isReversed = largest !== undefined && areaOf(largest) < 0;
    return rings.flatMap((ring) => polygon(isReversed ? ring.toReversed() : ring));
  });
