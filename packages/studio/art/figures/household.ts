import { circle, ellipse, polygon, rectangle } from "../../engine/geometry/path.ts";
import { accent, body, detail, type Figure, figure, leaning, line } from "./figure.ts";

const radiator = figure("radiator", () => [
  line("M2 84L14 84", 5, "accent"),
  accent(rectangle({ x: -4, y: 76, width: 8, height: 16 }, 3)),
  ...[0, 1, 2, 3, 4].map((index) => body(rectangle({ x: 12 + index * 17, y: 28, width: 14, height: 68 }, 6))),
  body(rectangle({ x: 16, y: 38, width: 74, height: 8 })),
  body(rectangle({ x: 16, y: 78, width: 74, height: 8 })),
  body(rectangle({ x: 20, y: 92, width: 7, height: 10 })),
  body(rectangle({ x: 79, y: 92, width: 7, height: 10 })),
  ...[28, 52, 76].map((x) => line(`M${x} 18C${x - 8} 10 ${x + 8} 4 ${x} -4`, 4.6, "accent")),
]);

/** A roof with rows of tiles, and the wall below it. */
const roof = figure("roof", () => [
  accent(rectangle({ x: 16, y: 62, width: 68, height: 38 })),
  body(
    polygon([
      [22, 8],
      [78, 8],
      [104, 66],
      [-4, 66],
    ]),
  ),
  body(rectangle({ x: 66, y: -6, width: 14, height: 26 })),
  ...[22, 37, 52].map((y) => line(`M${20 - (y - 8) * 0.44} ${y}L${80 + (y - 8) * 0.44} ${y}`, 3, "detail")),
  ...[
    [50, 8, 22],
    [36, 8, 22],
    [64, 8, 22],
    [42, 22, 37],
    [26, 22, 37],
    [58, 22, 37],
    [74, 22, 37],
    [50, 37, 52],
    [32, 37, 52],
    [68, 37, 52],
    [14, 37, 52],
    [86, 37, 52],
    [40, 52, 65],
    [22, 52, 65],
    [60, 52, 65],
    [78, 52, 65],
  ].map(([x = 0, y1 = 0, y2 = 0]) => line(`M${x} ${y1}L${x} ${y2}`, 2.4, "detail")),
  detail(rectangle({ x: 42, y: 74, width: 16, height: 26 })),
]);

/** A carpenter's plane with a curl of wood. */
const woodPlane = figure("wood-plane", () => [
  body("M-4 66L104 66L104 88C104 91 102 93 99 93L1 93C-2 93 -4 91 -4 88Z"),
  accent(
    polygon([
      [50, 66],
      [66, 66],
      [48, 22],
      [34, 28],
    ]),
  ),
  body("M70 66C70 52 66 44 74 36C80 30 92 32 92 40C92 46 88 48 88 54C88 60 90 62 92 66Z"),
  body("M8 66L24 66C22 58 28 54 28 46C28 36 4 36 4 46C4 54 10 58 8 66Z"),
  line("M4 79L96 79", 3, "detail"),
  line("M41 24C42 12 48 4 58 5C70 6 70 24 60 24C53 24 53 15 58 15", 4.2, "accent"),
]);

const wardrobe = figure("wardrobe", () => [
  body(rectangle({ x: 8, y: -4, width: 84, height: 9 }, 2)),
  body(rectangle({ x: 13, y: 7, width: 74, height: 84 }, 2)),
  accent(rectangle({ x: 18, y: 93, width: 12, height: 10 }, 2)),
  accent(rectangle({ x: 70, y: 93, width: 12, height: 10 }, 2)),
  line("M50 10L50 72", 3, "detail"),
  line("M13 73L87 73", 3, "detail"),
  line(rectangle({ x: 20, y: 15, width: 23, height: 50 }), 2.2, "detail"),
  line(rectangle({ x: 57, y: 15, width: 23, height: 50 }), 2.2, "detail"),
  accent(circle(45.5, 42, 2.8)),
  accent(circle(54.5, 42, 2.8)),
  line("M44 82L56 82", 3.4, "detail"),
]);

/** A car under drops and foam. */
const carWash = figure("car-wash", () => [
  body(
    "M10 66C10 58 14 56 22 54L34 38C37 34 40 33 45 33L62 33C67 33 70 34 73 38L84 54C95 56 99 59 99 67L99 84L2 84L2 74C2 69 5 67 10 66Z",
  ),
  detail("M37 42L49 42L49 54L28 54Z"),
  detail("M55 42L65 42L74 54L55 54Z"),
  body(circle(24, 86, 12)),
  body(circle(77, 86, 12)),
  detail(circle(24, 86, 5)),
  detail(circle(77, 86, 5)),
  ...[
    [12, 20],
    [36, 10],
    [62, 10],
    [88, 20],
  ].map(([x = 0, y = 0]) =>
    accent(
      `M${x} ${y - 10}C${x + 5} ${y - 3} ${x + 7} ${y} ${x + 7} ${y + 4}C${x + 7} ${y + 13} ${x - 7} ${y + 13} ${x - 7} ${y + 4}C${x - 7} ${y} ${x - 5} ${y - 3} ${x} ${y - 10}Z`,
    ),
  ),
  ...[
    [-2, 56, 9],
    [8, 46, 6],
    [102, 54, 8],
    [94, 44, 5.4],
    [52, 92, 7],
    [42, 97, 5],
    [62, 98, 5.4],
  ].map(([x = 0, y = 0, r = 0]) => accent(circle(x, y, r))),
]);

/** A container with old things that look out of it. */
const dumpster = figure("dumpster", () => [
  ...leaning([accent(rectangle({ x: 28, y: 6, width: 26, height: 40 }, 2)), detail(circle(41, 18, 5))], -0.03),
  accent("M58 44L58 20C58 14 76 14 76 20L76 30L86 30L86 44Z"),
  line("M14 44L22 12", 5, "accent"),
  body("M-4 46L104 46L100 58L92 96C91 99 90 100 87 100L13 100C10 100 9 99 8 96L0 58Z"),
  line("M2 60L98 60", 3.4, "detail"),
  ...[26, 50, 74].map((x) => line(`M${x} 68L${50 + (x - 50) * 0.9} 92`, 3.4, "detail")),
]);

/** A table lamp with a fringed shade and a turned foot, as markets of old things have them. */
const vintageLamp = figure("vintage-lamp", () => [
  body("M28 -4L72 -4C76 12 86 26 100 40L0 40C14 26 24 12 28 -4Z"),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) =>
    line(`M${5 + index * 11.25} 44L${5 + index * 11.25} 52`, 3.6, "accent"),
  ),
  line("M41 0C37 16 32 28 26 38", 2.8, "detail"),
  line("M59 0C63 16 68 28 74 38", 2.8, "detail"),
  body(rectangle({ x: 46, y: 42, width: 8, height: 14 })),
  accent(ellipse(50, 61, 10, 6)),
  body("M43 66L57 66C57 72 66 76 66 82C66 88 58 90 56 92L44 92C42 90 34 88 34 82C34 76 43 72 43 66Z"),
  body("M26 102C28 95 34 93 42 93L58 93C66 93 72 95 74 102Z"),
  line("M78 46L78 66", 2.2, "accent"),
  accent(circle(78, 69, 3.6)),
]);

const gramophone = figure("gramophone", () => [
  body("M44 64C30 48 20 34 4 30C-2 12 22 -8 46 -2C42 18 48 40 58 56Z"),
  line("M30 2C31 16 34 28 40 40", 2.8, "detail"),
  line("M12 14C20 20 28 30 36 42", 2.8, "detail"),
  line("M50 59C58 68 72 64 72 52", 8),
  accent(ellipse(64, 73, 30, 5.4)),
  body(rectangle({ x: 24, y: 78, width: 78, height: 18 }, 2)),
  body(rectangle({ x: 18, y: 96, width: 90, height: 7 }, 2)),
  line("M40 87L86 87", 3, "detail"),
  line("M106 86L114 86L114 76", 4, "accent"),
]);

/** Figures of homes and of what is done in and around them. */
export const householdFigures: readonly Figure[] = [
  radiator,
  roof,
  woodPlane,
  wardrobe,
  carWash,
  dumpster,
  vintageLamp,
  gramophone,
];
