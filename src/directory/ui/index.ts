/** What the layout around every page needs from the directory. */
export { FavouritesArea } from "./favourites/favourites-area.tsx";
