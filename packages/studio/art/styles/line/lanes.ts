import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { splitCanvas } from "../../../engine/compose/split-canvas.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { type Path, sector } from "../../../engine/geometry/path.ts";
import { pictureShare } from "../picture-share.ts";
import { besideDrawing, penOf } from "./pen.ts";

/** Lanes that come in from one edge, turn, and leave by another, one of them in color: lines that stand for nothing. */
export function lanes(kit: Kit): void {
  const { random } = kit;
  const choice = random.fork("lanes");
  const { picture, words, isWide } = splitCanvas(kit, {
    share: pictureShare(kit, 0.52),
    wideShare: 0.5,
    pictureAt: "top",
    gap: 7,
  });
  const pen = penOf(kit, 1.6);
  const { x, y, width, height } = picture;
  const short = Math.min(width, height);
  const count = 6;
  const step = (short * 0.74) / count;
  const [cx, cy] = [x + width * (isWide ? 0.16 : 0.3), y + height - short * 0.02];
  const colored = choice.integer(1, count - 2);
  const lane = (index: number): Path => {
    const radius = step * (index + 1.4);
    const [, start, ...curves] = sector(cx, cy, radius, [-0.25, 0]);
    if (start?.[0] !== "L") return [];
    return [
      ["M", x - step, start[2]],
      ["L", start[1], start[2]],
      ...curves.filter(([letter]) => letter === "C"),
      ["L", cx + radius, y + height + step],
    ];
  };
  const plans = Array.from({ length: count }, (_, index): ShapePlan => pen.line(lane(index)));
  const middle: ShapePlan = { path: lane(colored - 0.5), stroke: { paint: "accent", width: step } };
  kit.group("Lanes", [middle, ...plans], picture);
  stackWords(kit, words, { ...besideDrawing(kit, words), ...(isWide && { anchor: "middle" }) });
}
