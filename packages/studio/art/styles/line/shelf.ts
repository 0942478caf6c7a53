import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import type { Figure } from "../../figures/figure.ts";
import { pictureShare } from "../picture-share.ts";
import { contourPlans } from "./contour-figure.ts";
import { besideDrawing, penOf } from "./pen.ts";

/** Three or four different things of one trade on boards above each other. */
export function shelf(kit: Kit): void {
  const { unit, random, inner } = kit;
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.56),
    wideShare: 0.5,
    pictureAt: "top",
    gap: 7,
  });
  const chosen = figuresFor(kit).slice(0, 4);
  // Of three, the most upright one has the tall place.
  const figures = chosen.length === 3 ? chosen.toSorted((a, b) => breadthOf(a, random) - breadthOf(b, random)) : chosen;
  const room: Frame = isWide
    ? { x: picture.x + unit * 2, y: inner.y, width: picture.width - unit * 2 - inner.x, height: inner.height }
    : { x: inner.x, y: inner.y, width: inner.width, height: picture.height - inner.y };
  const places = placesIn(room, figures.length);
  const pen = penOf(kit, 1.3);
  const plans = figures.flatMap((figure, index): ShapePlan[] => {
    const place = places[index];
    if (!place) return [];
    const foot = place.y + place.height;
    const [padX, padY] = [place.width * 0.08, place.height * 0.12];
    const frame = {
      x: place.x + padX,
      y: place.y + padY,
      width: place.width - 2 * padX,
      height: place.height - padY - pen.weight / 2,
    };
    const placed = placeFigure({ ...figure, isUpright: true }, random.fork(`figure ${index}`), frame, { down: 1 });
    return [
      ...contourPlans(pen, placed),
      pen.line([
        ["M", place.x, foot],
        ["L", place.x + place.width, foot],
      ]),
    ];
  });
  kit.group("Shelf", plans);
  stackWords(kit, words, { ...besideDrawing(kit, words), ...(isWide && { anchor: "middle" }) });
}

function breadthOf(figure: Figure, random: Random): number {
  const { frame } = placeFigure({ ...figure, isUpright: true }, random, { x: 0, y: 0, width: 100, height: 100 });
  return frame.width / frame.height;
}

/** The room of each thing, above its board: four on two boards, three with the first as tall as the others together. */
function placesIn({ x, y, width, height }: Frame, count: number): Frame[] {
  const [half, low] = [width / 2, height / 2];
  const column = (at: number) => [0, 1].map((board) => ({ x: at, y: y + board * low, width: half, height: low }));
  return count === 3 ? [{ x, y, width: half, height }, ...column(x + half)] : [...column(x), ...column(x + half)];
}
