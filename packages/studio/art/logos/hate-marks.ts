import { type Path, polygon, rectangle, ring } from "../../engine/geometry/path.ts";
import { mirrored, turned } from "../../engine/geometry/transform.ts";
import type { Mark } from "./mark.ts";
import { cellsAcross, cellsOfMark } from "./mark-cells.ts";

type Cells = readonly boolean[];

/** Share of the ink of two pictures that both have. */
function shared(a: Cells, b: Cells): number {
  let both = 0;
  let any = 0;
  for (let index = 0; index < a.length; index++) {
    if (a[index] && b[index]) both++;
    if (a[index] || b[index]) any++;
  }
  return any === 0 ? 0 : both / any;
}

/** Turned around the middle. @param turn 1 is a whole turn. */
function turnedCells(cells: Cells, turn: number): Cells {
  const middle = (cellsAcross - 1) / 2;
  const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
  return cells.map((_, index) => {
    const [x, y] = [(index % cellsAcross) - middle, Math.floor(index / cellsAcross) - middle];
    const [column, row] = [Math.round(x * cos + y * sin + middle), Math.round(y * cos - x * sin + middle)];
    const isOn = column >= 0 && column < cellsAcross && row >= 0 && row < cellsAcross;
    return isOn && cells[row * cellsAcross + column] === true;
  });
}

const mirroredCells = (cells: Cells): Cells =>
  cells.map((_, index) => cells[index - (index % cellsAcross) + cellsAcross - 1 - (index % cellsAcross)] === true);

/** A hooked cross whose arms are so wide. */
const hookedCross = (width: number): Path => {
  const arm = [
    ...rectangle({ x: 50 - width / 2, y: 0, width, height: 50 + width / 2 }),
    ...rectangle({ x: 50 - width / 2, y: 0, width: 50 + width / 2, height: width }),
  ];
  return [0, 0.25, 0.5, 0.75].flatMap((turn) => turned(arm, turn));
};

/** The two runes of a bolt each. */
const bolts: Path = [0, 42].flatMap((x) =>
  polygon([
    [x + 22, 0],
    [x + 40, 0],
    [x + 26, 40],
    [x + 44, 40],
    [x + 14, 100],
    [x + 22, 58],
    [x + 4, 58],
  ]),
);

/** A cross whose arms reach over a ring. */
const ringedCross = (width: number): Path => [
  ...ring(50, 50, 38, 38 - width),
  ...rectangle({ x: 50 - width / 2, y: 0, width, height: 100 }),
  ...rectangle({ x: 0, y: 50 - width / 2, width: 100, height: width }),
];

/** Twelve bent rays between a ring and a center. */
const blackSun: Path = [
  ...ring(50, 50, 50, 43),
  ...ring(50, 50, 18, 10),
  ...Array.from({ length: 12 }, (_, index) =>
    turned(
      polygon([
        [48, 32],
        [52, 32],
        [52, 20],
        [61, 14],
        [61, 6],
        [57, 6],
        [57, 12],
        [48, 18],
      ]),
      index / 12,
    ),
  ).flat(),
];

/** Symbols of hate, with how much ink a mark may share with each of them. */
export const hateSymbols: readonly { readonly name: string; readonly path: Path; readonly sharedMax: number }[] = [
  // The wider its arms, the more ink it shares with any full square.
  { name: "hooked cross", path: hookedCross(11), sharedMax: 0.6 },
  { name: "hooked cross", path: hookedCross(15), sharedMax: 0.63 },
  { name: "hooked cross", path: hookedCross(20), sharedMax: 0.78 },
  { name: "bolts", path: bolts, sharedMax: 0.6 },
  ...[8, 13].map((width) => ({ name: "ringed cross", path: ringedCross(width), sharedMax: 0.66 })),
  { name: "black sun", path: blackSun, sharedMax: 0.62 },
];

const step = 1 / 24;
let known: readonly { readonly cells: Cells; readonly sharedMax: number }[] | undefined;

/** All symbols in all directions, and as in a mirror. They are drawn when the first mark is looked at. */
const knownCells = () =>
  (known ??= hateSymbols.flatMap(({ path, sharedMax }) =>
    [path, mirrored(path)].flatMap((one) =>
      Array.from({ length: 1 / step }, (_, index) => ({
        cells: cellsOfMark([{ path: turned(one, index * step) }]),
        sharedMax,
      })),
    ),
  ));

/**
 * Tells whether a mark comes near a symbol of hate, in any direction: it shares most of its ink with one, or it is, as these are, the same
 * after a quarter or a twelfth of a turn and not in a mirror.
 */
export function isNearHate(mark: Mark): boolean {
  const cells = cellsOfMark(mark);
  if (knownCells().some((one) => shared(cells, one.cells) > one.sharedMax)) return true;
  const isTurned = (turn: number) => shared(cells, turnedCells(cells, turn)) > 0.8;
  if (!(isTurned(1 / 4) || isTurned(1 / 12))) return false;
  const inMirror = mirroredCells(cells);
  const likest = Math.max(
    ...Array.from({ length: 24 }, (_, index) => shared(cells, turnedCells(inMirror, index / 48))),
  );
  return likest < 0.62;
}
