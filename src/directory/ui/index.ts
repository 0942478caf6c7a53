/** What the frame around every page shows of the directory. */
export { FavouritesArea } from "./favourites/favourites-area.tsx";
