import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import { placeCloseUp } from "../close-up.ts";
import { factColumns } from "../fact-columns.ts";
import { cutPlaced } from "./cut-figure.ts";
import { sheetPath } from "./paper-shapes.ts";

/** The figure from so near that a part of it is outside, across the edge of two sheets. */
export function close(kit: Kit): void {
  const { width, height, unit, random } = kit;
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const choice = random.fork("close");
  const { placed, words, isWide } = placeCloseUp(kit, figure);
  const beyond = unit * 4;
  const { frame } = placed;
  const sheet: Frame = isWide
    ? { x: frame.x + frame.width * 0.3, y: -beyond, width: width, height: height + 2 * beyond }
    : { x: -beyond, y: frame.y + Math.min(frame.height, height - frame.y) * 0.42, width: width + 2 * beyond, height };
  const back = choice.pick(["highlight", "support"] as const);
  kit.group("Sheet", [{ path: sheetPath(sheet, choice, unit * 0.3), fill: back }], { x: 0, y: 0, width, height });
  kit.group("Figure", cutPlaced(kit, placed, random.fork("figure"), [back, "ground"]), { x: 0, y: 0, width, height });
  stackWords(kit, words, { columns: factColumns(kit, words.width), ...(isWide && { anchor: "middle" }) });
}
