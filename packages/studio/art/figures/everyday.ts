import { circle, type Point, polygon, rectangle } from "../../engine/geometry/path.ts";
import { accent, body, detail, type Figure, figure, leaning, line } from "./figure.ts";

const lawnMower = figure("lawn-mower", () => [
  line("M30 62L4 4", 5.6),
  line("M-4 5L14 1", 8, "accent"),
  body("M14 60L84 60C94 60 100 67 100 76L100 86L4 86L4 72C4 65 8 60 14 60Z"),
  accent("M36 40C36 36 39 34 42 34L72 34C76 34 78 36 78 40L78 60L36 60Z"),
  ...[46, 57, 68].map((x) => line(`M${x} 40L${x} 50`, 3.4, "detail")),
  accent(circle(18, 87, 14)),
  accent(circle(84, 87, 14)),
  detail(circle(18, 87, 5)),
  detail(circle(84, 87, 5)),
  line("M40 73L66 73", 4, "detail"),
]);

/** Digits of the balls by the corners of their lines, in a square of 20 around the middle. */
const digits: Readonly<Record<"seven" | "two" | "four", readonly Point[]>> = {
  seven: [
    [-6, -9],
    [7, -9],
    [-2, 10],
  ],
  two: [
    [-7, -5],
    [-3, -10],
    [4, -10],
    [7, -5],
    [-7, 10],
    [8, 10],
  ],
  four: [
    [3, 10],
    [3, -10],
    [-7, 4],
    [8, 4],
  ],
};

const ball = (x: number, y: number, digit: readonly Point[], make: typeof body) => {
  const corners = digit.map(([dx, dy]) => `${x + dx} ${y + dy}`);
  return [
    make(circle(x, y, 27)),
    detail(circle(x, y, 18.5)),
    line(`M${corners.join("L")}`, 4.8, make === body ? "body" : "accent"),
  ];
};

const lottoBalls = figure("lotto-balls", () => [
  ...ball(50, 24, digits.seven, body),
  ...ball(23, 72, digits.two, accent),
  ...ball(78, 72, digits.four, body),
]);

const octopus = figure("octopus", () => [
  body("M50 -4C76 -4 88 14 86 34C85 44 78 50 78 58L22 58C22 50 15 44 14 34C12 14 24 -4 50 -4Z"),
  ...(
    [
      "M27 54C24 68 8 66 3 76C-1 84 5 91 12 87",
      "M36 56C38 74 24 76 22 87C21 96 30 100 35 94",
      "M64 56C62 74 76 76 78 87C79 96 70 100 65 94",
      "M73 54C76 68 92 66 97 76C101 84 95 91 88 87",
    ] as const
  ).map((path) => line(path, 10)),
  line("M50 54L50 92", 10),
  detail(circle(36, 33, 8)),
  detail(circle(64, 33, 8)),
  body(circle(38, 34, 3.4)),
  body(circle(62, 34, 3.4)),
  line("M42 48C46 52 54 52 58 48", 3.4, "detail"),
]);

/** The paper cone full of sweets that German children get on their first day at school. */
const schoolCone = figure("school-cone", () =>
  leaning(
    [
      accent("M26 18C22 6 34 2 38 6C42 -6 58 -6 62 6C66 2 78 6 74 18Z"),
      body(
        polygon([
          [20, 24],
          [80, 24],
          [53, 104],
          [47, 104],
        ]),
      ),
      accent(rectangle({ x: 18, y: 16, width: 64, height: 12 }, 5)),
      detail(circle(40, 46, 4.6)),
      detail(circle(58, 42, 4.6)),
      detail(circle(50, 60, 4.6)),
      detail(circle(53, 78, 3.4)),
    ],
    0.05,
  ),
);

/** A shop's front with its awning. */
const storefront = figure("storefront", () => [
  body(rectangle({ x: 6, y: 34, width: 88, height: 64 }, 2)),
  detail(rectangle({ x: 15, y: 52, width: 42, height: 30 }, 1)),
  detail(rectangle({ x: 65, y: 52, width: 20, height: 46 })),
  accent(circle(81, 76, 2.6)),
  ...[0, 1, 2, 3, 4].map((index) =>
    (index % 2 === 0 ? accent : body)(
      `M${12 + index * 15.2} 4L${27.2 + index * 15.2} 4L${20 + index * 20} 30C${20 + index * 20} 45 ${index * 20} 45 ${index * 20} 30Z`,
    ),
  ),
]);

/** Figures of notices that people put up: what is cut, drawn, let and celebrated around the corner. */
export const everydayFigures: readonly Figure[] = [lawnMower, lottoBalls, octopus, schoolCone, storefront];
