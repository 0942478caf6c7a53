import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { circle, type Frame, type Path, type Point, sector } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { pictureShare } from "../picture-share.ts";
import { besideDrawing, inset, type Pen, penOf } from "./pen.ts";

/** Architecture in elevation: arches one behind the other, or a row of them. */
export function arches(kit: Kit): void {
  const { unit, margin } = kit;
  const random = kit.random.fork("arches");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.6),
    wideShare: 0.54,
    pictureAt: "bottom",
    gap: 4,
  });
  const frame = isWide
    ? inset(picture, margin)
    : { ...inset(picture, margin, 0), y: picture.y + unit * 2, height: picture.height - unit * 2 - margin };
  const isDeep = frame.width < frame.height * 1.9 && random.chance(0.55);
  kit.group("Arches", (isDeep ? passage : arcade)(penOf(kit), frame, random, kit.brief.detail), {
    ...frame,
    x: frame.x - unit,
    width: frame.width + 2 * unit,
    y: frame.y - unit,
    height: frame.height + 2 * unit,
  });
  stackWords(kit, words, { ...besideDrawing(kit, words), isTight: !isWide });
}

type Draw = (pen: Pen, frame: Frame, random: Random, detail: number) => ShapePlan[];

/** Two posts and half a circle over them, open below. */
function arch(cx: number, foot: number, width: number, height: number): Path {
  const [, , ...curves] = sector(cx, foot - height + width / 2, width / 2, [0.5, 1]);
  return [
    ["M", cx - width / 2, foot],
    ["L", cx - width / 2, foot - height + width / 2],
    ...curves.filter(([letter]) => letter === "C"),
    ["L", cx + width / 2, foot],
  ];
}

const straight = (from: Point, to: Point): Path => [
  ["M", ...from],
  ["L", ...to],
];

/** Arches that get smaller toward a point, with a sun at the end. */
const passage: Draw = (pen, frame, random, detail) => {
  const count = 5 + Math.round(detail / 25);
  const width = Math.min(frame.width * 0.92, frame.height * 0.86);
  const height = Math.min(frame.height * 0.97, width * 1.3);
  const [cx, foot] = [frame.x + frame.width / 2, frame.y + frame.height];
  const vanishing: Point = [cx + width * random.pick([-0.06, 0, 0.06]), foot - height * 0.36];
  const scales = Array.from({ length: count }, (_, index) => 0.77 ** index);
  const toward = ([x, y]: Point, scale: number): Point => [
    vanishing[0] + (x - vanishing[0]) * scale,
    vanishing[1] + (y - vanishing[1]) * scale,
  ];
  const last = scales.at(-1) ?? 0.3;
  const shapes = scales.map((scale) => {
    const [x, y] = toward([cx, foot], scale);
    return arch(x, y, width * scale, height * scale);
  });
  const corners: readonly Point[] = [-1, -0.5, 0, 0.5, 1].map((side): Point => [cx + (side * width) / 2, foot]);
  const floor = [
    ...corners.flatMap((corner) => straight(corner, toward(corner, last))),
    ...scales.flatMap((scale) =>
      straight(toward([cx - width / 2, foot], scale), toward([cx + width / 2, foot], scale)),
    ),
  ];
  const end = shapes.at(-1) ?? [];
  const [sunX, sunY] = toward([cx, foot - height * 0.62], last);
  return [
    pen.wash([...end, ["Z"]]),
    ...shapes.map((path) => pen.line(path)),
    pen.line(floor),
    pen.cover(circle(sunX, sunY, width * last * 0.22)),
    pen.line(straight([frame.x, foot], [frame.x + frame.width, foot])),
  ];
};

/** Arches side by side, each with lines that follow it; steps before them, a sun behind one. */
const arcade: Draw = (pen, frame, random, detail) => {
  const count = Math.max(2, Math.min(5, Math.round((frame.width / frame.height) * 2.6)));
  const steps = 4;
  const rise = frame.height * 0.035;
  const foot = frame.y + frame.height - steps * rise;
  const width = frame.width / count;
  const height = Math.min(frame.height * 0.78, width * 2.1);
  const lines = 3 + Math.round(detail / 34);
  const lit = random.integer(0, count - 1);
  const plans: ShapePlan[] = [];
  for (let index = 0; index < count; index++) {
    const cx = frame.x + (index + 0.5) * width;
    const opening = width * (0.96 - lines * 0.085);
    if (index === lit) {
      const sun = opening * 0.36;
      plans.push(pen.wash(circle(cx, foot - height * 0.42, sun)));
    }
    for (let line = 0; line <= lines; line++) {
      const less = line * width * 0.085;
      plans.push(pen.line(arch(cx, foot, width * 0.96 - less, height - less / 2)));
    }
    if (index !== lit) {
      const inner = opening;
      const slope = foot - height * (0.16 + 0.06 * (index % 2));
      plans.push(pen.line(straight([cx - inner / 2, slope], [cx + inner / 2, slope])));
    } else
      plans.push(pen.line(straight([cx - opening / 2, foot - height * 0.3], [cx + opening / 2, foot - height * 0.3])));
  }
  for (let step = 0; step <= steps; step++) {
    const y = foot + step * rise;
    plans.push(pen.line(straight([frame.x, y], [frame.x + frame.width, y])));
  }
  const cornice = foot - height - rise * 1.1;
  for (const y of [cornice, cornice - rise * 0.7])
    plans.push(pen.line(straight([frame.x, y], [frame.x + frame.width, y])));
  return plans;
};
