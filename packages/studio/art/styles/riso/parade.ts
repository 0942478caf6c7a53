import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { mapPoints } from "../../../engine/geometry/path.ts";
import { type Ink, pressOf } from "./press.ts";
import { bodyOf, printFigure } from "./print-figure.ts";

/** One figure printed three times, each print in another ink and a good deal off: where they meet there is a third color. */
export function parade(kit: Kit): void {
  const { unit, random } = kit;
  const choice = random.fork("parade");
  const pictureAt = choice.pick(["top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.56, wideShare: 0.52, pictureAt, gap: 5 });
  const press = pressOf(kit, picture);
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const upright = { ...figure, isUpright: true };
  const size = Math.min(picture.height * 0.74, picture.width * 0.6);
  const step = Math.min(size * 0.3, (picture.width - size - unit * 8) / 2);
  const [left, top] = [picture.x + (picture.width - size - step * 2) / 2, picture.y + (picture.height - size) / 2];
  const inks: readonly Ink[] = choice.shuffled(["accent", "support", "highlight"] as const);
  const placed = placeFigure(upright, random.fork("figure"), { x: left, y: top, width: size, height: size });
  const body = bodyOf(placed);
  const back = [2, 1].map((index) => ({
    path: mapPoints(body, ([x, y]) => [x + step * index, y - step * index * 0.16] as const),
    ink: inks[index] ?? "highlight",
  }));
  const [front = "accent", second = "support"] = inks;
  press.print("Figure", [...back, ...printFigure(placed, { front, second, on: "paper" })]);
  stackWords(kit, words, {
    columns: isWide ? "list" : 3,
    headlineLinesMax: 3,
    sublineWidth: 0.85,
    isTight: !isWide && pictureAt === "bottom",
    headlineSizeMax: unit * 24,
  });
}
