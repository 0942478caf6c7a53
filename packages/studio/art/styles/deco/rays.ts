import { circle, mapPoints, type Path, type Point, sector } from "../../../engine/geometry/path.ts";

interface Burst {
  readonly at: Point;
  readonly inner: number;
  readonly outer: number;
  /** In turns, 0 to the right, clockwise. */
  readonly range: Point;
  readonly count: number;
  /** Share of each step that a ray fills. */
  readonly share?: number;
}

/** Rays that widen outward, alike on both sides of the middle. */
export function burst({ at: [cx, cy], inner, outer, range: [from, to], count, share = 0.5 }: Burst): Path {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const middle = from + (index + 0.5) * step;
    return sector(cx, cy, outer, [middle - (step * share) / 2, middle + (step * share) / 2], inner);
  }).flat();
}

/** Straight thin rays, every second one shorter and with a bead at its end. */
export function beadedRays({ at: [cx, cy], inner, outer, range: [from, to], count }: Burst, width: number): Path {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index): Path => {
    const turn = from + (index + 0.5) * step;
    const isLong = index % 2 === 0;
    const end = isLong ? outer : inner + (outer - inner) * 0.62;
    const line: Path = [
      ["M", inner, -width / 2],
      ["L", end, -width / 2],
      ["L", end, width / 2],
      ["L", inner, width / 2],
      ["Z"],
    ];
    const bead = isLong ? [] : circle(end + width * 3, 0, width * 1.9);
    return [...turned(line, [cx, cy], turn), ...turned(bead, [cx, cy], turn)];
  }).flat();
}

/** A blade that widens from a hinge and ends round. @param half of its angle, in turns. @param inset of its outline. */
export function blade(at: Point, [inner, outer]: Point, turn: number, half: number, inset = 0): Path {
  const slope = Math.tan(half * 2 * Math.PI);
  const off = inset / Math.cos(half * 2 * Math.PI);
  const near = Math.max(0, (inner + inset) * slope - off);
  const far = Math.max(0, outer * slope - off);
  const from = Math.max(inner + inset, off / slope);
  const bulge = far * 0.5523;
  const outline: Path = [
    ["M", from, -near],
    ["L", outer, -far],
    ["C", outer + bulge, -far, outer + far, -bulge, outer + far, 0],
    ["C", outer + far, bulge, outer + bulge, far, outer, far],
    ["L", from, near],
    ["Z"],
  ];
  return turned(outline, at, turn);
}

/** Moves a drawing around 0, 0 that looks to the right to a place and a direction. */
export function turned(path: Path, [cx, cy]: Point, turn: number): Path {
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  return mapPoints(path, ([x, y]) => [cx + x * cos - y * sin, cy + x * sin + y * cos]);
}
