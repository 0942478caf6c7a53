import { limb } from "../../engine/geometry/curve.ts";
import { circle, ellipse, polygon, rectangle } from "../../engine/geometry/path.ts";
import { mirrored, turned } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, type Figure, figure, line } from "./figure.ts";

const vinyl = figure("vinyl", () => [
  body(circle(50, 50, 48)),
  ...[40, 33, 26].map((radius) => line(circle(50, 50, radius), 2.2, "detail")),
  accent(circle(50, 50, 18)),
  detail(circle(50, 50, 4)),
]);

const headphones = figure("headphones", () => [
  line("M15 62C13 30 28 11 50 11C72 11 87 30 85 62", 9),
  body(rectangle({ x: 5, y: 54, width: 19, height: 36 }, 9)),
  body(rectangle({ x: 76, y: 54, width: 19, height: 36 }, 9)),
  accent(rectangle({ x: 25, y: 58, width: 9, height: 28 }, 4)),
  accent(rectangle({ x: 66, y: 58, width: 9, height: 28 }, 4)),
]);

const guitar = figure("guitar", (random) => {
  const turn = random.pick([-0.08, 0.08, 0.11]);
  return [
    body(rectangle({ x: 46, y: 6, width: 8, height: 48 })),
    body(
      "M50 42C63 37 70 45 67 55C65 62 80 66 80 81C80 95 67 99 50 99C33 99 20 95 20 81C20 66 35 62 33 55C30 45 37 37 50 42Z",
    ),
    detail(circle(50, 68, 9.5)),
    line("M38 87L62 87", 4.5, "detail"),
    accent(
      polygon([
        [42, -4],
        [58, -4],
        [56, 12],
        [44, 12],
      ]),
    ),
  ].map((piece) => ({ ...piece, path: turned(piece.path, turn) }));
});

const microphone = figure("microphone", () => [
  body(rectangle({ x: 31, y: 2, width: 38, height: 54 }, 19)),
  ...[18, 29, 40].map((y) => line(`M31 ${y}L47 ${y}`, 4, "detail")),
  ...[18, 29, 40].map((y) => line(`M53 ${y}L69 ${y}`, 4, "detail")),
  line("M19 40C19 62 32 73 50 73C68 73 81 62 81 40", 7),
  line("M50 74L50 92", 8),
  line("M31 95L69 95", 8, "accent"),
]);

const saxophone = figure("saxophone", () => [
  body(
    limb([
      [84, 12, 2.6],
      [68, 6, 3.6],
      [58, 15, 5],
      [57, 36, 6.6],
      [55, 58, 8.6],
      [50, 76, 11],
      [37, 87, 12.5],
      [24, 80, 12],
      [20, 64, 13.5],
      [17, 50, 17],
    ]),
  ),
  accent(turned(ellipse(16, 42, 21, 7.5), -0.02, [16, 42])),
  ...[30, 42, 54].map((y) => detail(circle(56.5 - (y - 30) * 0.07, y, 3.2))),
  ...[28, 40, 52].map((y) => accent(circle(72, y, 4))),
  line("M84 12L95 19", 5, "accent"),
]);

const trumpet = figure("trumpet", () => [
  line(rectangle({ x: 20, y: 46, width: 46, height: 29 }, 14), 6),
  line("M4 46L72 46", 7),
  body("M66 42.5C80 42 90 33 97 20L97 72C90 59 80 50 66 49.5Z"),
  body(rectangle({ x: 0, y: 39, width: 6, height: 14 }, 2)),
  ...[30, 43, 56].map((x) => body(rectangle({ x: x - 4.5, y: 28, width: 9, height: 52 }, 3))),
  ...[30, 43, 56].map((x) => accent(circle(x, 22, 5.4))),
]);

const cello = figure("cello", () => [
  body(rectangle({ x: 46, y: 4, width: 8, height: 40 })),
  body(circle(50, 5, 7)),
  body(
    "M50 32C63 32 70 41 66 50C62 55 62 59 68 64C80 72 77 98 50 98C23 98 20 72 32 64C38 59 38 55 34 50C30 41 37 32 50 32Z",
  ),
  ...[(x: number) => x, (x: number) => 100 - x].map((flip) =>
    line(`M${flip(40)} 58C${flip(34)} 64 ${flip(42)} 70 ${flip(37)} 77`, 3.4, "detail"),
  ),
  accent(
    polygon([
      [45, 66],
      [55, 66],
      [52.5, 92],
      [47.5, 92],
    ]),
  ),
  line("M88 8L88 96", 3.6, "accent"),
]);

const piano = figure("piano", () => [
  body(rectangle({ x: 0, y: 14, width: 100, height: 74 }, 4)),
  ...[20, 40, 60, 80].map((x) => line(`M${x} 14L${x} 88`, 2.6, "detail")),
  ...[20, 40, 80].map((x) => detail(rectangle({ x: x - 6.5, y: 14, width: 13, height: 44 }))),
  accent(rectangle({ x: 0, y: 4, width: 100, height: 11 }, 3)),
]);

const drum = figure("drum", () => [
  line("M34 36L8 6", 5),
  line("M66 36L92 6", 5),
  body("M12 46L88 46L88 84C88 94 12 94 12 84Z"),
  line("M12 88L25 56L38 92L50 58L62 92L75 56L88 88", 4, "detail"),
  accent(ellipse(50, 45, 38, 13)),
  body(circle(8, 6, 6)),
  body(circle(92, 6, 6)),
]);

const discoBall = figure("disco-ball", () => [
  line("M50 -4L50 14", 4),
  body(circle(50, 56, 42)),
  ...[-26, -13, 0, 13, 26].map((dy) =>
    line(
      `M${50 - Math.sqrt(42 ** 2 - dy ** 2)} ${56 + dy}L${50 + Math.sqrt(42 ** 2 - dy ** 2)} ${56 + dy}`,
      2.4,
      "detail",
    ),
  ),
  ...[12, 27].map((rx) => line(ellipse(50, 56, rx, 42), 2.4, "detail")),
  line("M50 14L50 98", 2.4, "detail"),
  accent(star(12, 14, 13)),
  accent(star(92, 24, 9)),
]);

function star(cx: number, cy: number, size: number) {
  return polygon(
    around(8, 1, 0, [0, 0]).map(([x, y], index) => [
      cx + x * (index % 2 === 0 ? size : size * 0.3),
      cy + y * (index % 2 === 0 ? size : size * 0.3),
    ]),
  );
}

const bell = figure("bell", () => [
  accent(circle(50, 88, 9)),
  body(circle(50, 7, 7)),
  body("M50 8C68 8 77 24 77 46C77 64 83 72 92 80L8 80C17 72 23 64 23 46C23 24 32 8 50 8Z"),
  line("M26 66L74 66", 4, "detail"),
  line(
    mirrored([
      ["M", 62, 22],
      ["C", 66, 28, 67, 36, 67, 44],
    ]),
    4,
    "detail",
  ),
]);

export const musicFigures: readonly Figure[] = [
  vinyl,
  headphones,
  guitar,
  microphone,
  saxophone,
  trumpet,
  cello,
  piano,
  drum,
  discoBall,
  bell,
];
