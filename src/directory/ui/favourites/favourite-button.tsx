import { Suspense } from "react";
import { useAuth, useSignInPaths } from "#accounts/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { type FavouriteItem, favouriteKey } from "../../favourite-rules.ts";
import { FavouriteHeart } from "./favourite-parts.ts";
import { useFavourite } from "./favourites-area.tsx";
import type { HeartProps } from "./kept-favourites.tsx";

export type FavouriteButtonProps = FavouriteItem & Pick<HeartProps, "name" | "place">;

/** Adds an entry to the favorites or removes it. It lies above the link that covers the card. Only signed-in users see it. */
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

/** The button on an entry's own page. Visitors see it, too: theirs goes to the sign-in page and back. */
export function FavouriteOffer(props: Omit<FavouriteButtonProps, "place">) {
  const paths = useSignInPaths();
  if (useAuth().viewer) return <FavouriteButton {...props} place="page" />;
  return (
    <ButtonLink to={paths.login} look="secondary" size="lg" rel="nofollow">
      Add to favorites
    </ButtonLink>
  );
}
