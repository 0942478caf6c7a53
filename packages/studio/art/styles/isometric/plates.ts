import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit } from "../../../engine/compose/kit.ts";
import type { Random } from "../../../engine/random.ts";
import { ball, box, cone, cylinder, stairs } from "./solids.ts";
import { setBesideStage, stageOf } from "./stage.ts";
import { drawScene, type Solid } from "./view.ts";

/** Floors above each other, drawn apart, with something on each. */
export function plates(kit: Kit): void {
  const random = kit.random.fork("plates");
  const stage = stageOf(kit, 0.6);
  const count = kit.brief.detail > 66 ? 4 : 3;
  const side = 5;
  const gap = count === 4 ? 1.9 : 2.2;
  const colors = random.shuffled(["accent", "support", "highlight"] as const);
  const solids: Solid[] = [];
  for (let floor = 0; floor < count; floor++) {
    const z = floor * gap;
    const color = colors[floor % 3] ?? "accent";
    const others = colors.filter((role) => role !== color);
    solids.push(box([0, 0, z], [side, side, 0.3], color));
    const posts = floor === count - 1 ? [] : [0.16, side - 0.34];
    for (const x of posts)
      for (const y of posts) solids.push(box([x, y, z + 0.3], [0.18, 0.18, gap - 0.3], others[0] ?? color));
    solids.push(...furnish(random, z + 0.3, gap - 0.6, others, floor === count - 1));
  }
  drawScene(kit, solids, { frame: stage, reach: 0.45 });
  setBesideStage(kit, stage);
}

/** Things on four plots of a floor. @param room below the next floor. */
function furnish(random: Random, z: number, room: number, colors: readonly PaletteRole[], isTop: boolean): Solid[] {
  const most = isTop ? room * 1.5 : room;
  const makers = random.shuffled([
    (x: number, y: number, color: PaletteRole) => [ball([x, y, z], Math.min(0.55, most / 2), color)],
    (x: number, y: number, color: PaletteRole) => [cylinder([x, y, z], 0.55, most * random.between(0.35, 0.8), color)],
    (x: number, y: number, color: PaletteRole) => [cone([x, y, z], 0.6, most * 0.9, color)],
    (x: number, y: number, color: PaletteRole) => [box([x - 0.6, y - 0.6, z], [1.2, 1.2, most * 0.55], color)],
    (x: number, y: number, color: PaletteRole) =>
      stairs([x - 0.7, y - 0.6, z], [1.5, 1.2, most * 0.7], random.pick(["x", "y"] as const), 4, color),
  ]);
  const plots = [
    [1.4, 1.4],
    [3.6, 1.4],
    [1.4, 3.6],
    [3.6, 3.6],
  ] as const;
  const shown = random.shuffled(plots).slice(0, isTop ? 4 : 3);
  return shown.flatMap(
    ([x, y], index) => makers[index % makers.length]?.(x, y, colors[index % colors.length] ?? "accent") ?? [],
  );
}
