import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Frame, type Point, rectangle, ring, sector } from "../../../engine/geometry/path.ts";
import { metal, metalOnAxis } from "./metal.ts";
import { drawBorder, fieldOf } from "./ornaments.ts";
import { beadedRays, burst } from "./rays.ts";
import { setOnAxis } from "./words.ts";

/** The sun comes up over a line, or from both sides, and fills the canvas with rays. */
export function sunrise(kit: Kit): void {
  const { width, height, unit } = kit;
  const steps = { count: 2, size: unit * 2.2 };
  const field = fieldOf(kit);
  const bottom = field.y + field.height;
  if (width > height * 1.2) {
    const radius = Math.min(field.height * 0.5, field.width * 0.24);
    for (const [index, x] of [field.x, field.x + field.width].entries()) {
      kit.group("Sun", sunPlans(kit, [x, height / 2], radius, [index * 0.5 - 0.25, index * 0.5 + 0.25]), {
        ...field,
        x: index === 0 ? x : x - radius * 1.02,
        width: radius * 1.02,
      });
    }
    drawBorder(kit, steps);
    const left = field.x + radius + unit * 5;
    setOnAxis(kit, { x: left, width: width - 2 * left, y: field.y + unit * 7, height: field.height - unit * 14 });
    return;
  }
  const horizon = field.y + field.height * (width > height * 0.9 ? 0.42 : kit.brief.headline.length > 24 ? 0.46 : 0.52);
  const sky: Frame = { ...field, height: horizon - field.y };
  kit.group("Sun", sunPlans(kit, [width / 2, horizon], Math.hypot(field.width / 2, sky.height), [0.5, 1]), sky);
  kit.group("Horizon", [
    { path: rectangle({ ...field, y: horizon, height: unit * 0.9 }), fill: metalOnAxis(field) },
    { path: rectangle({ ...field, y: horizon + unit * 1.8, height: unit * 0.25 }), fill: metalOnAxis(field) },
  ]);
  drawBorder(kit, steps);
  const top = horizon + unit * 7;
  setOnAxis(kit, {
    ...kit.inner,
    x: field.x + unit * 5,
    width: field.width - unit * 10,
    y: top,
    height: bottom - unit * 5 - top,
  });
}

/** @param reach of the longest rays. */
function sunPlans(kit: Kit, at: Point, reach: number, range: Point): ShapePlan[] {
  const random = kit.random.fork("sun");
  const { unit, brief } = kit;
  const isSplit = random.chance(0.5);
  const disc = kit.width > kit.height * 1.2 ? reach * 0.42 : Math.min(kit.width * 0.24, reach * 0.36);
  const count = Math.round(9 + brief.detail / 10) * 2 + 1;
  const area = { x: at[0] - reach, y: at[1] - reach, width: reach * 2, height: reach * 2 };
  const near = { x: at[0] - disc, y: at[1] - disc, width: disc * 2, height: disc * 2 };
  const wide = { at, outer: reach, range, count };
  const rays: ShapePlan[] = isSplit
    ? [
        { path: burst({ ...wide, inner: disc * 1.34 }), fill: "support" },
        { path: burst({ ...wide, inner: disc * 1.34, share: 0.1 }), fill: metal(area) },
      ]
    : [
        { path: burst({ ...wide, inner: disc * 1.34, share: 0.5 }), fill: metal(area) },
        { path: burst({ ...wide, inner: disc * 1.34, share: 0.22 }), fill: "ground" },
      ];
  return [
    ...rays,
    { path: circle(...at, disc * 1.34), fill: "ground" },
    { path: ring(...at, disc * 1.3, disc * 1.24), fill: metal(near) },
    {
      path: beadedRays({ at, inner: disc * 0.62, outer: disc * 1.14, range, count: count - 6 }, unit * 0.36),
      fill: metal(near),
    },
    { path: sector(...at, disc * 0.54, range), fill: metal(near) },
    { path: ring(...at, disc * 0.4, disc * 0.36), fill: "ground" },
  ];
}
