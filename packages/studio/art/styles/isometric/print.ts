import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { outlineOf, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { mapPoints, type Path, type Point } from "../../../engine/geometry/path.ts";
import type { Figure } from "../../figures/figure.ts";
import { filled } from "../../figures/silhouette.ts";
import { tonesOn } from "./relief.ts";

interface Print {
  readonly figure: Figure;
  /** A point of the face, 0 to 1 to the right and downward, on the canvas. */
  readonly at: (point: Point) => Point;
  /** Color of the face. */
  readonly on: PaletteRole;
  /** Darkness of the face, in a color. */
  readonly shade?: { readonly paint: PaletteRole; readonly opacity: number };
}

/** A figure printed flat on a face. */
export function printPlans(kit: Kit, { figure, at, on, shade }: Print): ShapePlan[] {
  const side = 0.74;
  const frame = { x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side };
  const { pieces, scale } = placeFigure({ ...figure, isUpright: true }, kit.random.fork("figure"), frame);
  const [body, accent] = tonesOn(kit, [on]);
  const fills = { body, accent, detail: on } as const;
  const project = (path: Path) => mapPoints(path, at);
  const within = project(outlineOf({ pieces, scale }));
  return pieces.flatMap((piece): ShapePlan[] => {
    const path = project(filled(piece, scale));
    const clip = piece.part === "detail" ? { within } : {};
    return [
      { path, fill: fills[piece.part], ...clip },
      ...(shade ? [{ path, fill: shade.paint, opacity: shade.opacity, ...clip }] : []),
    ];
  });
}
