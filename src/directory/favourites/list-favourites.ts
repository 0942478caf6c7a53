import { and, desc, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { engineCardColumns, quickAppCardColumns, toolCardColumns } from "../card-columns.ts";
import { type EngineCard, type FavouriteKind, favouriteKey, type QuickAppCard, type ToolCard } from "../rules.ts";
import { engines, favourites, quickApps, tools } from "../schema.ts";

export interface Favourites {
  readonly tools: readonly ToolCard[];
  readonly engines: readonly EngineCard[];
  readonly quickApps: readonly QuickAppCard[];
}

/** Somebody's favourites as cards, the latest first. */
export async function listFavourites(db: Executor, userId: string): Promise<Favourites> {
  const isTheirs = (kind: FavouriteKind) => and(eq(favourites.userId, userId), eq(favourites.kind, kind));
  const latestFirst = desc(favourites.createdAt);
  const [theirTools, theirEngines, theirQuickApps] = await Promise.all([
    db
      .select(toolCardColumns)
      .from(favourites)
      .innerJoin(tools, eq(tools.slug, favourites.itemId))
      .where(isTheirs("tool"))
      .orderBy(latestFirst, tools.slug),
    db
      .select(engineCardColumns)
      .from(favourites)
      .innerJoin(engines, eq(engines.slug, favourites.itemId))
      .where(isTheirs("engine"))
      .orderBy(latestFirst, engines.slug),
    db
      .select(quickAppCardColumns)
      .from(favourites)
      .innerJoin(quickApps, eq(quickApps.slug, favourites.itemId))
      .where(isTheirs("quick-app"))
      .orderBy(latestFirst, quickApps.slug),
  ]);
  return { tools: theirTools, engines: theirEngines, quickApps: theirQuickApps };
}

/** Which things are somebody's favourites, as `favouriteKey` names them: what cards need to know. */
export async function listFavouriteKeys(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ kind: favourites.kind, itemId: favourites.itemId })
    .from(favourites)
    .where(eq(favourites.userId, userId));
  return rows.map(favouriteKey);
}
