import type { Kit } from "../../../engine/compose/kit.ts";
import { figuresFor, placeFigure } from "../../../engine/compose/subject-figure.ts";
import type { Frame, Point } from "../../../engine/geometry/path.ts";
import { solidFigure } from "./figure.ts";
import { canvasOf, drawField, glow, isDusk } from "./glow.ts";
import { stageOf } from "./stage.ts";
import { setSoftly } from "./words.ts";

/** One large solid figure before a field of light, brightest behind it. */
export function lantern(kit: Kit): void {
  const { width, height } = kit;
  const { stage, words, wide } = stageOf(kit, 0.5);
  drawField(kit, wide ? [width * 0.27, height / 2] : [width / 2, height * 0.8]);
  drawShining(kit, stage);
  setSoftly(kit, words, wide ? { anchor: "middle" } : { align: "middle", sublineWidth: 0.84 });
}

/** The figure in a frame, in the light that it stands before. */
export function drawShining(kit: Kit, stage: Frame): void {
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const placed = placeFigure({ ...figure, isUpright: true }, kit.random.fork("figure"), stage);
  const at: Point = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  const paint = isDusk(kit) ? "accent" : "highlight";
  kit.group(
    "Figure",
    [glow(at, Math.max(stage.width, stage.height) * 0.8, paint, 0.85), ...solidFigure(kit, placed)],
    canvasOf(kit),
  );
}
