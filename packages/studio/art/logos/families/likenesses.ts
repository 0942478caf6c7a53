import type { Recipe } from "./family.ts";

/** Figures that a stranger sees in shapes without a motif, as ids with blanks between them, by `family/recipe`. */
const likenesses: Readonly<Record<string, string>> = {
  "geometric/petals": "leaf flower lotus drop sun",
  "geometric/crest": "leaf flower lotus sun",
  "geometric/blades": "leaf flower star sun",
  "geometric/tiles": "leaf",
  "monogram/companion": "leaf",
  "wordmark/round-letter": "moon",
};

/** Tells whether nothing that a customer rules out is seen in a recipe's shapes. */
export const isUnlike = ({ family, id }: Recipe, without: readonly string[] = []): boolean =>
  (likenesses[`${family}/${id}`] ?? "").split(" ").every((figure) => !without.includes(figure));
