import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import { type Frame, type Point, sector } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { cutFigure } from "./cut-figure.ts";
import { cutColors, sheetPath } from "./paper-shapes.ts";

/** Sheets of different colors, each with one shape; the largest carries the words. */
export function patchwork(kit: Kit): void {
  const { width, height, unit, brief } = kit;
  const random = kit.random.fork("patchwork");
  const isWide = width > height * 1.2;
  const columns = isWide ? 3 : brief.detail > 80 ? 4 : 3;
  const rows = isWide ? 2 : Math.max(2, Math.round(((height * 0.5) / width) * columns));
  const area: Frame = isWide
    ? { x: width * 0.46, y: 0, width: width * 0.54, height }
    : { x: 0, y: 0, width, height: height * 0.52 };
  const [w, h] = [area.width / columns, area.height / rows];
  const figures = figuresFor(kit);
  const plans: ShapePlan[] = [];
  for (let index = 0; index < columns * rows; index++) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const back = cutColors[(column + row * 2) % 3] ?? "accent";
    const frame = {
      x: area.x + column * w - unit * 0.4,
      y: area.y + row * h - unit * 0.4,
      width: w + unit * 0.8,
      height: h + unit * 0.8,
    };
    plans.push({ path: sheetPath(frame, random, unit * 0.2), fill: back });
    const figure = figures[index % Math.max(1, figures.length)];
    const side = Math.min(w, h) * 0.74;
    const at: Point = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    if (figure) {
      const room = { x: at[0] - side / 2, y: at[1] - side / 2, width: side, height: side };
      plans.push(...cutFigure(kit, figure, random.fork(`figure ${index}`), room, [back]));
      continue;
    }
    // Without a thing to show: quarters of circles, turned by chance.
    const front = random.pick((["ground", ...cutColors] as const).filter((color) => color !== back));
    const turn = random.integer(0, 3);
    const corner: Point = [frame.x + (turn % 3 === 0 ? 0 : frame.width), frame.y + (turn < 2 ? 0 : frame.height)];
    const quarter = sector(...corner, Math.min(w, h), [turn / 4, (turn + 1) / 4]);
    plans.push({ path: quarter, fill: front });
  }
  kit.group("Patchwork", plans, area);
  const words: Frame = isWide
    ? { x: kit.margin, y: kit.margin, width: area.x - 2.2 * kit.margin, height: height - 2 * kit.margin }
    : { ...kit.inner, y: area.height + unit * 6, height: height - area.height - unit * 6 - kit.margin };
  stackWords(kit, words, { columns: factColumns(kit, words.width) });
}
