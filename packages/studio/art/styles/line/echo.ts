import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, outlineOf, type PlacedFigure, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, flatten, type Point } from "../../../engine/geometry/path.ts";
import { pictureShare } from "../picture-share.ts";
import { filledPlans } from "./contour-figure.ts";
import { gridOver, isolines } from "./isolines.ts";
import { besideDrawing, penOf } from "./pen.ts";

/** Rounds of lines around a figure: more of them say nothing more. */
const rounds = 6;

/** Lines around a filled figure as waves around a stone: rounder, wider apart and fainter with each. */
export function echo(kit: Kit): void {
  const { random } = kit;
  const choice = random.fork("echo");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.56),
    wideShare: 0.5,
    pictureAt: choice.pick(["top", "bottom"]),
    gap: 6,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const short = Math.min(picture.width, picture.height);
  const side = short * 0.56;
  const room: Frame = {
    x: picture.x + (picture.width - side) / 2,
    y: picture.y + (picture.height - side) / 2,
    width: side,
    height: side,
  };
  const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), room);
  const pen = penOf(kit);
  kit.group("Echo", echoLines(placed, picture, short, pen.weight), picture);
  kit.group("Figure", filledPlans(penOf(kit, 1.9), placed));
  stackWords(kit, words, { ...besideDrawing(kit, words), ...(isWide && { anchor: "middle" }) });
}

/** Lines at distances that grow. The distance is taken from a coarse field, so that no line has a corner. */
function echoLines(placed: PlacedFigure, picture: Frame, short: number, weight: number): ShapePlan[] {
  const points = flatten(outlineOf(placed), short / 60).flat();
  const cell = short / 26;
  const beyond: Frame = {
    x: picture.x - cell * 2,
    y: picture.y - cell * 2,
    width: picture.width + cell * 4,
    height: picture.height + cell * 4,
  };
  const distance = ([x, y]: Point): number => {
    let least = Infinity;
    for (const [px, py] of points) least = Math.min(least, (px - x) ** 2 + (py - y) ** 2);
    return Math.sqrt(least);
  };
  const grid = smoothed(gridOver(beyond, cell, distance));
  return Array.from({ length: rounds }, (_, index): ShapePlan => {
    const level = short * (0.085 + index * 0.062 + index ** 2 * 0.006);
    return {
      path: isolines(grid, level)
        // Lines inside the figure are hidden by it.
        .flatMap(({ path }) => path),
      stroke: { paint: "ink", width: weight },
      opacity: Math.round((1 - index * 0.14) * 100) / 100,
    };
  });
}

type Grid = ReturnType<typeof gridOver>;

/** Each value becomes the mean of those around it. */
function smoothed(grid: Grid): Grid {
  const at = (row: number, column: number): number => {
    const line = grid.values[Math.min(Math.max(row, 0), grid.values.length - 1)] ?? [];
    return line[Math.min(Math.max(column, 0), line.length - 1)] ?? 0;
  };
  const values = grid.values.map((line, row) =>
    line.map((_, column) => {
      let sum = 0;
      for (const down of [-1, 0, 1]) for (const across of [-1, 0, 1]) sum += at(row + down, column + across);
      return sum / 9;
    }),
  );
  return { ...grid, values };
}
