import { limb } from "../../../engine/geometry/curve.ts";
import {
  circle,
  ellipse,
  type Frame,
  leaf,
  mapPoints,
  type Path,
  type Point,
  placeIn,
  sector,
  smoothThrough,
} from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import type { Press, Printed } from "./press.ts";

/** Place where a figure is drawn: figures are in a square of 100. */
interface Stage {
  readonly press: Press;
  readonly random: Random;
  readonly on: (path: Path) => Path;
  /** A tone by a place in the square. */
  readonly tone: (of: (x: number, y: number) => number) => (point: Point) => number;
}

type Bloom = (stage: Stage) => Printed[];

/** Blooms by the names of what they are. */
const blooms: Readonly<Record<string, Bloom>> = { flower, tulip, orange, pear, cherry };

export function drawBloom(press: Press, frame: Frame, random: Random, subject: string | undefined): Printed[] {
  const bloom = blooms[subject ?? ""] ?? random.pick(Object.values(blooms));
  const move = placeIn(frame);
  const scale = Math.min(frame.width, frame.height) / 100;
  const [left, top] = move([0, 0]);
  return bloom({
    press,
    random,
    on: (path) => mapPoints(path, move),
    tone:
      (of) =>
      ([x, y]) =>
        of((x - left) / scale, (y - top) / scale),
  });
}

const around = (turn: number, radius: number, [cx, cy]: Point): Point => [
  cx + Math.cos(turn * 2 * Math.PI) * radius,
  cy + Math.sin(turn * 2 * Math.PI) * radius,
];

function flower({ press, random, on, tone }: Stage): Printed[] {
  const middle: Point = [50, 37];
  const count = random.integer(7, 9);
  const turn = random.next();
  const petals = (shift: number, reach: number, bulge: number): Path =>
    Array.from({ length: count }, (_, index) => {
      const at = turn + (index + shift) / count;
      return leaf(around(at, 6, middle), around(at, reach, middle), bulge);
    }).flat();
  const inner = on(petals(0.5, 35, 0.26));
  const away = (x: number, y: number): number => Math.hypot(x - middle[0], y - middle[1]);
  return [
    { path: on(petals(0, 37, 0.3)), ink: "accent" },
    { path: inner, ink: "highlight" },
    {
      path: on(
        limb([
          [50, 60, 1.5],
          [49, 82, 1.5],
          [51, 112, 1.7],
        ]),
      ),
      ink: "support",
    },
    { path: on([...leaf([50, 92], [80, 70], 0.26), ...leaf([50, 98], [20, 78], 0.26)]), ink: "support" },
    { path: on(circle(...middle, 10)), ink: "support" },
    ...press.screen(
      inner,
      "accent",
      tone((x, y) => 0.85 - (away(x, y) - 8) / 22),
      1.3,
    ),
  ];
}

function tulip({ press, on, tone }: Stage): Printed[] {
  const side = (direction: 1 | -1): Path =>
    smoothThrough(
      [
        [0, 62],
        [12, 58],
        [24, 40],
        [26, 8],
        [8, 24],
        [-2, 44],
      ].map(([x = 0, y = 0]): Point => [50 + direction * x, y]),
      0.85,
    );
  const right = on(side(1));
  return [
    {
      path: on(
        smoothThrough(
          [
            [50, 62],
            [62, 44],
            [58, 18],
            [50, 4],
            [42, 18],
            [38, 44],
          ],
          0.95,
        ),
      ),
      ink: "highlight",
    },
    { path: on(side(-1)), ink: "accent" },
    { path: right, ink: "accent" },
    ...press.screen(
      right,
      "support",
      tone((x, y) => (x - 56) / 40 + (y - 40) / 90),
      1.3,
    ),
    {
      path: on(
        limb([
          [50, 60, 1.7],
          [51, 84, 1.7],
          [49, 112, 1.9],
        ]),
      ),
      ink: "support",
    },
    { path: on(leaf([50, 108], [88, 46], 0.17)), ink: "support" },
    { path: on(leaf([49, 110], [14, 60], 0.19)), ink: "support" },
  ];
}

function orange({ press, random, on, tone }: Stage): Printed[] {
  const [cx, cy] = [46, 55];
  const count = random.integer(8, 10);
  const turn = random.next();
  const segments = Array.from({ length: count }, (_, index): Path => {
    const [from, to] = [turn + (index + 0.07) / count, turn + (index + 0.93) / count];
    const tip = around((from + to) / 2, 5, [cx, cy]);
    return mapPoints(sector(0, 0, 29.5, [from, to]), ([x, y]) => [x + tip[0], y + tip[1]]);
  });
  const flesh = on(segments.flat());
  return [
    { path: on(circle(cx, cy, 43)), ink: "accent" },
    { path: on(circle(cx, cy, 38.5)), ink: "paper" },
    { path: flesh, ink: "highlight" },
    ...press.screen(
      flesh,
      "accent",
      tone((x, y) => (Math.hypot(x - cx, y - cy) - 6) / 34),
      1.2,
    ),
    { path: on(leaf([72, 22], [100, 2], 0.32)), ink: "support" },
    { path: on(leaf([72, 22], [66, -4], 0.26)), ink: "support" },
  ];
}

const pearBody = (cx: number, lean: number): Path =>
  smoothThrough(
    [
      [cx + lean, 14],
      [cx + lean + 9, 20],
      [cx + lean * 0.5 + 12, 40],
      [cx + 25, 62],
      [cx + 22, 88],
      [cx, 97],
      [cx - 22, 88],
      [cx - 25, 62],
      [cx + lean * 0.5 - 12, 40],
      [cx + lean - 9, 20],
    ],
    1,
  );

function pear({ press, on, tone }: Stage): Printed[] {
  const front = on(pearBody(64, -3));
  return [
    { path: on(pearBody(35, 2)), ink: "accent" },
    { path: front, ink: "highlight" },
    ...press.screen(
      front,
      "accent",
      tone((x, y) => (x - 62) / 36 + (y - 70) / 110),
      1.2,
    ),
    {
      path: on(
        limb([
          [61, 16, 1.1],
          [62, 8, 1],
          [66, 1, 1.5],
        ]),
      ),
      ink: "ink",
    },
    {
      path: on(
        limb([
          [37, 16, 1.1],
          [36, 8, 1],
          [31, 1, 1.5],
        ]),
      ),
      ink: "ink",
    },
    { path: on(leaf([36, 9], [4, 8], 0.27)), ink: "support" },
    { path: on(leaf([63, 9], [94, 18], 0.25)), ink: "support" },
  ];
}

function cherry({ press, on, tone }: Stage): Printed[] {
  const right = on(ellipse(69, 73, 23.5, 22.5));
  return [
    { path: on(ellipse(29, 68, 23.5, 22.5)), ink: "accent" },
    { path: right, ink: "accent" },
    ...press.screen(
      right,
      "support",
      tone((x, y) => (x - 66) / 34 + (y - 78) / 60),
      1.2,
    ),
    { path: on(ellipse(20, 60, 4.5, 6.5)), ink: "paper" },
    {
      path: on(
        limb([
          [29, 48, 1],
          [36, 24, 1],
          [54, 4, 1.5],
        ]),
      ),
      ink: "ink",
    },
    {
      path: on(
        limb([
          [69, 53, 1],
          [66, 26, 1],
          [54, 4, 1.5],
        ]),
      ),
      ink: "ink",
    },
    { path: on(leaf([54, 5], [100, 14], 0.3)), ink: "support" },
    { path: on(leaf([54, 5], [14, 10], 0.24)), ink: "highlight" },
  ];
}
