import { count, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { FavouriteItem } from "../rules.ts";
import { engines, favourites, quickApps, tools } from "../schema.ts";

const favouritesMax = 500;
const tableOf = { tool: tools, engine: engines, "quick-app": quickApps } as const;

/**
 * Keeps something of the catalogue for somebody. What is a favourite already stays one.
 * @throws {AppError} `not_found` for what is not in the catalogue; `conflict` when the list is full. Additions at the same moment may pass
 * the limit by one: it only keeps a list from growing without end.
 */
export async function addFavourite(db: Executor, userId: string, { kind, itemId }: FavouriteItem): Promise<void> {
  const table = tableOf[kind];
  const [known] = await db.select({ slug: table.slug }).from(table).where(eq(table.slug, itemId));
  if (!known) throw new AppError("not_found", { userMessage: "There is no such entry in the directory." });
  const [kept] = await db.select({ count: count() }).from(favourites).where(eq(favourites.userId, userId));
  if (kept && kept.count >= favouritesMax) {
    throw new AppError("conflict", {
      userMessage: `You can keep ${favouritesMax} favourites. Remove one on your favourites page, then try again.`,
    });
  }
  await db.insert(favourites).values({ userId, kind, itemId }).onConflictDoNothing();
}
