import type { Brief } from "../../engine/brief/brief.ts";
import { figures } from "./catalogue.ts";
import type { Figure } from "./figure.ts";
import { figuresOf } from "./subjects.ts";

/** The one that the user chose, if there is such a figure. */
export const chosenFigure = ({ figure }: Pick<Brief, "figure">): Figure | undefined =>
  figure === undefined ? undefined : figures.get(figure);

/** Figures that stand for a brief: the user's own choice first, then those of its subject. */
export function figuresOfBrief(brief: Pick<Brief, "figure" | "subject">): readonly Figure[] {
  const chosen = chosenFigure(brief);
  return [...(chosen ? [chosen] : []), ...figuresOf(brief.subject).filter((figure) => figure !== chosen)];
}
