import { circle, ellipse, leaf, polygon, rectangle } from "../../engine/geometry/path.ts";
import { turned } from "../../engine/geometry/transform.ts";
import { accent, body, detail, type Figure, figure, line } from "./figure.ts";

const flipped = [(x: number) => x, (x: number) => 100 - x] as const;

const dog = figure("dog", () => [
  body("M22 30C32 12 68 12 78 30L82 60C82 84 68 98 50 98C32 98 18 84 18 60Z"),
  ...flipped.map((flip) =>
    accent(`M${flip(26)} 22C${flip(8)} 16 ${flip(-2)} 42 ${flip(4)} 68C${flip(14)} 72 ${flip(24)} 58 ${flip(28)} 40Z`),
  ),
  detail(circle(37, 50, 4.6)),
  detail(circle(63, 50, 4.6)),
  detail("M40 66C40 60 60 60 60 66C60 72 54 76 50 76C46 76 40 72 40 66Z"),
  line("M50 75L50 86", 3.6, "detail"),
  line("M38 86C44 90 56 90 62 86", 3.6, "detail"),
]);

const cat = figure("cat", () => [
  body("M12 2L36 24C46 20 54 20 64 24L88 2C94 26 97 46 93 62C88 86 70 97 50 97C30 97 12 86 7 62C3 46 6 26 12 2Z"),
  ...flipped.map((flip) => detail(leaf([flip(25), 54], [flip(43), 54], 0.34))),
  accent("M43 68L57 68L50 76Z"),
  line("M50 76C48 84 40 84 38 80", 3.4, "detail"),
  line("M50 76C52 84 60 84 62 80", 3.4, "detail"),
  ...flipped.flatMap((flip) => [
    line(`M${flip(12)} 66L${flip(29)} 69`, 2.8, "detail"),
    line(`M${flip(14)} 78L${flip(30)} 76`, 2.8, "detail"),
  ]),
]);

const fox = figure("fox", () => [
  body("M2 4L34 28C44 24 56 24 66 28L98 4C102 28 98 46 90 60L50 100L10 60C2 46 -2 28 2 4Z"),
  ...flipped.map((flip) => detail(`M${flip(15)} 62C${flip(30)} 56 ${flip(42)} 66 ${flip(46)} 84L${flip(46)} 92Z`)),
  ...flipped.map((flip) => detail(leaf([flip(28), 50], [flip(42), 54], 0.3))),
  accent(circle(50, 94, 7)),
]);

const bird = figure("bird", () => [
  line("M40 82L40 100", 4),
  line("M54 82L54 100", 4),
  body(
    "M10 58C10 36 28 24 46 26C52 14 66 8 78 16C86 17 94 22 102 27L87 33C87 64 66 85 38 85C30 92 18 96 2 94C12 88 17 80 17 74C12 70 10 64 10 58Z",
  ),
  accent("M30 44C48 42 62 50 66 68C48 72 32 64 30 44Z"),
  detail(circle(74, 28, 3.4)),
]);

const bone = figure(
  "bone",
  () => [
    line("M24 50L76 50", 18),
    ...(
      [
        [18, 39],
        [18, 61],
        [82, 39],
        [82, 61],
      ] as const
    ).map(([x, y]) => body(circle(x, y, 13))),
  ],
  { leans: true },
);

const bee = figure("bee", () => [
  accent(turned(ellipse(30, 36, 27, 15), 0.06, [46, 46])),
  accent(turned(ellipse(70, 36, 27, 15), -0.06, [54, 46])),
  body(ellipse(50, 64, 22, 33)),
  body(circle(50, 28, 12)),
  line("M29 58L71 58", 7, "detail"),
  line("M30 74L70 74", 7, "detail"),
  line("M44 18C42 10 38 6 32 4", 3.4),
  line("M56 18C58 10 62 6 68 4", 3.4),
]);

const hen = figure("hen", () => [
  line("M44 86L44 100L54 100", 4),
  line("M60 86L60 100L70 100", 4),
  accent("M20 14C18 2 28 2 29 9C32 0 40 2 39 12Z"),
  body(
    "M16 26C16 14 24 10 31 10C42 10 46 20 46 32C58 36 68 32 74 18C86 18 98 26 98 42C98 70 80 88 54 88C28 88 16 72 16 48Z",
  ),
  accent(
    polygon([
      [16, 24],
      [4, 30],
      [16, 34],
    ]),
  ),
  detail(circle(28, 24, 3.2)),
  line("M48 56C52 68 66 70 76 62", 4, "detail"),
]);

const cow = figure("cow", () => [
  ...flipped.map((flip) => line(`M${flip(26)} 18C${flip(14)} 16 ${flip(12)} 6 ${flip(16)} 0`, 5.4, "accent")),
  ...flipped.map((flip) => body(leaf([flip(26), 30], [flip(0), 36], 0.3))),
  body("M24 20C34 10 66 10 76 20L74 62C78 86 66 98 50 98C34 98 22 86 26 62Z"),
  detail("M24 66C30 58 70 58 76 66C78 84 66 94 50 94C34 94 22 84 24 66Z"),
  body(circle(39, 76, 4.4)),
  body(circle(61, 76, 4.4)),
  detail(circle(38, 40, 4.4)),
  detail(circle(62, 40, 4.4)),
]);

const horseshoe = figure("horseshoe", () => [
  line("M26 92C2 50 16 10 50 10C84 10 98 50 74 92", 15),
  ...flipped.flatMap((flip) => [
    detail(circle(flip(18), 66, 3.4)),
    detail(circle(flip(18), 46, 3.4)),
    detail(circle(flip(28), 24, 3.4)),
  ]),
  body(rectangle({ x: 14, y: 88, width: 24, height: 10 }, 3)),
  body(rectangle({ x: 62, y: 88, width: 24, height: 10 }, 3)),
]);

export const animalFigures: readonly Figure[] = [dog, cat, fox, bird, bone, bee, hen, cow, horseshoe];
