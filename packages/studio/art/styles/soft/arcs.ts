import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { circle, type Point } from "../../../engine/geometry/path.ts";
import { canvasOf, drawField, isDusk, linear } from "./glow.ts";
import { isWide, stageOf } from "./stage.ts";
import { setSoftly } from "./words.ts";

/** Arcs of light within each other, each as deep at its edge as the next is pale; they rise from the edge of the canvas. */
export function arcs(kit: Kit): void {
  const { width, height, unit, inner, brief } = kit;
  const wide = isWide(kit);
  const dusk = isDusk(kit);
  drawField(kit, wide ? [width * 0.25, height / 2] : [width / 2, height * 0.2]);
  const radius = wide ? Math.min(height * 0.86, width * 0.3) : Math.min(width * 0.58, height * 0.42);
  const at: Point = [wide ? width - radius * 0.86 - inner.x * 0.4 : width / 2, height];
  const count = Math.round(4 + brief.detail / 34);
  const plans = Array.from({ length: count }, (_, index): ShapePlan => {
    const own = radius * (1 - index / (count + 0.6));
    return {
      path: circle(...at, own),
      fill: linear(
        [at[0], at[1] - own],
        [at[0], at[1] - own * 0.1],
        [
          [0, "accent"],
          [0.5, dusk ? "support" : "highlight"],
          [1, dusk ? "ground" : "support"],
        ],
      ),
    };
  });
  kit.group("Arcs", plans, canvasOf(kit));
  if (wide)
    setSoftly(kit, { ...stageOf(kit, 0.5).words, width: at[0] - radius - inner.x - unit * 4 }, { anchor: "middle" });
  else setSoftly(kit, { ...inner, height: height - radius - inner.y - unit * 7 }, { align: "middle" });
}
