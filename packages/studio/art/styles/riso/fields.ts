import type { Kit } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, mapPoints, rectangle } from "../../../engine/geometry/path.ts";
import { type Ink, type Printed, pressOf } from "./press.ts";
import { bodyOf, printFigure, withoutInk } from "./print-figure.ts";

const wordsPlan = (kit: Kit, isWide: boolean) =>
  ({
    columns: isWide ? "list" : 3,
    headlineLinesMax: headlineLines(kit, isWide ? 5 : 3),
    sublineWidth: 0.85,
    headlineSizeMax: kit.unit * 26,
  }) as const;

/** A sheet's area with what is cut off at its edges: an ink that is a little off leaves no white line there. */
const beyond = ({ x, y, width, height }: Frame, by: number) =>
  rectangle({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

/** A field of one ink whose tone fades into dots, and the figure on it, the sheet showing where it is. */
export function field(kit: Kit): void {
  const { random, unit } = kit;
  const choice = random.fork("field");
  const pictureAt = choice.pick(["top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.57),
    wideShare: 0.5,
    pictureAt,
    gap: 6,
  });
  const press = pressOf(kit, picture);
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const [front, second] = choice.pick<readonly [Ink, Ink]>([
    ["accent", "support"],
    ["support", "accent"],
  ]);
  const side = Math.min(picture.width, picture.height) * 0.8;
  const [cx, cy] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  const room: Frame = { x: cx - side / 2, y: cy - side / 2, width: side, height: side };
  const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), room);
  const sheet = beyond(picture, unit);
  // The tone is whole at the canvas's edge and opens toward the words.
  const down = (y: number) => (y - picture.y) / picture.height;
  const tone = pictureAt === "top" && !isWide ? (y: number) => 1 - down(y) : down;
  press.print(
    "Figure",
    [
      { path: sheet, ink: "highlight" },
      ...press.screen(sheet, front, ([, y]) => (tone(y) - 0.28) * 0.85, 0.9),
      ...withoutInk(placed),
      ...printFigure(placed, { front: second, second: front, on: "paper" }),
    ],
    { clip: picture },
  );
  stackWords(kit, words, {
    ...wordsPlan(kit, isWide),
    isTight: !isWide && pictureAt === "bottom",
    headlineSizeMax: unit * 24,
  });
}

/** Rows of the figure in two inks, one a little off the other, on a field of the light ink. */
export function pattern(kit: Kit): void {
  const { random, unit } = kit;
  const choice = random.fork("pattern");
  const pictureAt = choice.pick(["top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.54),
    wideShare: 0.5,
    pictureAt,
    gap: 6,
  });
  const press = pressOf(kit, picture);
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const across = 3;
  const step = picture.width / across;
  const rows = Math.max(2, Math.round(picture.height / step));
  const tall = picture.height / rows;
  const size = Math.min(step, tall) * 0.74;
  const drawn = random.fork("figure");
  const inks = choice.pick<readonly [Ink, Ink]>([
    ["accent", "support"],
    ["support", "accent"],
  ]);
  const printed = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across + (row % 2) }, (__, column): Printed[] => {
      const cx = picture.x + (column + (row % 2 === 0 ? 0.5 : 0)) * step;
      const room = { x: cx - size / 2, y: picture.y + (row + 0.5) * tall - size / 2, width: size, height: size };
      const placed = placeFigure({ ...figure, isUpright: true }, drawn, room);
      const [front, second] = (row + column) % 2 === 0 ? inks : [inks[1], inks[0]];
      const off = mapPoints(bodyOf(placed), ([x, y]) => [x + size * 0.1, y + size * 0.07] as const);
      return [
        { path: off, ink: second },
        ...withoutInk(placed),
        ...printFigure(placed, { front, second, on: "paper" }),
      ];
    }).flat(),
  ).flat();
  press.print("Pattern", [{ path: beyond(picture, unit), ink: "highlight" }, ...printed], { clip: picture });
  stackWords(kit, words, { ...wordsPlan(kit, isWide), isTight: !isWide && pictureAt === "bottom" });
}

/** Two figures of the subject over each other, each in an ink of its own: where they meet there is a third color. */
export function duo(kit: Kit): void {
  const { random, unit } = kit;
  const choice = random.fork("duo");
  const pictureAt = choice.pick(["top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.57),
    wideShare: 0.54,
    pictureAt,
    gap: 5,
  });
  const press = pressOf(kit, picture);
  const [first, second = first] = figuresFor(kit);
  if (!first || !second) return;
  const width = picture.width - unit * 10;
  const size = Math.min(picture.height * 0.8, width * 0.62);
  const step = Math.min(width - size, size * 0.62);
  const left = picture.x + (picture.width - size - step) / 2;
  const top = picture.y + (picture.height - size) / 2;
  const place = (of: typeof first, index: number) => {
    const room: Frame = { x: left + step * index, y: top, width: size, height: size };
    return placeFigure({ ...of, isUpright: true }, random.fork(`figure ${index}`), room, { across: index, down: 1 });
  };
  const [one, other] = [place(first, 0), place(second, 1)];
  // The same figure twice is a pair that faces each other.
  const mirror = other.frame.x * 2 + other.frame.width;
  const back = first === second ? mapPoints(bodyOf(other), ([x, y]) => [mirror - x, y] as const) : bodyOf(other);
  const [front, behind] = choice.pick<readonly [Ink, Ink]>([
    ["accent", "support"],
    ["support", "accent"],
    ["accent", "highlight"],
  ]);
  press.print("Figures", [
    { path: back, ink: behind },
    ...(first === second ? [] : printFigure(other, { front: behind, second: front, on: "paper" }).slice(1)),
    ...printFigure(one, { front, second: behind, on: "paper" }),
  ]);
  stackWords(kit, words, { ...wordsPlan(kit, isWide), isTight: !isWide && pictureAt === "bottom" });
}
