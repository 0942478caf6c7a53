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

/** Parses the value that a heart sends. @throws {AppError} `invalid_input` */
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
 * Adds a catalogue entry to a user's favorites. Idempotent.
 * @throws {AppError} `not_found` if the entry is not in the catalogue; `conflict` if the list is full. Simultaneous additions may exceed
 * the limit by one: it only keeps lists from growing without end.
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

/** Removes a user's favorite. Does nothing if it is not one. */
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

/** A user's favorites as cards, newest first. */
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

/** The keys of a user's favorites (`favouriteKey`), for the hearts on cards. */
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

/** A user's favorites for the data export, oldest first. */
export async function exportFavourites(db: Executor, userId: string): Promise<ExportedFavourite[]> {
  return db
    .select({ kind: favourites.kind, itemId: favourites.itemId, addedAt: favourites.createdAt })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(favourites.createdAt, favourites.kind, favourites.itemId);
}

/** The directory's personal data. It references the user's row and is deleted with it. */
export const favouritesData: PersonalDataSource = {
  name: "favourites",
  exportFor: (db, { userId }) => exportFavourites(db, userId),
  erase: async () => {},
};
