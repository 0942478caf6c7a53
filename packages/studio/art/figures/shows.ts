import { limb } from "../../engine/geometry/curve.ts";
import { circle, ellipse, polygon, rectangle } from "../../engine/geometry/path.ts";
import { mirrored, scaled, shifted } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, type Figure, figure, line, starPath } from "./figure.ts";

const clapper = figure("clapper", () => [
  body(
    polygon([
      [4, 34],
      [0, 17],
      [90, -5],
      [94, 12],
    ]),
  ),
  ...[0.16, 0.42, 0.68].map((at) =>
    detail(
      polygon([
        [4 + 90 * at, 34 - 22 * at],
        [0 + 90 * (at + 0.07), 17 - 22 * (at + 0.07)],
        [90 * (at + 0.19), 17 - 22 * (at + 0.19)],
        [4 + 90 * (at + 0.12), 34 - 22 * (at + 0.12)],
      ]),
    ),
  ),
  body(rectangle({ x: 4, y: 38, width: 92, height: 58 }, 4)),
  line("M4 54L96 54", 3.4, "detail"),
  accent(
    polygon([
      [41, 61],
      [66, 75],
      [41, 89],
    ]),
  ),
]);

const reel = figure("film-reel", () => [
  line("M50 95L100 95", 6, "accent"),
  body(circle(50, 50, 48)),
  ...around(5, 28).map(([x, y]) => detail(circle(x, y, 11.5))),
  detail(circle(50, 50, 5.5)),
]);

const ticket = figure(
  "ticket",
  () => [
    body("M2 26L98 26L98 40C87 40 87 60 98 60L98 74L2 74L2 60C13 60 13 40 2 40Z"),
    ...[33, 44, 55, 66].map((y) => line(`M70 ${y - 1}L70 ${y + 2}`, 3.6, "detail")),
    accent(shifted(scaled(starPath(5, 50, 22), 0.34), -11, 0)),
  ],
  { leans: true },
);

const popcorn = figure("popcorn", () => [
  ...(
    [
      [26, 34, 13],
      [40, 22, 14],
      [58, 20, 14],
      [74, 33, 13],
      [50, 36, 15],
    ] as const
  ).map(([x, y, r]) => accent(circle(x, y, r))),
  body(
    polygon([
      [16, 42],
      [84, 42],
      [74, 98],
      [26, 98],
    ]),
  ),
  detail(
    polygon([
      [33, 42],
      [43, 42],
      [45, 98],
      [37, 98],
    ]),
  ),
  detail(
    polygon([
      [57, 42],
      [67, 42],
      [63, 98],
      [55, 98],
    ]),
  ),
]);

const mask = figure("mask", () => [
  body("M12 10C36 20 64 20 88 10C95 58 80 96 50 99C20 96 5 58 12 10Z"),
  ...[(x: number) => x, (x: number) => 100 - x].map((flip) =>
    detail(
      `M${flip(24)} 46C${flip(28)} 33 ${flip(40)} 34 ${flip(43)} 46C${flip(37)} 42 ${flip(30)} 42 ${flip(24)} 46Z`,
    ),
  ),
  detail("M26 60C40 68 60 68 74 60C72 82 62 88 50 88C38 88 28 82 26 60Z"),
  accent(circle(22, 66, 5)),
  accent(circle(78, 66, 5)),
]);

const curtain = figure("curtain", () => {
  const drape = "M2 16L50 16C48 46 34 62 14 70L20 98L2 98Z";
  return [
    body(drape),
    body(mirrored(body(drape).path)),
    ...[0, 1].map((side) => {
      const fold = line(side === 0 ? "M30 18C28 40 20 54 8 62" : "M70 18C72 40 80 54 92 62", 3.4, "detail");
      return fold;
    }),
    ...[10, 30, 50, 70, 90].map((x) => accent(circle(x, 14, 10.5))),
    accent(rectangle({ x: -1, y: 0, width: 102, height: 15 })),
    accent(rectangle({ x: 4, y: 66, width: 18, height: 7 }, 3)),
    accent(rectangle({ x: 78, y: 66, width: 18, height: 7 }, 3)),
  ];
});

const dancer = figure("dancer", () => [
  body(circle(52, 9, 8)),
  body(
    limb([
      [51, 22, 5],
      [50, 34, 6.6],
      [49, 46, 7],
    ]),
  ),
  body(
    limb([
      [52, 25, 4.4],
      [70, 18, 3.6],
      [86, 2, 2.8],
    ]),
  ),
  body(
    limb([
      [49, 25, 4.4],
      [32, 32, 3.6],
      [12, 24, 2.8],
    ]),
  ),
  body(
    limb([
      [52, 52, 6],
      [62, 72, 5],
      [58, 98, 3],
    ]),
  ),
  body(
    limb([
      [47, 52, 6],
      [30, 66, 5],
      [4, 74, 3],
    ]),
  ),
  accent("M41 40L59 40C66 48 76 56 90 60C66 70 34 68 14 58C28 54 36 48 41 40Z"),
]);

const star = figure("show-star", () => [body(starPath(5, 50, 24)), accent(circle(50, 50, 10))]);

const tent = figure("circus-tent", () => [
  accent("M50 -6L70 1L50 8Z"),
  line("M50 -4L50 14", 3.4),
  body("M50 10C58 26 76 40 96 44L4 44C24 40 42 26 50 10Z"),
  body(
    polygon([
      [12, 47],
      [88, 47],
      [92, 98],
      [8, 98],
    ]),
  ),
  detail(
    polygon([
      [28, 47],
      [38, 47],
      [34, 98],
      [20, 98],
    ]),
  ),
  detail(
    polygon([
      [62, 47],
      [72, 47],
      [80, 98],
      [66, 98],
    ]),
  ),
  ...[12, 31, 50, 69, 88].map((x) => accent(circle(x, 46, 9.5))),
]);

const pennants = figure("pennants", () => [
  line("M-2 20C24 44 76 44 102 20", 3.6),
  ...[0, 1, 2, 3, 4].map((index) => {
    const x = 6 + index * 22;
    const y = 38 - ((x - 50) / 50) ** 2 * 14;
    const tilt = (50 - x) * 0.09;
    return (index % 2 === 0 ? body : accent)(
      polygon([
        [x - 9, y - tilt * -0.6 - 1],
        [x + 9, y + tilt * -0.6 - 1],
        [x - tilt * 0.8, y + 38],
      ]),
    );
  }),
]);

const dice = figure(
  "dice",
  () => [
    body(rectangle({ x: 8, y: 8, width: 84, height: 84 }, 18)),
    ...(
      [
        [30, 30],
        [70, 30],
        [30, 70],
        [70, 70],
      ] as const
    ).map(([x, y]) => detail(circle(x, y, 8.5))),
    accent(circle(50, 50, 9.5)),
  ],
  { leans: true },
);

/** Rows of a picture made of squares. */
const invaderRows = [
  "  #     #  ",
  "   #   #   ",
  "  #######  ",
  " ## ### ## ",
  "###########",
  "# ####### #",
  "# #     # #",
  "   ## ##   ",
];

const invader = figure("invader", () =>
  invaderRows.flatMap((row, y) =>
    [...row].flatMap((cell, x) =>
      cell === "#" ? [body(rectangle({ x: x * 9.1, y: 14 + y * 9.1, width: 9.3, height: 9.3 }))] : [],
    ),
  ),
);

const gamepad = figure("gamepad", () => [
  body("M24 24L76 24C92 24 101 48 99 72C97 90 82 86 71 68L29 68C18 86 3 90 1 72C-1 48 8 24 24 24Z"),
  line("M20 45L38 45", 7, "detail"),
  line("M29 36L29 54", 7, "detail"),
  accent(circle(70, 37, 5.6)),
  accent(circle(80, 47, 5.6)),
  detail(ellipse(60, 47, 5, 5)),
  detail(circle(70, 56, 5)),
]);

export const showFigures: readonly Figure[] = [
  clapper,
  reel,
  ticket,
  popcorn,
  mask,
  curtain,
  dancer,
  star,
  tent,
  pennants,
  dice,
  invader,
  gamepad,
];
