import type { MarkKind } from "../../../engine/brief/brief.ts";

/** Recipes of the marks that a prompt can want, as `family/recipe` or a whole family: the later ones where none before suits the name. */
export const recipesWanted: Readonly<Record<MarkKind, readonly (readonly string[])[]>> = {
  word: [["wordmark"]],
  initials: [["monogram"]],
  badge: [["emblem"], ["pictorial/badge", "monogram/knockout"]],
  round: [["emblem/seal", "emblem/medal", "emblem/rounds"], ["emblem"], ["pictorial/badge", "monogram/knockout"]],
};
