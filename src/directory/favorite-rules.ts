/** The list of favorites. The hearts post here, too. */
export const favoritesPath = "/favourites";

export const favoriteKinds = ["tool", "engine", "quick-app"] as const;
export type FavoriteKind = (typeof favoriteKinds)[number];

/** A catalogue entry that users can save as a favorite. */
export interface FavoriteItem {
  readonly kind: FavoriteKind;
  /** Its slug. */
  readonly itemId: string;
}

/** A favorite's key on pages, e.g. `tool/canva`. */
export const favoriteKey = ({ kind, itemId }: FavoriteItem): string => `${kind}/${itemId}`;

/** The value that a heart sends: `add:tool/canva`. */
export const favoriteChange = (key: string, isWanted: boolean): string => `${isWanted ? "add" : "remove"}:${key}`;

/** @returns undefined for a value that no heart sends. */
export function readFavoriteChange(change: string): { readonly key: string; readonly isWanted: boolean } | undefined {
  const [, intent, key] = /^(add|remove):([\w/-]+)$/.exec(change) ?? [];
  return intent && key ? { key, isWanted: intent === "add" } : undefined;
}
