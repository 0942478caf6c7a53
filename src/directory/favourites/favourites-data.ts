import type { PersonalDataSource } from "#accounts/index.ts";
import { exportFavourites } from "./export-favourites.ts";

/** What the directory keeps of people. It hangs on their own row and goes with that. */
export const favouritesData: PersonalDataSource = {
  name: "favourites",
  exportFor: (db, { userId }) => exportFavourites(db, userId),
  erase: async () => {},
};
