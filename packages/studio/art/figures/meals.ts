import { circle, ellipse, leaf, polygon, rectangle, sector } from "../../engine/geometry/path.ts";
import { turned } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, type Figure, figure, leaning, line } from "./figure.ts";

const carrot = figure("carrot", () =>
  leaning(
    [
      ...[-0.1, 0, 0.1].map((turn) => accent(turned(leaf([50, 30], [50, -8], 0.24), turn, [50, 30]))),
      body("M50 104C38 86 24 50 30 34C36 24 64 24 70 34C76 50 62 86 50 104Z"),
      line("M32 48L46 48", 3.6, "detail"),
      line("M56 62L66 62", 3.6, "detail"),
      line("M40 76L50 76", 3.6, "detail"),
    ],
    0.08,
  ),
);

const apple = figure("apple", () => [
  body(
    "M50 28C62 14 94 18 94 52C94 78 76 100 62 98C56 97 54 95 50 95C46 95 44 97 38 98C24 100 6 78 6 52C6 18 38 14 50 28Z",
  ),
  line("M50 28C50 18 52 10 58 4", 4.4),
  accent(leaf([54, 20], [82, 4], 0.3)),
  line("M20 54C20 44 24 38 30 36", 4.6, "detail"),
]);

const citrus = figure(
  "citrus",
  () => [
    body(circle(50, 50, 48)),
    line(circle(50, 50, 39), 4, "detail"),
    ...around(8, 38).map(([x, y]) => line(`M50 50L${x} ${y}`, 4, "detail")),
    accent(leaf([84, 16], [112, 4], 0.34)),
  ],
  { leans: true },
);

const cherry = figure("cherries", () => [
  line("M26 66C30 40 44 20 66 6C70 30 74 46 74 62", 4),
  body(circle(24, 76, 21)),
  body(circle(74, 76, 21)),
  accent(leaf([64, 8], [100, 20], 0.3)),
  line("M14 74C14 68 17 65 21 64", 4, "detail"),
  line("M64 74C64 68 67 65 71 64", 4, "detail"),
]);

const avocado = figure("avocado", () => [
  body(
    "M50 0C64 0 68 18 74 36C82 52 86 60 84 70C82 88 68 100 50 100C32 100 18 88 16 70C14 60 18 52 26 36C32 18 36 0 50 0Z",
  ),
  detail(
    "M50 9C58 9 61 24 67 40C74 54 77 61 75.5 69C74 83 63 92 50 92C37 92 26 83 24.5 69C23 61 26 54 33 40C39 24 42 9 50 9Z",
  ),
  accent(circle(50, 66, 17)),
]);

const mushroom = figure("mushroom", () => [
  body("M36 54L64 54L68 90C68 100 32 100 32 90Z"),
  accent("M0 56C0 22 24 2 50 2C76 2 100 22 100 56C100 62 0 62 0 56Z"),
  detail(circle(34, 28, 8)),
  detail(circle(64, 22, 6)),
  detail(circle(76, 44, 7)),
  detail(circle(18, 46, 5)),
]);

const acorn = figure(
  "acorn",
  () => [
    line("M50 14L54 -4", 5),
    body("M16 44L84 44C84 74 66 92 50 104C34 92 16 74 16 44Z"),
    accent("M8 40C8 20 28 12 50 12C72 12 92 20 92 40Z"),
    line("M30 54C32 68 38 76 44 82", 4, "detail"),
  ],
  { leans: true },
);

const stall = figure("market-stall", () => [
  line("M12 44L12 98", 5),
  line("M88 44L88 98", 5),
  body(rectangle({ x: 4, y: 68, width: 92, height: 28 }, 2)),
  ...[0, 1, 2, 3, 4].flatMap((index) => {
    const x = index * 20;
    const make = index % 2 === 0 ? body : accent;
    return [
      make(
        polygon([
          [10 + index * 16, 4],
          [26 + index * 16, 4],
          [x + 20, 34],
          [x, 34],
        ]),
      ),
      make(sector(x + 10, 33, 10, [0, 0.5])),
    ];
  }),
  ...[28, 50, 72].map((x) => accent(circle(x, 60, 8))),
  line("M14 82L86 82", 3.4, "detail"),
]);

const barn = figure("barn", () => [
  body(
    polygon([
      [50, 2],
      [84, 22],
      [98, 48],
      [92, 48],
      [92, 98],
      [8, 98],
      [8, 48],
      [2, 48],
      [16, 22],
    ]),
  ),
  detail(rectangle({ x: 30, y: 58, width: 40, height: 40 })),
  line("M34 62L66 96", 4),
  line("M66 62L34 96", 4),
  detail(rectangle({ x: 42, y: 26, width: 16, height: 16 })),
]);

const cloche = figure("cloche", () => [
  accent(circle(50, 18, 8)),
  body(sector(50, 76, 46, [0.5, 1])),
  line("M20 66C22 54 30 46 40 42", 5, "detail"),
  body(rectangle({ x: -4, y: 81, width: 108, height: 11 }, 5)),
]);

const maki = figure("maki", () => [
  line("M-4 20L64 -8", 4.4, "accent"),
  line("M2 30L72 6", 4.4, "accent"),
  body(circle(54, 58, 42)),
  detail(circle(54, 58, 33)),
  accent(circle(54, 58, 15)),
  body(circle(50, 54, 4)),
]);

const nigiri = figure("nigiri", () => [
  body(rectangle({ x: 8, y: 54, width: 84, height: 34 }, 17)),
  accent("M-2 58C-2 32 22 18 50 18C78 18 102 32 102 58C102 64 90 62 80 60C60 56 40 56 20 60C10 62 -2 64 -2 58Z"),
  ...[22, 42, 62].map((x) => line(`M${x} 54L${x + 16} 26`, 4.4, "detail")),
]);

const burger = figure("burger", () => [
  body("M6 40C6 14 28 4 50 4C72 4 94 14 94 40Z"),
  ...(
    [
      [32, 20],
      [50, 14],
      [68, 20],
      [42, 29],
      [60, 29],
    ] as const
  ).map(([x, y]) => detail(turned(ellipse(x, y, 3.6, 2.2), 0.05, [x, y]))),
  accent("M0 46L100 46C100 56 92 58 86 52C80 60 72 60 66 53C60 60 52 60 46 53C40 60 32 60 26 53C20 60 0 58 0 46Z"),
  body(rectangle({ x: 4, y: 61, width: 92, height: 13 }, 6.5)),
  body("M6 79L94 79C94 92 88 97 78 97L22 97C12 97 6 92 6 79Z"),
]);

const fries = figure("fries", () => [
  ...[20, 32, 44, 56, 68].map((x, index) =>
    accent(rectangle({ x, y: [14, 2, 10, 0, 12][index] ?? 8, width: 9.5, height: 56 })),
  ),
  body("M10 38C30 54 70 54 90 38L80 98L20 98Z"),
  detail(circle(50, 74, 9)),
]);

const popsicle = figure(
  "popsicle",
  () => [
    accent(rectangle({ x: 44, y: 70, width: 12, height: 34 }, 6)),
    body("M24 76L24 28C24 -10 76 -10 76 28L76 76C76 79 74 80 72 80L28 80C26 80 24 79 24 76Z"),
    line("M41 24L41 58", 5.6, "detail"),
    line("M59 24L59 58", 5.6, "detail"),
  ],
  { leans: true },
);

const donut = figure("donut", (random) => [
  body(circle(50, 50, 48)),
  accent(
    "M50 9C58 4 66 10 72 16C82 18 86 26 86 34C94 42 92 52 88 58C90 68 84 76 76 78C72 88 62 90 56 87C48 94 38 90 33 85C22 86 15 78 15 70C7 64 7 54 11 48C6 38 12 28 20 26C24 14 36 8 50 9Z",
  ),
  detail(circle(50, 50, 15)),
  ...around(7, 28, random.between(0, 1)).map(([x, y], index) =>
    line(`M${x - 3} ${y}L${x + 3} ${y + (index % 2 === 0 ? 4 : -4)}`, 3.6, "detail"),
  ),
]);

export const mealFigures: readonly Figure[] = [
  ...[carrot, apple, citrus, cherry, avocado, mushroom, acorn, stall, barn, cloche, maki, nigiri, burger, fries],
  ...[popsicle, donut],
];
