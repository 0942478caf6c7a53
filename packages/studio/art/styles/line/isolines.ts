import { curveThrough } from "../../../engine/geometry/curve.ts";
import { type Frame, type Path, type Point, smoothThrough } from "../../../engine/geometry/path.ts";

/** A line of one height; one that comes back to its beginning has an inside. */
export interface Isoline {
  readonly path: Path;
  readonly isClosed: boolean;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly at: (column: number, row: number) => Point;
  readonly values: readonly (readonly number[])[];
}

/** A field's values at the corners of square cells over a frame. */
export function gridOver({ x, y, width, height }: Frame, cell: number, field: (point: Point) => number): Grid {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const at = (column: number, row: number): Point => [x + column * cell, y + row * cell];
  const values = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => field(at(column, row))),
  );
  return { columns, rows, at, values };
}

/** The lines on which a field has a value, found cell by cell (marching squares) and joined. */
export function isolines(grid: Grid, level: number): Isoline[] {
  const points = new Map<string, Point>();
  const links = new Map<string, string[]>();
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const crossed = crossings(grid, column, row, level);
      for (const { key, point } of crossed) points.set(key, point);
      // At a saddle, four edges are crossed: neighbors belong together.
      for (let index = 0; index + 1 < crossed.length; index += 2) {
        const [a, b] = [crossed[index]?.key ?? "", crossed[index + 1]?.key ?? ""];
        links.set(a, [...(links.get(a) ?? []), b]);
        links.set(b, [...(links.get(b) ?? []), a]);
      }
    }
  }
  return chains(links).map(({ keys, isClosed }): Isoline => {
    const line = keys.flatMap((key): Point[] => {
      const point = points.get(key);
      return point ? [point] : [];
    });
    return { path: isClosed ? smoothThrough(line) : curveThrough(line), isClosed };
  });
}

interface Crossing {
  readonly key: string;
  readonly point: Point;
}

/** Points where a line of a level crosses the edges of a cell, clockwise. */
function crossings(grid: Grid, column: number, row: number, level: number): Crossing[] {
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ] as const;
  const names = [`h${column},${row}`, `v${column + 1},${row}`, `h${column},${row + 1}`, `v${column},${row}`];
  return corners.flatMap(([c1, r1], index): Crossing[] => {
    const [c2, r2] = corners[(index + 1) % 4] ?? [c1, r1];
    const [a, b] = [grid.values[r1]?.[c1] ?? 0, grid.values[r2]?.[c2] ?? 0];
    if (a >= level === b >= level) return [];
    const share = (level - a) / (b - a);
    const [[x1, y1], [x2, y2]] = [grid.at(c1, r1), grid.at(c2, r2)];
    return [{ key: names[index] ?? "", point: [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share] }];
  });
}

interface Chain {
  readonly keys: readonly string[];
  readonly isClosed: boolean;
}

/** Lines that end at the frame first; what is left then comes back to itself. */
function chains(links: ReadonlyMap<string, readonly string[]>): Chain[] {
  const seen = new Set<string>();
  const walk = (from: string): string[] => {
    const keys: string[] = [];
    let at: string | undefined = from;
    while (at !== undefined) {
      seen.add(at);
      keys.push(at);
      at = links.get(at)?.find((next) => !seen.has(next));
    }
    return keys;
  };
  const ends = [...links].flatMap(([key, next]) => (next.length === 1 ? [key] : []));
  const open = ends.flatMap((key): Chain[] => (seen.has(key) ? [] : [{ keys: walk(key), isClosed: false }]));
  const closed = [...links.keys()].flatMap((key): Chain[] =>
    seen.has(key) ? [] : [{ keys: walk(key), isClosed: true }],
  );
  return [...open, ...closed].filter(({ keys }) => keys.length > 3);
}
