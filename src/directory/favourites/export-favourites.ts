import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { FavouriteItem } from "../rules.ts";
import { favourites } from "../schema.ts";

export interface ExportedFavourite extends FavouriteItem {
  readonly addedAt: Date;
}

/** All that is kept of somebody's favourites, for the download of their data; the oldest first. */
export async function exportFavourites(db: Executor, userId: string): Promise<ExportedFavourite[]> {
  return db
    .select({ kind: favourites.kind, itemId: favourites.itemId, addedAt: favourites.createdAt })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(favourites.createdAt, favourites.kind, favourites.itemId);
}
