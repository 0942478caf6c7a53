import { Suspense } from "react";
import { useAuth, useSignInPaths } from "#accounts/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { type FavoriteItem, favoriteKey } from "../../favorite-rules.ts";
import { FavoriteHeart } from "./favorite-parts.ts";
import { useFavorite } from "./favorites-area.tsx";
import type { HeartProps } from "./kept-favorites.tsx";

export type FavoriteButtonProps = FavoriteItem & Pick<HeartProps, "name" | "place">;

/** Adds an entry to the favorites or removes it. It lies above the link that covers the card. Only signed-in users see it. */
export function FavoriteButton({ kind, itemId, name, place }: FavoriteButtonProps) {
  const itemKey = favoriteKey({ kind, itemId });
  const favorite = useFavorite(itemKey);
  if (!favorite) return null;
  return (
    <Suspense>
      <FavoriteHeart itemKey={itemKey} isKept={favorite.isKept} name={name} place={place} />
    </Suspense>
  );
}

/** The button on an entry's own page. Visitors see it, too: theirs goes to the sign-in page and back. */
export function FavoriteOffer(props: Omit<FavoriteButtonProps, "place">) {
  const paths = useSignInPaths();
  if (useAuth().viewer) return <FavoriteButton {...props} place="page" />;
  return (
    <ButtonLink to={paths.login} variant="secondary" size="lg" rel="nofollow">
      Add to favorites
    </ButtonLink>
  );
}
