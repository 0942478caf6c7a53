import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { circle, ellipse, type Frame, mapPoints, type Path, type Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { pictureShare } from "../picture-share.ts";
import { besideDrawing, inset, type Pen, penOf } from "./pen.ts";

/** Paths of planets around a center, or an eclipse with its rays: drawn with compass and ruler. */
export function orbits(kit: Kit): void {
  const { unit } = kit;
  const random = kit.random.fork("orbits");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.64),
    wideShare: 0.52,
    pictureAt: "top",
    gap: 2,
  });
  const frame = inset(picture, unit * 8, unit * 7);
  const draw = random.pick([system, system, armillary, eclipse]);
  kit.group("Orbits", draw(penOf(kit), frame, random, kit.brief.detail));
  stackWords(kit, words, {
    ...besideDrawing(kit, words),
    align: isWide ? "start" : "middle",
    sublineWidth: 0.9,
    anchor: isWide ? "middle" : "top",
  });
}

type Draw = (pen: Pen, frame: Frame, random: Random, detail: number) => ShapePlan[];

const centerOf = ({ x, y, width, height }: Frame): Point => [x + width / 2, y + height / 2];
const radiusOf = ({ width, height }: Frame): number => Math.min(width, height) / 2;
const polar = ([cx, cy]: Point, radius: number, turn: number): Point => [
  cx + Math.cos(turn * 2 * Math.PI) * radius,
  cy + Math.sin(turn * 2 * Math.PI) * radius,
];
const straight = (from: Point, to: Point): Path => [
  ["M", ...from],
  ["L", ...to],
];

/** Marks around a circle, longer at each quarter. */
const ticks = (center: Point, radius: number, count: number, size: number): Path =>
  Array.from({ length: count }, (_, index): Path => {
    const long = index % (count / 4) === 0 ? 2 : 1;
    return straight(polar(center, radius - size * long, index / count), polar(center, radius, index / count));
  }).flat();

const system: Draw = (pen, frame, random, detail) => {
  const [center, reach] = [centerOf(frame), radiusOf(frame)];
  const count = 4 + Math.round(detail / 30);
  const filled = random.integer(1, count - 2);
  const step = reach / (count + 0.4);
  const rings = Array.from({ length: count }, (_, index) => circle(...center, step * (index + 1.4)));
  const start = random.next();
  const planets = Array.from({ length: count }, (_, index): ShapePlan[] => {
    const at = polar(center, step * (index + 1.4), start + index * 0.382);
    if (index === filled)
      return [
        { path: circle(...at, step * 0.9), fill: "ground" },
        pen.wash(circle(...at, step * 0.9)),
        pen.line(circle(...at, step * 0.9)),
      ];
    const radius = step * random.pick([0.12, 0.18, 0.26, 0.34]);
    return [pen.cover(circle(...at, radius))];
  });
  return [
    pen.line(ticks(center, reach, 72, reach * 0.025)),
    ...rings.slice(0, -1).map((path) => pen.line(path)),
    pen.line(circle(...center, reach)),
    pen.cover(circle(...center, step * 0.62)),
    pen.line(circle(...center, step * 0.3)),
    ...planets.slice(0, -1).flat(),
  ];
};

/** Ellipses turned about one center, as on an old instrument. */
const armillary: Draw = (pen, frame, random, detail) => {
  const [center, reach] = [centerOf(frame), radiusOf(frame)];
  const count = 3 + Math.round(detail / 30);
  const lean = random.between(0.04, 0.1);
  const tilted = (path: Path, turn: number): Path => {
    const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
    return mapPoints(path, ([x, y]) => [
      center[0] + (x - center[0]) * cos - (y - center[1]) * sin,
      center[1] + (x - center[0]) * sin + (y - center[1]) * cos,
    ]);
  };
  const meridians = Array.from({ length: count }, (_, index) =>
    tilted(
      ellipse(...center, reach * 0.8 * Math.sin(((index + 1) / (count + 1.4)) * 0.5 * Math.PI), reach * 0.8),
      lean,
    ),
  );
  const belt = tilted(ellipse(...center, reach, reach * 0.22), lean);
  const axis = straight(polar(center, reach, 0.25 + lean), polar(center, reach, 0.75 + lean));
  const moon = tilted(circle(center[0] + reach * 0.62, center[1] - reach * 0.17, reach * 0.12), lean);
  return [
    pen.wash(circle(...center, reach * 0.8)),
    pen.line(circle(...center, reach * 0.8)),
    ...meridians.map((path) => pen.line(path)),
    pen.line(axis),
    pen.line(belt),
    pen.cover(moon),
  ];
};

/** A disc before a filled one, and rays that are longer and shorter by turns. */
const eclipse: Draw = (pen, frame, random, detail) => {
  const [center, reach] = [centerOf(frame), radiusOf(frame)];
  const count = 48 + Math.round(detail / 25) * 12;
  const inner = reach * 0.52;
  const rays = Array.from({ length: count }, (_, index): Path => {
    const long = [1, 0.76, 0.86, 0.76][index % 4] ?? 1;
    return straight(polar(center, inner * 1.16, index / count), polar(center, reach * long, index / count));
  }).flat();
  const side = random.pick([-1, 1]);
  const moon: Point = [center[0] + side * inner * 0.34, center[1] - inner * 0.14];
  return [
    pen.line(rays),
    pen.wash(circle(...center, inner)),
    pen.line(circle(...center, inner)),
    pen.cover(circle(...moon, inner * 0.72)),
    pen.line(circle(...moon, inner * 0.5)),
    pen.line(circle(...moon, inner * 0.28)),
  ];
};
