import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import { cutText } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { restorable } from "#runs/index.ts";
import { botAvatarUrl } from "./bot-picture-rules.ts";
import { type BotField, botLimits } from "./bot-rules.ts";
import { botFiles, bots } from "./schema.ts";
import { isBotLinkOpen, noBot } from "./talking-bot.ts";

const { id, userId: owner, name, purpose, pictureKey, shareToken, deletedAt, createdAt } = bots;

export interface OwnBot {
  readonly userId: string;
  readonly botId: string;
}

const isOwnRow = ({ userId, botId }: OwnBot) => and(eq(id, botId), eq(owner, userId));

/** A user's bots, in the order in which they were made. */
export async function listBots(db: Executor, userId: string, now: Date) {
  const isShared = sql<boolean>`(${shareToken} is not null and ${isBotLinkOpen(now)})`;
  const rows = await db
    .select({ id, name, purpose, pictureKey, isShared, files: count(botFiles.id) })
    .from(bots)
    .leftJoin(botFiles, eq(botFiles.botId, id))
    .where(and(eq(owner, userId), isNull(deletedAt)))
    .groupBy(id)
    .orderBy(asc(createdAt), asc(id))
    .limit(botLimits.bots);
  return rows.map(({ pictureKey: key, ...bot }) => ({ ...bot, avatarUrl: botAvatarUrl(key) }));
}

export type StoredBot = typeof bots.$inferSelect;

/** @throws {AppError} `not_found`, also for another user's. */
export async function getBot(db: Executor, own: OwnBot): Promise<StoredBot> {
  const isIt = and(isOwnRow(own), isNull(deletedAt));
  const [bot] = isUuid(own.botId) ? await db.select().from(bots).where(isIt) : [];
  if (!bot) throw noBot();
  return bot;
}

/** Changes of a bot wait here for each other. @throws {AppError} `not_found`, also for another user's. */
export async function holdBot(tx: Executor, own: OwnBot): Promise<StoredBot> {
  const isIt = and(isOwnRow(own), isNull(deletedAt));
  const [bot] = isUuid(own.botId) ? await tx.select().from(bots).where(isIt).for("update") : [];
  if (!bot) throw noBot();
  return bot;
}

type BotValues = Readonly<Record<BotField, string>>;

type Parts = Pick<Services, "db" | "clock">;

/** A new bot. @param values checked. @returns its id. @throws {AppError} `conflict` if there are too many. */
export async function addBot(
  { db, clock }: Parts,
  userId: string,
  values: Omit<BotValues, "revision"> & { readonly pictureKey?: string | null },
): Promise<string> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await requireRoom(tx, userId);
    const { engine, ...words } = values;
    const [added] = await tx
      .insert(bots)
      .values({ ...words, userId, engine: engine || null, createdAt: now, updatedAt: now })
      .returning({ id });
    if (!added) throw new Error("a bot was not stored");
    return added.id;
  });
}

/**
 * @param values checked. Their revision is the one that the page showed.
 * @throws {AppError} `not_found`; `conflict` if another tab has saved the bot since.
 */
export async function saveBot(
  { db, clock }: Parts,
  own: OwnBot,
  { revision, engine, ...words }: BotValues,
): Promise<void> {
  await db.transaction(async (tx) => {
    const bot = await holdBot(tx, own);
    if (String(bot.revision) !== revision) {
      throw new AppError("conflict", {
        userMessage:
          "This bot was changed in another tab. Copy what you have written here, reload the page, and add it again.",
      });
    }
    const next = { ...words, engine: engine || null, revision: bot.revision + 1, updatedAt: clock.now() };
    await tx.update(bots).set(next).where(isOwnRow(own));
  });
}

/** A copy with its picture and files, which is not shared. @returns its id. @throws {AppError} `not_found`, `conflict` if there are too many. */
export async function duplicateBot({ db, clock }: Parts, own: OwnBot): Promise<string> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await requireRoom(tx, own.userId);
    const bot = await holdBot(tx, own);
    const copyId = await insertCopy(tx, bot, { userId: own.userId, name: copyName(bot.name), now });
    await tx.execute(sql`
      insert into bot_files (bot_id, name, text, created_at)
      select ${copyId}::uuid, name, text, created_at from bot_files where bot_id = ${bot.id}`);
    return copyId;
  });
}

const copyMark = " (copy)";
const copyName = (original: string): string => `${cutText(original, botLimits.name - copyMark.length)}${copyMark}`;

/**
 * Copies a bot, without files and link. The caller holds the original, so that its picture stays until the copy has it.
 * @returns its id.
 */
export async function insertCopy(
  tx: Executor,
  original: Pick<StoredBot, "purpose" | "instructions" | "engine" | "pictureKey">,
  { userId, name: newName, now }: { readonly userId: string; readonly name: string; readonly now: Date },
): Promise<string> {
  const { purpose: line, instructions, engine, pictureKey: key } = original;
  const copy = { purpose: line, instructions, engine, pictureKey: key, name: newName };
  const [added] = await tx
    .insert(bots)
    .values({ ...copy, userId, createdAt: now, updatedAt: now })
    .returning({ id });
  if (!added) throw new Error("a copy of a bot was not stored");
  return added.id;
}

/** Deleted ones count until they are gone for good, so that undoing never fails. @throws {AppError} `conflict` */
export async function requireRoom(tx: Executor, userId: string): Promise<void> {
  await lockName(tx, `bots/${userId}`);
  const [all] = await tx.select({ number: count() }).from(bots).where(eq(owner, userId));
  if ((all?.number ?? 0) < botLimits.bots) return;
  throw new AppError("conflict", {
    userMessage: `You can have ${botLimits.bots} bots. Please delete one first; a deleted one counts for a day, since it can be restored.`,
  });
}

/** Bots are deleted and restored by it. Their conversations stay. */
export const restorableBots = restorable({ table: bots, title: name, gone: noBot });
