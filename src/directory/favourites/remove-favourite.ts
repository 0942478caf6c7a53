import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { FavouriteItem } from "../rules.ts";
import { favourites } from "../schema.ts";

/** Takes a favourite of somebody's away. Does nothing where it is none. */
export async function removeFavourite(db: Executor, userId: string, { kind, itemId }: FavouriteItem): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.kind, kind), eq(favourites.itemId, itemId)));
}
