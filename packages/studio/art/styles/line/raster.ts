import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, outlineOf, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { bar, type Frame, type Path, type Point, rectangle } from "../../../engine/geometry/path.ts";
import { filled } from "../../figures/silhouette.ts";
import { besideDrawing } from "./pen.ts";

/** Lines from edge to edge that get thick where the figure is, as in an engraving. */
export function raster(kit: Kit): void {
  const { random } = kit;
  const { picture, words, isWide } = splitCanvas(kit, { share: 0.56, wideShare: 0.5, pictureAt: "top", gap: 6 });
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
  const thin: ShapePlan = { path: lines(0.14), fill: "ink" };
  const accents = pieces.filter(({ part }) => part === "accent").flatMap((piece) => filled(piece, scale));
  const details = pieces.filter(({ part }) => part === "detail").flatMap((piece) => filled(piece, scale));
  kit.group(
    "Engraving",
    [
      { path: rectangle(picture), fill: "ground" },
      thin,
      { path: outlineOf(placed), fill: "ground" },
      { path: lines(0.72), within: outlineOf(placed), fill: "ink" },
      ...(accents.length > 0 ? [{ path: accents, fill: "accent" } as const] : []),
      ...(details.length > 0
        ? [{ path: details, within: outlineOf(placed), fill: "ground" } as const, { ...thin, within: details }]
        : []),
    ],
    picture,
  );
  stackWords(kit, words, { ...besideDrawing(kit, words), ...(isWide && { anchor: "middle" }) });
}
