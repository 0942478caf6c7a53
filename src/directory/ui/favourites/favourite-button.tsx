import { Suspense } from "react";
import { type FavouriteItem, favouriteKey } from "../../favourite-rules.ts";
import { FavouriteHeart } from "./favourite-parts.ts";
import { useFavourite } from "./favourites-area.tsx";
import type { HeartProps } from "./kept-favourites.tsx";

export type FavouriteButtonProps = FavouriteItem & Pick<HeartProps, "name" | "place">;

/** Keeps an entry as a favourite, above the link that covers its card. Only the signed-in see it. */
export function FavouriteButton({ kind, itemId, name, place }: FavouriteButtonProps) {
  const itemKey = favouriteKey({ kind, itemId });
  const favourite = useFavourite(itemKey);
  if (!favourite) return null;
  return (
    <Suspense>
      <FavouriteHeart itemKey={itemKey} isKept={favourite.isKept} name={name} place={place} />
    </Suspense>
  );
}
