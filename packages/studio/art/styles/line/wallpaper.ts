import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle } from "../../../engine/geometry/path.ts";
import { contourPlans } from "./contour-figure.ts";
import { penOf, quiet } from "./pen.ts";

/** Two figures by turns, in rows that are half a step off, cut off by the edges. */
export function wallpaper(kit: Kit): void {
  const { random, brief } = kit;
  const pen = penOf(kit);
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.56, wideShare: 0.5, pictureAt: "top", gap: 7 });
  const figures = figuresFor(kit).slice(0, 2);
  const across = Math.max(2, Math.round((picture.width / picture.height) * (brief.detail > 60 ? 3 : 2.3)));
  const step = picture.width / across;
  const rows = Math.ceil(picture.height / step) + 1;
  const top = picture.y + (picture.height - rows * step) / 2;
  const plans = Array.from({ length: rows * (across + 1) }, (_, index): ShapePlan[] => {
    const [column, row] = [index % (across + 1), Math.floor(index / (across + 1))];
    const figure = figures[(column + row) % figures.length];
    if (!figure) return [];
    const x = picture.x + (column - (row % 2 === 0 ? 0 : 0.5)) * step;
    const y = top + row * step;
    const room = { x: x + step * 0.15, y: y + step * 0.15, width: step * 0.7, height: step * 0.7 };
    return [
      ...contourPlans(pen, placeFigure(figure, random.fork(`figure ${(column + row) % figures.length}`), room)),
      { path: circle(x, y, pen.weight * 1.6), fill: "ink" },
    ];
  }).flat();
  kit.group("Pattern", plans, picture);
  stackWords(kit, words, { ...quiet(kit), columns: isWide ? "list" : 3 });
}
