import type { ShapePlan } from "../../../engine/compose/kit.ts";
import { outlineOf, type PlacedFigure } from "../../../engine/compose/subject-figure.ts";
import { silhouetteOf } from "../../figures/silhouette.ts";
import type { Pen } from "./pen.ts";

/** A figure in contour: one line around it, lines for what is in it, and one color laid in. */
export const contourPlans = (pen: Pen, figure: PlacedFigure): ShapePlan[] => drawn(pen, figure, "ground");

/** A figure in contour whose body has the one color. */
export const filledPlans = (pen: Pen, figure: PlacedFigure): ShapePlan[] => drawn(pen, figure, "accent");

function drawn(pen: Pen, figure: PlacedFigure, fill: "ground" | "accent"): ShapePlan[] {
  const { pieces, scale } = figure;
  const thin = { paint: "ink", width: pen.weight } as const;
  const silhouette = outlineOf(figure);
  const plans: ShapePlan[] = [
    { path: silhouette, stroke: { paint: "ink", width: pen.weight * 2 } },
    { path: silhouette, fill },
  ];
  const other = fill === "ground" ? "accent" : "ground";
  for (const { path, part, line } of pieces) {
    if (part === "accent") {
      const accent = silhouetteOf([{ path, part, ...(line !== undefined && { line }) }], scale);
      plans.push({ path: accent, fill: other }, pen.line(accent));
    } else if (part === "detail" && line !== undefined && line > pen.weight * 3) {
      // A broad line is seen as its two edges.
      plans.push(
        { path, within: silhouette, stroke: { paint: "ink", width: line } },
        { path, within: silhouette, stroke: { paint: "ground", width: line - pen.weight * 2 } },
      );
    } else if (part === "detail") {
      plans.push(
        line === undefined
          ? { path, within: silhouette, fill: "ground", stroke: thin }
          : { path, within: silhouette, stroke: thin },
      );
    }
  }
  return plans;
}
