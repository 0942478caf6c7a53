import type { Kit } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame } from "../../../engine/geometry/path.ts";
import { type Ink, type Printed, pressOf } from "./press.ts";
import { bodyOf, printFigure } from "./print-figure.ts";

/** Figures that dots make unpleasant to look at: people, and what is left of animals. */
const living: readonly string[] = ["dancer", "people", "sitting-yoga", "bone", "hand-heart", "runner"];

/** One large figure before a sun: one ink flat, a second one as dots over the side that is in the shade. */
export function misprint(kit: Kit): void {
  const { unit, random } = kit;
  const choice = random.fork("misprint");
  const pictureAt = choice.pick(["top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.6),
    wideShare: 0.52,
    pictureAt,
    gap: 4,
  });
  const press = pressOf(kit, picture);
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const side = Math.min(picture.width, picture.height);
  const [cx, cy] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  const room: Frame = { x: cx - side * 0.41, y: cy - side * 0.41, width: side * 0.82, height: side * 0.82 };
  const placed = placeFigure(figure, random.fork("figure"), room);
  const [front, second] = choice.pick<readonly [Ink, Ink]>([
    ["accent", "support"],
    ["support", "accent"],
  ]);
  const turn = choice.pick([-1, 1]);
  const radius = side * 0.35;
  // Whole, inside the margins: an edge that cuts off a little of it looks like a mistake.
  const [least, most] = [picture.x + radius + unit * 4, picture.x + picture.width - radius - unit * 4];
  const sunX = Math.max(least, Math.min(most, cx + (isWide ? 1 : turn) * side * 0.17));
  const sunAt = [sunX, cy - side * 0.08] as const;
  const sun = circle(...sunAt, radius);
  const sunPrinted: Printed[] = choice.chance(0.5)
    ? [{ path: sun, ink: "highlight" }]
    : press.screen(sun, "highlight", ([, y]) => 1.15 - (y - sunAt[1] + radius) / (side * 0.95));
  const body = bodyOf(placed);
  const { x, width } = placed.frame;
  const shade = living.includes(figure.id)
    ? []
    : press.screen(body, second, ([px]) => ((turn > 0 ? px - x : x + width - px) / width - 0.32) * 0.8, 1.1);
  const [flat = { path: body, ink: front }, ...parts] = printFigure(placed, { front, second, on: "paper" });
  press.print("Figure", [...sunPrinted, flat, ...shade, ...parts]);
  stackWords(kit, words, {
    columns: isWide ? "list" : 3,
    headlineLinesMax: headlineLines(kit),
    sublineWidth: 0.85,
    isTight: !isWide && pictureAt === "bottom",
    headlineSizeMax: unit * 24,
  });
}
