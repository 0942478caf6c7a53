import { circle, leaf, polygon, rectangle, sector } from "../../engine/geometry/path.ts";
import { accent, around, body, detail, type Figure, figure, leaning, line } from "./figure.ts";

const doorway = figure("doorway", () => [
  accent(rectangle({ x: 8, y: 95, width: 84, height: 7 }, 2)),
  body("M20 94L20 38C20 16 33 2 50 2C67 2 80 16 80 38L80 94Z"),
  line("M50 4L50 94", 3.4, "detail"),
  line("M22 40L78 40", 3.4, "detail"),
  detail(circle(43, 62, 3.6)),
  detail(circle(57, 62, 3.6)),
]);

const skyline = figure("skyline", () => [
  body(rectangle({ x: 0, y: 44, width: 28, height: 54 })),
  body(rectangle({ x: 32, y: 8, width: 32, height: 90 })),
  accent(
    polygon([
      [68, 40],
      [98, 26],
      [98, 98],
      [68, 98],
    ]),
  ),
  ...[54, 68, 82].flatMap((y) => [
    detail(rectangle({ x: 6, y, width: 6, height: 8 })),
    detail(rectangle({ x: 16, y, width: 6, height: 8 })),
  ]),
  ...[18, 32, 46, 60, 74].flatMap((y) => [37, 45.5, 54].map((x) => detail(rectangle({ x, y, width: 5, height: 8 })))),
  ...[50, 66, 82].map((y) => detail(rectangle({ x: 75, y, width: 16, height: 6 }))),
]);

const spray = figure("spray-bottle", () => [
  body("M32 52C32 44 40 42 40 34L60 34C60 42 68 44 68 56L72 92C72 97 69 99 65 99L35 99C31 99 28 97 28 92Z"),
  body("M34 8L68 8L74 16L62 25L62 31L42 31L42 24L28 24L28 12Z"),
  line("M40 32C36 38 32 40 28 42", 5),
  detail(rectangle({ x: 38, y: 64, width: 24, height: 20 }, 4)),
  ...(
    [
      [16, 16, 4.4],
      [4, 8, 3.6],
      [4, 24, 3.6],
      [-8, 16, 3],
    ] as const
  ).map(([x, y, r]) => accent(circle(x, y, r))),
]);

const bucket = figure("bucket", () => [
  line("M14 42C14 2 86 2 86 42", 4.4),
  ...(
    [
      [30, 32, 11],
      [48, 26, 13],
      [68, 32, 12],
    ] as const
  ).map(([x, y, r]) => accent(circle(x, y, r))),
  body("M8 36L92 36L90 46L86 46L78 98L22 98L14 46L10 46Z"),
  line("M19 62L81 62", 4, "detail"),
]);

const broom = figure("broom", () =>
  leaning(
    [
      line("M50 -4L50 48", 6),
      accent(rectangle({ x: 32, y: 46, width: 36, height: 12 }, 4)),
      body("M32 61L68 61L80 100L20 100Z"),
      ...[36, 50, 64].map((x) => line(`M${50 + (x - 50) * 0.8} 70L${x} 100`, 3.2, "detail")),
    ],
    0.09,
  ),
);

const scales = figure("scales", () => [
  line("M50 10L50 92", 6.4),
  line("M28 96L72 96", 8),
  line("M12 22L88 22", 6),
  ...[18, 82].flatMap((x) => [
    line(`M${x} 22L${x - 17} 58L${x + 17} 58L${x} 22`, 3),
    accent(sector(x, 59, 20, [0, 0.5])),
  ]),
  body(circle(50, 9, 8)),
]);

const gavel = figure("gavel", () => [
  ...leaning(
    [
      body(rectangle({ x: 28, y: 14, width: 44, height: 30 }, 3)),
      accent(rectangle({ x: 18, y: 10, width: 9, height: 38 }, 3)),
      accent(rectangle({ x: 73, y: 10, width: 9, height: 38 }, 3)),
      body(rectangle({ x: 45, y: 46, width: 10, height: 62 }, 5)),
    ],
    -0.1,
  ),
  body(rectangle({ x: -6, y: 92, width: 52, height: 10 }, 3)),
]);

const temple = figure("temple", () => [
  body(
    polygon([
      [50, 2],
      [100, 32],
      [0, 32],
    ]),
  ),
  detail(circle(50, 20, 5)),
  ...[10, 33, 56, 79].map((x) => body(rectangle({ x, y: 38, width: 11.5, height: 44 }))),
  accent(rectangle({ x: 2, y: 86, width: 96, height: 11 })),
]);

const coins = figure("coins", () => [
  ...[0, 1, 2].map((index) => body(rectangle({ x: 50, y: 84 - index * 15, width: 48, height: 12 }, 5))),
  ...[0, 1, 2, 3, 4].map((index) =>
    (index === 4 ? accent : body)(rectangle({ x: 0, y: 84 - index * 15, width: 46, height: 12 }, 5)),
  ),
  accent(circle(74, 26, 18)),
  line("M74 18L74 34", 4.6, "detail"),
]);

const piggy = figure("piggy-bank", () => [
  accent(circle(46, 8, 11)),
  body(rectangle({ x: 24, y: 72, width: 13, height: 24 }, 4)),
  body(rectangle({ x: 60, y: 72, width: 13, height: 24 }, 4)),
  body(
    "M6 54C6 34 26 24 48 24C58 24 66 26 72 30L84 22L86 40C90 44 92 48 93 52L101 54L101 70L90 72C84 82 70 86 48 86C26 86 6 74 6 54Z",
  ),
  line("M38 34L56 34", 4.6, "detail"),
  detail(circle(80, 48, 3.6)),
  line("M6 50C0 48 -2 42 2 38", 4),
]);

const shield = figure("shield", () => [
  body("M50 0L93 15L93 46C93 73 75 91 50 100C25 91 7 73 7 46L7 15Z"),
  line("M29 50L44 66L72 34", 9, "detail"),
]);

const toothbrush = figure("toothbrush", () =>
  leaning(
    [
      body(rectangle({ x: 40, y: -8, width: 15, height: 116 }, 7.5)),
      ...[0, 1, 2, 3].map((index) => accent(rectangle({ x: 58, y: -4 + index * 9.5, width: 18, height: 7 }, 2))),
      line("M47.5 60L47.5 96", 3.6, "detail"),
    ],
    0.1,
  ),
);

const pill = figure("pill", () =>
  leaning(
    [
      body("M29 48L29 22C29 -6 71 -6 71 22L71 48Z"),
      accent("M29 54L71 54L71 80C71 108 29 108 29 80Z"),
      line("M40 22C40 14 44 11 48 10", 4.6, "detail"),
    ],
    0.125,
  ),
);

const glasses = figure("glasses", () => [
  line(circle(23, 56, 20), 7.6),
  line(circle(77, 56, 20), 7.6),
  line("M43 52C46 44 54 44 57 52", 6.6),
  line("M5 46C2 36 8 30 16 26", 5.4, "accent"),
  line("M95 46C98 36 92 30 84 26", 5.4, "accent"),
]);

const wrench = figure("wrench", () =>
  leaning(
    [
      body(
        "M34 2L34 26L50 34L66 26L66 2C80 8 86 24 80 38C76 46 68 50 60 52L60 94C60 107 40 107 40 94L40 52C32 50 24 46 20 38C14 24 20 8 34 2Z",
      ),
      detail(circle(50, 92, 4.6)),
    ],
    0.09,
  ),
);

const roller = figure("paint-roller", () => [
  body(rectangle({ x: 4, y: 4, width: 76, height: 28 }, 6)),
  line("M80 18L94 18L94 46L46 50L46 62", 5),
  accent(rectangle({ x: 39, y: 60, width: 14, height: 40 }, 6)),
  line("M16 18L66 18", 4, "detail"),
]);

const bulb = figure("bulb", () => [
  body("M50 0C72 0 86 16 86 36C86 52 74 60 69 74L31 74C26 60 14 52 14 36C14 16 28 0 50 0Z"),
  line("M40 72L38 44L50 54L62 44L60 72", 4, "detail"),
  accent(rectangle({ x: 33, y: 78, width: 34, height: 8 }, 4)),
  accent(rectangle({ x: 38, y: 89, width: 24, height: 8 }, 4)),
]);

const megaphone = figure("megaphone", () => [
  accent(
    polygon([
      [20, 62],
      [38, 62],
      [46, 98],
      [28, 98],
    ]),
  ),
  body("M0 36L34 36L80 8L80 90L34 62L0 62Z"),
  line("M34 37L34 61", 4.4, "detail"),
  line("M90 32C98 40 98 58 90 66", 6, "accent"),
]);

const briefcase = figure("briefcase", () => [
  line("M34 28L34 12L66 12L66 28", 7),
  body(rectangle({ x: 2, y: 26, width: 96, height: 68 }, 8)),
  line("M2 56L40 56", 4.4, "detail"),
  line("M60 56L98 56", 4.4, "detail"),
  accent(rectangle({ x: 42, y: 48, width: 16, height: 16 }, 3)),
]);

const people = figure("people", () => [
  ...[16, 84].flatMap((x) => [body(circle(x, 36, 12)), body(sector(x, 84, 23, [0.5, 1]))]),
  detail(circle(50, 28, 20)),
  detail(sector(50, 88, 39, [0.5, 1])),
  accent(circle(50, 28, 15)),
  accent(sector(50, 88, 33, [0.5, 1])),
]);

const trophy = figure("trophy", () => [
  line("M24 14L8 14C8 36 16 44 30 46", 5.4),
  line("M76 14L92 14C92 36 84 44 70 46", 5.4),
  body("M22 4L78 4L76 34C74 54 64 62 50 62C36 62 26 54 24 34Z"),
  line("M50 60L50 82", 8),
  accent(rectangle({ x: 26, y: 84, width: 48, height: 14 }, 3)),
  detail(
    polygon(
      around(10, 1, 0, [0, 0]).map(([x, y], index) => [
        50 + x * (index % 2 === 0 ? 13 : 5.6),
        29 + y * (index % 2 === 0 ? 13 : 5.6),
      ]),
    ),
  ),
]);

const clock = figure("clock", () => [
  body(circle(50, 50, 48)),
  ...around(4, 38).map(([x, y]) => detail(circle(x, y, 3))),
  line("M50 52L50 24", 6, "detail"),
  line("M50 52L68 62", 6, "detail"),
  accent(circle(50, 51, 5.6)),
]);

const clothespin = figure("washing-line", () => [
  line("M-4 16C30 26 70 26 104 16", 3),
  body("M28 22L38 22C42 30 58 30 62 22L72 22L96 38L86 56L76 50L76 98L24 98L24 50L14 56L4 38Z"),
  accent(rectangle({ x: 29, y: 10, width: 6, height: 20 }, 2)),
  accent(rectangle({ x: 65, y: 10, width: 6, height: 20 }, 2)),
]);

const box = figure("moving-box", () => [
  body(
    polygon([
      [50, 2],
      [98, 24],
      [98, 74],
      [50, 98],
      [2, 74],
      [2, 24],
    ]),
  ),
  line("M2 24L50 47L98 24", 4, "detail"),
  line("M50 47L50 98", 4, "detail"),
  accent(
    polygon([
      [22, 15],
      [34, 9],
      [82, 32],
      [82, 46],
      [70, 51],
      [70, 37],
    ]),
  ),
]);

const handHeart = figure("hand-heart", () => [
  accent(
    "M50 50C30 36 20 26 20 14C20 4 28 -2 36 -2C43 -2 48 2 50 8C52 2 57 -2 64 -2C72 -2 80 4 80 14C80 26 70 36 50 50Z",
  ),
  body(
    "M0 62C12 54 26 54 36 60L58 60C66 60 66 72 58 72L42 72L60 74L88 58C98 54 104 64 96 70L66 94C50 100 36 96 22 92L0 96Z",
  ),
  line("M36 73L58 72", 3, "detail"),
  body(leaf([0, 62], [0, 96], 0.02)),
]);

export const tradeFigures: readonly Figure[] = [
  ...[doorway, skyline, spray, bucket, broom, scales, gavel, temple, coins, piggy, shield, toothbrush, pill, glasses],
  ...[wrench, roller, bulb, megaphone, briefcase, people, trophy, clock, clothespin, box, handHeart],
];
