import { circle, ellipse, leaf, polygon, rectangle } from "../../engine/geometry/path.ts";
import { turned } from "../../engine/geometry/transform.ts";
import { accent, around, body, detail, type Figure, figure, leaning, line } from "./figure.ts";

const wineBottle = figure("bottle", () => [
  accent(rectangle({ x: 41, y: -4, width: 18, height: 16 }, 2)),
  body(
    "M42 14L58 14L58 32C58 42 71 44 71 58L71 96C71 100 69 102 65 102L35 102C31 102 29 100 29 96L29 58C29 44 42 42 42 32Z",
  ),
  detail(rectangle({ x: 29, y: 64, width: 42, height: 22 })),
]);

const grapes = figure("grapes", () => [
  line("M50 16L54 -4", 4.6),
  ...[4, 3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, index) =>
      body(circle(50 + (index - (count - 1) / 2) * 22.5, 30 + row * 20, 10.6)),
    ),
  ),
  accent(leaf([52, 12], [92, 2], 0.36)),
]);

const beerMug = figure("beer-mug", () => [
  line("M70 46C98 42 98 82 70 80", 8),
  body(rectangle({ x: 12, y: 30, width: 60, height: 68 }, 6)),
  ...(
    [
      [16, 24, 12],
      [34, 16, 14],
      [54, 17, 13],
      [70, 25, 11],
    ] as const
  ).map(([x, y, r]) => accent(circle(x, y, r))),
  accent(rectangle({ x: 8, y: 24, width: 70, height: 14 }, 7)),
  ...[28, 42, 56].map((x) => line(`M${x} 52L${x} 84`, 4.6, "detail")),
]);

const martini = figure("martini", () => [
  accent(circle(84, 12, 17)),
  detail(circle(84, 12, 10)),
  accent(circle(84, 12, 7)),
  body(
    polygon([
      [2, 14],
      [98, 14],
      [54, 60],
      [54, 92],
      [74, 96],
      [74, 101],
      [26, 101],
      [26, 96],
      [46, 92],
      [46, 60],
    ]),
  ),
  line("M22 28L78 28", 4, "detail"),
  accent(circle(50, 38, 6)),
]);

const tumbler = figure("tall-drink", () => [
  line("M58 30L74 -6L88 -10", 4.4),
  body(
    polygon([
      [20, 18],
      [80, 18],
      [72, 100],
      [28, 100],
    ]),
  ),
  line("M22 36L78 36", 4, "detail"),
  accent(circle(22, 18, 17)),
  ...around(6, 14, 0, [22, 18]).map(([x, y]) => line(`M22 18L${x} ${y}`, 2.6, "detail")),
  detail(turned(rectangle({ x: 36, y: 52, width: 14, height: 14 }, 2), 0.05, [43, 59])),
  detail(turned(rectangle({ x: 50, y: 72, width: 14, height: 14 }, 2), -0.05, [57, 79])),
]);

const bean = figure(
  "coffee-bean",
  () => leaning([body(ellipse(50, 50, 35, 49)), line("M50 -2C36 26 66 54 50 102", 6, "detail")], 0.08),
  { leans: true },
);

const moka = figure("moka-pot", () => [
  line("M68 20L90 20L90 50", 6.4, "accent"),
  accent(circle(48, 2, 5.6)),
  body(
    polygon([
      [30, 10],
      [66, 10],
      [72, 48],
      [64, 54],
      [72, 96],
      [24, 96],
      [32, 54],
      [24, 48],
      [24, 26],
      [14, 14],
    ]),
  ),
  line("M30 52L66 52", 4.6, "detail"),
  line("M48 60L48 90", 3.6, "detail"),
]);

const teapot = figure("teapot", () => [
  line("M84 44C104 42 104 80 80 80", 6.4),
  body("M20 58L2 34L12 30L28 46C34 36 42 32 54 32C76 32 88 46 88 66C88 84 76 96 54 96C32 96 22 82 20 58Z"),
  accent(circle(54, 20, 7)),
  line("M38 34C46 29 62 29 70 34", 4.6, "accent"),
  line("M32 62C34 52 40 46 46 44", 4.4, "detail"),
]);

/** Drinks, what they are made of, and what they are served in. */
export const drinkFigures: readonly Figure[] = [wineBottle, grapes, beerMug, martini, tumbler, bean, moka, teapot];
