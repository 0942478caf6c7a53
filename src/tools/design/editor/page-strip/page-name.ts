import type { Kind } from "#studio/rules.ts";

/** Name of a page, as people call it: a card has a front and a back. @param page from 0. */
export const pageName = (page: number, { count, kind }: { readonly count: number; readonly kind: Kind }): string =>
  kind === "card" && count === 2 ? (page === 0 ? "Front" : "Back") : `Page ${page + 1}`;
