import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import { box } from "./solids.ts";
import { setBesideStage, stageOf } from "./stage.ts";
import { drawScene, type Solid } from "./view.ts";

/** Two flights of steps come down from a corner. */
export function stairway(kit: Kit): void {
  const random = kit.random.fork("stairway");
  const stage = stageOf(kit, 0.58);
  const [a, b, c] = random.shuffled(["accent", "support", "highlight"] as const) as [
    PaletteRole,
    PaletteRole,
    PaletteRole,
  ];
  const count = 5 + Math.round(kit.brief.detail / 34);
  const [deep, rise] = [1.9, 0.62];
  const top = (count + 1) * rise;
  const solids: Solid[] = [box([0, 0, 0], [deep, deep, top], a, { top: c })];
  for (let index = 0; index < count; index++) {
    const tall = (count - index) * rise;
    const along = deep + index * 1.05;
    solids.push(box([0, along, 0], [deep, 1.05, tall], a, { top: c }));
    solids.push(box([along, 0, 0], [1.05, deep, tall], b, { top: c }));
  }
  drawScene(kit, solids, { frame: stage });
  setBesideStage(kit, stage);
}
