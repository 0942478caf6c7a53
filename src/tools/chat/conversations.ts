import { and, asc, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { hasFolded, hasFoldedText, isUuid } from "#platform/db/columns.ts";
import type { Database, Executor, Transaction } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import { restorable } from "#runs/index.ts";
import { isSharedIn } from "#teams/index.ts";
import { foldForSearch } from "#text/fold-for-search.ts";
import { countFitting } from "#work/conversation-rules.ts";
import { chatLimits, messagesShown } from "./chat-rules.ts";
import type { ChatFile } from "./files/chat-file-rules.ts";
import { listFilesOf } from "./files/chat-files.ts";
import { chatAnswers, chatMessages, conversations } from "./schema.ts";

export interface ConversationEntry {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: Date;
  readonly botName: string | null;
  /** Excerpt in which a search found its text, if not in the title. */
  readonly excerpt: string | null;
  /** True if it is shared with the team whose page lists it. */
  readonly isShared: boolean;
}

interface ListQuestion {
  /** The user or, in a team, what the member keeps to themselves and the team. */
  readonly ownerIds: readonly string[];
  /** Finds titles, messages and answers with this text; all if empty. */
  readonly search: string;
  readonly countMax: number;
}

/** A user's conversations, latest first. */
export async function listConversations(
  db: Executor,
  { ownerIds, search, countMax }: ListQuestion,
): Promise<{ readonly entries: readonly ConversationEntry[]; readonly hasMore: boolean }> {
  const text = search.trim().slice(0, chatLimits.search);
  const isOwn = and(inArray(conversations.userId, [...ownerIds]), isNull(conversations.deletedAt));
  const excerpt = text === "" ? sql<null>`null` : excerptWith(text);
  const { id, title, updatedAt, botName, userId: ownerId } = conversations;
  const found = text === "" ? undefined : sql`(${hasFoldedText(title, text)} or ${excerpt} is not null)`;
  const rows = await db
    .select({ id, title, updatedAt, botName, excerpt, ownerId })
    .from(conversations)
    .where(and(isOwn, found))
    .orderBy(desc(updatedAt), desc(id))
    .limit(countMax + 1);
  const entries = rows.slice(0, countMax).map((row) => {
    const { ownerId: entryOwner, ...entry } = row;
    return { ...entry, isShared: isSharedIn(ownerIds, entryOwner) };
  });
  return { entries, hasMore: rows.length > countMax };
}

/**
 * The place in the first message or answer of a conversation that has the text, or null. Folding moves places a little: where the text is not
 * there as it was typed, its share of the folded text says about where it is. Names are written out: Drizzle would shorten them.
 */
export function excerptWith(text: string) {
  const folded = foldForSearch(text);
  return sql<string | null>`(
    select substring(found.text from greatest(1, coalesce(
      nullif(position(lower(${text}) in lower(found.text)), 0),
      position(${folded} in found.folded) * char_length(found.text) / greatest(1, char_length(found.folded))
    ) - 30) for 120)
    from (
      select m.text, m.folded, m.position from chat_messages m
      where m.conversation_id = conversations.id and ${hasFolded(sql`m.folded`, text)}
      union all
      select a.text, a.folded, m.position from chat_answers a join chat_messages m on m.id = a.message_id
      where m.conversation_id = conversations.id and ${hasFolded(sql`a.folded`, text)}
    ) as found
    order by found.position limit 1
  )`;
}

const answerColumns = {
  id: chatAnswers.id,
  messageId: chatAnswers.messageId,
  runId: chatAnswers.runId,
  engine: chatAnswers.engine,
  modelName: chatAnswers.modelName,
  insteadOf: chatAnswers.insteadOf,
  state: chatAnswers.state,
  text: chatAnswers.text,
  payer: chatAnswers.payer,
  priceAic: chatAnswers.priceAic,
  isCut: chatAnswers.isCut,
  problem: chatAnswers.problem,
  createdAt: chatAnswers.createdAt,
};

export interface ChatMessage {
  readonly id: string;
  readonly position: number;
  readonly text: string;
  readonly chosenAnswerId: string | null;
  readonly files: readonly ChatFile[];
  /** In the order of being asked. */
  readonly answers: readonly Pick<typeof chatAnswers.$inferSelect, keyof typeof answerColumns>[];
}

export interface Conversation {
  readonly id: string;
  readonly title: string;
  /** Null without a bot, and once that has been removed for good. */
  readonly botId: string | null;
  /** Name of the bot that it began with. */
  readonly botName: string | null;
}

/**
 * The conversation whose beginning another one copies, unless it was deleted.
 * @param ownerIds of those that the reader sees: a copy may be shared while its original is another member’s own.
 */
export async function findOriginal(
  db: Executor,
  { conversationId, ownerIds }: { readonly conversationId: string; readonly ownerIds: readonly string[] },
) {
  const copy = alias(conversations, "copy");
  const [found] = await db
    .select({ id: conversations.id, title: conversations.title })
    .from(copy)
    .innerJoin(conversations, eq(conversations.id, copy.branchedFromId))
    .where(
      and(eq(copy.id, conversationId), inArray(conversations.userId, [...ownerIds]), isNull(conversations.deletedAt)),
    );
  return found;
}

/** @throws {AppError} `not_found`, also for another user's, and for a deleted one. */
export async function getConversation(
  db: Executor,
  { userId, conversationId }: { readonly userId: string; readonly conversationId: string },
): Promise<Conversation> {
  const { id, title, botId, botName } = conversations;
  const isOwn = and(eq(id, conversationId), eq(conversations.userId, userId), isNull(conversations.deletedAt));
  const [found] = isUuid(conversationId)
    ? await db.select({ id, title, botId, botName }).from(conversations).where(isOwn)
    : [];
  if (!found) throw noConversation();
  return found;
}

/**
 * Messages, choices and branches of one conversation wait here for each other.
 * @throws {AppError} `not_found`, also for another user's, and for a deleted one.
 */
export async function holdConversation(tx: Transaction, own: OwnConversation) {
  const isIt = and(isOwnRow(own), isNull(conversations.deletedAt));
  const [held] = isUuid(own.conversationId) ? await tx.select().from(conversations).where(isIt).for("update") : [];
  if (!held) throw noConversation();
  return held;
}

/** Makes requests that add conversations to an owner’s wait for each other. */
export const lockConversations = (tx: Transaction, userId: string): Promise<void> =>
  lockName(tx, `conversations/${userId}`);

/**
 * Makes sure that one more conversation fits. Deleted conversations count.
 * @throws {AppError} `conflict` if there are too many.
 */
export async function requireRoom(
  tx: Transaction,
  userId: string,
  full = `You have ${chatLimits.conversations} conversations, which is the most. Delete some to start a new one.`,
): Promise<void> {
  await lockConversations(tx, userId);
  const number = await tx.$count(conversations, eq(conversations.userId, userId));
  if (number >= chatLimits.conversations) throw new AppError("conflict", { userMessage: full });
}

export const noConversation = () =>
  new AppError("not_found", { userMessage: "This conversation was deleted, or you don’t have access to it." });

/** The newest messages before a position that fit on a page, oldest first. The caller has checked whose they are. */
export async function listMessagesOfPage(
  db: Executor,
  conversationId: string,
  before: number | undefined,
): Promise<readonly ChatMessage[]> {
  const { position } = chatMessages;
  const sizes = await db
    .select({ characters: charactersOfMessage })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), before ? lt(position, before) : undefined))
    .orderBy(desc(position))
    .limit(messagesShown);
  const countMax = countFitting(sizes.map(({ characters }) => characters));
  return countMax === 0 ? [] : listMessages(db, conversationId, { before, countMax });
}

/** Characters of a row of `chat_messages` with all of its answers. */
export const charactersOfMessage = sql<number>`(length(chat_messages.text) + coalesce(
  (select sum(length(a.text)) from chat_answers a where a.message_id = chat_messages.id), 0
))::int`;

/** The newest messages before a position, oldest first. The caller has checked whose they are. */
export async function listMessages(
  db: Executor,
  conversationId: string,
  { before, countMax = chatLimits.messages }: { readonly before?: number | undefined; readonly countMax?: number } = {},
): Promise<readonly ChatMessage[]> {
  const { id, position, text, chosenAnswerId } = chatMessages;
  const rows = await db
    .select({ id, position, text, chosenAnswerId })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), before ? lt(position, before) : undefined))
    .orderBy(desc(position))
    .limit(countMax);
  const ids = rows.map((row) => row.id);
  const filesOf = await listFilesOf(db, ids);
  const answers = await db
    .select(answerColumns)
    .from(chatAnswers)
    .where(inArray(chatAnswers.messageId, ids))
    .orderBy(asc(chatAnswers.createdAt), asc(chatAnswers.id));
  const byMessage = Map.groupBy(answers, ({ messageId }) => messageId);
  return rows.toReversed().map((row) => ({
    ...row,
    files: filesOf.get(row.id) ?? [],
    answers: byMessage.get(row.id) ?? [],
  }));
}

interface OwnConversation {
  readonly userId: string;
  readonly conversationId: string;
}

const isOwnRow = ({ userId, conversationId }: OwnConversation) =>
  and(eq(conversations.id, conversationId), eq(conversations.userId, userId));

/** @throws {AppError} `invalid_input` for an empty or long title, `not_found`. */
export async function renameConversation(
  db: Executor,
  { title, ...own }: OwnConversation & { readonly title: string },
): Promise<void> {
  const tidy = tidyLine(title);
  if (tidy === "" || tidy.length > chatLimits.title) {
    const userMessage = `Please enter a title of 1 to ${chatLimits.title} characters.`;
    throw new AppError("invalid_input", { userMessage, field: "title" });
  }
  const isThere = and(isOwnRow(own), isNull(conversations.deletedAt));
  const renamed = isUuid(own.conversationId)
    ? await db.update(conversations).set({ title: tidy }).where(isThere).returning({ id: conversations.id })
    : [];
  if (renamed.length === 0) throw noConversation();
}

/** @param projectId the user's, which the caller has checked; null for none. @returns how many were moved. */
export async function moveConversations(
  db: Executor,
  asked: { readonly userId: string; readonly conversationIds: readonly string[]; readonly projectId: string | null },
): Promise<number> {
  const { id, deletedAt } = conversations;
  const ids = asked.conversationIds.filter(isUuid);
  const moved = await db
    .update(conversations)
    .set({ projectId: asked.projectId })
    .where(and(eq(conversations.userId, asked.userId), inArray(id, ids), isNull(deletedAt)))
    .returning({ id });
  return moved.length;
}

/** Conversations are deleted and restored by it. */
export const restorableConversations = restorable({
  table: conversations,
  title: conversations.title,
  gone: () => noConversation(),
});

/** Goes on with another answer to the latest message. @throws {AppError} `not_found`; `conflict` if the conversation has gone on. */
export function chooseAnswer(
  db: Database,
  { answerId, ...own }: OwnConversation & { readonly answerId: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdConversation(tx, own);
    const [last] = await listMessages(tx, own.conversationId, { countMax: 1 });
    if (!last?.answers.some(({ id, text }) => id === answerId && text !== "")) {
      throw new AppError("conflict", { userMessage: "This conversation has gone on. Please reload the page." });
    }
    await tx.update(chatMessages).set({ chosenAnswerId: answerId }).where(eq(chatMessages.id, last.id));
  });
}
