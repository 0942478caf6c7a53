import type { Kit } from "../../../engine/compose/kit.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import { boardOf } from "./relief.ts";
import { setBesideStage, stageOf } from "./stage.ts";
import { drawScene, type Solid } from "./view.ts";

/** Plates that float above each other, each a color of its own; the top one has the figure on it. */
export function plates(kit: Kit): void {
  const random = kit.random.fork("plates");
  const stage = stageOf(kit);
  const [figure] = figuresFor(kit);
  const colors = random.shuffled(["accent", "support", "highlight"] as const);
  const count = kit.brief.detail > 66 ? 4 : 3;
  const solids = Array.from({ length: count }, (_, floor): Solid => {
    const isTop = floor === count - 1;
    return boardOf(kit, {
      at: [0, 0, floor * 1.25],
      size: 5,
      thick: 0.42,
      color: colors[floor % 3] ?? "accent",
      figure: isTop ? figure : undefined,
      random: kit.random.fork("figure"),
    });
  });
  drawScene(kit, solids, { frame: stage, reach: 0.3 });
  setBesideStage(kit, stage);
}
