import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import {
  circle,
  leaf,
  type Path,
  type Point,
  polygon,
  rectangle,
  ring,
  sector,
  smoothThrough,
} from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { type Ink, type Press, type Printed, pressOf } from "./press.ts";
import { printFigure } from "./print-figure.ts";

/** A square of the sheet. */
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A grid of squares, each with one figure printed over the square's own ink. */
export function sampler(kit: Kit): void {
  const { brief, width, height } = kit;
  const random = kit.random.fork("sampler");
  const isWideCanvas = width > height * 1.2;
  const across = isWideCanvas ? (brief.detail > 60 ? 4 : 3) : brief.detail > 60 ? 4 : 3;
  const size = isWideCanvas ? height / across : width / across;
  const along = isWideCanvas
    ? Math.max(2, Math.round((width * 0.5) / size))
    : Math.max(across === 3 ? 1 : 2, Math.round((height * 0.52) / size));
  const share = (along * size) / (isWideCanvas ? width : height);
  const pictureAt = random.pick(["top", "top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, { share, pictureAt, gap: 6 });
  const press = pressOf(kit, picture);
  const [columns, rows] = isWide ? [along, across] : [across, along];
  const names = random.shuffled(Object.keys(figures)) as (keyof typeof figures)[];
  const things = figuresFor(kit);
  // Beside a subject's own figures, forms that stand for nothing.
  const forms = things.length > 0 ? names.filter((name) => !["eye", "hill", "petals", "sun"].includes(name)) : names;
  let shown = 0;
  const printed = Array.from({ length: columns * rows }, (_, index): Printed[] => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const cell = { x: picture.x + column * size, y: picture.y + row * size, size };
    const [back, front, second] = inksOf(column, row, random);
    const sheet: Printed[] =
      back === "paper" ? [] : [{ path: rectangle({ ...cell, width: size, height: size }), ink: back }];
    // Two of three squares show something, where there is enough to show.
    const isThing = things.length > 2 ? (column + row) % 3 !== 2 : (column + row) % 2 === 0;
    const thing = things[shown % Math.max(1, things.length)];
    if (thing && isThing) {
      shown++;
      const room = { x: cell.x + size * 0.14, y: cell.y + size * 0.14, width: size * 0.72, height: size * 0.72 };
      const placed = placeFigure(thing, random.fork(`thing ${index}`), room);
      return [...sheet, ...printFigure(placed, { front, second, on: back })];
    }
    const figure = figures[forms[index % forms.length] ?? "disc"];
    return [...sheet, ...figure({ cell, press, random, front, second })];
  }).flat();
  press.print("Sampler", printed, { clip: picture });
  stackWords(kit, words, {
    columns: isWide ? "list" : 3,
    headlineLinesMax: 3,
    sublineWidth: 0.85,
    isTight: !isWide && pictureAt === "bottom",
  });
}

type Inks = readonly [back: Ink | "paper", front: Ink, second: Ink];

const pairs: readonly Inks[] = [
  ["highlight", "accent", "support"],
  ["paper", "support", "accent"],
  ["accent", "support", "highlight"],
  ["paper", "accent", "support"],
  ["highlight", "support", "accent"],
  ["support", "accent", "highlight"],
];

/** Neighbors differ. */
const inksOf = (column: number, row: number, random: Random): Inks =>
  pairs[(column + row * 2 + (random.chance(0.2) ? 3 : 0)) % pairs.length] ?? ["paper", "accent", "support"];

interface FigurePlan {
  readonly cell: Cell;
  readonly press: Press;
  readonly random: Random;
  readonly front: Ink;
  readonly second: Ink;
}

const middleOf = ({ x, y, size }: Cell): Point => [x + size / 2, y + size / 2];

const figures = {
  disc: ({ cell, front, second }: FigurePlan): Printed[] => [
    { path: circle(...middleOf(cell), cell.size * 0.4), ink: front },
    { path: circle(...middleOf(cell), cell.size * 0.17), ink: second },
  ],
  sun: ({ cell, press, front }: FigurePlan): Printed[] => {
    const [cx, cy] = middleOf(cell);
    return press.screen(circle(cx, cy, cell.size * 0.42), front, ([, y]) => (cy - y) / (cell.size * 0.8) + 0.52, 1.15);
  },
  half: ({ cell: { x, y, size }, front, second }: FigurePlan): Printed[] => [
    { path: sector(x + size / 2, y + size / 2, size / 2, [0.5, 1]), ink: front },
    { path: sector(x + size / 2, y + size, size / 2, [0.5, 1]), ink: second },
  ],
  quarter: ({ cell: { x, y, size }, random, front, second }: FigurePlan): Printed[] => {
    const isLeft = random.chance(0.5);
    const [left, right] = [x, x + size];
    return [
      { path: sector(isLeft ? left : right, y + size, size, isLeft ? [0.75, 1] : [0.5, 0.75]), ink: front },
      { path: sector(isLeft ? right : left, y, size * 0.62, isLeft ? [0.25, 0.5] : [0, 0.25]), ink: second },
    ];
  },
  petals: ({ cell, front, second }: FigurePlan): Printed[] => {
    const [cx, cy] = middleOf(cell);
    const reach = cell.size * 0.46;
    const petal = (turn: number): Path =>
      leaf([cx, cy], [cx + Math.cos(turn * 2 * Math.PI) * reach, cy + Math.sin(turn * 2 * Math.PI) * reach], 0.3);
    return [
      { path: [0, 0.25, 0.5, 0.75].flatMap(petal), ink: front },
      { path: [0.125, 0.375, 0.625, 0.875].flatMap(petal), ink: second },
    ];
  },
  stripes: ({ cell: { x, y, size }, front, second }: FigurePlan): Printed[] => [
    {
      path: [0, 1, 2, 3].flatMap((index) =>
        rectangle({ x, y: y + size * (0.0625 + index * 0.25), width: size, height: size * 0.125 }),
      ),
      ink: front,
    },
    { path: circle(x + size * 0.5, y + size * 0.5, size * 0.3), ink: second },
  ],
  rings: ({ cell: { x, y, size }, front, second }: FigurePlan): Printed[] => [
    { path: ring(x + size * 0.4, y + size * 0.5, size * 0.31, size * 0.17), ink: front },
    { path: ring(x + size * 0.62, y + size * 0.5, size * 0.31, size * 0.17), ink: second },
  ],
  eye: ({ cell, front, second }: FigurePlan): Printed[] => {
    const [cx, cy] = middleOf(cell);
    return [
      { path: leaf([cell.x + cell.size * 0.05, cy], [cell.x + cell.size * 0.95, cy], 0.27), ink: front },
      { path: circle(cx, cy, cell.size * 0.19), ink: "paper" },
      { path: circle(cx, cy, cell.size * 0.15), ink: second },
      { path: circle(cx, cy, cell.size * 0.07), ink: "ink" },
    ];
  },
  hill: ({ cell: { x, y, size }, press, front, second }: FigurePlan): Printed[] => {
    const slope = polygon([
      [x, y + size],
      [x + size * 0.5, y + size * 0.32],
      [x + size, y + size],
    ]);
    return [
      { path: circle(x + size * 0.68, y + size * 0.36, size * 0.22), ink: second },
      ...press.screen(slope, front, ([px]) => 1.1 - (px - x) / size, 1.15),
    ];
  },
  drop: ({ cell: { x, y, size }, front, second }: FigurePlan): Printed[] => {
    const pebble = (dx: number, dy: number): Path =>
      smoothThrough(
        [
          [0.5, 0.1],
          [0.78, 0.34],
          [0.72, 0.72],
          [0.42, 0.84],
          [0.18, 0.58],
          [0.28, 0.26],
        ].map(([px = 0, py = 0]): Point => [x + (px + dx) * size, y + (py + dy) * size]),
        1,
      );
    return [
      { path: pebble(-0.06, -0.02), ink: front },
      { path: pebble(0.12, 0.1), ink: second },
    ];
  },
} as const;
