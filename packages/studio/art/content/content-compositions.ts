import type { Brief } from "../../engine/brief/brief.ts";
import type { ContentComposition } from "./content-composition.ts";
import { listCompositions } from "./lists.ts";
import { occasionCompositions } from "./occasions.ts";
import { offerCompositions } from "./offers.ts";

const all: readonly ContentComposition[] = [...listCompositions, ...offerCompositions, ...occasionCompositions];

/** Tells whether a page shows what a brief is about, where that has a figure. */
export const showsSubjects = (id: string): boolean => all.some((one) => one.id === id && !one.isBare);

export const isContentComposition = (id: string): boolean => all.some((one) => one.id === id);

/** The pages for a brief; only those that it needs, where there are such. */
export function contentCompositionsFor(brief: Brief): readonly ContentComposition[] {
  const fitting = all.filter(({ fits }) => fits(brief));
  const lists = listCompositions.filter(({ fits }) => fits(brief));
  const only = lists.length > 0 ? lists : fitting.filter(({ isOnly }) => isOnly);
  return only.length > 0 ? only : fitting;
}
