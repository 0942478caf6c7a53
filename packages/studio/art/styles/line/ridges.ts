import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { curveThrough } from "../../../engine/geometry/curve.ts";
import { circle, type Frame, type Path, type Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { pictureShare } from "../picture-share.ts";
import { besideDrawing, penOf } from "./pen.ts";

/** Lines that rise where mountains are or swing as the sea does; a sun behind them. */
export function ridges(kit: Kit): void {
  const { unit, brief, inner } = kit;
  const random = kit.random.fork("ridges");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.6),
    wideShare: 0.54,
    pictureAt: "bottom",
    gap: 3,
  });
  const pen = penOf(kit);
  const right = Math.min(picture.x + picture.width, inner.x + inner.width);
  const left = Math.max(picture.x, inner.x);
  const frame: Frame = { ...picture, x: left, width: right - left, height: inner.y + inner.height - picture.y };
  const count = Math.round(13 + brief.detail / 9);
  const isSea = random.chance(0.4);
  const top = frame.y + frame.height * (isSea ? 0.5 : 0.52);
  const step = (frame.y + frame.height - top) / (count - 1);
  const draw = isSea ? swell : range;
  const short = Math.min(frame.width, frame.height);
  const radius = short * (isSea ? 0.32 : 0.26);
  const sunAt: Point = [frame.x + frame.width * random.pick([0.34, 0.5, 0.66]), top - radius * (isSea ? 0.2 : 0.72)];
  const plans: ShapePlan[] = [pen.wash(circle(...sunAt, radius))];
  for (let index = 0; index < count; index++) {
    const y = top + index * step;
    const line = draw(frame, y, index / (count - 1), random.fork(`line ${index}`), kit);
    // Paper below the line hides what is behind, without an outline of its own.
    plans.push({ path: belowOf(line, y + step + unit * 2), fill: "ground" }, pen.line(line));
  }
  kit.group(isSea ? "Sea" : "Mountains", plans);
  stackWords(kit, words, { ...besideDrawing(kit, words), isTight: !isWide });
}

const belowOf = (line: Path, bottom: number): Path => {
  const [first, last] = [line[0], line.at(-1)];
  if (first?.[0] !== "M" || last?.[0] !== "C") return line;
  return [...line, ["L", last[5], bottom], ["L", first[1], bottom], ["Z"]];
};

type Draw = (frame: Frame, y: number, depth: number, random: Random, kit: Kit) => Path;

/** Flat at both ends; peaks in the middle, lower toward the viewer. */
const range: Draw = ({ x, width, height }, y, depth, random) => {
  const bumps = Array.from({ length: 9 }, () => ({
    at: 0.5 + (random.next() - 0.5) * 0.62,
    reach: random.between(0.018, 0.05),
    top: random.between(0.2, 1),
  }));
  const points = Array.from({ length: 81 }, (_, index): Point => {
    const share = index / 80;
    const rise = bumps.reduce(
      (sum, { at, reach, top }) => sum + top * Math.exp(-((share - at) ** 2) / (2 * reach ** 2)),
      0,
    );
    return [x + share * width, y - 1.7 * Math.tanh(rise / 1.7) * height * 0.17 * (1 - depth * 0.72)];
  });
  return curveThrough(points);
};

/** Waves that get longer and higher toward the viewer. */
const swell: Draw = ({ x, width, height }, y, depth, random) => {
  const length = width * (0.075 + depth * 0.2);
  const phase = random.next() * length;
  const lift = height * (0.004 + depth * 0.02);
  const points = Array.from({ length: 97 }, (_, index): Point => {
    const at = (index / 96) * width;
    const swing = Math.sin(((at + phase) / length) * 2 * Math.PI);
    return [x + at, y - (swing > 0 ? swing ** 1.6 * 1.4 : swing * 0.5) * lift];
  });
  return curveThrough(points);
};
