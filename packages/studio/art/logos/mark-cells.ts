import { boundsOf, flatten, type Path, type Point } from "../../engine/geometry/path.ts";
import { fitMark, type Mark, type MarkShape } from "./mark.ts";

/** Cells of a side: enough to tell shapes, and few enough to look at each mark before it is shown. */
export const cellsAcross = 33;
const cell = 100 / cellsAcross;

/** Cells of a mark in one color, row by row: true where there is ink. */
export function cellsOfMark(mark: Mark): readonly boolean[] {
  const cells = new Array<boolean>(cellsAcross ** 2).fill(false);
  for (const shape of fitMark(mark, { x: 0, y: 0, width: 100, height: 100 })) {
    const inked = cellsOfShape(shape);
    for (const [index, isInked] of inked.entries()) if (isInked) cells[index] = true;
  }
  return cells;
}

function cellsOfShape({ path, line, isEvenOdd = false, within, cuts = [] }: MarkShape): boolean[] {
  const inked = line === undefined ? filled(path, isEvenOdd) : along(path, line / 2);
  const room = within && filled(within, false);
  const taken = cuts.flatMap(({ path: cut, gap = 0, isLine }) => [
    ...(isLine ? [] : [filled(cut, false)]),
    ...(gap > 0 ? [along(cut, gap)] : []),
  ]);
  return inked.map((isInked, index) => isInked && room?.[index] !== false && !taken.some((one) => one[index]));
}

/** Cells whose middle is inside of a path. */
function filled(path: Path, isEvenOdd: boolean): boolean[] {
  const cells = new Array<boolean>(cellsAcross ** 2).fill(false);
  const rings = flatten(path, 2);
  for (let row = 0; row < cellsAcross; row++) {
    const y = (row + 0.5) * cell;
    const crossings = rings
      .flatMap((ring) => ring.flatMap(([x1, y1], index) => crossingOf([x1, y1], ring[(index + 1) % ring.length], y)))
      .toSorted((a, b) => a.x - b.x);
    let winding = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      winding = isEvenOdd ? 1 - winding : winding + turn;
      const end = crossings[index + 1]?.x ?? x;
      if (winding === 0) continue;
      for (
        let column = Math.max(0, Math.ceil(x / cell - 0.5));
        column < Math.min(cellsAcross, end / cell - 0.5);
        column++
      )
        cells[row * cellsAcross + column] = true;
    }
  }
  return cells;
}

function crossingOf([x1, y1]: Point, next: Point | undefined, y: number): readonly { x: number; turn: number }[] {
  const [x2, y2] = next ?? [x1, y1];
  return y1 <= y !== y2 <= y ? [{ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y1 <= y ? 1 : -1 }] : [];
}

/** Cells within a distance of a path. */
function along(path: Path, distance: number): boolean[] {
  const cells = new Array<boolean>(cellsAcross ** 2).fill(false);
  if (boundsOf(path).width + boundsOf(path).height === 0) return cells;
  const isClosed = path.some(([name]) => name === "Z");
  const mark = ([px, py]: Point) => {
    for (let row = Math.floor((py - distance) / cell); row <= (py + distance) / cell; row++)
      for (let column = Math.floor((px - distance) / cell); column <= (px + distance) / cell; column++) {
        const isOn = row >= 0 && row < cellsAcross && column >= 0 && column < cellsAcross;
        if (isOn && Math.hypot((column + 0.5) * cell - px, (row + 0.5) * cell - py) <= distance)
          cells[row * cellsAcross + column] = true;
      }
  };
  for (const ring of flatten(path, 2))
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[index + 1] ?? (isClosed ? ring[0] : undefined) ?? [x1, y1];
      const steps = Math.min(60, Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / cell)));
      for (let step = 0; step <= steps; step++)
        mark([x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps]);
    }
  return cells;
}
