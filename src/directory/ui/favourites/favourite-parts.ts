import { lazyPart } from "#ui/lazy-part.ts";

const load = () => import("./kept-favourites.tsx");

/** The parts of the favorites that only signed-in users load. */
export const FavouriteHeart = lazyPart(async () => (await load()).FavouriteHeart);
export const FavouritesForm = lazyPart(async () => (await load()).FavouritesForm);
