import type { Kit } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { pictureShare } from "../picture-share.ts";
import { backing, cutPlaced } from "./cut-figure.ts";

/** A figure on sheets of its own form, each wider than the one before. */
export function layers(kit: Kit): void {
  const { random } = kit;
  const choice = random.fork("layers");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.54),
    wideShare: 0.48,
    pictureAt: "top",
    gap: 7,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const side = Math.min(picture.width, picture.height) * 0.62;
  const room: Frame = {
    x: picture.x + (picture.width - side) / 2,
    y: picture.y + (picture.height - side) / 2,
    width: side,
    height: side,
  };
  const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), room);
  const [near, far] = choice.shuffled(["support", "accent"] as const);
  const rim = Math.min(picture.width, picture.height) * 0.075;
  kit.group(
    "Layers",
    [
      { path: rectangle(picture), fill: near ?? "support" },
      ...backing(placed, rim, ["highlight", far ?? "accent"]),
      ...cutPlaced(kit, placed, random.fork("figure"), ["highlight"]),
    ],
    picture,
  );
  stackWords(kit, words, {
    columns: factColumns(kit, words.width),
    headlineLinesMax: 3,
    ...(isWide && { anchor: "middle" }),
  });
}
