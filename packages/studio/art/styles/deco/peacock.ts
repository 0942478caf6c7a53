import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import {
  circle,
  type Frame,
  type Path,
  type Point,
  polygon,
  rectangle,
  sector,
  smoothThrough,
} from "../../../engine/geometry/path.ts";
import { metal, metalOnAxis } from "./metal.ts";
import { drawBorder, fieldOf } from "./ornaments.ts";
import { beadedRays, burst, turned } from "./rays.ts";
import { setOnAxis } from "./words.ts";

/** A peacock seen from the front, its tail spread over the upper half. */
export function peacock(kit: Kit): void {
  const { width, unit } = kit;
  const field = fieldOf(kit);
  const lowest =
    field.height * (field.width > field.height * 0.9 ? 0.44 : kit.brief.headline.length > 24 ? 0.46 : 0.52);
  const radius = Math.min(field.width * 0.47, lowest - unit * 3);
  const horizon = field.y + Math.max(radius + unit * 3, field.height * 0.44);
  const at: Point = [width / 2, horizon];
  kit.group("Tail", tailPlans(kit, at, radius), { ...field, height: horizon - field.y });
  kit.group("Bird", birdPlans(at, radius));
  kit.group("Perch", [
    { path: rectangle({ ...field, y: horizon, height: unit * 0.8 }), fill: metalOnAxis(field) },
    { path: rectangle({ ...field, y: horizon + unit * 1.6, height: unit * 0.25 }), fill: metalOnAxis(field) },
  ]);
  drawBorder(kit, { count: 2, size: unit * 2 });
  const top = horizon + unit * 6.5;
  setOnAxis(kit, {
    x: field.x + unit * 4,
    width: field.width - unit * 8,
    y: top,
    height: field.y + field.height - unit * 4 - top,
  });
}

/** Rows of feathers, the outer ones behind the inner ones. */
function tailPlans(kit: Kit, at: Point, radius: number): ShapePlan[] {
  const { unit, brief } = kit;
  const count = Math.round(7 + brief.detail / 25) * 2 + 1;
  const area: Frame = { x: at[0] - radius, y: at[1] - radius, width: radius * 2, height: radius };
  const rows = [
    { end: 1, many: count },
    { end: 0.78, many: count - 1 },
    { end: 0.59, many: count - 2 },
  ];
  const plans = rows.flatMap(({ end, many }, row): ShapePlan[] => {
    const step = 0.5 / many;
    const long = Math.min(radius * 0.2, radius * end * step * 2 * Math.PI * 1.15);
    const wide = radius * end * step * 2 * Math.PI * 0.46;
    const turns = Array.from({ length: many }, (_, index) => 0.5 + (index + 0.5) * step);
    const all = (size: number): Path => turns.flatMap((turn) => turned(eye(radius * end, long, wide, size), at, turn));
    return [
      {
        path: burst({ at, inner: 0, outer: radius * end - long * 0.5, range: [0.5, 1], count: many, share: 0.07 }),
        fill: "accent",
      },
      { path: all(1), fill: metal(area) },
      { path: all(0.86), fill: row % 2 === 0 ? "ground" : "support" },
      { path: all(0.62), fill: row % 2 === 0 ? "support" : "ground" },
      { path: all(0.4), fill: "highlight" },
      { path: all(0.2), fill: "ground" },
    ];
  });
  const heart = radius * 0.36;
  const beyond = { at, inner: radius * 1.06, outer: radius * 3, range: [0.5, 1] as const };
  return [
    { path: burst({ ...beyond, count, share: 0.5 }), fill: "support" },
    ...plans,
    { path: circle(...at, heart), fill: "ground" },
    { path: sector(...at, heart, [0.5, 1], heart - unit * 0.6), fill: metal(area) },
    {
      path: beadedRays(
        { at, inner: heart * 0.3, outer: heart * 0.88, range: [0.5, 1], count: 21, share: 1 },
        unit * 0.3,
      ),
      fill: metal(area),
    },
  ];
}

/** A drop that points to the hinge, its outer end on the circle. @param size of itself, about its heavy end. */
function eye(radius: number, long: number, wide: number, size: number): Path {
  const middle = radius - wide;
  const [tip, half] = [long * size, wide * size];
  const k = half * 0.5523;
  return [
    ["M", middle - tip, 0],
    ["C", middle - tip * 0.45, -half * 0.35, middle - half * 0.75, -half, middle, -half],
    ["C", middle + k, -half, middle + half, -k, middle + half, 0],
    ["C", middle + half, k, middle + k, half, middle, half],
    ["C", middle - half * 0.75, half, middle - tip * 0.45, half * 0.35, middle - tip, 0],
    ["Z"],
  ];
}

function birdPlans([cx, y]: Point, radius: number): ShapePlan[] {
  const size = radius * 0.42;
  const body = smoothThrough(
    [
      [0, -1.02],
      [0.085, -0.93],
      [0.075, -0.72],
      [0.11, -0.5],
      [0.24, -0.2],
      [0.2, 0],
      [-0.2, 0],
      [-0.24, -0.2],
      [-0.11, -0.5],
      [-0.075, -0.72],
      [-0.085, -0.93],
    ].map(([px = 0, py = 0]): Point => [cx + px * size, y + py * size]),
    0.9,
  );
  const crest = [-2, -1, 0, 1, 2].flatMap((index): Path => {
    const turn = 0.75 + index * 0.045;
    const hinge: Point = [cx, y - size * 0.98];
    const line: Path = turned(
      rectangle({ x: 0, y: -size * 0.008, width: size * 0.24, height: size * 0.016 }),
      hinge,
      turn,
    );
    return [...line, ...turned(circle(size * 0.27, 0, size * 0.032), hinge, turn)];
  });
  const beak = polygon([
    [cx - size * 0.03, y - size * 0.93],
    [cx + size * 0.03, y - size * 0.93],
    [cx, y - size * 0.85],
  ]);
  const area = { x: cx - size * 0.3, y: y - size * 1.3, width: size * 0.6, height: size * 1.3 };
  return [
    { path: body, fill: metalOnAxis(area) },
    { path: crest, fill: "highlight" },
    {
      path: [
        ...beak,
        ...circle(cx - size * 0.04, y - size * 0.955, size * 0.012),
        ...circle(cx + size * 0.04, y - size * 0.955, size * 0.012),
      ],
      fill: "ground",
    },
  ];
}
