import { limb } from "../../engine/geometry/curve.ts";
import { circle, ellipse, leaf, polygon, rectangle } from "../../engine/geometry/path.ts";
import { mirrored, turned } from "../../engine/geometry/transform.ts";
import { accent, body, detail, type Figure, figure, leaning, line } from "./figure.ts";

const bookStack = figure("book-stack", () => [
  body(rectangle({ x: 6, y: 76, width: 88, height: 21 }, 3)),
  accent(rectangle({ x: 14, y: 52, width: 74, height: 21 }, 3)),
  body(rectangle({ x: 8, y: 28, width: 78, height: 21 }, 3)),
  ...leaning([body(rectangle({ x: 18, y: 2, width: 66, height: 19 }, 3))], -0.02),
  line("M20 86.500L60 86.5", 3.6, "detail"),
  line("M66 32L66 46", 3.6, "detail"),
  line("M74 32L74 46", 3.6, "detail"),
  line("M26 56L26 70", 3.6, "detail"),
]);

const graduate = figure("graduation-cap", () => [
  line("M90 38L90 68", 4.4, "accent"),
  accent(circle(90, 74, 6)),
  body("M22 56L50 70L78 56L78 80C68 94 32 94 22 80Z"),
  body(
    polygon([
      [50, 8],
      [102, 34],
      [50, 62],
      [-2, 34],
    ]),
  ),
  line("M22 54L50 68L78 54", 3.4, "detail"),
]);

const pencil = figure("pencil", () =>
  leaning(
    [
      accent(rectangle({ x: 37, y: -6, width: 26, height: 16 }, 4)),
      body(rectangle({ x: 37, y: 14, width: 26, height: 58 })),
      body(
        polygon([
          [37, 76],
          [63, 76],
          [50, 108],
        ]),
      ),
      line("M50 18L50 70", 3.4, "detail"),
      detail(
        polygon([
          [45, 96],
          [55, 96],
          [50, 108],
        ]),
      ),
      accent(
        polygon([
          [46.5, 99],
          [53.5, 99],
          [50, 108],
        ]),
      ),
    ],
    0.115,
  ),
);

const flask = figure("flask", () => [
  body("M36 0L64 0L64 8L60 8L60 36L90 86C95 95 90 100 81 100L19 100C10 100 5 95 10 86L40 36L40 8L36 8Z"),
  detail("M46 40L54 40L64 58L36 58Z"),
  accent(circle(40, 76, 6)),
  accent(circle(58, 84, 8)),
  accent(circle(60, 67, 4)),
]);

const atom = figure("atom", () => [
  ...[0, 1 / 3, 2 / 3].map((turn) => line(turned(ellipse(50, 50, 19, 49), turn / 2 + 0.25 / 3), 4.6)),
  accent(circle(50, 50, 9.5)),
]);

const chip = figure("chip", () => [
  ...[32, 50, 68].flatMap((at) => [line(`M${at} 2L${at} 98`, 5.4), line(`M2 ${at}L98 ${at}`, 5.4)]),
  body(rectangle({ x: 16, y: 16, width: 68, height: 68 }, 8)),
  line(rectangle({ x: 28, y: 28, width: 44, height: 44 }, 4), 3.6, "detail"),
  accent(rectangle({ x: 40, y: 40, width: 20, height: 20 }, 3)),
]);

const laptop = figure("laptop", () => [
  body(rectangle({ x: 12, y: 14, width: 76, height: 56 }, 6)),
  detail(rectangle({ x: 19, y: 21, width: 62, height: 42 }, 2)),
  line("M40 33L31 42L40 51", 4.6, "accent"),
  line("M60 33L69 42L60 51", 4.6, "accent"),
  body("M-2 76L102 76L96 88L4 88Z"),
]);

const robot = figure("robot", () => [
  line("M50 26L50 8", 5),
  accent(circle(50, 6, 7)),
  accent(rectangle({ x: -2, y: 50, width: 12, height: 24 }, 4)),
  accent(rectangle({ x: 90, y: 50, width: 12, height: 24 }, 4)),
  body(rectangle({ x: 12, y: 26, width: 76, height: 70 }, 16)),
  detail(circle(34, 54, 9)),
  detail(circle(66, 54, 9)),
  body(circle(34, 54, 4)),
  body(circle(66, 54, 4)),
  line("M36 78L64 78", 6, "detail"),
]);

const camera = figure("camera", () => [
  body("M30 30L38 12L62 12L70 30Z"),
  body(rectangle({ x: 2, y: 26, width: 96, height: 66 }, 10)),
  detail(circle(50, 59, 27)),
  accent(circle(50, 59, 21)),
  detail(circle(50, 59, 9)),
  detail(rectangle({ x: 78, y: 36, width: 12, height: 7 }, 3)),
]);

const palette = figure("palette", () => [
  body(
    "M50 4C82 4 101 26 100 52C99 70 82 70 70 68C59 66 55 75 62 85C67 94 60 99 50 97C20 95 0 74 0 48C0 22 22 4 50 4Z",
  ),
  ...(
    [
      [26, 34, 8],
      [22, 58, 7],
      [52, 22, 8],
    ] as const
  ).map(([x, y, r]) => detail(circle(x, y, r))),
  accent(circle(77, 38, 9)),
  accent(circle(38, 78, 8)),
]);

const brush = figure("brush", () =>
  leaning(
    [
      body(
        limb([
          [50, -10, 2.6],
          [50, 20, 4.4],
          [50, 56, 5.6],
        ]),
      ),
      body(rectangle({ x: 41, y: 56, width: 18, height: 15 })),
      accent("M41 74L59 74C66 86 58 96 50 110C42 96 34 86 41 74Z"),
      line("M41 63.500L59 63.5", 3, "detail"),
    ],
    0.115,
  ),
);

const ruler = figure(
  "ruler",
  () => [
    body(
      polygon([
        [2, 4],
        [98, 98],
        [2, 98],
      ]),
    ),
    detail(
      polygon([
        [22, 54],
        [46, 78],
        [22, 78],
      ]),
    ),
    ...[0.25, 0.4, 0.55, 0.7, 0.85].map((at) => line(`M2 ${4 + 94 * at}L10 ${4 + 94 * at}`, 3, "detail")),
  ],
  { leans: true },
);

const blocks = figure("toy-blocks", () => [
  body(rectangle({ x: 2, y: 52, width: 46, height: 46 }, 5)),
  accent(rectangle({ x: 52, y: 52, width: 46, height: 46 }, 5)),
  body(
    polygon([
      [50, 2],
      [78, 48],
      [22, 48],
    ]),
  ),
  detail(circle(25, 75, 12)),
  detail(rectangle({ x: 64, y: 64, width: 22, height: 22 }, 3)),
]);

const mustache = figure("mustache", () => {
  const half = "M50 42C40 26 22 30 15 46C11 54 4 56 -4 50C-2 74 36 80 50 60Z";
  return [body(half), body(mirrored(body(half).path))];
});

const comb = figure("comb", () =>
  leaning(
    [
      body(rectangle({ x: 0, y: 22, width: 100, height: 22 }, 8)),
      ...Array.from({ length: 9 }, (_, index) =>
        body(rectangle({ x: 3 + index * 11, y: 38, width: 6, height: index === 0 || index === 8 ? 42 : 38 }, 3)),
      ),
      accent(circle(12, 33, 0.1)),
    ].filter(({ part }) => part === "body"),
    0.05,
  ),
);

const dress = figure("dress", () => [
  body("M34 2L40 16C44 22 56 22 60 16L66 2L73 2L74 22C72 32 66 36 65 42L35 42C34 36 28 32 26 22L27 2Z"),
  accent(rectangle({ x: 33, y: 44, width: 34, height: 6 })),
  body("M34 52L66 52L92 98C66 104 34 104 8 98Z"),
  line("M44 58L34 96", 3.4, "detail"),
  line("M56 58L66 96", 3.4, "detail"),
]);

const hanger = figure("hanger", () => [
  line("M40 16C40 4 60 2 60 16C60 26 50 26 50 38", 6, "accent"),
  line("M50 38L98 72C102 78 98 84 92 84L8 84C2 84 -2 78 2 72L50 38", 7.6),
]);

const shirt = figure("shirt", () => [
  body("M34 4C40 16 60 16 66 4L100 24L88 46L78 40L78 98L22 98L22 40L12 46L0 24Z"),
  line("M22 58L78 58", 4, "detail"),
  line("M22 72L78 72", 4, "detail"),
]);

const diamond = figure("diamond", () => [
  body(
    polygon([
      [20, 8],
      [80, 8],
      [102, 36],
      [50, 98],
      [-2, 36],
    ]),
  ),
  line("M-2 36L102 36", 3.4, "detail"),
  line("M20 8L32 36L50 98L68 36L80 8", 3.4, "detail"),
  line("M32 36L50 8L68 36", 3.4, "detail"),
]);

const lipstick = figure("lipstick", () => [
  body(rectangle({ x: 27, y: 56, width: 46, height: 44 }, 3)),
  body(rectangle({ x: 33, y: 40, width: 34, height: 12 })),
  accent("M37 36L37 14C40 2 56 -4 63 -2L63 36Z"),
  line("M38 66L38 90", 3.6, "detail"),
]);

const perfume = figure("perfume", () => [
  accent(rectangle({ x: 34, y: 0, width: 32, height: 20 }, 3)),
  body(rectangle({ x: 40, y: 23, width: 20, height: 9 })),
  body(rectangle({ x: 12, y: 36, width: 76, height: 64 }, 10)),
  line(rectangle({ x: 28, y: 52, width: 44, height: 32 }), 3.6, "detail"),
  detail(leaf([40, 76], [60, 60], 0.3)),
]);

export const studyFigures: readonly Figure[] = [
  ...[bookStack, graduate, pencil, flask, atom, chip, laptop, robot, camera, palette, brush, ruler, blocks],
  ...[mustache, comb, dress, hanger, shirt, diamond, lipstick, perfume],
];
