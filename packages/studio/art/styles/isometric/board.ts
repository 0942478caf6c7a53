import type { Kit } from "../../../engine/compose/kit.ts";
import { figuresFor } from "../../../engine/compose/subject-figure.ts";
import { boardOf } from "./relief.ts";
import { setBesideStage, stageOf } from "./stage.ts";
import { drawScene, type Solid } from "./view.ts";

/** Blocks of different heights beside each other, a figure on each. */
export function board(kit: Kit): void {
  const random = kit.random.fork("board");
  const stage = stageOf(kit);
  const figures = figuresFor(kit);
  const colors = random.shuffled(["accent", "support", "highlight"] as const);
  const across = kit.brief.detail > 80 ? 3 : 2;
  const pitch = 3.12;
  const solids = Array.from({ length: across * across }, (_, index): Solid => {
    const [column, row] = [index % across, Math.floor(index / across)];
    return boardOf(kit, {
      at: [column * pitch, row * pitch, 0],
      size: 3,
      // Lower toward the viewer, so that no block hides the next.
      thick: 0.5 + (2 * across - 2 - column - row) * 0.42 + random.between(0, 0.25),
      color: colors[(column + row * 2) % 3] ?? "accent",
      figure: figures[index % figures.length],
      random: kit.random.fork(`figure ${index}`),
    });
  });
  drawScene(kit, solids, { frame: stage, reach: 0.5 });
  setBesideStage(kit, stage);
}

/** One thick block, as large as the canvas allows, with the figure on top. */
export function slab(kit: Kit): void {
  const random = kit.random.fork("slab");
  const stage = stageOf(kit);
  drawSlab(kit, stage, random.pick(["accent", "support", "highlight"] as const));
  setBesideStage(kit, stage);
}

export function drawSlab(
  kit: Kit,
  frame: Parameters<typeof drawScene>[2]["frame"],
  color: "accent" | "support" | "highlight",
): void {
  const [figure] = figuresFor(kit);
  const under = color === "support" ? "accent" : "support";
  const solids = [
    boardOf(kit, { at: [0, 0, 0], size: 6, thick: 0.35, color: under, random: kit.random }),
    boardOf(kit, {
      at: [0.35, 0.35, 0.35],
      size: 5.3,
      thick: 0.7,
      color,
      figure,
      random: kit.random.fork("figure"),
    }),
  ];
  drawScene(kit, solids, { frame, reach: 0.35 });
}
