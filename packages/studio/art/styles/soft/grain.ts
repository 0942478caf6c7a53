import type { Path, Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";

/** Specks within a circle, as one outline. @param density 0 to 1 at a point. */
export function grain(
  random: Random,
  [cx, cy]: Point,
  radius: number,
  count: number,
  size: number,
  density: (x: number, y: number) => number,
): Path {
  const path: Path[] = [];
  // More tries than this find no room.
  for (let tries = 0; tries < count * 12 && path.length < count; tries++) {
    const [turn, reach] = [random.next() * 2 * Math.PI, Math.sqrt(random.next()) * radius];
    const [x, y] = [tenths(cx + Math.cos(turn) * reach), tenths(cy + Math.sin(turn) * reach)];
    if (random.next() > density(x, y)) continue;
    const side = tenths(size * random.between(0.8, 1.7));
    path.push([["M", x, y], ["L", x + side, y], ["L", x, y + side], ["Z"]]);
  }
  return path.flat();
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
