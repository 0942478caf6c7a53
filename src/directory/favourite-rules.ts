/** The list of favourites; what a favourite's button sends goes there, too. */
export const favouritesPath = "/favourites";

export const favouriteKinds = ["tool", "engine", "quick-app"] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** Something of the catalogue that people may keep as a favourite. */
export interface FavouriteItem {
  readonly kind: FavouriteKind;
  /** Its slug. */
  readonly itemId: string;
}

/** A favourite as pages carry it, e.g. `tool/canva`. */
export const favouriteKey = ({ kind, itemId }: FavouriteItem): string => `${kind}/${itemId}`;

/** What a heart sends: `add:tool/canva`. */
export const favouriteChange = (key: string, isWanted: boolean): string => `${isWanted ? "add" : "remove"}:${key}`;

/** @returns undefined for what no heart sends. */
export function readFavouriteChange(change: string): { readonly key: string; readonly isWanted: boolean } | undefined {
  const [, intent, key] = /^(add|remove):([\w/-]+)$/.exec(change) ?? [];
  return intent && key ? { key, isWanted: intent === "add" } : undefined;
}
