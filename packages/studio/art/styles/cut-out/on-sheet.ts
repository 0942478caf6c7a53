import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import type { Frame, Point } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { pictureShare } from "../picture-share.ts";
import { cutFigure } from "./cut-figure.ts";
import { pebble, place, sheetPath } from "./paper-shapes.ts";

/** One large figure on a round scrap that is larger on all sides, on a sheet of its own. */
export function onSheet(kit: Kit): void {
  const { unit, random } = kit;
  const choice = random.fork("sheet");
  const pictureAt = choice.pick(["top", "bottom"] as const);
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.54),
    wideShare: 0.48,
    pictureAt,
    gap: 7,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
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
  const scrap = place(pebble(choice), { at: middle, size: side * 1.02, turn: choice.next() });
  const room: Frame = {
    x: middle[0] - side * 0.33,
    y: middle[1] - side * 0.33,
    width: side * 0.66,
    height: side * 0.66,
  };
  kit.group(
    "Sheet",
    [
      { path: sheetPath(sheet, choice, unit * 0.3), fill: "accent" },
      { path: scrap, fill: "highlight" },
    ],
    { x: 0, y: 0, width: kit.width, height: kit.height },
  );
  kit.group("Figure", cutFigure(kit, figure, random.fork("figure"), room, ["highlight", "accent"]));
  stackWords(kit, words, { columns: factColumns(kit, words.width), headlineLinesMax: 3 });
}
