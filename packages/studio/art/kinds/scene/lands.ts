import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { type Point, rectangle } from "../../../engine/geometry/path.ts";
import { across, along, clouds, down, heavens, heightOn, peaks, rolling, type Scene } from "./backdrop.ts";
import { things } from "./things.ts";
import type { Ridge, SceneView } from "./view.ts";

export const mountains: Scene = (view) => {
  const trees = view.season === "autumn" ? [things.roundTree, things.pine] : [things.pine];
  const near = rolling(view, "near", 0.86, 0.05);
  const middle = rolling(view, "middle", 0.74, 0.06);
  return [
    ...heavens(view, view.random.fork("sun").pick([0.24, 0.5, 0.76]), 0.3, 0.11),
    ...clouds(view, Math.round(view.vigor * 4), 0.14),
    ...peaks(view, 0.7, 0.34, 4 + Math.round(view.vigor * 2), 0.1, "far"),
    ...peaks(view, 0.78, 0.42, 3, 0.4, "high"),
    ...view.land(middle, 0.6),
    ...along(view, middle, trees, Math.round(6 + view.vigor * 12), 0.08, 0.72, "row"),
    ...view.land(near, 0.84),
    ...along(view, near, trees, Math.round(3 + view.vigor * 7), 0.2, 0.99, "front"),
  ];
};

/** Bars of light on water, wider toward the viewer. */
function glitter(view: SceneView, x: number, from: number, count: number): ShapePlan[] {
  const chance = view.random.fork("glitter");
  const { kit, short } = view;
  const isCut = kit.brief.style === "line";
  const path = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const wide = short * (0.05 + 0.16 * share) * chance.between(0.6, 1.2);
    const y = down(view, from + (0.94 - from) * share ** 1.2);
    return rectangle(
      {
        x: x - wide + chance.between(-0.02, 0.02) * short,
        y,
        width: wide * 2,
        height: short * (0.005 + 0.008 * share),
      },
      short * 0.006,
    );
  }).flat();
  return [{ path, fill: isCut ? "accent" : kit.color("highlight") === kit.color("ink") ? "ground" : "highlight" }];
}

export const sea: Scene = (view) => {
  const { random, short, vigor, kit } = view;
  const x = kit.brief.style === "deco" ? 0.5 : random.fork("sun").pick([0.3, 0.62, 0.7]);
  const shore = 0.56;
  const line: Ridge = {
    points: [
      [across(view, -0.06), down(view, shore)],
      [across(view, 1.06), down(view, shore)],
    ],
    isSharp: true,
  };
  const waves = (y: number, depth: number, size: number): ShapePlan[] => {
    const count = Math.round(view.frame.width / (short * size));
    const step = view.frame.width / count;
    const points: Point[] = Array.from({ length: count * 4 + 9 }, (_, index) => {
      const px = view.frame.x + (index / 4 - 1) * step;
      return [px, down(view, y) - Math.max(0, Math.sin((index / 4) * 2 * Math.PI)) ** 1.4 * step * 0.22];
    });
    return view.land({ points }, depth);
  };
  const side = x > 0.5 ? 0.14 : 0.84;
  return [
    ...heavens(view, x, shore - 0.14, 0.15),
    ...clouds(view, 1 + Math.round(vigor * 4), 0.12),
    ...(vigor > 0.25 ? peaks(view, shore, 0.12, 3, 0.05, "cliffs") : []),
    ...view.land(line, 0.3),
    ...glitter(view, across(view, x), shore + 0.02, Math.round(7 + vigor * 8)),
    ...view.put(
      things.sail,
      [across(view, x + (x > 0.5 ? -0.26 : 0.24)), down(view, shore + 0.045)],
      short * 0.17,
      0.8,
    ),
    ...(vigor > 0.6
      ? view.put(
          things.sail,
          [across(view, x + (x > 0.5 ? -0.42 : 0.38)), down(view, shore + 0.012)],
          short * 0.08,
          0.7,
        )
      : []),
    ...waves(0.72, 0.5, 0.2),
    ...waves(0.82, 0.72, 0.28),
    ...view.put(things.rock, [across(view, side), down(view, 0.9)], short * 0.3, 0.95),
    ...(kit.brief.style === "deco"
      ? view.put(things.rock, [across(view, 1 - side), down(view, 0.9)], short * 0.3, 0.95)
      : []),
    ...view.put(things.lighthouse, [across(view, side), down(view, 0.82)], short * 0.36, 0.99),
    ...waves(0.91, 0.9, 0.36),
  ];
};

/** Water between a far shore with trees and a near one with a house. */
export const lake: Scene = (view) => {
  const { random, short, vigor, kit, season } = view;
  const trees = season === "autumn" ? [things.roundTree, things.poplar] : [things.pine];
  const x = kit.brief.style === "deco" ? 0.5 : random.fork("sun").pick([0.28, 0.5, 0.7]);
  const far = rolling(view, "far shore", 0.6, 0.02);
  const near = rolling(view, "near shore", 0.86, 0.04);
  const home = x > 0.5 ? 0.26 : 0.72;
  const water: Ridge = {
    points: [
      [across(view, -0.06), down(view, 0.62)],
      [across(view, 1.06), down(view, 0.62)],
    ],
    isSharp: true,
  };
  const at = across(view, home);
  return [
    ...heavens(view, x, 0.28, 0.11),
    ...clouds(view, Math.round(vigor * 3), 0.12),
    ...peaks(view, 0.6, 0.3, 4, 0.08, "far"),
    ...view.land(far, 0.5),
    ...along(view, far, trees, Math.round(9 + vigor * 12), 0.09, 0.62, "far trees"),
    ...view.land(water, 0.25),
    ...glitter(view, across(view, x), 0.65, Math.round(6 + vigor * 5)),
    ...view.land(near, 0.8),
    ...along(view, near, trees, Math.round(3 + vigor * 4), 0.2, 0.95, "near trees"),
    ...view.put(things.house, [at, heightOn(near, at) + short * 0.02], short * 0.26, 0.99),
  ];
};

export const desert: Scene = (view) => {
  const { random, vigor, short } = view;
  const far = rolling(view, "far dunes", 0.66, 0.05);
  const middle = rolling(view, "dunes", 0.76, 0.08, 0.9);
  const near = rolling(view, "near dunes", 0.9, 0.07, 1.1);
  const x = random.fork("sun").pick([0.26, 0.5, 0.72]);
  return [
    ...heavens(view, x, 0.36, 0.2),
    ...view.put(things.mesa, [across(view, 0.2), down(view, 0.68)], short * 0.36, 0.1),
    ...view.put(things.mesa, [across(view, 0.78), down(view, 0.67)], short * 0.28, 0.1),
    ...view.land(far, 0.3),
    ...along(view, far, [things.cactus], Math.round(2 + vigor * 4), 0.08, 0.55, "small"),
    ...view.land(middle, 0.55),
    ...along(view, middle, [things.cactus, things.bush], Math.round(1 + vigor * 4), 0.2, 0.8, "cacti"),
    ...view.land(near, 0.8),
    ...view.put(things.cactus, [across(view, x > 0.5 ? 0.16 : 0.82), down(view, 0.93)], short * 0.46, 0.99),
    ...along(view, near, [things.rock], 1 + Math.round(vigor * 2), 0.12, 0.95, "rocks"),
  ];
};

export const forest: Scene = (view) => {
  const { vigor, season } = view;
  const trees =
    season === "winter"
      ? [things.pine]
      : season === "autumn"
        ? [things.roundTree, things.poplar]
        : [things.pine, things.roundTree, things.poplar];
  const rows = [
    { y: 0.6, depth: 0.05, size: 0.17, count: 18 },
    { y: 0.7, depth: 0.3, size: 0.22, count: 13 },
    { y: 0.81, depth: 0.55, size: 0.3, count: 9 },
    { y: 0.94, depth: 0.8, size: 0.44, count: 4 },
  ];
  const wide = view.frame.width / view.frame.height;
  return [
    ...heavens(view, view.random.fork("sun").pick([0.3, 0.5, 0.68]), 0.26, 0.13),
    ...rows.flatMap(({ y, depth, size, count }) => {
      const ridge = rolling(view, `row ${y}`, y, 0.04);
      const many = Math.max(2, Math.round(count * (0.5 + vigor * 0.7) * Math.max(0.7, Math.min(1.5, wide))));
      return [
        ...view.land(ridge, depth),
        ...along(view, ridge, trees, many, size, Math.min(0.99, depth + 0.18), `trees ${y}`),
      ];
    }),
  ];
};

export const fields: Scene = (view) => {
  const { vigor, random, short } = view;
  const trees = view.season === "autumn" ? [things.roundTree] : [things.roundTree, things.poplar];
  const ridges = [0.58, 0.66, 0.75, 0.86].map((y, index) =>
    rolling(view, `field ${index}`, y, 0.07 - index * 0.006, 0.8),
  );
  const [far, second, third, near] = ridges;
  if (!far || !second || !third || !near) return [];
  const home = random.fork("home").between(0.25, 0.75);
  return [
    ...heavens(view, random.fork("sun").pick([0.24, 0.5, 0.76]), 0.32, 0.13),
    ...clouds(view, 2 + Math.round(vigor * 4), 0.12),
    ...view.land(far, 0.05),
    ...along(view, far, [things.poplar], Math.round(3 + vigor * 6), 0.07, 0.4, "poplars"),
    ...view.land(second, 0.3),
    ...view.put(
      things.house,
      [across(view, home), heightOn(second, across(view, home)) + short * 0.012],
      short * 0.15,
      0.8,
    ),
    ...along(view, second, trees, Math.round(3 + vigor * 5), 0.13, 0.6, "orchard"),
    ...view.land(third, 0.55),
    ...along(view, third, trees, Math.round(2 + vigor * 3), 0.2, 0.85, "trees"),
    ...view.land(near, 0.8),
    ...along(view, near, [things.bush], Math.round(2 + vigor * 5), 0.1, 0.99, "bushes"),
  ];
};
