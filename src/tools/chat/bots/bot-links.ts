import { and, asc, count, eq, inArray, isNotNull, isNull, lte, ne } from "drizzle-orm";
import { findPerson } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { linkOffline, newLink, type ShareLink } from "#work/index.ts";
import type { LinkLifetime, ShownLink } from "#work/sharing/link-rules.ts";
import { botAvatarUrl } from "./bot-picture-rules.ts";
import { botLimits, isBotToken, sharedBotPath } from "./bot-rules.ts";
import { holdBot, insertCopy, type OwnBot, requireRoom, type StoredBot } from "./bots.ts";
import { botFiles, bots, sharedBots } from "./schema.ts";
import { isBotLinkOpen } from "./talking-bot.ts";

interface SharedFor extends OwnBot {
  readonly sharesFiles: boolean;
  /** Undefined to leave that of a link as it is. */
  readonly lifetime: LinkLifetime | undefined;
}

/**
 * Gives a bot a link. One that works stays the same; whether its files are used changes, and its lifetime if one is given.
 * @throws {AppError} `not_found`, also for another user's; `conflict` if the link whose lifetime should stay has ended; `rate_limited`;
 * `forbidden` if an operator has taken it offline.
 */
export async function shareBot(services: Services, { sharesFiles, lifetime, ...own }: SharedFor): Promise<string> {
  const made = await newLink(services, { userId: own.userId, lifetime: lifetime ?? "forever" });
  return services.db.transaction(async (tx) => {
    const bot = await holdBot(tx, own);
    if (bot.shareOfflineAt) throw linkOffline();
    const kept = openLinkOf(bot, made.createdAt);
    if (!kept && lifetime === undefined) {
      throw new AppError("conflict", { userMessage: "The link has ended. Please choose how long a new one works." });
    }
    const shareToken = kept?.token ?? made.token;
    // Those who opened the one that has ended need the new one.
    if (!kept) await tx.delete(sharedBots).where(eq(sharedBots.botId, bot.id));
    const shareExpiresAt = kept && lifetime === undefined ? kept.expiresAt : made.expiresAt;
    await tx.update(bots).set({ shareToken, shareExpiresAt, sharesFiles }).where(eq(bots.id, bot.id));
    return shareToken;
  });
}

/** Link of a bot that is not offline, as the database finds it by `isBotLinkOpen`. */
function openLinkOf({ shareToken: token, shareExpiresAt: expiresAt }: StoredBot, now: Date): ShareLink | undefined {
  return token !== null && (expiresAt === null || expiresAt > now) ? { token, expiresAt } : undefined;
}

/** Link of a bot as the bot's user sees it, if it works. */
export async function findBotLink(
  { db, config, clock }: Pick<Services, "db" | "config" | "clock">,
  { userId, botId }: OwnBot,
): Promise<ShownLink | null> {
  const [link] = await db
    .select({ token: bots.shareToken, expiresAt: bots.shareExpiresAt })
    .from(bots)
    .where(and(eq(bots.id, botId), eq(bots.userId, userId), isBotLinkOpen(clock.now())));
  if (!link?.token) return null;
  return { address: new URL(sharedBotPath(link.token), config.baseUrl).href, expiresAt: link.expiresAt };
}

/** The address stops working at once, also for those who have opened it. One that an operator took offline can't be made anew. @throws {AppError} `not_found` */
export async function revokeBotLink(db: Executor, own: OwnBot): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, shareOfflineAt } = await holdBot(tx, own);
    // It shows nothing already, and an operator who puts it back has to find it.
    if (shareOfflineAt) return;
    await tx.update(bots).set({ shareToken: null, shareExpiresAt: null, sharesFiles: false }).where(eq(bots.id, id));
    await tx.delete(sharedBots).where(eq(sharedBots.botId, id));
  });
}

/**
 * Bot as a user who has the link may see it: without the files.
 * @throws {AppError} `not_found` for a link that doesn't work, or no longer.
 */
export async function getSharedBot(db: Executor, token: string, now: Date) {
  const bot = await findByToken(db, token, now);
  const { id, userId, name, purpose, instructions, sharesFiles } = bot;
  const [files] = await db.select({ number: count() }).from(botFiles).where(eq(botFiles.botId, id));
  const by = (await findPerson(db, userId))?.firstName ?? "";
  const fileCount = sharesFiles ? (files?.number ?? 0) : 0;
  return { id, userId, name, purpose, instructions, avatarUrl: botAvatarUrl(bot.pictureKey), by, fileCount };
}

async function findByToken(db: Executor, token: string, now: Date): Promise<StoredBot> {
  const isIt = and(eq(bots.shareToken, token), isNull(bots.deletedAt), isBotLinkOpen(now));
  const [bot] = isBotToken(token) ? await db.select().from(bots).where(isIt) : [];
  if (bot) return bot;
  throw new AppError("not_found", {
    userMessage:
      "This link doesn’t work anymore. It may have expired, or the person who shared the bot has taken it back or deleted the bot.",
  });
}

interface WithLink {
  readonly userId: string;
  readonly token: string;
}

/** Lets the user talk to the bot while the link works. @returns its id. @throws {AppError} `not_found`; `conflict` for too many. */
export async function useSharedBot({ db, clock }: Services, { userId, token }: WithLink): Promise<string> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const bot = await holdByToken(tx, token, now);
    if (bot.userId === userId) return bot.id;
    await lockName(tx, `shared-bots/${userId}`);
    // Those whose links have ended are in no user’s list, and would count for good.
    const ended = tx
      .select({ id: bots.id })
      .from(bots)
      .where(and(isNull(bots.deletedAt), lte(bots.shareExpiresAt, now)));
    await tx.delete(sharedBots).where(and(eq(sharedBots.userId, userId), inArray(sharedBots.botId, ended)));
    // Those that are offline may be put back, but are in no list from which they could be removed.
    const [others] = await tx
      .select({ number: count() })
      .from(sharedBots)
      .innerJoin(bots, eq(bots.id, sharedBots.botId))
      .where(and(eq(sharedBots.userId, userId), ne(sharedBots.botId, bot.id), isBotLinkOpen(now)));
    if ((others?.number ?? 0) >= botLimits.shared) {
      throw new AppError("conflict", {
        userMessage: `You have ${botLimits.shared} shared bots, which is the most. Remove one from your list first.`,
      });
    }
    await tx
      .insert(sharedBots)
      .values({ userId, botId: bot.id, token, createdAt: now })
      .onConflictDoUpdate({ target: [sharedBots.userId, sharedBots.botId], set: { token } });
    return bot.id;
  });
}

/** A bot of the user's own, without the files. @returns its id. @throws {AppError} `not_found`, `conflict` if there are too many. */
export async function copySharedBot({ db, clock }: Services, { userId, token }: WithLink): Promise<string> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await requireRoom(tx, userId);
    const bot = await holdByToken(tx, token, now);
    return insertCopy(tx, bot, { userId, name: bot.name, now });
  });
}

async function holdByToken(tx: Transaction, token: string, now: Date): Promise<StoredBot> {
  const { id, userId } = await findByToken(tx, token, now);
  await holdBot(tx, { userId, botId: id });
  // It may have been taken back while this waited.
  return findByToken(tx, token, now);
}

/** Bots of others that still work for the user. */
export async function listSharedBots(db: Executor, userId: string, now: Date) {
  const { id, name, purpose, pictureKey, shareToken, deletedAt } = bots;
  const rows = await db
    .select({ id, name, purpose, pictureKey, token: sharedBots.token })
    .from(sharedBots)
    .innerJoin(bots, and(eq(id, sharedBots.botId), eq(shareToken, sharedBots.token)))
    .where(and(eq(sharedBots.userId, userId), isNull(deletedAt), isNotNull(shareToken), isBotLinkOpen(now)))
    .orderBy(asc(sharedBots.createdAt), asc(id))
    .limit(botLimits.shared);
  return rows.map(({ pictureKey: key, ...bot }) => ({ ...bot, avatarUrl: botAvatarUrl(key) }));
}

/** Takes a bot from the user's list. The link still works. One that isn't in the list is no error. */
export async function forgetSharedBot(db: Executor, { userId, botId }: OwnBot): Promise<void> {
  if (isUuid(botId)) await db.delete(sharedBots).where(and(eq(sharedBots.userId, userId), eq(sharedBots.botId, botId)));
}
