import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import {
  circle,
  type Frame,
  leaf,
  type Path,
  type Point,
  rectangle,
  smoothThrough,
} from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { type Ink, type Printed, pressOf } from "./press.ts";

/** A sun behind hills; each hill is printed over the foot of the one behind it. Over the whole width, or in a window of paper. */
export function hills(kit: Kit): void {
  const { brief, width, height } = kit;
  const random = kit.random.fork("hills");
  // Beside words, a picture without a frame looks torn off.
  const isWindow = random.chance(0.45) || width > height * 1.2;
  const pictureAt = isWindow ? "top" : "bottom";
  const split = splitCanvas(kit, { share: 0.6, wideShare: 0.54, pictureAt, gap: isWindow ? 6 : 2 });
  const picture = isWindow ? insideMargins(split.picture, kit) : split.picture;
  const press = pressOf(kit, picture);
  const short = Math.min(picture.width, picture.height);
  const top = picture.y + picture.height * 0.42;
  const count = brief.detail > 60 ? 4 : 3;
  const step = (picture.y + picture.height - top) / count;
  const ridges = Array.from({ length: count }, (_, index) =>
    ridge(picture, top + index * step, short * 0.07, random.fork(`ridge ${index}`)),
  );
  const inks: readonly Ink[] = random.pick(isWindow ? orders.slice(0, 2) : orders);
  const sunAt: Point = [picture.x + picture.width * random.pick([0.36, 0.5, 0.66]), top - short * 0.02];
  const sunInk: Ink = inks[0] === "accent" ? "highlight" : "accent";
  const printed: Printed[] = [{ path: circle(...sunAt, short * 0.33), ink: sunInk }];
  if (isWindow) printed.unshift({ path: rectangle(picture), ink: "highlight" });
  for (const [index, line] of ridges.entries()) {
    const ink = inks[index] ?? "accent";
    const next = ridges[index + 1] ?? line.map(([x, y]): Point => [x, y + step * 3]);
    const band = bandBelow(line, next, short * 0.02);
    const lit = top + index * step;
    const shade = press.screen(band, shades[ink], ([, y]) => ((y - lit) / step - 0.2) * 0.42);
    printed.push({ path: band, ink }, ...shade);
  }
  if (brief.detail > 25) printed.push(...trees(ridges, picture, short, random.fork("trees")));
  press.print("Hills", printed, { clip: picture });
  stackWords(kit, split.words, {
    columns: split.isWide ? "list" : 3,
    headlineLinesMax: 3,
    sublineWidth: 0.85,
    isTight: !split.isWide && !isWindow,
  });
}

/** The inks of hills, from the farthest. The first differs from the sun's, or one would not see where the hill begins. */
const orders: readonly (readonly Ink[])[] = [
  ["support", "accent", "support", "accent"],
  ["support", "accent", "highlight", "support"],
  ["highlight", "support", "accent", "support"],
  ["accent", "support", "highlight", "support"],
];

/** The ink that shades another, so that it is a color still. */
const shades: Readonly<Record<Ink, Ink>> = {
  accent: "support",
  support: "accent",
  highlight: "accent",
  ink: "accent",
};

/** Part of a picture at the canvas's edge that is inside its margins. */
function insideMargins({ x, y, width, height }: Frame, { inner }: Kit): Frame {
  const [left, top] = [Math.max(x, inner.x), Math.max(y, inner.y)];
  const [right, bottom] = [Math.min(x + width, inner.x + inner.width), Math.min(y + height, inner.y + inner.height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function ridge({ x, width }: Frame, y: number, swing: number, random: Random): Point[] {
  const [phase, waves] = [random.between(0, 1), random.between(0.7, 1.3)];
  return Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    const wave =
      Math.sin((share * waves + phase) * 2 * Math.PI) + 0.35 * Math.sin((share * 2.3 + phase * 3) * 2 * Math.PI);
    return [x + width * (share * 1.2 - 0.1), y + wave * swing];
  });
}

/** Band from a ridge to below the next one: where two inks meet, one is printed a little over the other. */
const bandBelow = (line: readonly Point[], next: readonly Point[], trap: number): Path =>
  smoothThrough([...line, ...next.map(([x, y]): Point => [x, y + trap]).toReversed()], 0.9);

/** Cypresses on two of the hills. */
function trees(ridges: readonly (readonly Point[])[], picture: Frame, short: number, random: Random): Printed[] {
  const first = random.integer(0, 1);
  return ridges.slice(0, 2).flatMap((line, row) => {
    const [from, count] = [row === first ? 0.14 : 0.6, random.integer(2, 4)];
    return Array.from({ length: count }, (_, index): Printed => {
      const x = picture.x + picture.width * (from + index * 0.065);
      const foot = heightAt(line, x) + short * 0.015;
      const tall = short * (0.11 + row * 0.035) * random.between(0.75, 1.15);
      return { path: leaf([x, foot], [x, foot - tall], 0.16), ink: "ink" };
    });
  });
}

function heightAt(line: readonly Point[], x: number): number {
  const index = Math.max(
    1,
    line.findIndex(([at]) => at >= x),
  );
  const [[x1, y1], [x2, y2]] = [line[index - 1] ?? [0, 0], line[index] ?? [1, 0]];
  return y1 + ((x - x1) / (x2 - x1)) * (y2 - y1);
}
