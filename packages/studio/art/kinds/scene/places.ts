import type { ShapePlan } from "../../../engine/compose/kit.ts";
import {
  circle,
  ellipse,
  type Frame,
  type Path,
  type Point,
  polygon,
  rectangle,
  sector,
} from "../../../engine/geometry/path.ts";
import { across, down, heavens, rolling, type Scene } from "./backdrop.ts";
import { things } from "./things.ts";
import type { SceneView } from "./view.ts";

/** Houses side by side over the whole width. */
function block(
  view: SceneView,
  foot: number,
  [low, high]: Point,
  wide: number,
  depth: number,
  name: string,
): ShapePlan[] {
  const { frame, short, kit, time } = view;
  const chance = view.random.fork(name);
  const isMirrored = kit.brief.style === "deco";
  const count = Math.max(4, Math.round(frame.width / (short * wide)));
  const step = frame.width / count;
  const hill = view.hill(name, 0.5);
  const { style } = kit.brief;
  return Array.from({ length: count + 2 }, (_, index): ShapePlan[] => {
    const share = (index - 0.5) / count;
    const away = Math.abs(share - 0.5) * 2;
    const tall =
      short * (low + (high - low) * (isMirrored ? 1 - away : Math.max(0, hill(share)) * 0.6 + chance.next() * 0.4));
    const own = step * (isMirrored ? 0.9 : chance.between(0.74, 1.06));
    const x = frame.x + share * frame.width - own / 2;
    const base: Frame = { x, y: down(view, foot) - tall, width: own, height: tall + short * 0.03 };
    const roof = chance.integer(0, 4);
    const top: Path[] = [];
    if (isMirrored || roof === 0)
      top.push(
        rectangle({ x: x + own * 0.2, y: base.y - tall * 0.12, width: own * 0.6, height: tall * 0.13 }),
        rectangle({ x: x + own * 0.4, y: base.y - tall * 0.24, width: own * 0.2, height: tall * 0.14 }),
      );
    else if (roof === 1)
      top.push(
        polygon([
          [x, base.y + 1],
          [x + own / 2, base.y - own * 0.5],
          [x + own, base.y + 1],
        ]),
      );
    else if (roof === 2) top.push(sector(x + own / 2, base.y + 1, own / 2, [0.5, 1]));
    else if (roof === 3)
      top.push(
        polygon([
          [x, base.y + 1],
          [x, base.y - own * 0.34],
          [x + own, base.y + 1],
        ]),
      );
    const columns = Math.max(2, Math.round(own / (short * 0.026)));
    const rows = Math.max(2, Math.round(tall / (short * 0.038)));
    const windows = Array.from({ length: columns * rows }, (_, cell): Path => {
      if (!isMirrored && time === "night" && chance.chance(0.35)) return [];
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      const [w, h] = [(own * 0.78) / columns, (tall * 0.86) / rows];
      return rectangle({
        x: x + own * 0.11 + (column + 0.22) * w,
        y: base.y + tall * 0.08 + (row + 0.2) * h,
        width: w * 0.56,
        height: h * 0.56,
      });
    }).flat();
    const lit = style === "line" ? "ink" : time === "night" || time === "dusk" ? "highlight" : "ground";
    const isSeen = kit.color(lit) !== kit.color(view.roleAt(depth));
    const faces: ShapePlan[] =
      windows.length === 0 || depth < 0.2
        ? []
        : style === "line"
          ? [{ path: windows, stroke: { paint: "ink", width: view.weight * 0.7 } }]
          : [{ path: windows, fill: isSeen ? lit : "ground", opacity: 0.5 + depth * 0.45 }];
    return [...top.flatMap((path) => view.form(path, depth)), ...view.form(rectangle(base), depth), ...faces];
  }).flat();
}

export const skyline: Scene = (view) => {
  const { vigor, random, frame } = view;
  const near = rolling(view, "park", 0.93, 0.03);
  const row = Math.round(4 + vigor * 7);
  return [
    ...heavens(view, random.fork("sun").pick([0.26, 0.5, 0.74]), 0.28, 0.14),
    ...block(view, 0.86, [0.2, 0.5], 0.09, 0.05, "far"),
    ...block(view, 0.9, [0.14, 0.42], 0.12, 0.42, "middle"),
    ...block(view, 0.94, [0.1, 0.28], 0.17, 0.7, "near"),
    ...view.land(near, 0.92),
    ...Array.from({ length: row }, (_, index) => {
      const x = frame.x + ((index + 0.5) / row) * frame.width;
      return view.put(things.roundTree, [x, down(view, 0.945)], view.short * (0.1 + 0.03 * (index % 2)), 0.99);
    }).flat(),
  ];
};

export const planets: Scene = (view) => {
  const { random, short, vigor, kit, frame } = view;
  const chance = random.fork("planets");
  const surface = rolling(view, "surface", 0.86, 0.07, 0.8);
  const far = rolling(view, "far surface", 0.8, 0.1, 0.5);
  const places = chance
    .shuffled([
      [0.2, 0.3],
      [0.82, 0.22],
      [0.84, 0.6],
      [0.14, 0.66],
    ] as const)
    .slice(0, 2 + Math.round(vigor * 2));
  const stars = random.fork("stars");
  const dots = Array.from(
    { length: Math.round(40 + vigor * 90) },
    (): Path =>
      circle(across(view, stars.next()), down(view, stars.next() * 0.85), short * stars.pick([0.0022, 0.003, 0.005])),
  ).flat();
  const wide = frame.width > frame.height ? 0.5 : 0.62;
  const main: Point = [across(view, kit.brief.style === "deco" ? 0.5 : chance.between(0.42, 0.58)), down(view, 0.42)];
  return [
    { path: dots, fill: kit.brief.style === "line" ? "ink" : "highlight" },
    ...view.put(things.planet, [main[0], main[1] + (short * wide) / 2], short * wide, 0.6),
    ...places.flatMap(([x, y], index) => {
      const size = short * chance.between(0.09, 0.2);
      return view.put(things.planet, [across(view, x), down(view, y)], size, 0.35 + 0.3 * (index % 3));
    }),
    ...view.put(things.rocket, [across(view, chance.pick([0.28, 0.74])), down(view, 0.5)], short * 0.16, 0.99),
    ...view.land(far, 0.4),
    ...view.land(surface, 0.75),
    ...[0.18, 0.42, 0.7, 0.88].map(
      (x, index): ShapePlan => ({
        path: ellipse(
          across(view, x),
          down(view, 0.93 + (index % 2) * 0.03),
          short * (0.05 + 0.02 * (index % 3)),
          short * 0.014,
        ),
        ...(kit.brief.style === "line"
          ? { stroke: { paint: "ink", width: view.weight } }
          : { fill: "ground", opacity: 0.5 }),
      }),
    ),
  ];
};

/** A table, a window with a view, and what stands about. */
export const room: Scene = (view) => {
  const { random, short, vigor, kit, frame, time } = view;
  const { style } = kit.brief;
  const chance = random.fork("room");
  const isMirrored = style === "deco";
  const side = isMirrored ? 0.5 : chance.pick([0.3, 0.7]);
  const wide = Math.min(frame.width * 0.42, short * 0.56);
  const tall = Math.min(frame.height * 0.48, wide * 1.2);
  const pane: Frame = { x: across(view, side) - wide / 2, y: down(view, 0.12), width: wide, height: tall };
  const sill = { x: pane.x - short * 0.02, y: pane.y + tall, width: wide + short * 0.04, height: short * 0.02 };
  const sun: Point = [pane.x + wide * 0.66, pane.y + tall * 0.34];
  const bars: Path[] = [
    rectangle({ x: pane.x + wide / 2 - short * 0.006, y: pane.y, width: short * 0.012, height: tall }),
    rectangle({ x: pane.x, y: pane.y + tall * 0.42, width: wide, height: short * 0.012 }),
  ];
  const floor = {
    points: [
      [across(view, -0.06), down(view, 0.74)],
      [across(view, 1.06), down(view, 0.74)],
    ] as Point[],
    isSharp: true,
  };
  const hill: Path = [
    ["M", pane.x, pane.y + tall * 0.72],
    [
      "C",
      pane.x + wide * 0.3,
      pane.y + tall * 0.5,
      pane.x + wide * 0.6,
      pane.y + tall * 0.84,
      pane.x + wide,
      pane.y + tall * 0.6,
    ],
    ["L", pane.x + wide, pane.y + tall],
    ["L", pane.x, pane.y + tall],
    ["Z"],
  ];
  const table: Frame = {
    x: across(view, side) - wide * 0.72,
    y: down(view, 0.78),
    width: wide * 1.44,
    height: short * 0.03,
  };
  const legs = [0.1, 0.9].map((share) =>
    rectangle({
      x: table.x + table.width * share - short * 0.012,
      y: table.y,
      width: short * 0.024,
      height: frame.y + frame.height - table.y + short * 0.02,
    }),
  );
  const other = isMirrored ? 0.14 : side > 0.5 ? 0.2 : 0.8;
  const wallSky = time === "night" ? view.roleAt(0.7) : view.roleAt(0.05);
  return [
    ...view.form(rectangle(pane), 0.1, wallSky),
    ...view.form(circle(...sun, short * 0.05), 1, style === "line" ? "accent" : "highlight"),
    ...view.form(hill, 0.45),
    ...bars.flatMap((path) => view.form(path, 0.9)),
    ...view.form(rectangle(sill), 0.9),
    ...view.put(things.lamp, [across(view, other), down(view, 0.82)], short * 0.62, 0.6),
    ...view.land(floor, 0.35),
    ...view.put(things.chair, [across(view, other), down(view, 0.93)], short * 0.42, 0.75),
    ...(isMirrored ? view.put(things.chair, [across(view, 1 - other), down(view, 0.93)], short * 0.42, 0.75) : []),
    ...legs.flatMap((path) => view.form(path, 0.95)),
    ...view.form(rectangle(table), 0.95),
    ...view.put(things.vase, [across(view, side - 0.04), table.y + 1], short * 0.34, 0.7),
    ...view.put(things.fruit, [across(view, side) + wide * 0.42, table.y + 1], short * 0.14, 0.55),
    ...(vigor > 0.4
      ? view.put(
          things.pot,
          [across(view, isMirrored ? 0.9 : side > 0.5 ? 0.94 : 0.06), down(view, 0.97)],
          short * 0.4,
          0.85,
        )
      : []),
  ];
};
