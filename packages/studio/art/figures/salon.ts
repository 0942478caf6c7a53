import { limb } from "../../engine/geometry/curve.ts";
import { circle, type Path, rectangle } from "../../engine/geometry/path.ts";
import { accent, body, detail, type Figure, figure, line } from "./figure.ts";

/** A lash that grows from the lid, thick at its root. */
const lash = (
  [x, y]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [tx, ty]: readonly [number, number],
): Path =>
  limb([
    [x, y, 3.4],
    [bx, by, 2.4],
    [tx, ty, 0.9],
  ]);

/** A closed eye with long lashes, and its brow. */
const lashes = figure("lashes", () => [
  accent("M4 22C22 2 66 -4 98 14C70 8 34 12 10 30C5 32 1 27 4 22Z"),
  body("M2 44C20 66 80 66 98 44C101 41 105 45 102 49C84 80 16 80 -2 49C-5 45 -1 41 2 44Z"),
  ...(
    [
      [
        [8, 56],
        [2, 66],
        [-6, 72],
      ],
      [
        [22, 66],
        [18, 79],
        [10, 89],
      ],
      [
        [40, 71],
        [38, 86],
        [32, 99],
      ],
      [
        [60, 71],
        [62, 86],
        [68, 99],
      ],
      [
        [78, 66],
        [82, 79],
        [90, 89],
      ],
      [
        [92, 56],
        [98, 66],
        [106, 72],
      ],
    ] as const
  ).map(([root, bend, tip]) => body(lash(root, bend, tip))),
]);

const polish = figure("polish-bottle", () => [
  accent("M36 -2C36 -5 39 -6 42 -6L58 -6C61 -6 64 -5 64 -2L67 40L33 40Z"),
  body("M30 44L70 44C70 50 84 54 86 66L88 92C88 99 84 102 78 102L22 102C16 102 12 99 12 92L14 66C16 54 30 50 30 44Z"),
  line("M26 70L25 88", 5, "detail"),
  line("M43 6L42 30", 3.6, "detail"),
]);

const pole = figure("barber-pole", () => [
  body(circle(50, 4, 12)),
  body(rectangle({ x: 30, y: 14, width: 40, height: 9 }, 3)),
  accent(rectangle({ x: 34, y: 25, width: 32, height: 54 })),
  ...[0, 1].map((index) =>
    body(`M34 ${44 + index * 19}L66 ${25 + index * 19}L66 ${34 + index * 19}L34 ${53 + index * 19}Z`),
  ),
  body("M34 34L48 25L34 25Z"),
  body("M66 63L66 72L54 79L42 79Z"),
  body(rectangle({ x: 30, y: 81, width: 40, height: 9 }, 3)),
  body("M36 92L64 92L58 104L42 104Z"),
  detail(circle(46, 1, 2.6)),
]);

/** Figures of what salons do. */
export const salonFigures: readonly Figure[] = [lashes, polish, pole];
