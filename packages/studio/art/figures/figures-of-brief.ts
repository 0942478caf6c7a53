import type { Brief } from "../../engine/brief/brief.ts";
import type { Figure } from "./figure.ts";
import { findFigure } from "./library.ts";
import { figuresOf } from "./subjects.ts";

/** The one that the user chose, if there is such a figure. */
export const chosenFigure = ({ figure }: Pick<Brief, "figure">): Figure | undefined =>
  figure === undefined ? undefined : findFigure(figure);

/** Figures of the things that a brief names, in their order. */
export const namedThings = ({ things = [] }: Pick<Brief, "things">): readonly Figure[] =>
  things.flatMap((id) => findFigure(id) ?? []);

/** Figures that stand for a brief: the user's own choice first, then what its words name, then those of its subject. */
export function figuresOfBrief(brief: Pick<Brief, "figure" | "subject" | "things">): readonly Figure[] {
  const chosen = chosenFigure(brief);
  return [...new Set([...(chosen ? [chosen] : []), ...namedThings(brief), ...figuresOf(brief.subject)])];
}
