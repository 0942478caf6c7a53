import type { PlacedFigure } from "../../../engine/compose/subject-figure.ts";
import type { Path } from "../../../engine/geometry/path.ts";
import { filled, silhouetteOf } from "../../figures/silhouette.ts";
import type { Ink, Printed } from "./press.ts";

interface FigureInks {
  readonly front: Ink;
  readonly second: Ink;
  /** Ink or paper under the figure: its details show it again. */
  readonly on: Ink | "paper";
}

/** Everything of a figure that takes ink, as one outline. */
export const bodyOf = ({ pieces, scale }: PlacedFigure): Path =>
  silhouetteOf(
    pieces.filter(({ part }) => part === "body"),
    scale,
  );

/** Leaves out what is below a figure: it is printed on the sheet itself. */
export const withoutInk = ({ pieces, scale }: PlacedFigure): Printed[] => [
  {
    path: silhouetteOf(
      pieces.filter(({ part }) => part !== "detail"),
      scale,
    ),
    ink: "paper",
  },
];

/** A figure in two inks; what is left empty in it is paper, or the ink of the sheet. */
export const printFigure = (figure: PlacedFigure, { front, second, on }: FigureInks): Printed[] => [
  { path: bodyOf(figure), ink: front },
  ...figure.pieces.flatMap((piece): Printed[] => {
    if (piece.part === "body") return [];
    const path = filled(piece, figure.scale);
    const emptied: Printed = { path, ink: "paper" };
    if (piece.part === "accent") return [emptied, { path, ink: second }];
    return on === "paper" ? [emptied] : [emptied, { path, ink: on }];
  }),
];
