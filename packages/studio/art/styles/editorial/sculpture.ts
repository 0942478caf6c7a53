import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, ellipse, mapPoints, type Point, rectangle, smoothThrough } from "../../../engine/geometry/path.ts";
import { type Stage, scaled, shade, standOn, tonesOn } from "./stage.ts";

/** Round stones in balance. */
export function stones(kit: Kit, stage: Stage): ShapePlan[] {
  const random = kit.random.fork("stones");
  const tones = tonesOn(stage.on);
  const fills = [tones.dark, tones.main, tones.spot, tones.main] as const;
  const sizes: readonly Point[] = [
    [37, 15],
    [26, 12],
    [17, 15],
    [9, 9],
  ];
  let top = 0;
  const plans = sizes.flatMap(([rx, ry], index): ShapePlan[] => {
    const x = index === 0 ? 0 : random.between(-6, 6);
    const fill = fills[index] ?? tones.main;
    const cy = top - ry;
    top -= ry * 1.94;
    const outline = Array.from({ length: 10 }, (_, corner): Point => {
      const turn = (corner / 10) * 2 * Math.PI;
      const swell = 1 + 0.06 * Math.sin(2 * turn + index * 2);
      return [x + rx * swell * Math.cos(turn), cy + ry * Math.sin(turn)];
    });
    const shaded = outline.map(([px, py]): Point => (px < x ? [x + (px - x) * -0.12, py] : [px, py]));
    return [{ path: smoothThrough(outline), fill }, shade(smoothThrough(shaded, 0.9), fill)];
  });
  const placed = standOn(stage, { width: 104, height: 116 }, 16);
  const floor = stage.frame.y + stage.frame.height - 20 * placed.scale;
  return [
    { path: rectangle({ ...stage.frame, y: floor, height: 20 * placed.scale }), fill: tones.second },
    { path: placed.path(ellipse(14, 0, 44, 3.4)), fill: "ink", opacity: 0.18 },
    ...plans.map((plan) => scaled(plan, placed)),
  ];
}

/** A carved form with an opening, before a disc. */
export function sculpture(kit: Kit, stage: Stage): ShapePlan[] {
  const random = kit.random.fork("sculpture");
  const tones = tonesOn(stage.on);
  const mirror = random.pick([-1, 1]);
  const outline: readonly Point[] = [
    [-16, 0],
    [-16, 0],
    [14, 0],
    [14, 0],
    [22, -16],
    [31, -40],
    [25, -66],
    [6, -88],
    [-12, -96],
    [-24, -84],
    [-20, -64],
    [-27, -44],
    [-24, -18],
  ];
  const away: readonly Point[] = [
    [0, 0],
    [0, 0],
    [14, 0],
    [14, 0],
    [22, -16],
    [31, -40],
    [25, -66],
    [6, -88],
    [-12, -96],
    [-12, -96],
    [4, -72],
    [19, -44],
    [10, -16],
  ];
  const hole = ellipse(2, -46, 9.4, 13);
  const fill = random.pick([tones.main, tones.dark] as const);
  const plans: ShapePlan[] = [
    { path: circle(15, -76, 30), fill: tones.spot },
    { path: rectangle({ x: -25, y: -2, width: 50, height: 40 }), fill: fill === tones.dark ? tones.main : tones.dark },
    { path: smoothThrough(outline, 0.95), fill },
    shade(smoothThrough(away, 0.95), fill),
    { path: hole, fill: stage.on },
  ];
  const placed = standOn(stage, { width: 96, height: 132 }, 20);
  return plans.map((plan) => scaled({ ...plan, path: mapPoints(plan.path, ([x, y]) => [x * mirror, y]) }, placed));
}
