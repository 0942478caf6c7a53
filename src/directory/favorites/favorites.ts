import { and, count, desc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { engineCardColumns, isListed, quickAppCardColumns, toolCardColumns } from "../card-columns.ts";
import {
  type EngineCard,
  type FavoriteItem,
  type FavoriteKind,
  favoriteKey,
  favoriteKinds,
  type QuickAppCard,
  readFavoriteChange,
  type ToolCard,
} from "../rules.ts";
import { engines, favorites, quickApps, tools } from "../schema.ts";

const slug = /^[a-z0-9][a-z0-9-]{0,120}$/;

/** Parses the value that a heart sends. @throws {AppError} `invalid_input` */
export function parseFavorite(change: string): { readonly item: FavoriteItem; readonly isWanted: boolean } {
  const { key = "", isWanted = false } = readFavoriteChange(change) ?? {};
  const [name, itemId = "", ...more] = key.split("/");
  const kind = favoriteKinds.find((known) => known === name);
  if (!kind || !slug.test(itemId) || more.length > 0) {
    throw new AppError("invalid_input", {
      userMessage: "What was sent names no entry of the directory. Please use the button on the entry itself.",
    });
  }
  return { item: { kind, itemId }, isWanted };
}

const favoritesMax = 500;
const tableOf = { tool: tools, engine: engines, "quick-app": quickApps } as const;

/**
 * Adds a catalogue entry to a user's favorites. Idempotent.
 * @throws {AppError} `not_found` if the entry is not in the catalogue; `conflict` if the list is full. Simultaneous additions may exceed
 * the limit by one: it only keeps lists from growing without end.
 */
export async function addFavorite(db: Executor, userId: string, { kind, itemId }: FavoriteItem): Promise<void> {
  const table = tableOf[kind];
  const [known] = await db
    .select({ slug: table.slug })
    .from(table)
    .where(and(eq(table.slug, itemId), table === tools ? isListed : undefined));
  if (!known) throw new AppError("not_found", { userMessage: "There is no such entry in the directory." });
  const [kept] = await db.select({ count: count() }).from(favorites).where(eq(favorites.userId, userId));
  if (kept && kept.count >= favoritesMax) {
    throw new AppError("conflict", {
      userMessage: `You can keep ${favoritesMax} favorites. Remove one on your favorites page, then try again.`,
    });
  }
  await db.insert(favorites).values({ userId, kind, itemId }).onConflictDoNothing();
}

/** Removes a user's favorite. Does nothing if it is not one. */
export async function removeFavorite(db: Executor, userId: string, { kind, itemId }: FavoriteItem): Promise<void> {
  await db
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.kind, kind), eq(favorites.itemId, itemId)));
}

export interface Favorites {
  readonly tools: readonly ToolCard[];
  readonly engines: readonly EngineCard[];
  readonly quickApps: readonly QuickAppCard[];
}

/** A user's favorites as cards, newest first. */
export async function listFavorites(db: Executor, userId: string): Promise<Favorites> {
  const isTheirs = (kind: FavoriteKind) => and(eq(favorites.userId, userId), eq(favorites.kind, kind));
  const latestFirst = desc(favorites.createdAt);
  const [theirTools, theirEngines, theirQuickApps] = await Promise.all([
    db
      .select(toolCardColumns)
      .from(favorites)
      .innerJoin(tools, eq(tools.slug, favorites.itemId))
      .where(and(isTheirs("tool"), isListed))
      .orderBy(latestFirst, tools.slug),
    db
      .select(engineCardColumns)
      .from(favorites)
      .innerJoin(engines, eq(engines.slug, favorites.itemId))
      .where(isTheirs("engine"))
      .orderBy(latestFirst, engines.slug),
    db
      .select(quickAppCardColumns)
      .from(favorites)
      .innerJoin(quickApps, eq(quickApps.slug, favorites.itemId))
      .where(isTheirs("quick-app"))
      .orderBy(latestFirst, quickApps.slug),
  ]);
  return { tools: theirTools, engines: theirEngines, quickApps: theirQuickApps };
}

/** The keys of a user's favorites (`favoriteKey`), for the hearts on cards. */
export async function listFavoriteKeys(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ kind: favorites.kind, itemId: favorites.itemId })
    .from(favorites)
    .where(eq(favorites.userId, userId));
  return rows.map(favoriteKey);
}

export interface ExportedFavorite extends FavoriteItem {
  readonly addedAt: Date;
}

/** A user's favorites for the data export, oldest first. */
export async function exportFavorites(db: Executor, userId: string): Promise<ExportedFavorite[]> {
  return db
    .select({ kind: favorites.kind, itemId: favorites.itemId, addedAt: favorites.createdAt })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(favorites.createdAt, favorites.kind, favorites.itemId);
}

/** The directory's personal data. It references the user's row and is deleted with it. */
export const favoritesData: PersonalDataSource = {
  name: "favourites",
  exportFor: (db, { userId }) => exportFavorites(db, userId),
  erase: async () => {},
};
