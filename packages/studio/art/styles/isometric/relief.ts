import { standingOut } from "../../../engine/color/farthest.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { type PlacedFigure, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { mapPoints, type Path, type Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import type { Figure, Piece } from "../../figures/figure.ts";
import { filled, silhouetteOf } from "../../figures/silhouette.ts";
import { extrude, lying, type standing } from "./extrude.ts";
import { box } from "./solids.ts";
import type { Place, Solid, View } from "./view.ts";

/** Two colors that stand out from what is behind them, and from each other. */
export function tonesOn(kit: Kit, on: readonly PaletteRole[]): readonly [body: PaletteRole, accent: PaletteRole] {
  const roles = (["accent", "support", "highlight"] as const).filter((role) => !on.includes(role));
  const [body = "highlight", ...others] = standingOut(kit.palette, roles, on);
  const [accent = on[0] ?? "support"] = standingOut(kit.palette, others, [body]);
  return [body, accent];
}

const partsOf = ({ pieces, scale }: PlacedFigure, part: Piece["part"]): Path =>
  silhouetteOf(
    pieces.filter((piece) => piece.part === part),
    scale,
  );

interface Cut {
  readonly figure: PlacedFigure;
  /** A place of the figure as a place of the scene, so far before its face. */
  readonly at: (point: Point, before: number) => Place;
  readonly thick: number;
  readonly look: typeof lying | typeof standing;
  readonly colors: readonly [body: PaletteRole, accent: PaletteRole, detail: PaletteRole];
}

/** A figure sawn from boards: accents are thicker than the rest. */
function sawn(view: View, { figure, at, thick, look, colors: [body, accent, detail] }: Cut): ShapePlan[] {
  const step = figure.scale * view.scale * 2;
  const on = (path: Path, before: number): Path => mapPoints(path, (point) => view.at(at(point, before)));
  const depthOf = (from: number): Point => {
    const [[x1, y1], [x2, y2]] = [view.at(at([0, 0], from)), view.at(at([0, 0], -thick))];
    return [x2 - x1, y2 - y1];
  };
  const raised = thick * 0.4;
  return [
    ...extrude(view, { ...look, face: on(partsOf(figure, "body"), 0), depth: depthOf(0), color: body }, step),
    ...figure.pieces
      .filter(({ part }) => part === "detail")
      .flatMap((piece): ShapePlan[] => {
        const path = on(filled(piece, figure.scale), 0);
        return [
          { path, fill: detail },
          ...(look.faceShade > 0 ? [{ path, fill: view.shade, opacity: look.faceShade }] : []),
        ];
      }),
    ...extrude(
      view,
      { ...look, face: on(partsOf(figure, "accent"), raised), depth: depthOf(raised), color: accent },
      step,
    ),
  ].filter(({ path }) => path.length > 0);
}

interface Board {
  /** Its corner at the back, at its bottom. */
  readonly at: Place;
  readonly size: number;
  readonly thick: number;
  readonly color: PaletteRole;
  readonly figure?: Figure | undefined;
  readonly random: Random;
}

/** A slab with a figure that lies on it. */
export function boardOf(kit: Kit, { at: [x, y, z], size, thick, color, figure, random }: Board): Solid {
  const slab = box([x, y, z], [size, size, thick], color);
  if (!figure) return slab;
  const [inset, raised] = [size * 0.11, size * 0.045];
  const top = z + thick;
  const side = size - 2 * inset;
  const placed = placeFigure({ ...figure, isUpright: true }, random, { x: 0, y: 0, width: side, height: side });
  const [body, accent] = tonesOn(kit, [color]);
  return {
    ...slab,
    to: [slab.to[0], slab.to[1], top + raised * 1.5],
    draw: (view) => [
      ...slab.draw(view),
      ...sawn(view, {
        figure: placed,
        at: ([px, py], before) =>
          view.light === 1
            ? [x + inset + px, y + inset + py, top + raised + before]
            : [x + inset + py, y + inset + px, top + raised + before],
        thick: raised,
        look: lying,
        colors: [body, accent, color],
      }),
    ],
  };
}
