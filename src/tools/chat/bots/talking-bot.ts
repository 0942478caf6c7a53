import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { isOfOwnerOrTeam } from "#teams/index.ts";
import { isLinkShown } from "#work/index.ts";
import { botAvatarUrl } from "./bot-picture-rules.ts";
import { type Preamble, preambleOf } from "./bot-preamble.ts";
import { botFiles, bots, sharedBots } from "./schema.ts";

interface AskedBot {
  /** User who talks to the bot: its own user, or another one with its link. */
  readonly userId: string;
  readonly botId: string;
  readonly now: Date;
}

const { shareExpiresAt: expiresAt, shareOfflineAt: offlineAt, userId: ownerId } = bots;

/** Condition that the link of a bot works, if it has one. */
export const isBotLinkOpen = (now: Date) => isLinkShown({ expiresAt, offlineAt, userId: ownerId }, now);

/** Bot as a chat page shows it. */
export interface ChatBot {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly engine: string | null;
  readonly avatarUrl: string | null;
  readonly isOwn: boolean;
  readonly preamble: Preamble;
}

/** A bot that the user may talk to: one of their own, or one whose link they have opened and that is still shared. */
export async function findTalkingBot(db: Executor, { userId, botId, now }: AskedBot): Promise<ChatBot | undefined> {
  if (!isUuid(botId)) return undefined;
  const opened = and(
    eq(sharedBots.botId, bots.id),
    isOfOwnerOrTeam(sharedBots.userId, userId),
    eq(sharedBots.token, bots.shareToken),
    isBotLinkOpen(now),
  );
  const isOwned = isOfOwnerOrTeam(bots.userId, userId);
  const [found] = await db
    .select({ bot: bots, isOwn: sql<boolean>`${isOwned}` })
    .from(bots)
    .leftJoin(sharedBots, opened)
    .where(and(eq(bots.id, botId), isNull(bots.deletedAt), or(isOwned, isNotNull(sharedBots.botId))));
  if (!found) return undefined;
  const { id, name, purpose, instructions, engine, pictureKey, sharesFiles } = found.bot;
  const { isOwn } = found;
  const files = isOwn || sharesFiles ? await listTexts(db, id) : [];
  const preamble = preambleOf({ name, instructions, files });
  return { id, name, purpose, engine, avatarUrl: botAvatarUrl(pictureKey), isOwn, preamble };
}

/** @throws {AppError} `not_found` as well for a bot that isn't shared with the user, or no longer. */
export async function getTalkingBot(db: Executor, asked: AskedBot): Promise<ChatBot> {
  const bot = await findTalkingBot(db, asked);
  if (!bot) throw noBot();
  return bot;
}

export const noBot = () =>
  new AppError("not_found", { userMessage: "This bot was deleted, or you don’t have access to it." });

const listTexts = (db: Executor, botId: string) =>
  db
    .select({ name: botFiles.name, text: botFiles.text })
    .from(botFiles)
    .where(eq(botFiles.botId, botId))
    .orderBy(asc(botFiles.createdAt), asc(botFiles.id));
