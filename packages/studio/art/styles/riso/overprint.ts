import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { circle, type Frame, type Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { type Ink, type Press, type Printed, pressOf } from "./press.ts";

interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** Suns over each other: where two inks meet there is a third. */
export function overprint(kit: Kit): void {
  const random = kit.random.fork("overprint");
  const pictureAt = random.pick(["bottom", "bottom", "top"] as const);
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.58, wideShare: 0.52, pictureAt, gap: 5 });
  const press = pressOf(kit, picture);
  const discs = clearOf(random.pick([eclipse, trio, chain])(picture, random, isWide), isWide ? picture.x : undefined);
  const [first, second, third] = random.pick([
    ["accent", "support", "highlight"],
    ["support", "accent", "highlight"],
    ["accent", "highlight", "support"],
  ] as const);
  const inks: readonly Ink[] = [first, second, third];
  const screened = random.integer(0, 1);
  const printed = discs.flatMap((disc, index): Printed[] => {
    const ink = inks[index % inks.length] ?? "accent";
    const path = circle(...disc.at, disc.radius);
    return index % 3 === screened && ink !== "highlight" ? fading(press, disc, ink, random) : [{ path, ink }];
  });
  press.print("Suns", printed);
  stackWords(kit, words, {
    columns: isWide ? "list" : 3,
    headlineLinesMax: 3,
    sublineWidth: 0.85,
    isTight: !isWide && pictureAt === "bottom",
  });
}

/** Moves all discs to the right, if one of them reaches over the words there. */
function clearOf(discs: readonly Disc[], edge = Number.NEGATIVE_INFINITY): readonly Disc[] {
  const shift = Math.max(0, edge - Math.min(...discs.map(({ at: [x], radius }) => x - radius)));
  return discs.map(({ at: [x, y], radius }) => ({ at: [x + shift, y], radius }));
}

/** A disc whose dots get smaller toward one side. */
function fading(press: Press, { at: [cx, cy], radius }: Disc, ink: Ink, random: Random): Printed[] {
  const turn = random.pick([0.2, 0.3, 0.75, 0.8]) * 2 * Math.PI;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  return press.screen(
    circle(cx, cy, radius),
    ink,
    ([x, y]) => (((x - cx) * dx + (y - cy) * dy) / radius) * 0.56 + 0.53,
  );
}

/** A large disc, and one before it that is nearly as large. */
function eclipse({ x, y, width, height }: Frame, random: Random): Disc[] {
  const short = Math.min(width, height);
  const side = random.pick([-1, 1]);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const far = Math.min(width, height * 1.2) * 0.2;
  return [
    { at: [cx - side * far, cy + short * 0.06], radius: short * 0.44 },
    { at: [cx + side * far * 1.1, cy + short * 0.02], radius: short * 0.4 },
    { at: [cx + side * far * 0.1, cy - short * 0.3], radius: short * 0.16 },
  ];
}

/** Three discs that have one place in common. */
function trio({ x, y, width, height }: Frame, random: Random): Disc[] {
  const short = Math.min(width, height);
  const turn = random.pick([0.25, 0.75]) + random.between(-0.03, 0.03);
  const [cx, cy] = [x + width / 2, y + height * 0.5];
  return [0, 1, 2].map((index): Disc => {
    const angle = (turn + index / 3) * 2 * Math.PI;
    return { at: [cx + Math.cos(angle) * short * 0.2, cy + Math.sin(angle) * short * 0.2], radius: short * 0.29 };
  });
}

/** Discs in a row along the longer side, each over a part of the one before. */
function chain({ x, y, width, height }: Frame, random: Random, isWide: boolean): Disc[] {
  const isLong = width > height;
  const [long, short] = isLong ? [width, height] : [height, width];
  const radius = Math.min(short * 0.4, long * 0.25);
  const count = Math.ceil(long / (radius * 1.5)) + 1;
  const step = long / (count - 1);
  // A column of discs ends at the words, unless these are beside it.
  const end = isWide ? radius * 0.4 : radius;
  const swing = random.pick([-1, 1]) * (short / 2 - radius) * 0.7;
  return Array.from({ length: count }, (_, index): Disc => {
    const off = index % 2 === 0 ? swing : -swing;
    const at: Point = isLong
      ? [x + index * step, y + height / 2 + off]
      : [x + width / 2 + off, y + end + (index * (long - 2 * end)) / (count - 1)];
    return { at, radius };
  });
}
