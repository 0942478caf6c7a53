import { useAuth, useSignInPaths } from "#accounts/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FavouriteButton, type FavouriteButtonProps } from "./favourite-button.tsx";

/** On an entry's own page visitors see that it can be kept, too; their way leads by the sign-in page and back here. */
export function FavouriteOffer(props: Omit<FavouriteButtonProps, "place">) {
  const paths = useSignInPaths();
  if (useAuth().viewer) return <FavouriteButton {...props} place="page" />;
  return (
    <ButtonLink to={paths.login} look="secondary" size="lg" rel="nofollow">
      Add to favourites
    </ButtonLink>
  );
}
