import type { Kit, ShapePlan } from "../../../engine/compose/kit.ts";
import { figuresFor, outlineOf, type PlacedFigure, placeFigure } from "../../../engine/compose/subject-figure.ts";
import type { Frame } from "../../../engine/geometry/path.ts";
import type { Random } from "../../../engine/random.ts";
import { filled } from "../../figures/silhouette.ts";
import { pickSigns, type SignColors, signPlans } from "./signs.ts";

/** Draws a sign in a frame, as large as it goes. */
export type DrawSign = (frame: Frame, colors: SignColors) => ShapePlan[];

/** So many signs: what the brief is about, or such as are on every street. */
export function signsFor(kit: Kit, random: Random, count: number): readonly DrawSign[] {
  const figures = figuresFor(kit);
  if (figures.length === 0)
    return pickSigns(random, count).map((name) => (frame, colors) => signPlans(name, frame, colors));
  return Array.from({ length: count }, (_, index) => {
    const figure = figures[index % figures.length];
    return (frame, colors) =>
      figure ? figureSign(placeFigure(figure, random.fork(`sign ${index}`), frame), colors) : [];
  });
}

/** Flat colors with one thick line around everything. */
export function figureSign({ pieces, scale }: PlacedFigure, { fill, other }: SignColors): ShapePlan[] {
  const thick = scale * 2.4;
  const line = { paint: "ink", width: thick } as const;
  const around = outlineOf({ pieces, scale });
  return [
    { path: around, stroke: { paint: "ink", width: thick * 2 } },
    ...pieces.flatMap((piece): ShapePlan[] => {
      const path = filled(piece, scale);
      if (piece.part === "body") return [{ path, fill }];
      return piece.part === "detail" ? [{ path, fill: "ink", within: around }] : [{ path, fill: other, stroke: line }];
    }),
  ];
}
