import { isSeenOn } from "../../../engine/color/farthest.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { pictureShare } from "../../../engine/compose/long-headline.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figurePlans, figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, rectangle, sector } from "../../../engine/geometry/path.ts";
import { anchorOf } from "./anchor.ts";
import { figureColors } from "./colors.ts";
import { shapeColors } from "./tiles.ts";

/** Frames of the tiles: the first is two by two, the others are around it. Its own height decides where the canvas is low. */
function tilesIn(area: Frame, columns: number, rows: number, isMirrored: boolean): readonly Frame[] {
  const tall = area.height / rows;
  const large = Math.min(tall * 2, (area.width * 2) / columns);
  const small = (area.width - large) / (columns - 2);
  const before = isMirrored ? columns - 2 : 0;
  const lefts = Array.from({ length: columns }, (_, column) =>
    column <= before
      ? column * small
      : before * small + large * Math.min(1, (column - before) / 2) + small * Math.max(0, column - before - 2),
  );
  const tiles: Frame[] = [];
  for (let row = 0; row < rows; row++)
    for (const [column, left] of lefts.entries()) {
      const isLarge = row < 2 && column >= before && column < before + 2;
      const width = column >= before && column < before + 2 ? large / 2 : small;
      if (!isLarge) tiles.push({ x: area.x + left, y: area.y + row * tall, width, height: tall });
    }
  return [{ x: area.x + before * small, y: area.y, width: large, height: tall * 2 }, ...tiles];
}

const touch = (a: Frame, b: Frame): boolean =>
  a.x <= b.x + b.width + 1 && b.x <= a.x + a.width + 1 && a.y <= b.y + b.height + 1 && b.y <= a.y + a.height + 1;

/** Tiles with what the brief is about, the first of them four times as large; quarter circles lie between. */
export function mosaic(kit: Kit): void {
  const { width, height, unit, margin, random, palette } = kit;
  const isWide = width > height * 1.2;
  const isTall = height > width * 1.6;
  const share = pictureShare(kit, isTall ? 0.54 : width > height * 0.9 ? 0.54 : 0.48);
  const columns = isWide ? Math.max(3, Math.min(4, Math.round((width * 1.5) / height))) : 3;
  const rows = isWide || isTall ? 3 : 2;
  const area: Frame = isWide
    ? { x: width * 0.5, y: 0, width: width * 0.5, height }
    : { x: 0, y: 0, width, height: height * share };
  const choice = random.fork("mosaic");
  const tiles = tilesIn(area, columns, rows, choice.chance(0.5));
  const figures = figuresFor(kit);
  let shown = 0;
  const placed: { readonly frame: Frame; readonly fill: PaletteRole }[] = [];
  const plans = tiles.flatMap((frame, index): ShapePlan[] => {
    const taken = placed.filter((one) => touch(one.frame, frame)).map(({ fill }) => palette[fill]);
    const roles = choice.shuffled(["ground", ...shapeColors] as const);
    const [back = "accent"] = roles.filter(
      (role) => !taken.includes(palette[role]) && (index > 0 || role !== "ground"),
    );
    placed.push({ frame, fill: back });
    const field: ShapePlan = { path: rectangle(frame), fill: back };
    const figure = figures[shown % Math.max(1, figures.length)];
    if (figure && (index === 0 || tiles.length < 5 || index % 2 === 1)) {
      const inset = Math.min(frame.width, frame.height) * 0.14;
      const room = {
        x: frame.x + inset,
        y: frame.y + inset,
        width: frame.width - 2 * inset,
        height: frame.height - 2 * inset,
      };
      const { pieces } = placeFigure({ ...figure, isUpright: true }, random.fork(`figure ${shown}`), room);
      shown++;
      return [field, ...figurePlans(pieces, figureColors(kit, [back]))];
    }
    const front = choice.shuffled(shapeColors.filter((role) => isSeenOn(palette, role, back)))[0] ?? "ink";
    return [field, ...quarterIn(frame, choice.integer(0, 3), front, choice.chance(0.5) ? back : undefined)];
  });
  kit.group("Tiles", plans, area);
  const words: Frame = isWide
    ? { x: margin, y: margin, width: area.x - 2 * margin, height: height - 2 * margin }
    : {
        x: margin,
        y: area.height + unit * 6,
        width: width - 2 * margin,
        height: height - area.height - unit * 6 - margin,
      };
  stackWords(kit, words, { anchor: anchorOf(kit), columns: words.width > unit * 60 ? 3 : 2 });
}

/** A quarter circle in a tile's corner, or a band of one. @param turn of its corner, in quarters. */
function quarterIn(
  { x, y, width, height }: Frame,
  turn: number,
  fill: PaletteRole,
  hole: PaletteRole | undefined,
): ShapePlan[] {
  const [cx, cy] = [x + (turn === 1 || turn === 2 ? width : 0), y + (turn >= 2 ? height : 0)];
  const range = [turn * 0.25, turn * 0.25 + 0.25] as const;
  const radius = Math.min(width, height);
  return [
    { path: sector(cx, cy, radius, range), fill },
    ...(hole ? [{ path: sector(cx, cy, radius * 0.5, range), fill: hole }] : []),
  ];
}
