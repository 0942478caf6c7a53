import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { outlineOf, type PlacedFigure, placeFigure } from "../../../engine/compose/subject-figure.ts";
import { mapPoints, type Path, type Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import type { Figure, Piece } from "../../figures/figure.ts";
import { filled, silhouetteOf } from "../../figures/silhouette.ts";
import { extrude, lying, type standing } from "./extrude.ts";
import { printPlans } from "./print.ts";
import { box } from "./solids.ts";
import { tonesOn } from "./tones.ts";
import type { Place, Solid, View } from "./view.ts";

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
  const within = on(outlineOf(figure), 0);
  return [
    ...extrude(view, { ...look, face: on(partsOf(figure, "body"), 0), depth: depthOf(0), color: body }, step),
    ...figure.pieces
      .filter(({ part }) => part === "detail")
      .flatMap((piece): ShapePlan[] => {
        const path = on(filled(piece, figure.scale), 0);
        return [
          { path, within, fill: detail },
          ...(look.faceShade > 0 ? [{ path, within, fill: view.shade, opacity: look.faceShade }] : []),
        ];
      }),
    ...extrude(
      view,
      { ...look, face: on(partsOf(figure, "accent"), raised), depth: depthOf(raised), color: accent },
      step,
    ),
  ].filter(({ path }) => path.length > 0);
}

/** In pieces. */
const raisedMax = 8;

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
  // A scene that is lit from the other side is drawn the other way around: the figure is not.
  const onTop = (view: View, px: number, py: number, above: number): Place =>
    view.light === 1 ? [x + px, y + py, top + above] : [x + py, y + px, top + above];
  // Many small parts are a heap of chips when they are raised: they are printed.
  if (placed.pieces.length > raisedMax) {
    return {
      ...slab,
      draw: (view) => [
        ...slab.draw(view),
        ...printPlans(kit, {
          figure,
          on: color,
          side: 1 - (2 * inset) / size,
          at: ([u, v]) => view.at(onTop(view, u * size, v * size, 0)),
        }),
      ],
    };
  }
  const [body, accent] = tonesOn(kit, figure, [color]);
  return {
    ...slab,
    to: [slab.to[0], slab.to[1], top + raised * 1.5],
    draw: (view) => [
      ...slab.draw(view),
      ...sawn(view, {
        figure: placed,
        at: ([px, py], before) => onTop(view, inset + px, inset + py, raised + before),
        thick: raised,
        look: lying,
        colors: [body, accent, color],
      }),
    ],
  };
}
