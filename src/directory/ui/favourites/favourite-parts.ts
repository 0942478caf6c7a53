import { lazyPart } from "#ui/lazy-part.ts";

const load = () => import("./kept-favourites.tsx");

/** What hearts need, apart from what visitors load. */
export const FavouriteHeart = lazyPart(async () => (await load()).FavouriteHeart);
export const FavouritesForm = lazyPart(async () => (await load()).FavouritesForm);
