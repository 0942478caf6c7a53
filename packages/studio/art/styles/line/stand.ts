import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame } from "../../../engine/geometry/path.ts";
import { pictureShare } from "../picture-share.ts";
import { contourPlans } from "./contour-figure.ts";
import { besideDrawing, penOf } from "./pen.ts";

/** One large figure in heavy contour on a line from margin to margin, before a disc of the one color. */
export function stand(kit: Kit): void {
  const { unit, random, inner } = kit;
  const choice = random.fork("stand");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.55),
    wideShare: 0.5,
    pictureAt: "top",
    gap: 6,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const pen = penOf(kit, 1.9);
  const left = isWide ? picture.x + unit * 2 : inner.x;
  const right = inner.x + inner.width;
  const foot = isWide ? inner.y + inner.height : picture.y + picture.height;
  const room: Frame = { x: left, y: inner.y, width: right - left, height: foot - inner.y - pen.weight / 2 };
  const lean = choice.pick([-1, 1]) * 0.16;
  const radius = Math.min(room.width, room.height) * 0.4;
  const placed = placeFigure(
    { ...figure, isUpright: true },
    random.fork("figure"),
    {
      ...room,
      x: room.x + room.width * 0.06,
      width: room.width * 0.88,
      y: room.y + room.height * 0.06,
      height: room.height * 0.94,
    },
    { down: 1 },
  );
  kit.group("Figure", [
    pen.wash(circle(room.x + room.width * (0.5 + lean), room.y + radius, radius)),
    ...contourPlans(pen, placed),
    pen.line([
      ["M", left, foot],
      ["L", right, foot],
    ]),
  ]);
  stackWords(kit, words, { ...besideDrawing(kit, words), ...(isWide && { anchor: "middle" }) });
}
