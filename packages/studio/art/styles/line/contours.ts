import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Frame, type Point, rectangle } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { pictureShare } from "../picture-share.ts";
import { gridOver, type Isoline, isolines } from "./isolines.ts";
import { besideDrawing, penOf } from "./pen.ts";

/** A map of hills, its highest place filled. */
export function contours(kit: Kit): void {
  const { unit, inner, brief } = kit;
  const random = kit.random.fork("contours");
  const pictureAt = random.pick(["top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.6),
    wideShare: 0.54,
    pictureAt,
    gap: 6,
  });
  // Beside words, lines that end at nothing look torn off.
  const isFramed = random.chance(0.5) || isWide;
  const frame = isFramed ? insideMargins(picture, inner) : picture;
  const pen = penOf(kit);
  const field = terrain(frame, random);
  const cell = unit * 1.9;
  const grid = gridOver(
    { x: frame.x - cell, y: frame.y - cell, width: frame.width + 3 * cell, height: frame.height + 3 * cell },
    cell,
    field,
  );
  const highest = Math.max(...grid.values.flat());
  const lowest = Math.min(...grid.values.flat());
  const count = Math.round(11 + brief.detail / 9);
  const step = (highest - lowest) / count;
  const lines = Array.from({ length: count - 1 }, (_, index) => isolines(grid, lowest + (index + 1) * step));
  const summit =
    lines
      .slice(-4)
      .map(closedOf)
      .find((closed) => closed.length > 0) ?? [];
  const plans: ShapePlan[] = [
    ...summit.map(({ path }) => pen.wash(path)),
    ...lines.map((level) => pen.line(level.flatMap(({ path }) => path))),
  ];
  kit.group("Map", plans, frame);
  if (isFramed) kit.shape("Frame", pen.line(rectangle(frame)));
  stackWords(kit, words, { ...besideDrawing(kit, words) });
}

const closedOf = (level: readonly Isoline[]): Isoline[] => level.filter(({ isClosed }) => isClosed);

function insideMargins({ x, y, width, height }: Frame, inner: Frame): Frame {
  const [left, top] = [Math.max(x, inner.x), Math.max(y, inner.y)];
  const [right, bottom] = [Math.min(x + width, inner.x + inner.width), Math.min(y + height, inner.y + inner.height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Round hills, one of them higher than the others, pushed about a little. */
function terrain({ x, y, width, height }: Frame, random: Random): (point: Point) => number {
  const short = Math.min(width, height);
  const hill = (share: Point, reach: number, top: number) => ({
    at: [x + width * share[0], y + height * share[1]] as const,
    reach: short * reach,
    top,
  });
  const hills = [
    hill([random.between(0.3, 0.7), random.between(0.35, 0.65)], random.between(0.26, 0.34), 1),
    ...Array.from({ length: 6 }, () =>
      hill([random.next(), random.next()], random.between(0.18, 0.34), random.between(-0.55, 0.42)),
    ),
  ];
  const [phase, wave] = [random.between(0, 6), short * 0.34];
  return ([px, py]) => {
    const [wx, wy] = [px + Math.sin(py / wave + phase) * short * 0.06, py + Math.sin(px / wave - phase) * short * 0.06];
    return hills.reduce(
      (sum, { at, reach, top }) => sum + top * Math.exp(-((wx - at[0]) ** 2 + (wy - at[1]) ** 2) / (2 * reach ** 2)),
      0,
    );
  };
}
