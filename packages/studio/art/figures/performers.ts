import { limb } from "../../engine/geometry/curve.ts";
import { circle, ellipse } from "../../engine/geometry/path.ts";
import { accent, body, detail, type Figure, figure, line, type Piece } from "./figure.ts";

/** A singer with an open mouth, from the head to the music that is held up. */
const singer = (x: number, y: number, size: number, part: typeof body): readonly Piece[] => [
  part(circle(x, y, size)),
  part(
    `M${x - size * 1.7} ${y + size * 4.4}L${x - size * 1.7} ${y + size * 2.6}C${x - size * 1.7} ${y + size * 1.5} ${x - size} ${y + size * 1.25} ${x} ${y + size * 1.25}C${x + size} ${y + size * 1.25} ${x + size * 1.7} ${y + size * 1.5} ${x + size * 1.7} ${y + size * 2.6}L${x + size * 1.7} ${y + size * 4.4}Z`,
  ),
  detail(ellipse(x, y + size * 0.34, size * 0.3, size * 0.42)),
  line(`M${x - size * 0.5} ${y - size * 0.26}L${x - size * 0.28} ${y - size * 0.26}`, size * 0.16, "detail"),
  line(`M${x + size * 0.28} ${y - size * 0.26}L${x + size * 0.5} ${y - size * 0.26}`, size * 0.16, "detail"),
];

/** Folded sheets in a singer's hands. */
const sheet = (x: number, y: number, size: number): readonly Piece[] => [
  detail(
    `M${x - size * 1.3} ${y - size * 0.5}L${x} ${y - size * 0.2}L${x + size * 1.3} ${y - size * 0.5}L${x + size * 1.3} ${y + size * 0.9}L${x} ${y + size * 1.2}L${x - size * 1.3} ${y + size * 0.9}Z`,
  ),
  line(`M${x} ${y - size * 0.2}L${x} ${y + size * 1.2}`, size * 0.16, "body"),
];

const choir = figure("choir", () => [
  ...singer(17, 32, 12, accent),
  ...singer(83, 32, 12, accent),
  ...singer(50, 24, 13, accent),
  ...singer(33, 54, 12.4, body),
  ...singer(67, 54, 12.4, body),
  line("M50 76L50 110", 3, "detail"),
  ...sheet(33, 86, 9),
  ...sheet(67, 86, 9),
]);

/** A dancer with an arm over her head, in a dress with a long train of flounces. */
const flamenco = figure("flamenco-dancer", () => [
  body(circle(46, 13, 8)),
  accent(circle(53, 6, 4.2)),
  body(
    limb([
      [46, 24, 4.6],
      [44, 36, 6.4],
      [48, 47, 5],
    ]),
  ),
  body(
    limb([
      [48, 28, 3.8],
      [66, 20, 3.2],
      [58, 0, 2.6],
      [50, -8, 2.2],
    ]),
  ),
  body(
    limb([
      [43, 28, 3.8],
      [26, 36, 3.2],
      [38, 48, 2.6],
    ]),
  ),
  body("M43 46L54 46C58 58 62 66 74 78C86 88 100 92 110 92C98 104 66 106 46 102C30 100 18 102 4 98C22 90 38 72 43 46Z"),
  line("M38 66C48 72 58 70 66 68", 3, "detail"),
  line("M28 80C46 88 66 86 80 80", 3, "detail"),
  line("M14 92C40 99 72 99 96 92", 3, "detail"),
  accent("M32 44L12 30C20 22 32 24 38 34Z"),
]);

const notes = figure("notes", () => [
  body("M30 8L94 -6L94 16L30 30Z"),
  body("M30 8L38 8L38 82L30 82Z"),
  body("M86 0L94 0L94 68L86 68Z"),
  body(ellipse(22, 84, 18, 13.4)),
  accent(ellipse(77, 70, 18, 13.4)),
]);

/** A hero whose cape flies, one fist up. */
const superhero = figure("superhero", () => [
  accent("M44 30C30 34 14 52 -4 92C10 86 18 92 26 100C32 84 48 88 62 92L62 34Z"),
  body(circle(54, 14, 11)),
  body(
    limb([
      [66, 32, 5.4],
      [80, 18, 4.8],
      [84, -2, 4.6],
    ]),
  ),
  body(circle(84, -5, 6.6)),
  body(
    limb([
      [42, 32, 5.4],
      [30, 46, 4.8],
      [42, 56, 4.4],
    ]),
  ),
  body("M38 28C46 25 62 25 70 28C70 42 66 50 65 60L43 60C42 50 38 42 38 28Z"),
  body(
    limb([
      [48, 62, 6.6],
      [44, 80, 5.6],
      [40, 102, 4.4],
    ]),
  ),
  body(
    limb([
      [60, 62, 6.6],
      [66, 80, 5.6],
      [74, 100, 4.4],
    ]),
  ),
  detail("M47 34L61 34L64 39L54 50L44 39Z"),
  line("M43 61L65 61", 3.4, "detail"),
  detail("M45 11L63 11C63 17 57 18 54 14.6C51 18 45 17 45 11Z"),
]);

/** Two people's words. */
const conversation = figure("conversation", () => [
  accent("M40 34L94 34C99 34 103 38 103 43L103 74C103 79 99 83 94 83L86 83L88 100L70 83L49 83C44 83 40 79 40 74Z"),
  body(
    "M4 4L60 4C66 4 70 8 70 14L70 48C70 54 66 58 60 58L34 58L14 74L16 58L4 58C-2 58 -6 54 -6 48L-6 14C-6 8 -2 4 4 4Z",
  ),
  line("M10 22L54 22", 4.4, "detail"),
  line("M10 38L40 38", 4.4, "detail"),
]);

/** Figures of people who sing, dance, speak and play heroes. */
export const performerFigures: readonly Figure[] = [choir, flamenco, notes, superhero, conversation];
