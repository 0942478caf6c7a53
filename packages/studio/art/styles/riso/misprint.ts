import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame } from "../../../engine/geometry/path.ts";
import { type Ink, type Printed, pressOf } from "./press.ts";
import { accentInk, bodyOf, naturalInk, printFigure } from "./print-figure.ts";

/** One large figure before a sun: one ink flat, a second one as dots over the side that is in the shade. */
export function misprint(kit: Kit): void {
  const { unit, random } = kit;
  const choice = random.fork("misprint");
  const pictureAt = choice.pick(["top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.6, wideShare: 0.52, pictureAt, gap: 4 });
  const press = pressOf(kit, picture);
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const side = Math.min(picture.width, picture.height);
  const [cx, cy] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  const room: Frame = { x: cx - side * 0.39, y: cy - side * 0.39, width: side * 0.78, height: side * 0.78 };
  const placed = placeFigure(figure, random.fork("figure"), room);
  const any = choice.pick(["accent", "support"] as const);
  const front: Ink = naturalInk(kit, figure) ?? any;
  const second: Ink = front === "accent" ? "support" : "accent";
  const turn = choice.pick([-1, 1]);
  const sunAt = [cx + (isWide ? 1 : turn) * side * 0.2, cy - side * 0.1] as const;
  const sun = circle(...sunAt, side * 0.36);
  const sunPrinted: Printed[] = choice.chance(0.5)
    ? [{ path: sun, ink: "highlight" }]
    : press.screen(sun, "highlight", ([, y]) => 1.15 - (y - sunAt[1] + side * 0.36) / (side * 0.95));
  const body = bodyOf(placed);
  const { x, width } = placed.frame;
  const shade = press.screen(body, second, ([px]) => ((turn > 0 ? px - x : x + width - px) / width - 0.32) * 1.05, 1.1);
  const [flat = { path: body, ink: front }, ...parts] = printFigure(placed, {
    front,
    second: accentInk(figure, second),
    on: "paper",
  });
  press.print("Figure", [...sunPrinted, flat, ...shade, ...parts]);
  stackWords(kit, words, {
    columns: isWide ? "list" : 3,
    headlineLinesMax: 3,
    sublineWidth: 0.85,
    isTight: !isWide && pictureAt === "bottom",
    headlineSizeMax: unit * 24,
  });
}
