import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type FigureColors, figurePlans, figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame } from "../../../engine/geometry/path.ts";

const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** A figure's colors on one of the palette's: none of them is what is behind it. */
export function colorsOn({ palette }: Kit, on: PaletteRole): FigureColors {
  if (on === "ground") return { body: "accent", detail: "ground", accent: "highlight" };
  // On a colored sheet, the accent is white or black, and the other one is left for parts.
  const isInk = palette.accent === palette.ink;
  return { body: "ground", detail: on, accent: isInk ? "support" : "ink" };
}

/** Colors of figures that are there for the one that has the color. */
export const quiet: FigureColors = { body: "support", detail: "ground", accent: "support" };

/** The figure as one flat silhouette on the line of the bottom margin, as wide as the words. */
export function silhouette(kit: Kit): void {
  const { unit, random, inner, margin } = kit;
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.58),
    wideShare: 0.52,
    pictureAt: "bottom",
    gap: 5,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const room: Frame = isWide
    ? { x: picture.x, y: inner.y, width: picture.width - margin, height: inner.height }
    : { ...inner, y: picture.y, height: picture.height - margin };
  const placed = placeFigure(figure, random.fork("figure"), room, { across: isWide ? 1 : 0, down: 1 });
  kit.group("Figure", figurePlans(placed.pieces, colorsOn(kit, "ground")));
  stackWords(kit, words, {
    columns: isWide ? 2 : 3,
    headlineSizeMax: unit * 24,
    headlineLinesMax: headlineLines(kit, isWide ? 4 : 3),
    sublineWidth: 0.85,
  });
}

/** The figure in a frame, shown as the style does it. */
export function drawSubject(kit: Kit, frame: Frame, on: PaletteRole = "ground"): ShapePlan[] {
  const ratio = frame.width / frame.height;
  const ways = on !== "ground" ? [alone] : ratio > 2.2 || ratio < 0.45 ? [grid] : [grid, disc, alone, alone];
  return kit.random.fork("way").pick(ways)(kit, frame, on);
}

/** Cells of a grid: three by three, or what a slim frame has room for. */
function cellsOf({ width, height }: Frame): readonly [across: number, down: number] {
  const ratio = width / height;
  if (ratio > 2.2) return [Math.min(6, Math.round(ratio * 2)), 2];
  if (ratio < 0.45) return [2, Math.min(6, Math.round(2 / ratio))];
  return ratio > 1.45 ? [4, 3] : ratio < 0.7 ? [2, 3] : [3, 3];
}

/** The same figure in each field of a grid; the last one, which is the reader’s, has the color. */
function grid(kit: Kit, frame: Frame): ShapePlan[] {
  const { random } = kit;
  const [figure] = figuresFor(kit);
  if (!figure) return [];
  const [across, down] = cellsOf(frame);
  const gap = Math.min(frame.width / across, frame.height / down) * 0.16;
  const cell = {
    width: (frame.width - gap * (across - 1)) / across,
    height: (frame.height - gap * (down - 1)) / down,
  };
  const drawn = random.fork("grid").fork("figure");
  return Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const room: Frame = { x: frame.x + column * (cell.width + gap), y: frame.y + row * (cell.height + gap), ...cell };
    // The outer figures touch the margins that the words keep.
    const place = { across: across > 1 ? column / (across - 1) : 0, down: down > 1 ? row / (down - 1) : 1 };
    const { pieces } = placeFigure({ ...figure, isUpright: true }, drawn, room, place);
    return figurePlans(pieces, index === across * down - 1 ? colorsOn(kit, "ground") : quiet);
  }).flat();
}

/** The figure left empty in a disc on the line of the words. */
function disc(kit: Kit, frame: Frame): ShapePlan[] {
  const [figure] = figuresFor(kit);
  if (!figure) return [];
  const radius = Math.min(frame.width, frame.height) / 2;
  const [cx, cy] = [frame.x + radius, frame.y + frame.height / 2];
  const side = radius * 1.36;
  const room = { x: cx - side / 2, y: cy - side / 2, width: side, height: side };
  const { pieces } = placeFigure({ ...figure, isUpright: true }, kit.random.fork("figure"), room);
  return [
    { path: circle(cx, cy, radius), fill: "accent" },
    ...figurePlans(pieces, { body: "ground", detail: "accent", accent: "ground" }),
  ];
}

/** The figure alone, as large as the frame, on the line of the words; in the middle of a field. */
function alone(kit: Kit, frame: Frame, on: PaletteRole): ShapePlan[] {
  const [figure] = figuresFor(kit);
  if (!figure) return [];
  const isField = on !== "ground";
  const room = isField ? inset(frame, Math.min(frame.width, frame.height) * 0.1) : frame;
  const { pieces } = placeFigure(figure, kit.random.fork("figure"), room, {
    across: isField ? 0.5 : 0,
    down: isField ? 0.5 : 1,
  });
  return figurePlans(pieces, colorsOn(kit, on));
}
