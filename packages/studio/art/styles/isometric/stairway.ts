import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import type { Random } from "../../../engine/random.ts";
import { ball, box, cone, cylinder, opening } from "./solids.ts";
import { setBesideStage, stageOf } from "./stage.ts";
import { drawScene, type Solid } from "./view.ts";

/** Two flights come down from a corner, with things on their steps. */
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
  const things = Math.round(3 + kit.brief.detail / 25);
  const places = random.shuffled(Array.from({ length: count * 2 }, (_, index) => index)).slice(0, things);
  for (let index = 0; index < count; index++) {
    const tall = (count - index) * rise;
    const along = deep + index * 1.05;
    solids.push(box([0, along, 0], [deep, 1.05, tall], a, { top: c }));
    solids.push(box([along, 0, 0], [1.05, deep, tall], b, { top: c }));
    for (const [side, place] of [places.indexOf(index), places.indexOf(index + count)].entries()) {
      if (place < 0) continue;
      const off = random.between(0.55, deep - 0.55);
      const at = side === 0 ? ([off, along + 0.52, tall] as const) : ([along + 0.52, off, tall] as const);
      solids.push(...thingAt(random, at, place === 0 ? b : random.pick([a, b])));
    }
  }
  solids.push(
    box([0.35, 0.35, top], [1.2, 1.2, 1.5], b, { onSides: opening(0.56, 0.8), top: c }),
    ...random.pick([
      () => [cone([0.95, 0.95, top + 1.5], 0.62, 1.2, a)],
      () => [ball([0.95, 0.95, top + 1.5], 0.45, c)],
      () => [cylinder([0.95, 0.95, top + 1.5], 0.4, 0.7, a, c)],
    ])(),
  );
  drawScene(kit, solids, { frame: stage });
  setBesideStage(kit, stage);
}

const thingAt = (random: Random, [x, y, z]: readonly [number, number, number], color: PaletteRole): Solid[] =>
  random.pick([
    () => [ball([x, y, z], 0.36, color)],
    () => [cylinder([x, y, z], 0.32, random.between(0.5, 1), color)],
    () => [box([x - 0.32, y - 0.32, z], [0.64, 0.64, 0.64], color)],
    () => [cone([x, y, z], 0.36, 0.95, color)],
  ])();
