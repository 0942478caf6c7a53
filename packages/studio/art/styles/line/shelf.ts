import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { contourPlans } from "./contour-figure.ts";
import { penOf, quiet } from "./pen.ts";

/** Things of one trade on boards above each other. */
export function shelf(kit: Kit): void {
  const { unit, random, inner, brief } = kit;
  const pen = penOf(kit);
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.6, wideShare: 0.54, pictureAt: "top", gap: 7 });
  const figures = figuresFor(kit);
  const room: Frame = isWide
    ? { x: picture.x + unit * 4, y: inner.y, width: picture.width - unit * 4 - inner.x, height: inner.height }
    : { x: inner.x, y: inner.y, width: inner.width, height: picture.height - inner.y };
  const boards = room.height > room.width * 0.75 ? 2 : 1;
  const across = Math.max(2, Math.round((room.width / room.height) * boards * (brief.detail > 60 ? 1.25 : 1)));
  const [w, h] = [room.width / across, room.height / boards];
  const plans: ShapePlan[] = [];
  for (let board = 0; board < boards; board++) {
    const foot = room.y + (board + 1) * h;
    plans.push(
      pen.line([
        ["M", room.x, foot],
        ["L", room.x + room.width, foot],
      ]),
    );
    for (let column = 0; column < across; column++) {
      const index = board * across + column;
      const figure = figures[index % figures.length];
      if (!figure) continue;
      const frame = {
        x: room.x + (column + 0.1) * w,
        y: foot - h * 0.84,
        width: w * 0.8,
        height: h * 0.84 - pen.weight / 2,
      };
      const upright = { ...figure, isUpright: true };
      plans.push(...contourPlans(pen, placeFigure(upright, random.fork(`figure ${index}`), frame, { down: 1 })));
    }
  }
  kit.group("Shelf", plans);
  stackWords(kit, words, { ...quiet(kit), columns: isWide ? "list" : 3 });
}
