import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { rectangle } from "../../../engine/geometry/path.ts";
import { pictureShare } from "../picture-share.ts";
import { contourPlans, filledPlans } from "./contour-figure.ts";
import { besideDrawing, penOf } from "./pen.ts";

/** Square tiles from edge to edge, a thing of the trade on each: in line on paper and in paper on the one color by turns. */
export function wallpaper(kit: Kit): void {
  const { random } = kit;
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.54),
    wideShare: 0.5,
    pictureAt: "top",
    gap: 7,
  });
  const pen = penOf(kit, 1.2);
  const figures = figuresFor(kit);
  const across = picture.width > picture.height * 1.2 ? 3 : 2;
  const rows = Math.max(1, Math.round((picture.height / picture.width) * across));
  const [w, h] = [picture.width / across, picture.height / rows];
  const side = Math.min(w, h) * 0.66;
  const plans = Array.from({ length: rows * across }, (_, index): ShapePlan[] => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const figure = figures[index % Math.max(1, figures.length)];
    const cell = { x: picture.x + column * w, y: picture.y + row * h, width: w, height: h };
    const isColored = (column + row) % 2 === 0;
    if (!figure) return [];
    const room = { x: cell.x + (w - side) / 2, y: cell.y + (h - side) / 2, width: side, height: side };
    const placed = placeFigure({ ...figure, isUpright: true }, random.fork(`figure ${index}`), room);
    return [
      { path: rectangle(cell), fill: isColored ? "accent" : "ground" },
      ...(isColored ? contourPlans : filledPlans)(pen, placed),
    ];
  }).flat();
  kit.group("Tiles", plans, picture);
  const lines = Array.from({ length: across - 1 + rows - 1 }, (_, index) => {
    const isColumn = index < across - 1;
    const x = picture.x + (index + 1) * w;
    const y = picture.y + (index - across + 2) * h;
    return pen.line(
      isColumn
        ? [
            ["M", x, picture.y],
            ["L", x, picture.y + picture.height],
          ]
        : [
            ["M", picture.x, y],
            ["L", picture.x + picture.width, y],
          ],
    );
  });
  const edge = isWide
    ? pen.line([
        ["M", picture.x, picture.y],
        ["L", picture.x, picture.y + picture.height],
      ])
    : pen.line([
        ["M", picture.x, picture.y + picture.height],
        ["L", picture.x + picture.width, picture.y + picture.height],
      ]);
  kit.group("Joints", [...lines, edge], picture);
  stackWords(kit, words, { ...besideDrawing(kit, words), ...(isWide && { anchor: "middle" }) });
}
