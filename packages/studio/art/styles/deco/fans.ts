import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import type { Point } from "../../../engine/geometry/path.ts";
import { type Frame, sector } from "../../../engine/geometry/path.ts";
import { metal } from "./metal.ts";
import { drawBorder, fieldOf, inset } from "./ornaments.ts";
import { blade, burst } from "./rays.ts";
import { setOnAxis } from "./words.ts";

/** A fan opens from each corner, or from the middle of the top and the bottom. */
export function fans(kit: Kit): void {
  const { width, height, unit } = kit;
  const field = fieldOf(kit);
  const isWide = width > height * 1.2;
  const isTall = width < height * 0.7;
  const radius = isWide
    ? Math.min(field.height * 0.47, field.width * 0.27)
    : field.width * (isTall ? 0.48 : width > height * 0.9 ? 0.25 : 0.33);
  const corners = [
    [field.x, field.y, 0],
    [field.x + field.width, field.y, 0.25],
    [field.x + field.width, field.y + field.height, 0.5],
    [field.x, field.y + field.height, 0.75],
  ] as const;
  const areas = corners.map(([x, y, turn]) => fanPlans(kit, [x, y], radius, [turn, turn + 0.25]));
  kit.group("Fans", areas.flat(), field);
  drawBorder(kit, { count: 0, size: 0 });
  const sideways = radius + unit * 3;
  const words: Frame = isWide
    ? { ...inset(field, unit * 5), x: field.x + sideways, width: field.width - 2 * sideways }
    : { ...inset(field, unit * 4), y: field.y + sideways, height: field.height - 2 * sideways };
  setOnAxis(kit, words);
}

/** Blades around a hinge, each drawn three times within itself. @param range in turns. */
export function fanPlans(kit: Kit, at: Point, radius: number, [from, to]: Point): ShapePlan[] {
  const random = kit.random.fork("fan");
  const { unit, brief } = kit;
  const count = Math.round(5 + brief.detail / 34) * (to - from > 0.3 ? 2 : 1);
  const half = (to - from) / count / 2;
  // The round ends reach beyond the blades' length.
  const length = radius / (1 + Math.tan(half * 2 * Math.PI));
  const line = unit * 0.42;
  const area = { x: at[0] - radius, y: at[1] - radius, width: radius * 2, height: radius * 2 };
  const inner = length * 0.34;
  const isFilled = random.chance(0.5);
  const turns = Array.from({ length: count }, (_, index) => from + (index * 2 + 1) * half);
  const all = (inset: number, [near, far]: Point) => turns.flatMap((turn) => blade(at, [near, far], turn, half, inset));
  return [
    { path: all(0, [inner, length]), fill: metal(area) },
    { path: all(line, [inner, length]), fill: "ground" },
    { path: all(line * 2.6, [inner * 1.5, length]), fill: isFilled ? "support" : metal(area) },
    { path: all(line * (isFilled ? 3.8 : 3.2), [inner * 1.5, length]), fill: isFilled ? metal(area) : "ground" },
    { path: all(line * (isFilled ? 6.4 : 6), [inner * 2, length]), fill: isFilled ? "ground" : "accent" },
    { path: sector(...at, inner * 0.96, [from, to]), fill: metal(area) },
    { path: sector(...at, inner * 0.86, [from, to]), fill: "ground" },
    {
      path: burst({ at, inner: inner * 0.4, outer: inner * 0.78, range: [from, to], count: count * 2, share: 0.5 }),
      fill: metal(area),
    },
    { path: sector(...at, inner * 0.3, [from, to]), fill: "accent" },
  ];
}
