import { standingOut } from "../../../engine/color/farthest.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { naturalAccent, naturalBody, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { type Frame, flatten, type Path, type Point, smoothThrough } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import type { Figure } from "../../figures/figure.ts";
import { filled } from "../../figures/silhouette.ts";

/** An outline as scissors cut it: they turn in short straight moves and are never quite where they should be. @param unit of the figure. */
function cutByHand(path: Path, random: Random, unit: number): Path {
  const [phase, other] = [random.between(0, 6), random.between(0, 6)];
  return flatten(path, unit * 2).flatMap((ring) => {
    // Small shapes keep their form.
    const every = Math.max(1, Math.min(3, Math.floor(ring.length / 9)));
    const off = unit * Math.min(1, ring.length / 30);
    const points = ring
      .filter((_, index) => index % every === 0)
      .map(([x, y]): Point => {
        const [u, v] = [x / unit / 9, y / unit / 9];
        return [
          x + off * (Math.sin(v * 1.7 + phase) + random.between(-0.35, 0.35)),
          y + off * (Math.sin(u * 1.9 + other) + random.between(-0.35, 0.35)),
        ];
      });
    return smoothThrough(points, 0.4);
  });
}

/** A figure cut from three sheets. @param on what is behind it. */
export function cutFigure(
  kit: Kit,
  figure: Figure,
  random: Random,
  frame: Frame,
  on: readonly PaletteRole[],
): ShapePlan[] {
  const { pieces, scale } = placeFigure(figure, random, frame);
  const roles = ["ground", "accent", "support", "highlight", "ink"] as const;
  const [farthest = "ink", second = "ground"] = standingOut(kit.palette, roles, on);
  const body = naturalBody(kit, figure, roles, on) ?? farthest;
  const [farthestOfBody = "support"] = standingOut(
    kit.palette,
    (["accent", "support", "highlight"] as const).filter((role) => role !== body),
    [...on, body],
  );
  const accent = naturalAccent(kit, figure, body, roles) ?? farthestOfBody;
  const detail = on[0] ?? second;
  const fills = { body, accent, detail } as const;
  const scissors = random.fork("scissors");
  return pieces.map((piece) => ({ path: cutByHand(filled(piece, scale), scissors, scale), fill: fills[piece.part] }));
}
