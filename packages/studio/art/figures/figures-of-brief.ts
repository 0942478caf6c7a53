import type { Brief } from "../../engine/brief/brief.ts";
import type { Figure } from "./figure.ts";
import { findFigure } from "./library.ts";
import { designFiguresOf } from "./subjects.ts";

/** The one that the user chose, if there is such a figure. */
export const chosenFigure = ({ figure }: Pick<Brief, "figure">): Figure | undefined =>
  figure === undefined ? undefined : findFigure(figure);

/** Figures of the things that a brief names and doesn’t rule out, in their order. */
export const namedThings = ({ things = [], without = [] }: Pick<Brief, "things" | "without">): readonly Figure[] =>
  things.filter((id) => !without.includes(id)).flatMap((id) => findFigure(id) ?? []);

/** Tells whether a brief rules out a figure. */
export const isAllowed =
  ({ without = [] }: Pick<Brief, "without">) =>
  ({ id }: Pick<Figure, "id">): boolean =>
    !without.includes(id);

/** Figures that stand for a brief: the user's own choice and what its words name; only without any of them, those of its subject. */
export function figuresOfBrief(brief: Pick<Brief, "figure" | "subject" | "things" | "without">): readonly Figure[] {
  const chosen = chosenFigure(brief);
  const named = [...new Set([...(chosen ? [chosen] : []), ...namedThings(brief)])];
  return named.length > 0 ? named : designFiguresOf(brief.subject).filter(isAllowed(brief));
}

/** Signs that stand for an occasion, not for a thing: a design of one of four may show them, where nothing is named. */
const symbols: readonly string[] = [
  "percent",
  "tag",
  "star",
  "show-star",
  "megaphone",
  "shield",
  "gear",
  "plus",
  "bubble",
];

/** Tells whether a brief’s first figure is no thing but a sign. */
export const isOfSymbols = (brief: Pick<Brief, "figure" | "subject" | "things" | "without">): boolean =>
  brief.figure === undefined && symbols.includes(figuresOfBrief(brief)[0]?.id ?? "");
