import { standingOut } from "../../../engine/color/farthest.ts";
import type { PaletteRole } from "../../../engine/color/palette.ts";
import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import {
  figuresFor,
  naturalAccent,
  naturalBody,
  type PlacedFigure,
  placeFigure,
} from "../../../engine/compose/subject-figure.ts";
import { type Frame, mapPoints, type Path, type Point } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import type { Figure, Piece } from "../../figures/figure.ts";
import { filled, silhouetteOf } from "../../figures/silhouette.ts";
import { extrude, lying, standing } from "./extrude.ts";
import { ball, box, cylinder, stairs } from "./solids.ts";
import { setBesideStage, stageOf } from "./stage.ts";
import { drawScene, type Place, type Solid, type View } from "./view.ts";

/** Two colors that stand out from what is behind them, and from each other. */
function tonesOn(
  kit: Kit,
  figure: Figure,
  on: readonly PaletteRole[],
): readonly [body: PaletteRole, accent: PaletteRole] {
  const roles = (["accent", "support", "highlight"] as const).filter((role) => !on.includes(role));
  const [farthest = "highlight"] = standingOut(kit.palette, roles, on);
  const body = naturalBody(kit, figure, roles, on) ?? farthest;
  const others = roles.filter((role) => role !== body);
  const [accent = on[0] ?? "support"] = standingOut(kit.palette, others, [body]);
  return [body, naturalAccent(kit, figure, body, ["accent", "support", "highlight"]) ?? accent];
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

/** The figure as tall as a house, on a plinth, with small solids around it. */
export function statue(kit: Kit): void {
  const stage = stageOf(kit, 0.6);
  drawStatue(kit, stage);
  if (figuresFor(kit).length > 0) setBesideStage(kit, stage);
}

export function drawStatue(kit: Kit, stage: Frame): void {
  const random = kit.random.fork("statue");
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const [body, accent] = tonesOn(kit, figure, ["ground"]);
  // The figure's own color is nowhere near it.
  const [a = "support", b = "highlight"] = random.shuffled(
    (["accent", "support", "highlight"] as const).filter((role) => role !== body),
  );
  const c = body;
  const [tall, thick] = [5.6, 0.85];
  const placed = placeFigure(
    { ...figure, isUpright: true },
    kit.random.fork("figure"),
    { x: 0, y: 0, width: tall, height: tall },
    { down: 1 },
  );
  const foot = 1.1;
  const [left, face] = [(6.4 - tall) / 2, 3.6];
  const standingFigure: Solid = {
    from: [left, face - thick, foot],
    to: [left + tall, face, foot + tall],
    foot: [
      [left, face - thick],
      [left + tall, face - thick],
      [left + tall, face],
      [left, face],
    ],
    draw: (view) =>
      sawn(view, {
        figure: placed,
        // A scene that is lit from the other side is drawn the other way around: the figure is not.
        at: ([x, y], before) => [left + (view.light === 1 ? x : tall - x), face + before, foot + tall - y],
        thick,
        look: standing,
        colors: [body, accent, a],
      }),
  };
  const solids: Solid[] = [
    box([0, 0, 0], [6.4, 6.4, 0.4], a),
    box([0.4, face - thick - 0.6, 0.4], [5.6, thick + 1.2, 0.7], b),
    standingFigure,
    ...stairs([2.4, 4.9, 0.4], [1.2, 1.6, 0.6], "y", 3, b),
    ...(kit.brief.detail > 30 ? [ball([5.4, 5.3, 0.4], 0.42, c), box([0.5, 5.2, 0.4], [0.75, 0.75, 0.75], b)] : []),
    ...(kit.brief.detail > 60 ? [cylinder([1, 0.9, 0.4], 0.4, 1.2, b, c), ball([7.2, 2, 0], 0.36, b)] : []),
  ];
  drawScene(kit, solids, { frame: stage, reach: 0.45 });
}

interface Board {
  /** Its corner at the back. */
  readonly at: Point;
  readonly size: number;
  readonly thick: number;
  readonly color: PaletteRole;
  readonly figure?: Figure | undefined;
  readonly random: Random;
}

/** A slab with a figure that lies on it. */
function boardOf(kit: Kit, { at: [x, y], size, thick, color, figure, random }: Board): Solid {
  const slab = box([x, y, 0], [size, size, thick], color);
  if (!figure) return slab;
  const [inset, raised] = [size * 0.13, size * 0.07];
  const side = size - 2 * inset;
  const placed = placeFigure({ ...figure, isUpright: true }, random, { x: 0, y: 0, width: side, height: side });
  const [body, accent] = tonesOn(kit, figure, [color]);
  return {
    ...slab,
    to: [slab.to[0], slab.to[1], thick + raised * 1.5],
    draw: (view) => [
      ...slab.draw(view),
      ...sawn(view, {
        figure: placed,
        at: ([px, py], before) =>
          view.light === 1
            ? [x + inset + px, y + inset + py, thick + raised + before]
            : [x + inset + py, y + inset + px, thick + raised + before],
        thick: raised,
        look: lying,
        colors: [body, accent, color],
      }),
    ],
  };
}

/** Blocks of different heights on a board, some with a figure on them. */
export function board(kit: Kit): void {
  const random = kit.random.fork("board");
  const stage = stageOf(kit, 0.6);
  const figures = figuresFor(kit);
  const colors = random.shuffled(["accent", "support", "highlight"] as const);
  const across = kit.brief.detail > 60 ? 3 : 2;
  const pitch = 3.2;
  const first = random.integer(0, 1);
  let shown = 0;
  const solids = Array.from({ length: across * across }, (_, index): Solid => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const isFigure = across === 2 || (column + row + first) % 2 === 0;
    return boardOf(kit, {
      at: [column * pitch, row * pitch],
      size: 3,
      // Lower toward the viewer, so that no block hides the next.
      thick: 0.5 + (2 * across - 2 - column - row) * 0.42 + random.between(0, 0.25),
      color: colors[(column + row * 2) % 3] ?? "accent",
      figure: isFigure ? figures[shown++ % figures.length] : undefined,
      random: kit.random.fork(`figure ${index}`),
    });
  });
  drawScene(kit, solids, { frame: stage, reach: 0.6 });
  setBesideStage(kit, stage);
}
