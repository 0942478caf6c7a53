/** The list of favorites. The hearts post here, too. */
export const favouritesPath = "/favourites";

export const favouriteKinds = ["tool", "engine", "quick-app"] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** A catalogue entry that users can save as a favorite. */
export interface FavouriteItem {
  readonly kind: FavouriteKind;
  /** Its slug. */
  readonly itemId: string;
}

/** A favorite's key on pages, e.g. `tool/canva`. */
export const favouriteKey = ({ kind, itemId }: FavouriteItem): string => `${kind}/${itemId}`;

/** The value that a heart sends: `add:tool/canva`. */
export const favouriteChange = (key: string, isWanted: boolean): string => `${isWanted ? "add" : "remove"}:${key}`;

/** @returns undefined for a value that no heart sends. */
export function readFavouriteChange(change: string): { readonly key: string; readonly isWanted: boolean } | undefined {
  const [, intent, key] = /^(add|remove):([\w/-]+)$/.exec(change) ?? [];
  return intent && key ? { key, isWanted: intent === "add" } : undefined;
}
