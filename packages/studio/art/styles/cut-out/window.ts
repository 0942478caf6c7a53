import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, mapPoints, type Path, type Point, rectangle } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { pictureShare } from "../picture-share.ts";
import { cutPlaced } from "./cut-figure.ts";
import { pebble, place } from "./paper-shapes.ts";

/** An arch is cut out of a sheet; in it the figure is before a sun. */
export function window(kit: Kit): void {
  const { unit, random, width, height, inner } = kit;
  const choice = random.fork("window");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.58),
    wideShare: 0.48,
    pictureAt: "top",
    gap: 6,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const beyond = unit * 4;
  const frame: Frame = isWide
    ? {
        ...inner,
        x: picture.x + inner.x * 0.6,
        width: picture.width - inner.x * 1.6,
        y: inner.y,
        height: height + beyond,
      }
    : { x: inner.x, y: inner.y, width: inner.width, height: picture.height - inner.y };
  const bottom = isWide ? height : frame.y + frame.height;
  const arch = archPath(frame);
  const [tall, wide] = [bottom - frame.y, frame.width];
  const at: Point = [frame.x + wide / 2, frame.y + tall * 0.53];
  const back = choice.pick(["support", "accent"] as const);
  const room: Frame = {
    x: frame.x + wide * 0.1,
    y: frame.y + tall * 0.2,
    width: wide * 0.8,
    height: tall * 0.8,
  };
  const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), room, { down: 1 });
  kit.group(
    "Window",
    [
      { path: arch, fill: back },
      {
        path: place(pebble(choice), { at, size: Math.min(wide, tall) * 0.84, turn: choice.next() }),
        fill: "highlight",
        within: arch,
      },
      ...cutPlaced(kit, placed, random.fork("figure"), ["highlight", back]),
    ],
    { x: 0, y: 0, width, height },
  );
  stackWords(kit, words, { columns: factColumns(kit, words.width), headlineLinesMax: 3 });
}

/** A rectangle with half a circle on top. */
function archPath({ x, y, width, height }: Frame): Path {
  const radius = Math.min(width / 2, height * 0.6);
  const tall = rectangle({ x, y, width, height: height + radius }, radius);
  const bottom = y + height;
  return mapPoints(tall, ([px, py]) => [px, Math.min(py, bottom)]);
}
