import { circle, ellipse, rectangle } from "../../engine/geometry/path.ts";
import { accent, body, detail, type Figure, figure, leaning, line } from "./figure.ts";

/** A bowl of green tea with its bamboo whisk. */
const matcha = figure("matcha-bowl", () => [
  ...leaning(
    [
      accent(rectangle({ x: 60, y: -14, width: 13, height: 30 }, 4)),
      accent("M59 18L74 18L80 46L53 46Z"),
      ...[0, 1, 2].map((index) => line(`M${62.5 + index * 4} 22L${60 + index * 6.5} 44`, 1.8, "detail")),
    ],
    0.05,
  ),
  body("M4 42L96 42C99 42 100 44 99.600 47C96 74 84 90 68 94L68 101L32 101L32 94C16 90 4 74 0.400 47C0 44 1 42 4 42Z"),
  detail(ellipse(50, 47, 39, 4)),
  line("M14 62C18 72 24 79 31 83", 4, "detail"),
]);

const wineGlass = figure("wine-glass", () => [
  body(
    "M26 -2L74 -2C78 20 80 50 54 56L54 88L70 96C73 98 72 102 68 102L32 102C28 102 27 98 30 96L46 88L46 56C20 50 22 20 26 -2Z",
  ),
  detail("M31 4L69 4L70.500 18L29.500 18Z"),
  line("M35 26C35 36 38 43 43 47", 3.4, "detail"),
]);

/** A van that food is sold from: a hatch with an awning. */
const foodTruck = figure("food-truck", () => [
  body(
    "M-4 14C-4 10 -1 8 2 8L66 8C70 8 72 10 72 14L72 34L88 34C92 34 94 36 96 40L103 56C104 58 104 60 104 62L104 82L-4 82Z",
  ),
  detail(rectangle({ x: 8, y: 36, width: 54, height: 22 })),
  detail("M79 42L87 42L94 57L79 57Z"),
  ...[0, 1, 2, 3, 4].map((index) =>
    (index % 2 === 0 ? accent : body)(
      `M${5 + index * 12} 22L${17 + index * 12} 22L${17 + index * 12} 38C${17 + index * 12} 45 ${5 + index * 12} 45 ${5 + index * 12} 38Z`,
    ),
  ),
  accent(rectangle({ x: 2, y: 58, width: 66, height: 6 }, 2)),
  accent(circle(22, 84, 13)),
  accent(circle(82, 84, 13)),
  detail(circle(22, 84, 5)),
  detail(circle(82, 84, 5)),
]);

/** Figures of what is poured and sold over a counter. */
export const counterFigures: readonly Figure[] = [matcha, wineGlass, foodTruck];
