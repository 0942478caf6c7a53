import type { Kit } from "../../../engine/compose/kit.ts";
import { stackWords } from "../../../engine/compose/stack-words.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import { placeCloseUp } from "../close-up.ts";
import { filledPlans } from "./contour-figure.ts";
import { besideDrawing, penOf } from "./pen.ts";

/** One figure in heavy contour, from so near that a part of it is outside, filled with the one color. */
export function close(kit: Kit): void {
  const { width, height } = kit;
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const { placed, words, isWide } = placeCloseUp(kit, figure);
  kit.group("Figure", filledPlans(penOf(kit, 2.2), placed), { x: 0, y: 0, width, height });
  stackWords(kit, words, { ...besideDrawing(kit, words), headlineLinesMax: 4, ...(isWide && { anchor: "middle" }) });
}
