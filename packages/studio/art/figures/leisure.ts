import { limb } from "../../engine/geometry/curve.ts";
import { circle, ellipse, leaf, polygon, rectangle, sector } from "../../engine/geometry/path.ts";
import { turned } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, type Figure, figure, leaning, line } from "./figure.ts";

const shoe = figure("running-shoe", () => [
  body("M2 30C14 40 26 38 32 24L46 18C54 38 66 48 86 52C97 54 101 62 101 72L0 72C-2 58 -2 44 2 30Z"),
  accent("M0 78L101 78C101 86 98 90 92 90L10 90C3 90 0 86 0 78Z"),
  ...[0, 1, 2].map((index) =>
    line(`M${44 + index * 9} ${34 + index * 7}L${54 + index * 8} ${26 + index * 8}`, 3.8, "detail"),
  ),
  line("M8 58C28 64 44 62 58 52", 4, "detail"),
]);

const medal = figure("medal", () => [
  body(
    polygon([
      [20, -2],
      [44, -2],
      [58, 38],
      [44, 42],
    ]),
  ),
  accent(
    polygon([
      [80, -2],
      [56, -2],
      [42, 38],
      [56, 42],
    ]),
  ),
  body(circle(50, 68, 32)),
  line(circle(50, 68, 23), 3.4, "detail"),
  detail(
    polygon(
      around(10, 1, 0, [0, 0]).map(([x, y], index) => [
        50 + x * (index % 2 === 0 ? 14 : 6),
        68 + y * (index % 2 === 0 ? 14 : 6),
      ]),
    ),
  ),
]);

const stopwatch = figure("stopwatch", () => [
  accent(rectangle({ x: 38, y: -4, width: 24, height: 10 }, 4)),
  line("M50 6L50 18", 7),
  line("M84 22L91 15", 6, "accent"),
  body(circle(50, 58, 42)),
  detail(sector(50, 58, 30, [0.75, 1.08])),
  line("M50 58L50 34", 5, "detail"),
]);

const football = figure("football", () => {
  const middle = around(5, 17);
  const outer = around(5, 47);
  return [
    body(circle(50, 50, 48)),
    detail(polygon(middle)),
    ...middle.map(([x, y], index) => {
      const [ox, oy] = outer[index] ?? [x, y];
      return line(`M${x} ${y}L${x + (ox - x) * 0.62} ${y + (oy - y) * 0.62}`, 3.6, "detail");
    }),
    ...around(5, 50, 0).map(([x, y], index) => {
      const turn = index / 5;
      return detail(
        turned(
          polygon([
            [38, 9],
            [62, 9],
            [57, -2],
            [43, -2],
          ]),
          turn,
          [50, 50 + x * 0 + y * 0],
        ),
      );
    }),
  ];
});

const basketball = figure(
  "basketball",
  () => [
    body(circle(50, 50, 48)),
    line("M50 2L50 98", 3.8, "detail"),
    line("M2 50L98 50", 3.8, "detail"),
    line("M16 17C36 34 36 66 16 83", 3.8, "detail"),
    line("M84 17C64 34 64 66 84 83", 3.8, "detail"),
  ],
  { leans: true },
);

const racket = figure("racket", () =>
  leaning(
    [
      line(ellipse(50, 30, 27, 34), 6.4),
      ...[36, 50, 64].map((x) => line(`M${x} 4L${x} 56`, 2.2)),
      ...[16, 30, 44].map((y) => line(`M26 ${y}L74 ${y}`, 2.2)),
      line("M44 62L50 74L56 62", 5),
      body(rectangle({ x: 45, y: 70, width: 10, height: 40 }, 4)),
      accent(circle(86, 84, 11)),
    ],
    0.09,
  ),
);

const kettlebell = figure("kettlebell", () => [
  line("M31 46C14 -4 86 -4 69 46", 10.5),
  body("M50 28C74 28 88 44 88 64C88 80 80 92 70 99L30 99C20 92 12 80 12 64C12 44 26 28 50 28Z"),
  accent(circle(50, 66, 16)),
]);

const yoga = figure("sitting-yoga", () => [
  body(circle(50, 8, 10.5)),
  body(
    limb([
      [50, 30, 10],
      [50, 48, 9],
      [50, 66, 10],
    ]),
  ),
  ...[-1, 1].map((side) =>
    body(
      limb([
        [50 + side * 8, 29, 5],
        [50 + side * 22, 46, 4.4],
        [50 + side * 36, 64, 3.8],
      ]),
    ),
  ),
  body("M50 64C72 64 102 76 99 88C96 98 72 94 50 90C28 94 4 98 1 88C-2 76 28 64 50 64Z"),
  line("M26 88C40 86 58 80 72 74", 3.6, "detail"),
  accent(rectangle({ x: -8, y: 99, width: 116, height: 5 }, 2.5)),
]);

const lotus = figure("lotus", () => [
  body(leaf([50, 90], [-4, 54], 0.2)),
  body(leaf([50, 90], [104, 54], 0.2)),
  body(leaf([50, 92], [16, 28], 0.24)),
  body(leaf([50, 92], [84, 28], 0.24)),
  detail(leaf([50, 96], [50, 2], 0.33)),
  accent(leaf([50, 92], [50, 10], 0.28)),
]);

const stones = figure("balanced-stones", () => [
  body(ellipse(50, 86, 46, 14)),
  accent(ellipse(48, 60, 32, 12)),
  body(ellipse(52, 38, 22, 10)),
  body(ellipse(49, 20, 12, 8)),
]);

const chair = figure("chair", () => [
  line("M28 66L18 100", 5.6, "accent"),
  line("M72 66L82 100", 5.6, "accent"),
  body("M24 4C34 -2 66 -2 76 4C80 22 74 42 70 50L30 50C26 42 20 22 24 4Z"),
  body("M18 52C34 60 66 60 82 52L84 62C84 70 78 72 72 72L28 72C22 72 16 70 16 62Z"),
  line("M36 14L64 14", 3.6, "detail"),
]);

const lamp = figure("lamp", () => [
  line("M50 46L50 92", 5),
  line("M30 97L70 97", 8),
  accent(circle(50, 48, 9)),
  body("M34 2L66 2L90 46L10 46Z"),
]);

const sofa = figure("sofa", () => [
  line("M18 86L14 100", 5.6, "accent"),
  line("M82 86L86 100", 5.6, "accent"),
  body(rectangle({ x: 12, y: 18, width: 76, height: 46 }, 12)),
  line("M50 20L50 56", 3.6, "detail"),
  detail(rectangle({ x: 14, y: 52, width: 72, height: 5 })),
  body(rectangle({ x: -4, y: 40, width: 22, height: 48 }, 10)),
  body(rectangle({ x: 82, y: 40, width: 22, height: 48 }, 10)),
  body(rectangle({ x: 14, y: 58, width: 72, height: 30 }, 4)),
]);

const potted = figure("potted-plant", () => [
  ...[-0.13, 0.13].map((turn) => body(turned(leaf([50, 62], [50, 6], 0.24), turn, [50, 62]))),
  ...[-0.2, 0.2].map((turn) => body(turned(leaf([50, 62], [50, 18], 0.22), turn, [50, 62]))),
  body(leaf([50, 62], [50, -6], 0.22)),
  line("M50 60L50 14", 3.4, "detail"),
  accent(
    polygon([
      [26, 58],
      [74, 58],
      [68, 100],
      [32, 100],
    ]),
  ),
  accent(rectangle({ x: 21, y: 56, width: 58, height: 13 }, 3)),
]);

const cactus = figure("cactus", () => [
  line("M44 56C18 60 18 46 18 32", 13),
  line("M56 50C82 54 82 38 82 22", 13),
  body(rectangle({ x: 35, y: 0, width: 30, height: 82 }, 15)),
  ...[18, 34, 50].flatMap((y) => [line(`M50 ${y}L50 ${y + 6}`, 3.4, "detail")]),
  accent(
    polygon([
      [26, 76],
      [74, 76],
      [67, 101],
      [33, 101],
    ]),
  ),
]);

const wateringCan = figure("watering-can", () => [
  line("M78 46C100 40 104 78 80 78", 6),
  line("M34 42C38 14 68 14 74 42", 6),
  body(rectangle({ x: 28, y: 40, width: 54, height: 54 }, 5)),
  body(
    polygon([
      [30, 70],
      [4, 32],
      [12, 26],
      [32, 52],
    ]),
  ),
  body(
    polygon([
      [-6, 34],
      [14, 16],
      [18, 24],
      [0, 42],
    ]),
  ),
  ...(
    [
      [-14, 44],
      [-6, 52],
      [-16, 58],
    ] as const
  ).map(([x, y]) => accent(circle(x, y, 3.4))),
  line("M38 58L72 58", 4, "detail"),
]);

const trowel = figure("trowel", () =>
  leaning(
    [
      accent(rectangle({ x: 42, y: -8, width: 16, height: 34 }, 8)),
      line("M50 26L50 46", 6),
      body("M28 44C38 40 62 40 72 44C76 70 64 92 50 108C36 92 24 70 28 44Z"),
      line("M50 54L50 88", 3.6, "detail"),
    ],
    0.09,
  ),
);

const snowman = figure("snowman", () => [
  body(circle(50, 74, 27)),
  body(circle(50, 34, 19)),
  accent(rectangle({ x: 30, y: 12, width: 40, height: 6 }, 2)),
  accent(rectangle({ x: 37, y: -8, width: 26, height: 22 }, 2)),
  detail(circle(43, 31, 2.8)),
  detail(circle(57, 31, 2.8)),
  accent(
    polygon([
      [49, 36],
      [49, 42],
      [68, 41],
    ]),
  ),
  ...[66, 78, 90].map((y) => detail(circle(50, y, 2.8))),
  line("M24 70L2 54", 4),
  line("M76 70L98 54", 4),
]);

const mitten = figure("mitten", () => [
  body("M30 74L30 26C30 -6 78 -6 78 26L78 74Z"),
  body("M34 62C18 60 4 48 6 38C10 28 22 34 32 42Z"),
  accent(rectangle({ x: 25, y: 78, width: 58, height: 20 }, 6)),
  line("M40 50L47 42L54 50L61 42L68 50", 4, "detail"),
]);

export const leisureFigures: readonly Figure[] = [
  ...[shoe, medal, stopwatch, football, basketball, racket, kettlebell, yoga, lotus, stones, chair, lamp, sofa],
  ...[potted, cactus, wateringCan, trowel, snowman, mitten],
];
