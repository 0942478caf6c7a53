import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { grown } from "../frames.ts";
import { plainHand } from "../hands/flat-hands.ts";
import type { Stamp } from "./stamps.ts";
import type { Tile } from "./tile.ts";

export const colorAt = ({ colors }: Tile, index: number): PaletteRole => colors[index % colors.length] ?? colors[0];

export const stampAt = (list: readonly [Stamp, ...Stamp[]], index: number): Stamp =>
  list[index % list.length] ?? list[0];

/** Cells of a grid that fills the tile, row by row. */
export function cellsOf(
  { width, height }: Tile,
  columns: number,
  rows = columns,
): { frame: Frame; column: number; row: number }[] {
  const [w, h] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { column, row, frame: { x: column * w, y: row * h, width: w, height: h } };
  });
}

/** Flat cells that touch: a hair larger, so that nothing shines through. */
export const cell = (tile: Tile, frame: Frame, fill: PaletteRole): ShapePlan[] =>
  plainHand({ kit: tile.kit, frame, weight: tile.weight, random: tile.random }).form(
    [{ path: rectangle(grown(frame, 0.4)) }],
    {
      fill,
      under: "ground",
    },
  );
