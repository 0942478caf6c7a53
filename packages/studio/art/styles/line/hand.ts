import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { curveThrough, type Joint, limb } from "../../../engine/geometry/curve.ts";
import { circle, mapPoints, type Path, type Point, smoothThrough } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { pictureShare } from "../picture-share.ts";
import { drawLeaf } from "./foliage.ts";
import { besideDrawing, type Pen, penOf } from "./pen.ts";

/** A hand that holds a flower. Drawn in a square of 100, the arm below it. */
export function hand(kit: Kit): void {
  const { unit } = kit;
  const random = kit.random.fork("hand");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.64),
    wideShare: 0.48,
    pictureAt: "bottom",
    gap: 2,
  });
  const size = Math.min(picture.height * (isWide ? 0.94 : 1), picture.width * 1.15);
  const side = random.pick([-1, 1]);
  const [cx, top] = [picture.x + picture.width * 0.5, picture.y + picture.height - size];
  const place = ([x, y]: Point): Point => [cx + (side * (x - 50) * size) / 100, top + (y / 100) * size];
  const pen = penOf(kit);
  const drawn = drawHand(pen, random).map(
    ({ path, ...plan }): ShapePlan => ({ ...plan, path: mapPoints(path, place) }),
  );
  kit.group("Hand", drawn, { ...picture, y: picture.y - unit, height: picture.height + unit });
  stackWords(kit, words, { ...besideDrawing(kit, words), isTight: !isWide });
}

const arm: readonly (readonly Joint[])[] = [
  [
    [82, 128, 11],
    [76, 108, 10],
    [70, 92, 10],
    [67, 82, 12],
  ],
  [
    [66, 84, 12],
    [65, 70, 14],
    [61, 57, 10],
  ],
];

/** From the lowest to the highest: each hides a part of the one below. */
const fingers: readonly (readonly Joint[])[] = [
  [
    [64, 82.5, 4.6],
    [54, 83.5, 4.8],
    [43.5, 83.5, 4.1],
  ],
  [
    [68, 74.5, 5.2],
    [55, 75, 5.5],
    [40.5, 75.5, 4.7],
  ],
  [
    [69, 65, 5.5],
    [55, 64.8, 5.9],
    [38, 66, 5],
  ],
  [
    [65.5, 55.5, 5],
    [53, 54, 5.8],
    [38, 56, 4.9],
  ],
];

/** Creases where the fingers bend. */
const creases: readonly Point[] = [
  [58.5, 83.2],
  [61, 74.8],
  [61.5, 64.9],
  [58.5, 54.4],
];

const thumb: readonly Joint[] = [
  [67, 66, 8],
  [63, 51, 7.2],
  [53, 43.5, 5.8],
  [42, 43, 4.7],
];

function drawHand(pen: Pen, random: Random): ShapePlan[] {
  const stem = curveThrough([
    [43, 20],
    [41.5, 40],
    [42, 70],
    [39, 104],
  ]);
  const silhouette = arm.flatMap(limb);
  const leaf = drawLeaf({ at: [40.5, 97], turn: 0.58, length: 22, width: 0.2, bend: -0.1, veins: 4 });
  return [
    // The outline of both parts together: their lines, then paper over what of them is inside.
    { path: silhouette, stroke: { paint: "ink", width: pen.weight * 2 } },
    { path: silhouette, fill: "ground" },
    pen.line(stem),
    pen.cover(leaf.outline),
    pen.line(leaf.veins),
    ...drawFlower(pen, [43, 17], random),
    pen.cover(limb(thumb)),
    ...fingers.map((finger) => pen.cover(limb(finger))),
    ...creases.map((at) => pen.line(creaseAt(at))),
  ];
}

const creaseAt = ([x, y]: Point): Path =>
  curveThrough([
    [x, y - 2.2],
    [x + 1, y],
    [x, y + 2.2],
  ]);

function drawFlower(pen: Pen, [cx, cy]: Point, random: Random): ShapePlan[] {
  const count = random.pick([5, 6, 8]);
  const turn = random.next();
  const around = (at: number, radius: number): Point => [
    cx + Math.cos(at * 2 * Math.PI) * radius,
    cy + Math.sin(at * 2 * Math.PI) * radius,
  ];
  const half = 0.42 / count;
  const petals = Array.from({ length: count }, (_, index): Path => {
    const at = turn + index / count;
    return smoothThrough(
      [
        around(at, 3),
        around(at - half * 0.9, 9.5),
        around(at - half * 0.62, 14.4),
        around(at, 15.6),
        around(at + half * 0.62, 14.4),
        around(at + half * 0.9, 9.5),
      ],
      1,
    );
  });
  const shift = ([x, y]: Point): Point => [x + 0.9, y + 0.8];
  return [
    ...petals.map((path): ShapePlan => ({ path, fill: "ground" })),
    ...petals.map((path) => pen.wash(mapPoints(path, shift))),
    ...petals.map((path) => pen.line(path)),
    pen.cover(circle(cx, cy, 4)),
  ];
}
