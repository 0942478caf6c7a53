import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { figuresFor, outlineOf, type PlacedFigure, placeFigure } from "../../../engine/compose/subject-figure.ts";
import type { Frame, Point } from "../../../engine/geometry/path.ts";
import { filled } from "../../figures/silhouette.ts";
import { canvasOf, drawField, glow, isDusk, linear } from "./glow.ts";
import { setSoftly } from "./words.ts";

/** The figure as a soft shape that shines, with a halo of its own form. */
export function lantern(kit: Kit): void {
  const { width, height, unit, inner } = kit;
  if (figuresFor(kit).length === 0) return;
  const isWide = width > height * 1.2;
  const stage: Frame = isWide
    ? { x: width * 0.54, y: inner.y + unit * 6, width: width * 0.46 - inner.x, height: inner.height - unit * 12 }
    : { ...inner, y: inner.y + unit * 4, height: inner.height * (kit.brief.headline.length > 28 ? 0.42 : 0.48) };
  drawField(kit, isWide ? [width * 0.27, height / 2] : [width / 2, height * 0.8]);
  drawShining(kit, stage);
  if (isWide) {
    setSoftly(kit, { ...inner, width: stage.x - inner.x - unit * 7 }, { anchor: "middle" });
    return;
  }
  const top = stage.y + stage.height + unit * 8;
  setSoftly(
    kit,
    { ...inner, y: top, height: inner.y + inner.height - top },
    { align: "middle", anchor: "middle", sublineWidth: 0.84 },
  );
}

/** The figure in a frame, with the light around it that it gives. */
export function drawShining(kit: Kit, stage: Frame): void {
  const [figure] = figuresFor(kit);
  if (!figure) return;
  const placed = placeFigure(figure, kit.random.fork("figure"), stage);
  const dusk = isDusk(kit);
  const at: Point = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  kit.group(
    "Figure",
    [
      glow(at, Math.max(stage.width, stage.height) * 0.72, dusk ? "accent" : "highlight", 0.85),
      ...halo(placed, kit.unit, dusk ? "highlight" : "accent"),
      ...shining(kit, placed),
    ],
    canvasOf(kit),
  );
}

/** Light around a form: lines over each other that get wider and fainter. */
function halo({ pieces, scale }: PlacedFigure, unit: number, paint: "highlight" | "accent"): ShapePlan[] {
  const outline = outlineOf({ pieces, scale });
  return [14, 11, 8.4, 6, 4, 2.4, 1.2].map((wide) => ({
    path: outline,
    stroke: { paint, width: unit * wide },
    opacity: 0.075,
  }));
}

/** A form lit from above, a rim of light at its edge. */
function shining(kit: Kit, { pieces, scale, frame }: PlacedFigure): ShapePlan[] {
  const dusk = isDusk(kit);
  const within = outlineOf({ pieces, scale });
  const [from, to]: [Point, Point] = [
    [frame.x + frame.width * 0.25, frame.y],
    [frame.x + frame.width * 0.75, frame.y + frame.height],
  ];
  const light = linear(from, to, [
    [0, "highlight"],
    [0.48, "accent"],
    [1, "support"],
  ]);
  const second = linear(from, to, [
    [0, dusk ? "ink" : "ground"],
    [1, "highlight"],
  ]);
  return pieces.map((piece): ShapePlan => {
    const path = filled(piece, scale);
    if (piece.part === "body") return { path, fill: light, stroke: { paint: "highlight", width: kit.unit * 0.16 } };
    if (piece.part === "detail")
      return { path, within, fill: dusk ? "ground" : "highlight", opacity: dusk ? 0.85 : 0.9 };
    return { path, fill: second };
  });
}

/** The figure on a ball, or wherever else light falls: one color, a little of what is behind it shines through. */
export function inLight(kit: Kit, frame: Frame): ShapePlan[] {
  const [figure] = figuresFor(kit);
  if (!figure) return [];
  const { pieces, scale } = placeFigure(figure, kit.random.fork("figure"), frame);
  const dusk = isDusk(kit);
  const within = outlineOf({ pieces, scale });
  return pieces.map((piece): ShapePlan => {
    const path = filled(piece, scale);
    if (piece.part === "detail") return { path, within, fill: "accent" };
    return { path, fill: dusk ? "ink" : "ground", opacity: piece.part === "body" ? 0.94 : 0.72 };
  });
}
