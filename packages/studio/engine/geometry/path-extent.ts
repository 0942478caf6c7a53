import type { Frame, Path } from "./path.ts";

/** The least frame around what a path draws, lines and open curves among it. @returns undefined for an empty path. */
export function pathExtent(path: Path): Frame | undefined {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const command of path) {
    if (command[0] === "Z") continue;
    if (command[0] === "C") {
      const [, x1, y1, x2, y2, toX, toY] = command;
      xs.push(...turningValues(x, x1, x2, toX));
      ys.push(...turningValues(y, y1, y2, toY));
      [x, y] = [toX, toY];
    } else {
      [, x, y] = command;
    }
    xs.push(x);
    ys.push(y);
  }
  return frameAround(xs, ys);
}

/** @returns undefined without numbers. There may be more of them than a call can have arguments. */
export function frameAround(xs: readonly number[], ys: readonly number[]): Frame | undefined {
  if (xs.length === 0) return undefined;
  const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const [x, y] = [least(xs), least(ys)];
  return { x, y, width: most(xs) - x, height: most(ys) - y };
}

/** Finds where a cubic curve turns around along one axis: the roots of its derivative. */
function turningValues(from: number, a: number, b: number, to: number): readonly number[] {
  const [p, q, r] = [to - 3 * b + 3 * a - from, 2 * (b - 2 * a + from), a - from];
  const isFlat = Math.abs(p) < 1e-9;
  const root = Math.sqrt(Math.max(0, q * q - 4 * p * r));
  const times = isFlat ? [-r / q] : [(-q + root) / (2 * p), (-q - root) / (2 * p)];
  return times
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * to);
}
