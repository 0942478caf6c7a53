import type { Repeat } from "../document/document.ts";
import type { Point } from "../geometry/path.ts";

/**
 * Distances of the copies of a repeated group from it, row by row. There is one more column and row than on the canvas: what reaches out of
 * a tile does so to the left and the top.
 */
export const repeatedAt = ({ width, height, columns, rows }: Repeat): readonly Point[] =>
  Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Point => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))];
    return [column * width, row * height];
  }).slice(1);
