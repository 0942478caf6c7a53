import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { type Point, polygon } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { setBesideStage, stageOf } from "./stage.ts";
import { type Place, project } from "./view.ts";

/** Cubes piled in the corner of a room, that can be seen as holes as well: each side has a hue of its own. */
export function cubes(kit: Kit): void {
  const random = kit.random.fork("cubes");
  const stage = stageOf(kit, 0.6);
  const size = Math.round(3 + kit.brief.detail / 25);
  const heights = pileOf(random, size);
  const scale = Math.min(stage.width / (2 * size * Math.cos(Math.PI / 6)), stage.height / (2 * size));
  const center: Point = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  const [origin, corner] = [project([0, 0, 0]), project([size, size, size])];
  const middle: Point = [(origin[0] + corner[0]) / 2, (origin[1] + corner[1]) / 2];
  const at = (place: Place): Point => {
    const [x, y] = project(place);
    return [center[0] + (x - middle[0]) * scale, center[1] + (y - middle[1]) * scale];
  };
  const [top, left, right] = random.shuffled(["accent", "support", "highlight"] as const) as [
    PaletteRole,
    PaletteRole,
    PaletteRole,
  ];
  const special = random.integer(0, size * size - 1);
  const plans: ShapePlan[] = [];
  const tile = (corners: readonly Place[], fill: PaletteRole) =>
    plans.push({ path: polygon(corners.map(at)), fill, stroke: { paint: "ground", width: kit.unit * 0.22 } });
  const heightAt = (x: number, y: number) => heights[x]?.[y] ?? 0;
  for (let x = 0; x < size; x++) {
    for (let y = 0; y < size; y++) {
      const h = heightAt(x, y);
      tile(
        [
          [x, y, h],
          [x + 1, y, h],
          [x + 1, y + 1, h],
          [x, y + 1, h],
        ],
        x * size + y === special ? "ink" : top,
      );
    }
    for (let y = 0; y < size; y++) {
      // The walls of the room above the pile, then the sides of the pile that its lower neighbors leave free.
      const walls = [
        ["x", 0, x === 0 ? heightAt(x, y) : size, size],
        ["y", 0, y === 0 ? heightAt(x, y) : size, size],
        ["x", 1, heightAt(x + 1, y), heightAt(x, y)],
        ["y", 1, heightAt(x, y + 1), heightAt(x, y)],
      ] as const;
      for (const [axis, off, from, to] of walls) {
        for (let z = from; z < to; z++) {
          const side: readonly Place[] =
            axis === "x"
              ? [
                  [x + off, y, z],
                  [x + off, y + 1, z],
                  [x + off, y + 1, z + 1],
                  [x + off, y, z + 1],
                ]
              : [
                  [x, y + off, z],
                  [x + 1, y + off, z],
                  [x + 1, y + off, z + 1],
                  [x, y + off, z + 1],
                ];
          tile(side, axis === "x" ? right : left);
        }
      }
    }
  }
  kit.group("Cubes", plans);
  setBesideStage(kit, stage);
}

/** Heights that never grow toward the front, so that no cube hides another. */
function pileOf(random: Random, size: number): number[][] {
  const heights: number[][] = [];
  for (let x = 0; x < size; x++) {
    const row: number[] = [];
    for (let y = 0; y < size; y++) {
      const max = Math.min(heights[x - 1]?.[y] ?? size, row[y - 1] ?? size);
      const share = 1 - (x + y) / (2 * size - 1.4);
      row.push(Math.max(0, Math.min(max, Math.round(size * share + random.between(-1.1, 1.1)))));
    }
    heights.push(row);
  }
  return heights;
}
