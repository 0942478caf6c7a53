import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { cutFigure } from "./cut-figure.ts";
import { sheetPath } from "./paper-shapes.ts";

/** One large sheet and two small ones beside it, a thing of the trade on each. */
export function collage(kit: Kit): void {
  const { width, height, unit, inner, random } = kit;
  const choice = random.fork("collage");
  const figures = figuresFor(kit);
  const isWide = width > height * 1.2;
  const area: Frame = isWide
    ? { x: width * 0.5, y: 0, width: width * 0.5, height }
    : { x: 0, y: 0, width, height: Math.min(height * 0.54, width * 0.72) };
  const big = area.width * (isWide ? 0.66 : 0.64);
  const half = area.height / 2;
  const cells: readonly Frame[] = [
    { ...area, width: big },
    { x: area.x + big, y: area.y, width: area.width - big, height: half },
    { x: area.x + big, y: area.y + half, width: area.width - big, height: half },
  ];
  const colors = choice.shuffled(["accent", "support", "highlight"] as const);
  const plans = cells.flatMap((cell, index): ShapePlan[] => {
    const back: PaletteRole = colors[index] ?? "accent";
    const figure = figures[index % Math.max(1, figures.length)];
    const sheet = {
      x: cell.x - unit * 0.3,
      y: cell.y - unit * 0.3,
      width: cell.width + unit * 0.6,
      height: cell.height + unit * 0.6,
    };
    const side = Math.min(cell.width, cell.height) * (index === 0 ? 0.8 : 0.7);
    const room: Frame = {
      x: cell.x + (cell.width - side) / 2,
      y: cell.y + (cell.height - side) / 2,
      width: side,
      height: side,
    };
    return [
      { path: sheetPath(sheet, choice, unit * 0.18), fill: back },
      ...(figure ? cutFigure(kit, figure, random.fork(`figure ${index}`), room, [back]) : []),
    ];
  });
  kit.group("Collage", plans, area);
  const words: Frame = isWide
    ? { ...inner, width: area.x - inner.x - unit * 6 }
    : { ...inner, y: area.height + unit * 7, height: inner.y + inner.height - area.height - unit * 7 };
  stackWords(kit, words, {
    columns: factColumns(kit, words.width),
    headlineLinesMax: 3,
    ...(isWide && { anchor: "middle" }),
  });
}
