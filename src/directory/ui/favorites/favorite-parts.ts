import { lazyPart } from "#ui/lazy-part.ts";

const load = () => import("./kept-favorites.tsx");

/** The parts of the favorites that only signed-in users load. */
export const FavoriteHeart = lazyPart(async () => (await load()).FavoriteHeart);
export const FavoritesForm = lazyPart(async () => (await load()).FavoritesForm);
