import type { Kit } from "../../../engine/compose/kit.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import { placeCloseUp } from "../close-up.ts";
import { solidFigure } from "./figure.ts";
import { canvasOf, drawField } from "./glow.ts";
import { setSoftly } from "./words.ts";

/** The figure from so near that a part of it is outside. */
export function close(kit: Kit): void {
  const { width, height } = kit;
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const { placed, words, isWide } = placeCloseUp(kit, figure);
  drawField(kit, isWide ? [width * 0.25, height / 2] : [width / 2, height * 0.2]);
  kit.group("Figure", solidFigure(kit, placed), canvasOf(kit));
  setSoftly(kit, words, isWide ? { anchor: "middle" } : {});
}
