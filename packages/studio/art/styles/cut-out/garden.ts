import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import type { Frame, Point } from "../../../engine/geometry/path.ts";
import { cutColors, leafShape, place, sheetPath } from "./paper-shapes.ts";

/** Leaves grow into the canvas from its edges; the words are on a sheet in the middle. */
export function garden(kit: Kit): void {
  const { width, height, unit, brief } = kit;
  const random = kit.random.fork("garden");
  const short = Math.min(width, height);
  const sheet: Frame = { x: width * 0.12, y: height * 0.17, width: width * 0.76, height: height * 0.66 };
  const canvas: Frame = { x: 0, y: 0, width, height };
  const backs: ShapePlan[] = [
    {
      path: sheetPath(
        { x: -unit * 4, y: -unit * 4, width: width * random.between(0.42, 0.58), height: height + unit * 8 },
        random,
        unit * 0.25,
      ),
      fill: "accent",
    },
    {
      path: sheetPath(
        { x: width * 0.5, y: height * random.between(0.5, 0.62), width: width * 0.6, height: height * 0.6 },
        random,
        unit * 0.25,
      ),
      fill: "support",
    },
  ];
  const count = Math.round(9 + brief.detail / 7);
  const leaves = Array.from({ length: count }, (_, index): ShapePlan => {
    const share = (index + random.between(-0.2, 0.2)) / count;
    const [at, turn] = onEdge(canvas, share);
    const size = short * random.between(0.36, 0.5);
    const path = place(leafShape(random), {
      at,
      size,
      turn: turn + random.between(-0.06, 0.06),
      stretch: random.between(1, 1.25),
    });
    return { path, fill: cutColors[(index + 1) % 3] };
  });
  kit.group("Sheets", backs, canvas);
  kit.group("Leaves", leaves, canvas);
  kit.shape("Sheet", { path: sheetPath(sheet, random, unit * 0.2), fill: "ground", isPlate: true });
  const words = {
    x: sheet.x + unit * 6,
    y: sheet.y + unit * 7,
    width: sheet.width - unit * 12,
    height: sheet.height - unit * 14,
  };
  stackWords(kit, words, { align: "middle", columns: "list", sublineWidth: 0.9, anchor: "middle" });
}

/** The place and direction of a point on a frame's edge, by its share of the way around. Directions look inward. */
function onEdge({ width, height }: Frame, share: number): readonly [Point, number] {
  const around = (((share % 1) + 1) % 1) * (2 * (width + height));
  if (around < width) return [[around, 0], 0.5];
  if (around < width + height) return [[width, around - width], 0.75];
  if (around < 2 * width + height) return [[2 * width + height - around, height], 0];
  return [[0, 2 * (width + height) - around], 0.25];
}
