import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, mapPoints, type Path, type Point, polygon, sector } from "../../../engine/geometry/path.ts";
import { readPath } from "../../../engine/geometry/read-path.ts";
import { glow } from "../../styles/soft/glow.ts";
import { type Thing, things } from "./things.ts";
import type { Ridge, SceneView } from "./view.ts";

export type Scene = (view: SceneView) => ShapePlan[];

/** A smooth edge over the whole width. @param y of its middle, as a share of the height. @param swing of its hills. */
export function rolling(view: SceneView, name: string, y: number, swing: number, scale = 0.7): Ridge {
  const { frame, hill, short } = view;
  const height = hill(name, scale);
  const edge = 0.06;
  return {
    points: Array.from({ length: 17 }, (_, step): Point => {
      const share = -edge + (step / 16) * (1 + 2 * edge);
      return [frame.x + share * frame.width, frame.y + y * frame.height - (height(share) - 0.5) * 2 * swing * short];
    }),
  };
}

export const across = ({ frame }: SceneView, share: number): number => frame.x + share * frame.width;
export const down = ({ frame }: SceneView, share: number): number => frame.y + share * frame.height;

/** The height of a ridge at an x. */
export function heightOn({ points }: Ridge, x: number): number {
  const next = points.findIndex(([px]) => px >= x);
  const [a, b] = [points[Math.max(0, next - 1)], points[Math.max(0, next)]];
  if (!a || !b) return points[0]?.[1] ?? 0;
  const share = b[0] === a[0] ? 0 : (x - a[0]) / (b[0] - a[0]);
  return a[1] + (b[1] - a[1]) * share;
}

/** Things in a row on a ridge. */
export function along(
  view: SceneView,
  ridge: Ridge,
  of: readonly Thing[],
  count: number,
  size: number,
  depth: number,
  name: string,
): ShapePlan[] {
  const chance = view.random.fork(name);
  const isMirrored = view.kit.brief.style === "deco";
  return Array.from({ length: count }, (_, index) => {
    const share = isMirrored ? (index + 0.5) / count : (index + 0.5 + chance.between(-0.42, 0.42)) / count;
    const x = across(view, share);
    const thing =
      of[isMirrored ? Math.abs(Math.round(index - (count - 1) / 2)) % of.length : chance.integer(0, of.length - 1)] ??
      things.bush;
    const own = view.short * size * (isMirrored ? 1 : chance.between(0.75, 1.2));
    return view.put(thing, [x, heightOn(ridge, x) + own * 0.06], own, depth);
  }).flat();
}

const crescent = readPath(
  "M66 10C40 4 8 20 8 54C8 80 28 96 52 96C72 96 88 86 94 68C66 80 40 64 42 40C43 26 52 16 66 10Z",
);

/** The sun or the moon, and stars at night. */
export function heavens(view: SceneView, share: number, y: number, size: number): ShapePlan[] {
  const { kit, time, short, random, frame } = view;
  const { style } = kit.brief;
  const at: Point = [across(view, style === "deco" ? 0.5 : share), down(view, y)];
  const radius = short * size * (time === "dusk" || time === "dawn" ? 1.3 : 1);
  const fill = style === "line" ? "accent" : "highlight";
  const isSeen = kit.color(fill) !== kit.color("ground") && kit.color(fill) !== kit.color("ink");
  const rays: ShapePlan[] =
    style === "deco"
      ? Array.from(
          { length: 24 },
          (_, index): ShapePlan => ({
            path: cutRay(at, short * 1.1, index / 24, frame),
            fill: index % 2 === 0 ? "support" : "ground",
          }),
        )
      : [];
  const chance = random.fork("stars");
  const stars =
    time === "night"
      ? Array.from({ length: Math.round(26 + view.vigor * 60) }, (): Path => {
          const [x, sy] = [across(view, chance.next()), down(view, chance.next() * 0.62)];
          const reach = short * chance.pick([0.0022, 0.003, 0.0045]);
          return circle(x, sy, reach);
        }).flat()
      : [];
  const isMoon = time === "night" && style !== "deco";
  const shape = isMoon
    ? mapPoints(crescent, ([x, y]) => [at[0] + ((x - 50) * radius) / 50, at[1] + ((y - 50) * radius) / 50])
    : circle(...at, radius);
  const disc = view.form(shape, 1, isSeen || style === "line" ? fill : "accent");
  const halo: ShapePlan[] =
    style === "soft" ? [glow(at, short * 0.75, "accent", 0.75), glow(at, radius * 2.4, "highlight", 0.9)] : [];
  return [...rays, ...halo, ...(stars.length > 0 ? [{ path: stars, fill: "ink" as const }] : []), ...disc];
}

const cutRay = (
  [x, y]: Point,
  reach: number,
  turn: number,
  { width, height }: { width: number; height: number },
): Path => sector(x, y, Math.min(reach, Math.max(width, height)), [turn, turn + 1 / 48]);

export function clouds(view: SceneView, count: number, top: number): ShapePlan[] {
  const chance = view.random.fork("clouds");
  if (view.time === "night" || view.kit.brief.style === "deco") return [];
  return Array.from({ length: count }, () => {
    const size = view.short * chance.between(0.14, 0.26);
    return view.put(
      things.cloud,
      [across(view, chance.between(0.05, 0.95)), down(view, top + chance.between(0, 0.2))],
      size,
      0.05,
    );
  }).flat();
}

/** Peaks in a row, each with a side in the light and one in the shade, and snow on the high ones. */
export function peaks(
  view: SceneView,
  base: number,
  high: number,
  count: number,
  depth: number,
  name: string,
): ShapePlan[] {
  const { short, frame, kit, season } = view;
  const chance = view.random.fork(name);
  const isMirrored = kit.brief.style === "deco";
  const order = chance.shuffled(Array.from({ length: count }, (_, index) => index));
  return order
    .flatMap((index) => {
      const share = (index + 0.5 + (isMirrored ? 0 : chance.between(-0.25, 0.25))) / count;
      const middle = 1 - Math.abs(share - 0.5) * 0.9;
      const tall = short * high * (isMirrored ? middle : chance.between(0.65, 1) * (0.6 + middle * 0.4));
      const wide = (frame.width / count) * (isMirrored ? 0.86 : chance.between(0.8, 1.15)) + tall * 0.3;
      const foot = down(view, base) + short * 0.04;
      const top: Point = [across(view, share), foot - tall];
      return [{ top, wide, tall, foot }];
    })
    .flatMap(({ top: [x, y], wide, tall, foot }) => {
      const lean = isMirrored || view.isGeometric ? 0 : wide * chance.between(-0.12, 0.12);
      const jag = (side: number, share: number): Point => [
        x + side * wide * share + (view.isGeometric || isMirrored ? 0 : chance.between(-0.03, 0.03) * wide),
        y + tall * share,
      ];
      const left = [jag(-1, 0.32), jag(-1, 0.62)];
      const right = [jag(1, 0.3), jag(1, 0.66)];
      const outline: Point[] = [[x, y], ...right, [x + wide, foot], [x - wide, foot], ...left.toReversed()];
      const ridge: Point[] = [
        [x, y],
        [x + lean * 0.4 + wide * 0.05, y + tall * 0.34],
        [x + lean, y + tall * 0.62],
        [x + lean * 1.4, foot],
      ];
      const shade = polygon([...ridge.slice(0, 1), ...right, [x + wide, foot], ...ridge.slice(1).toReversed()]);
      const snow = [
        [x, y],
        jag(1, 0.2),
        [x + wide * 0.07, y + tall * 0.17],
        [x + wide * 0.01, y + tall * 0.26],
        [x - wide * 0.06, y + tall * 0.16],
        jag(-1, 0.22),
      ] as Point[];
      const isWhite = season === "winter" || depth < 0.55;
      const style = kit.brief.style;
      const hasShade = !["bauhaus", "editorial", "line", "riso"].includes(style);
      return [
        ...view.form(polygon(outline), depth),
        ...(hasShade
          ? [{ path: shade, fill: style === "deco" ? ("ground" as const) : ("ink" as const), opacity: 0.18 }]
          : []),
        ...(style === "line"
          ? [{ path: polygon(ridge).slice(0, -1), stroke: { paint: "ink" as const, width: view.weight } }]
          : []),
        ...(isWhite && !["riso", "line"].includes(style)
          ? [{ path: polygon(snow), fill: snowRole(view), opacity: 0.92 }]
          : []),
      ];
    });
}

/** The lightest of the colors. */
const snowRole = ({ time }: SceneView) => (time === "night" ? ("ink" as const) : ("ground" as const));
