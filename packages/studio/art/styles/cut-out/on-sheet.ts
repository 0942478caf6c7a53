import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, naturalBody } from "../../../engine/compose/subject-figure.ts";
import type { Frame, Point } from "../../../engine/geometry/path.ts";
import { cutFigure } from "./cut-figure.ts";
import { pebble, place, sheetPath, star } from "./paper-shapes.ts";

/** One large figure on a sheet, with a scrap of another color behind it and small ones around. */
export function onSheet(kit: Kit): void {
  const { unit, brief, random } = kit;
  const choice = random.fork("sheet");
  const pictureAt = choice.pick(["top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.58, wideShare: 0.5, pictureAt, gap: 7 });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  // What has a color of its own lies on a scrap of another one.
  const back =
    naturalBody(kit, figure, ["support", "highlight", "ground"], ["accent"]) === "highlight" ? "ground" : "highlight";
  const beyond = unit * 4;
  const sheet: Frame = isWide
    ? { x: picture.x, y: -beyond, width: picture.width + beyond, height: picture.height + 2 * beyond }
    : {
        x: -beyond,
        y: pictureAt === "top" ? -beyond : picture.y,
        width: picture.width + 2 * beyond,
        height: picture.height + beyond,
      };
  const side = Math.min(picture.width, picture.height);
  const middle: Point = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  const scrap = place(choice.chance(0.3) ? star(choice, 12) : pebble(choice), {
    at: [middle[0] + choice.between(-0.07, 0.07) * side, middle[1] + choice.between(-0.03, 0.05) * side],
    size: side * 0.94,
    turn: choice.next(),
  });
  const room: Frame = {
    x: middle[0] - side * 0.38,
    y: middle[1] - side * 0.38,
    width: side * 0.76,
    height: side * 0.76,
  };
  const count = Math.round(3 + brief.detail / 16);
  const around = Array.from({ length: count }, (_, index): ShapePlan => {
    const turn = (index / count) * 2 * Math.PI + choice.between(-0.3, 0.3);
    const at: Point = [
      middle[0] + Math.cos(turn) * picture.width * 0.46,
      middle[1] + Math.sin(turn) * picture.height * 0.44,
    ];
    const size = unit * choice.between(4, 8);
    return {
      path: place(choice.chance(0.5) ? pebble(choice) : star(choice, 7), { at, size, turn: choice.next() }),
      fill: index % 2 === 0 ? "support" : back === "ground" ? "highlight" : "ground",
    };
  });
  kit.group(
    "Sheet",
    [{ path: sheetPath(sheet, choice, unit * 0.5), fill: "accent" }, ...around, { path: scrap, fill: back }],
    { x: 0, y: 0, width: kit.width, height: kit.height },
  );
  kit.group("Figure", cutFigure(kit, figure, random.fork("figure"), room, [back, "accent"]));
  stackWords(kit, words, { columns: isWide ? 2 : 3, headlineLinesMax: 3 });
}
