import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { pictureShare } from "../../../engine/compose/long-headline.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figurePlans, figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, rectangle, sector } from "../../../engine/geometry/path.ts";
import { anchorOf } from "./anchor.ts";
import { figureColors, pairFor } from "./colors.ts";

/** A disc in quarters of two colors before four fields, and one large figure whole before it, in a color that none of them has. */
export function quadrants(kit: Kit): void {
  const { unit, random } = kit;
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, isSquarish(kit) ? 0.6 : 0.56),
    wideShare: 0.5,
    pictureAt: "top",
    gap: 6,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const choice = random.fork("quadrants");
  const [first, second] = pairFor(kit, choice);
  const isFielded = choice.chance(0.5);
  const [w, h] = [picture.width / 2, picture.height / 2];
  const [cx, cy] = [picture.x + w, picture.y + h];
  const radius = Math.min(w, h) * (isFielded ? 1 : 0.92);
  const corners: readonly (readonly [number, number, number])[] = [
    [0, 0, 0.5],
    [1, 0, 0.75],
    [1, 1, 0],
    [0, 1, 0.25],
  ];
  const plans = corners.flatMap(([column, row, from], index): ShapePlan[] => {
    const [back, form] = index % 2 === 0 ? [first, second] : [second, first];
    const frame: Frame = { x: picture.x + column * w, y: picture.y + row * h, width: w, height: h };
    // The fields and the quarters change places: in fields, the disc would be lost on its own color.
    const quarter = sector(cx, cy, radius, [from, from + 0.25]);
    return isFielded
      ? [
          { path: rectangle(frame), fill: back },
          { path: quarter, fill: form },
        ]
      : [{ path: quarter, fill: form }];
  });
  const side = radius * 1.32;
  const room: Frame = { x: cx - side / 2, y: cy - side / 2, width: side, height: side };
  const { pieces } = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), room);
  kit.group("Disc", plans, picture);
  kit.group("Figure", figurePlans(pieces, figureColors(kit, [first, second])));
  stackWords(kit, words, { anchor: anchorOf(kit), columns: isWide ? 2 : words.width > unit * 60 ? 3 : 2 });
}

const isSquarish = ({ width, height }: Kit): boolean => width > height * 0.9;
