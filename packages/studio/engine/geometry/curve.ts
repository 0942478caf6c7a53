import { type Command, type Path, type Point, smoothThrough } from "./path.ts";

/** An open curve through points (Catmull-Rom). @param tension 0 for straight lines, 1 for round ones. */
export function curveThrough(points: readonly Point[], tension = 1): Path {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const k = tension / 6;
  return [
    ["M", ...at(0)],
    ...points.slice(1).map((next, index): Command => {
      const [before, point, after] = [at(index - 1), at(index), at(index + 2)];
      return [
        "C",
        point[0] + (next[0] - before[0]) * k,
        point[1] + (next[1] - before[1]) * k,
        next[0] - (after[0] - point[0]) * k,
        next[1] - (after[1] - point[1]) * k,
        ...next,
      ];
    }),
  ];
}

/** A point of a limb, and half of the limb's width there. */
export type Joint = readonly [x: number, y: number, radius: number];

/** An arm, a finger or a stem: as wide at each joint as it says, round at both ends. */
export function limb(joints: readonly Joint[]): Path {
  const stations = alongJoints(joints, 4);
  const sides = stations.map(([x, y, radius], index): readonly [Point, Point] => {
    const [before, after] = [stations[index - 1] ?? [x, y], stations[index + 1] ?? [x, y]];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const [nx, ny] = [(before[1] - after[1]) / length, (after[0] - before[0]) / length];
    return [
      [x + nx * radius, y + ny * radius],
      [x - nx * radius, y - ny * radius],
    ];
  });
  const [first, second, last, previous] = [stations[0], stations[1], stations.at(-1), stations.at(-2)];
  if (!first || !second || !last || !previous) return [];
  const left = sides.map(([side]) => side).toReversed();
  const right = sides.map(([, side]) => side);
  return smoothThrough([...cap(first, second), ...right, ...cap(last, previous), ...left], 1);
}

/** The round end beyond a limb's last joint, without its corners. */
function cap([x, y, radius]: Joint, [fromX, fromY]: Joint): Point[] {
  const away = Math.atan2(y - fromY, x - fromX);
  return [-Math.PI / 4, 0, Math.PI / 4].map(
    (turn): Point => [x + radius * Math.cos(away + turn), y + radius * Math.sin(away + turn)],
  );
}

/** Joints and places between them, on a smooth line. */
function alongJoints(joints: readonly Joint[], steps: number): Joint[] {
  const at = (index: number): Joint => joints[Math.min(Math.max(index, 0), joints.length - 1)] ?? [0, 0, 0];
  const stations = joints.slice(1).flatMap((_, index) =>
    Array.from({ length: steps }, (__, step): Joint => {
      const t = step / steps;
      const mix = (axis: 0 | 1 | 2): number =>
        catmullRom(at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis], t);
      return [mix(0), mix(1), mix(2)];
    }),
  );
  return [...stations, at(joints.length - 1)];
}

const catmullRom = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
