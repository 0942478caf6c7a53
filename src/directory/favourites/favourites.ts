import { and, count, desc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { engineCardColumns, quickAppCardColumns, toolCardColumns } from "../card-columns.ts";
import {
  type EngineCard,
  type FavouriteItem,
  type FavouriteKind,
  favouriteKey,
  favouriteKinds,
  type QuickAppCard,
  readFavouriteChange,
  type ToolCard,
} from "../rules.ts";
import { engines, favourites, quickApps, tools } from "../schema.ts";

const slug = /^[a-z0-9][a-z0-9-]{0,120}$/;

/** Reads what the button of a favourite sends. @throws {AppError} `invalid_input` */
export function parseFavourite(change: string): { readonly item: FavouriteItem; readonly isWanted: boolean } {
  const { key = "", isWanted = false } = readFavouriteChange(change) ?? {};
  const [name, itemId = "", ...more] = key.split("/");
  const kind = favouriteKinds.find((known) => known === name);
  if (!kind || !slug.test(itemId) || more.length > 0) {
    throw new AppError("invalid_input", {
      userMessage: "What was sent names no entry of the directory. Please use the button on the entry itself.",
    });
  }
  return { item: { kind, itemId }, isWanted };
}

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

/** Takes a favourite of somebody's away. Does nothing where it is none. */
export async function removeFavourite(db: Executor, userId: string, { kind, itemId }: FavouriteItem): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.kind, kind), eq(favourites.itemId, itemId)));
}

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

/** What the directory keeps of people. It hangs on their own row and goes with that. */
export const favouritesData: PersonalDataSource = {
  name: "favourites",
  exportFor: (db, { userId }) => exportFavourites(db, userId),
  erase: async () => {},
};
