import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Frame, type Point, smoothThrough } from "../../../engine/geometry/path.ts";
import { factColumns } from "../fact-columns.ts";
import { pictureShare } from "../picture-share.ts";
import { pebble, place, sheetPath } from "./paper-shapes.ts";

/** Large round sheets within each other rise from the edge of a hill, a sun beside them: forms that stand for nothing. */
export function scraps(kit: Kit): void {
  const { unit, random } = kit;
  const choice = random.fork("scraps");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.54),
    wideShare: 0.5,
    pictureAt: "top",
    gap: 7,
  });
  const { x, y, width, height } = picture;
  const side = choice.pick([0, 1] as const);
  const across = (share: number) => x + width * (side === 0 ? share : 1 - share);
  const long = Math.min(width, height * 1.15);
  const foot: Point = [across(0.3), y + height * 1.02];
  const bows: readonly PaletteRole[] = ["support", "ground", "accent", "highlight"];
  const rise = bows.map((fill, index): ShapePlan => {
    const size = long * (1.3 - index * 0.3);
    return { path: place(pebble(choice), { at: foot, size, turn: choice.next() }), fill };
  });
  const crest = y + height * 0.86;
  const swing = (share: number): Point => [
    x - unit * 6 + share * (width + unit * 12),
    crest + Math.sin(share * 5 + side * 2) * height * 0.045,
  ];
  const hill = smoothThrough(
    [
      ...[0, 0.2, 0.4, 0.6, 0.8, 1].map(swing),
      [x + width + unit * 12, y + height * 1.2],
      [x - unit * 12, y + height * 1.2],
    ],
    0.8,
  );
  const sheet: Frame = { x: x - unit * 4, y: y - unit * 4, width: width + unit * 8, height: height + unit * 8 };
  kit.group(
    "Scraps",
    [
      { path: sheetPath(sheet, choice, unit * 0.3), fill: "highlight" },
      {
        path: place(pebble(choice), { at: [across(0.84), y + height * 0.26], size: long * 0.32, turn: 0 }),
        fill: "accent",
      },
      ...rise,
      { path: hill, fill: "support" },
    ],
    picture,
  );
  stackWords(kit, words, {
    columns: factColumns(kit, words.width),
    headlineLinesMax: 3,
    ...(isWide && { anchor: "middle" }),
  });
}
