import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, outlineOf, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { bar, type Frame, type Path, type Point, rectangle } from "../../../engine/geometry/path.ts";
import { filled } from "../../figures/silhouette.ts";
import { pictureShare } from "../picture-share.ts";
import { besideDrawing } from "./pen.ts";

/** Lines from edge to edge that get thick where the figure is, as in an engraving. */
export function raster(kit: Kit): void {
  const { random } = kit;
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.56),
    wideShare: 0.5,
    pictureAt: "top",
    gap: 6,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const short = Math.min(picture.width, picture.height);
  const side = short * 0.84;
  const room: Frame = {
    x: picture.x + (picture.width - side) / 2,
    y: picture.y + (picture.height - side) / 2,
    width: side,
    height: side,
  };
  const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), room);
  const { pieces, scale } = placed;
  const count = Math.round((picture.height / short) * 40);
  const step = picture.height / count;
  const lines = (thick: number): Path =>
    Array.from({ length: count }, (_, index): Path => {
      const y = picture.y + (index + 0.5) * step;
      const [from, to]: [Point, Point] = [
        [picture.x, y],
        [picture.x + picture.width, y],
      ];
      return bar(from, to, step * thick);
    }).flat();
  const outline = outlineOf(placed);
  // In their order: a wheel is an accent over a detail.
  const inside = pieces.flatMap((piece): ShapePlan[] => {
    const path = filled(piece, scale);
    if (piece.part === "accent") return [{ path, fill: "accent" }];
    return piece.part === "body" ? [] : [{ path, within: outline, fill: "ground" }];
  });
  kit.group(
    "Engraving",
    [
      { path: rectangle(picture), fill: "ground" },
      { path: lines(0.14), fill: "ink" },
      { path: outline, fill: "ground" },
      { path: lines(0.72), within: outline, fill: "ink" },
      ...inside,
    ],
    picture,
  );
  stackWords(kit, words, { ...besideDrawing(kit, words), ...(isWide && { anchor: "middle" }) });
}
