import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { figuresFor, outlineOf, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { flatten, mapPoints, type Point, rectangle } from "../../../engine/geometry/path.ts";
import type { Figure } from "../../figures/figure.ts";
import { solidFigure } from "./figure.ts";
import { canvasOf, isDusk, linear } from "./glow.ts";
import { lantern } from "./lantern.ts";
import { stageOf } from "./stage.ts";
import { setSoftly } from "./words.ts";

/** The figure three times in deeper and deeper color, each before the last one. */
export function trail(kit: Kit): void {
  const { width, height } = kit;
  const [figure] = figuresFor(kit);
  if (!figure) return;
  // Copies of what has gaps show through each other.
  if (!isSolid(kit, figure)) {
    lantern(kit);
    return;
  }
  const { stage, words, wide } = stageOf(kit, 0.5, 0.5);
  const dusk = isDusk(kit);
  kit.group("Field", [
    {
      path: rectangle({ x: 0, y: 0, width, height }),
      fill: linear(
        [0, 0],
        [0, height],
        [
          [0, dusk ? "support" : "highlight"],
          [1, "ground"],
        ],
      ),
    },
  ]);
  const apart = 0.24;
  // Narrow figures gain nothing from more width: the step goes by the figure, not by the room.
  const alone = placeFigure({ ...figure, isUpright: true }, kit.random.fork("figure"), {
    ...stage,
    width: stage.width / (1 + 2 * apart),
  });
  const lag = Math.max(alone.frame.width * apart, Math.min(stage.width, stage.height) * 0.1);
  const room = { ...stage, x: stage.x + 2 * lag, width: Math.min(stage.width - 2 * lag, alone.frame.width) };
  const free = stage.x + stage.width - room.x - room.width;
  const placed = placeFigure({ ...figure, isUpright: true }, kit.random.fork("figure"), {
    ...room,
    x: room.x + (wide ? free : 0),
  });
  const outline = outlineOf(placed);
  const form = (steps: number, plan: Omit<ShapePlan, "path">): ShapePlan => ({
    path: mapPoints(outline, ([x, y]) => [x - steps * lag, y]),
    ...plan,
  });
  kit.group(
    "Figure",
    [
      form(2, { fill: dusk ? "accent" : "support" }),
      form(1, { fill: "accent" }),
      form(1, { fill: dusk ? "highlight" : "ink", opacity: dusk ? 0.45 : 0.2 }),
      ...solidFigure(kit, placed),
    ],
    canvasOf(kit),
  );
  setSoftly(kit, words, wide ? { anchor: "middle" } : {});
}

/** Tells whether a figure covers most of its frame. */
function isSolid({ random }: Kit, figure: Figure): boolean {
  const placed = placeFigure({ ...figure, isUpright: true }, random.fork("figure"), {
    x: 0,
    y: 0,
    width: 100,
    height: 100,
  });
  const covered = flatten(outlineOf(placed), 2).reduce((sum, ring) => sum + areaOf(ring), 0);
  return covered > placed.frame.width * placed.frame.height * 0.5;
}

/** Positive or negative, by the way that it runs around: holes count against what they are in. */
const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nx, ny] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
