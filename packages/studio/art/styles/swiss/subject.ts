import { lchOf } from "../../../engine/color/color.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { headlineLines, pictureShare } from "../../../engine/compose/long-headline.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import {
  type FigureColors,
  figurePlans,
  figuresFor,
  naturalAccent,
  naturalBody,
  placeFigure,
} from "../../../engine/compose/subject-figure.ts";
import { circle, type Frame } from "../../../engine/geometry/path.ts";
import type { Figure } from "../../figures/figure.ts";
import { isEdible } from "../../figures/natural-tones.ts";

const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** A figure's colors on one of the palette's: none of them is what is behind it. */
export function colorsOn(kit: Kit, figure: Figure, on: PaletteRole): FigureColors {
  const { palette } = kit;
  const isLight = (role: PaletteRole): boolean => lchOf(palette[role]).lightness > 0.35;
  const parts = (["support", "ground", "highlight"] as const).filter((role) => !isEdible(figure) || isLight(role));
  const accentOn = (body: PaletteRole, usual: PaletteRole): PaletteRole =>
    naturalAccent(kit, figure, body, parts) ?? (isEdible(figure) ? "support" : usual);
  if (on === "ground") return { body: "accent", detail: "ground", accent: accentOn("accent", "highlight") };
  // On a colored sheet, the accent is white or black, and the other one is left for parts.
  const light = (["ground", "ink", "highlight"] as const).filter(isLight);
  const body = naturalBody(kit, figure, light, [on]) ?? (isEdible(figure) ? light[0] : undefined) ?? "ground";
  const isInk = palette.accent === palette.ink;
  return { body, detail: on, accent: accentOn(body, isInk ? "support" : body === "ink" ? "ground" : "ink") };
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
  const drawn = random.fork("figure");
  const { width: own } = placeFigure(figure, drawn, room).frame;
  // Below words at the left, a slim figure at the left would leave the right half of a square empty.
  const isAside = isWide || (kit.width > kit.height * 0.9 && own < room.width * 0.7);
  const placed = placeFigure(figure, drawn, room, { across: isAside ? 1 : 0, down: 1 });
  kit.group("Figure", figurePlans(placed.pieces, colorsOn(kit, figure, "ground")));
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
  const ways = on !== "ground" || ratio < 0.6 ? [alone] : ratio > 2.2 ? [grid] : [grid, disc, alone, alone];
  return kit.random.fork("way").pick(ways)(kit, frame, on);
}

/** Cells of a grid: three by three, or what a slim frame has room for. */
function cellsOf({ width, height }: Frame): readonly [across: number, down: number] {
  const ratio = width / height;
  if (ratio > 2.2) return [Math.min(6, Math.round(ratio * 2)), 2];
  return ratio > 1.45 ? [4, 3] : ratio < 0.8 ? [2, 3] : [3, 3];
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
    return figurePlans(pieces, index === across * down - 1 ? colorsOn(kit, figure, "ground") : quiet);
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
  return [{ path: circle(cx, cy, radius), fill: "accent" }, ...figurePlans(pieces, colorsOn(kit, figure, "accent"))];
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
  return figurePlans(pieces, colorsOn(kit, figure, on));
}
