import { limb } from "../../engine/geometry/curve.ts";
import { circle, ellipse, leaf, polygon, rectangle } from "../../engine/geometry/path.ts";
import { mirrored, scaled, shifted, turned } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, type Figure, figure, line, starPath } from "./figure.ts";

const flipped = [(x: number) => x, (x: number) => 100 - x] as const;

const layerCake = figure("layer-cake", () => [
  ...[32, 50, 68].flatMap((x) => [line(`M${x} 34L${x} 22`, 5), accent(leaf([x, 19], [x, 3], 0.34))]),
  body(rectangle({ x: 22, y: 36, width: 56, height: 30 }, 5)),
  body(rectangle({ x: 6, y: 62, width: 88, height: 36 }, 5)),
  line("M22 48C29 56 36 56 40 48C45 40 54 40 59 48C64 56 71 56 78 48", 4.5, "detail"),
  line("M6 78C14 88 22 88 28 78C34 68 44 68 50 78C56 88 66 88 72 78C78 68 86 70 94 78", 4.5, "detail"),
]);

const balloon = figure("balloon", () => [
  line("M50 80C58 86 42 92 50 102", 3),
  body(
    polygon([
      [44, 80],
      [56, 80],
      [50, 70],
    ]),
  ),
  body("M50 2C70 2 82 18 82 37C82 56 66 74 50 74C34 74 18 56 18 37C18 18 30 2 50 2Z"),
  line("M31 34C31 24 37 17 44 14", 5, "detail"),
]);

const balloons = figure("balloons", () => {
  const one = (cx: number, cy: number, make: typeof body) => [
    line(`M${cx} ${cy + 25}C${cx} 76 50 84 50 104`, 2.4),
    make(ellipse(cx, cy, 19, 23)),
    make(
      polygon([
        [cx - 4, cy + 27],
        [cx + 4, cy + 27],
        [cx, cy + 21],
      ]),
    ),
    line(`M${cx - 11} ${cy - 2}C${cx - 11} ${cy - 8} ${cx - 8} ${cy - 13} ${cx - 4} ${cy - 15}`, 3.4, "detail"),
  ];
  return [...one(23, 38, body), ...one(77, 34, body), ...one(50, 22, accent)];
});

const gift = figure("gift", () => [
  line("M50 28C28 30 18 6 32 2C44 0 50 16 50 28C50 16 56 0 68 2C82 6 72 30 50 28", 7, "accent"),
  body(rectangle({ x: 9, y: 50, width: 82, height: 48 }, 2)),
  body(rectangle({ x: 3, y: 29, width: 94, height: 18 }, 2)),
  accent(rectangle({ x: 43, y: 29, width: 14, height: 69 })),
]);

const rings = figure("rings", () => [
  line(circle(34, 64, 29), 7.5),
  line(circle(66, 64, 29), 7.5),
  accent(
    polygon([
      [24, 12],
      [44, 12],
      [52, 20],
      [34, 38],
      [16, 20],
    ]),
  ),
]);

const dove = figure("dove", () => [
  body(
    "M2 62C18 62 30 54 34 42C26 26 32 10 42 0C44 18 54 28 66 32C73 20 86 20 91 29L100 33L91 38C91 60 74 77 50 79C40 91 24 96 6 94C17 88 23 81 25 75C14 75 6 70 2 62Z",
  ),
  detail(circle(83, 30, 2.8)),
  line("M38 44C44 54 54 58 66 56", 3.6, "detail"),
  accent(leaf([98, 36], [106, 52], 0.3)),
]);

const fir = figure("fir", () => [
  line("M50 84L50 100", 11),
  body("M50 12L68 38L60 37L80 64L70 63L92 90L8 90L30 63L20 64L40 37L32 38Z"),
  ...(
    [
      [42, 50],
      [58, 60],
      [36, 74],
      [66, 80],
      [50, 82],
    ] as const
  ).map(([x, y]) => detail(circle(x, y, 3.6))),
  accent(shifted(scaled(starPath(5, 50, 21), 0.27), 0, -42)),
]);

const bauble = figure("bauble", () => [
  line(circle(50, 9, 6), 3.6, "accent"),
  accent(rectangle({ x: 41, y: 15, width: 18, height: 12 }, 2)),
  body(circle(50, 62, 37)),
  line("M17 50L83 50", 4.4, "detail"),
  line("M17 76L83 76", 4.4, "detail"),
  line("M14 63L26 57L38 68L50 57L62 68L74 57L86 63", 4.4, "detail"),
]);

const snowflake = figure("snowflake", () =>
  Array.from({ length: 6 }, (_, index) => [
    line(
      turned(
        [
          ["M", 50, 50],
          ["L", 50, 4],
        ],
        index / 6,
      ),
      6.4,
    ),
    line(
      turned(
        [
          ["M", 37, 12],
          ["L", 50, 25],
          ["L", 63, 12],
        ],
        index / 6,
      ),
      5.4,
    ),
    accent(turned(circle(50, 33, 0.1), index / 6)),
  ])
    .flat()
    .filter(({ part }) => part === "body"),
);

const candle = figure("candle", () => [
  line("M50 42L50 30", 4),
  body(rectangle({ x: 33, y: 40, width: 34, height: 52 }, 4)),
  line("M42 42L42 58", 6, "detail"),
  body(rectangle({ x: 14, y: 88, width: 72, height: 10 }, 5)),
  accent("M50 0C59 13 64 19 64 27C64 34 58 38 50 38C42 38 36 34 36 27C36 19 41 13 50 0Z"),
]);

const pumpkin = figure("pumpkin", () => [
  accent("M45 26C46 14 41 8 34 3L46 0C53 7 57 14 56 26Z"),
  body(ellipse(27, 60, 25, 34)),
  body(ellipse(73, 60, 25, 34)),
  body(ellipse(50, 60, 24, 38)),
  detail(
    polygon([
      [26, 56],
      [36, 40],
      [46, 56],
    ]),
  ),
  detail(
    polygon([
      [54, 56],
      [64, 40],
      [74, 56],
    ]),
  ),
  detail("M20 66L33 70L40 66L50 71L60 66L67 70L80 66C76 84 66 90 58 89L54 82L47 89C34 90 24 84 20 66Z"),
]);

const ghost = figure("ghost", () => [
  body("M14 98L14 44C14 18 29 2 50 2C71 2 86 18 86 44L86 98L74 87L62 98L50 87L38 98L26 87Z"),
  detail(ellipse(38, 40, 6.4, 9)),
  detail(ellipse(62, 40, 6.4, 9)),
  accent(ellipse(50, 62, 7, 9)),
]);

const bat = figure("bat", () => [
  body(
    "M50 38L43 26L40 36C33 30 20 24 -4 25C6 36 7 47 4 58C15 51 24 55 28 64C37 59 45 66 50 80C55 66 63 59 72 64C76 55 85 51 96 58C93 47 94 36 104 25C80 24 67 30 60 36L57 26Z",
  ),
  detail(circle(45.6, 45, 2.4)),
  detail(circle(54.4, 45, 2.4)),
]);

const egg = figure("egg", () => [
  body("M50 2C70 2 87 35 87 60C87 83 71 98 50 98C29 98 13 83 13 60C13 35 30 2 50 2Z"),
  line("M10 46L23 36L36.5 46L50 36L63.5 46L77 36L90 46", 4.6, "detail"),
  ...[26, 42, 58, 74].map((x) => accent(circle(x, 61, 5))),
  line("M10 82L23 73L36.5 82L50 73L63.5 82L77 73L90 82", 4.6, "detail"),
]);

const rabbit = figure("rabbit", () => [
  ...[-1, 1].flatMap((side) => [
    body(turned(ellipse(50 + side * 14, 26, 10, 28), side * 0.025, [50, 60])),
    accent(turned(ellipse(50 + side * 14, 27, 4.4, 19), side * 0.025, [50, 60])),
  ]),
  body(ellipse(50, 72, 32, 27)),
  detail(circle(38, 67, 4)),
  detail(circle(62, 67, 4)),
  detail("M44 78L56 78L50 84Z"),
  line("M50 83L50 89", 3, "detail"),
]);

const firework = figure("firework", () =>
  around(12, 1, 0, [0, 0]).flatMap(([x, y], index) => {
    const [from, to] = index % 2 === 0 ? [16, 38] : [20, 30];
    return [
      line(`M${50 + x * from} ${50 + y * from}L${50 + x * to} ${50 + y * to}`, 4.6),
      (index % 2 === 0 ? accent : body)(circle(50 + x * (to + 9), 50 + y * (to + 9), index % 2 === 0 ? 4.6 : 3.2)),
    ];
  }),
);

const tulip = figure("tulip", () => [
  line("M50 52L50 100", 6),
  body("M50 60C28 60 20 40 23 8L38 25L50 3L62 25L77 8C80 40 72 60 50 60Z"),
  accent(leaf([50, 98], [14, 56], 0.2)),
  accent(leaf([50, 98], [86, 56], 0.2)),
]);

const rose = figure("rose", () => [
  line("M50 60C52 74 48 88 50 102", 5),
  body("M50 2C62 2 72 8 75 17C86 24 88 40 79 50C75 62 62 68 50 68C38 68 25 62 21 50C12 40 14 24 25 17C28 8 38 2 50 2Z"),
  line(
    "M50 30C56 28 60 33 57 38C53 45 42 43 40 35C38 24 50 16 60 20C72 25 74 42 64 51C54 59 36 57 29 46",
    4.2,
    "detail",
  ),
  accent(leaf([50, 92], [82, 74], 0.26)),
  accent(leaf([50, 86], [18, 70], 0.26)),
]);

const butterfly = figure("butterfly", () => {
  const wing = body("M50 48C58 14 92 0 97 20C100 38 84 52 54 54C82 56 92 72 82 86C72 98 54 82 50 60Z").path;
  return [
    body(wing),
    body(mirrored(wing)),
    ...flipped.flatMap((flip) => [detail(circle(flip(80), 26, 7)), detail(circle(flip(72), 74, 5.4))]),
    accent(
      limb([
        [50, 34, 3.4],
        [50, 56, 4.4],
        [50, 84, 2.6],
      ]),
    ),
    ...flipped.map((flip) => line(`M50 34C${flip(48)} 24 ${flip(44)} 18 ${flip(38)} 14`, 2.6, "accent")),
  ];
});

const tag = figure(
  "tag",
  () => [
    body("M54 2L92 2C96 2 98 4 98 8L98 46L50 95C47 98 43 98 40 95L5 60C2 57 2 53 5 50Z"),
    detail(circle(79, 21, 8)),
    line("M34 48L54 74", 5, "detail"),
    line(circle(33, 64, 5), 4.6, "detail"),
    line(circle(56, 57, 5), 4.6, "detail"),
  ],
  { leans: true },
);

const percent = figure("percent", () => [
  line(circle(24, 26, 17), 11),
  line(circle(76, 74, 17), 11),
  line("M82 10L18 90", 11, "accent"),
]);

export const feastFigures: readonly Figure[] = [
  ...[layerCake, balloon, balloons, gift, rings, dove, fir, bauble, snowflake, candle, pumpkin, ghost, bat],
  ...[egg, rabbit, firework, tulip, rose, butterfly, tag, percent],
];
