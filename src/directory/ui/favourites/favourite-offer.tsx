import { useAuth, useLoginPath } from "#accounts/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FavouriteButton, type FavouriteButtonProps } from "./favourite-button.tsx";

/** On an entry's own page visitors see that it can be kept, too; their way leads by the sign-in page and back here. */
export function FavouriteOffer(props: Omit<FavouriteButtonProps, "place">) {
  const loginPath = useLoginPath();
  if (useAuth().viewer) return <FavouriteButton {...props} place="page" />;
  return (
    <ButtonLink to={loginPath} look="secondary" size="lg" rel="nofollow">
      Add to favourites
    </ButtonLink>
  );
}
