import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { cutFigure } from "./cut-figure.ts";
import { cutColors, sheetPath } from "./paper-shapes.ts";

/** A border of sheets with the things of a trade, above and below the words; at both sides on a wide canvas. */
export function bands(kit: Kit): void {
  const { width, height, unit, inner, random } = kit;
  const choice = random.fork("bands");
  const figures = figuresFor(kit);
  const isWide = width > height * 1.2;
  const count = isWide ? 2 : 4;
  const side = isWide ? height / count : width / count;
  const first = choice.integer(0, 2);
  const tile = (frame: Frame, index: number): ShapePlan[] => {
    const back = cutColors[(index + first) % 3] ?? "accent";
    const figure = figures[index % Math.max(1, figures.length)];
    const pad = side * 0.14;
    const room = { x: frame.x + pad, y: frame.y + pad, width: side - 2 * pad, height: side - 2 * pad };
    const sheet = {
      x: frame.x - unit * 0.3,
      y: frame.y - unit * 0.3,
      width: side + unit * 0.6,
      height: side + unit * 0.6,
    };
    return [
      { path: sheetPath(sheet, choice, unit * 0.15), fill: back },
      ...(figure ? cutFigure(kit, figure, random.fork(`figure ${index}`), room, [back]) : []),
    ];
  };
  const plans = [0, 1].flatMap((end) =>
    Array.from({ length: count }, (_, index) => {
      const along = index * side;
      const at = isWide ? { x: end * (width - side), y: along } : { x: along, y: end * (height - side) };
      // The second band goes on where the first one ends, so that no color is across from itself.
      return tile({ ...at, width: side, height: side }, index + end * (count + 1));
    }).flat(),
  );
  kit.group("Bands", plans, { x: 0, y: 0, width, height });
  const gap = unit * 6;
  const words: Frame = isWide
    ? { ...inner, x: side + gap, width: width - 2 * (side + gap) }
    : { ...inner, y: side + gap, height: height - 2 * (side + gap) };
  stackWords(kit, words, isWide ? { columns: "list" } : { columns: factColumns(kit, words.width) });
}
