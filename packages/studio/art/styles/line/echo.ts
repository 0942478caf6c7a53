import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor, outlineOf, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, rectangle } from "../../../engine/geometry/path.ts";
import { contourPlans } from "./contour-figure.ts";
import { penOf, quiet } from "./pen.ts";

/** Lines follow a figure's outline farther and farther away, as on a map. */
export function echo(kit: Kit): void {
  const { unit, random, brief } = kit;
  const pen = penOf(kit);
  const choice = random.fork("echo");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: 0.62,
    wideShare: 0.52,
    pictureAt: choice.pick(["top", "bottom"]),
    gap: 6,
  });
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const side = Math.min(picture.width, picture.height) * 0.52;
  const room: Frame = {
    x: picture.x + (picture.width - side) / 2,
    y: picture.y + (picture.height - side) / 2,
    width: side,
    height: side,
  };
  const placed = placeFigure(figure, random.fork("figure"), room);
  const outline = outlineOf(placed);
  const count = Math.round(7 + brief.detail / 12);
  const reach = Math.hypot(picture.width, picture.height) / 2 - side * 0.3;
  const steps = Array.from({ length: count }, (_, index) => ((index + 1) / count) ** 1.25 * reach);
  const lines = steps.toReversed().flatMap((far): ShapePlan[] => [
    { path: outline, stroke: { paint: "ink", width: far * 2 + pen.weight } },
    { path: outline, stroke: { paint: "ground", width: far * 2 - pen.weight } },
  ]);
  kit.group("Echo", [{ path: rectangle(picture), fill: "ground" }, ...lines], picture);
  kit.group("Figure", contourPlans(pen, placed));
  stackWords(kit, words, {
    ...quiet(kit),
    columns: isWide ? "list" : 3,
    sublineWidth: 0.85,
    headlineSizeMax: unit * 17,
  });
}
