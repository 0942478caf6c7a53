import { and, eq, getTableColumns, inArray, isNull, lte, sql, sum } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import { isUuid } from "#platform/db/columns.ts";
import type { Database, Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { cutText } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { chatLimits } from "./chat-rules.ts";
import { holdConversation, noConversation, requireRoom } from "./conversations.ts";
import { listFilesOf } from "./files/chat-files.ts";
import { chatAnswers, chatMessageFiles, chatMessages, conversations } from "./schema.ts";

interface BranchPoint {
  readonly userId: string;
  /** That the message must be in; any if left out. */
  readonly conversationId?: string | undefined;
  readonly messageId: string;
  /** `edit`: before the message, which the user writes anew. `continue`: after its answers. */
  readonly at: "edit" | "continue";
}

/** People branch a few times an hour; each time copies up to a thousand messages, for nothing. */
const branching = { name: "chat-branches", attemptsMax: 60, windowSeconds: 10 * 60 };

/**
 * Copies a conversation up to a message, so that it can go on in another way. The original stays as it is.
 * @returns the copy's id, null if nothing comes before the message, which then begins a conversation; and the bot of both.
 * @throws {AppError} `not_found`, also for another user's message; `conflict` if the user has too many conversations, or too much text
 * in them; `rate_limited`.
 */
export async function branchConversation(
  { db, clock, rateLimits }: Pick<Services, "db" | "clock" | "rateLimits">,
  { userId, conversationId, messageId, at }: BranchPoint,
): Promise<{ readonly conversationId: string | null; readonly botId: string | null }> {
  await rateLimits.consume(branching, userId);
  return db.transaction(async (tx) => {
    const point = await findMessage(tx, [userId], messageId);
    if (!point || point.conversationId !== (conversationId ?? point.conversationId)) throw noConversation();
    const last = at === "edit" ? point.position - 1 : point.position;
    // The lock of the list comes before that of a conversation wherever both are taken.
    if (last > 0) await requireRoomForText(tx, userId);
    const original = await holdConversation(tx, { userId, conversationId: point.conversationId });
    const { botId } = original;
    if (last === 0) return { conversationId: null, botId };
    const [copy] = await tx
      .insert(conversations)
      .values({
        ...original,
        id: undefined,
        title: branchTitle(original.title),
        branchedFromId: original.id,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      })
      .returning({ id: conversations.id });
    if (!copy) throw new Error("a copy of a conversation was not stored");
    await copyMessages(tx, { fromId: original.id, toId: copy.id, last });
    return { conversationId: copy.id, botId };
  });
}

/** Copies cost nothing, so the text of all of a user's conversations limits them. @throws {AppError} `conflict` */
async function requireRoomForText(tx: Transaction, userId: string): Promise<void> {
  await requireRoom(tx, userId);
  const messages = tx
    .select({ bytes: sql<number>`octet_length(${chatMessages.text})`.as("bytes") })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(eq(conversations.userId, userId));
  const answers = tx
    .select({ bytes: sql<number>`octet_length(${chatAnswers.text})`.as("bytes") })
    .from(chatAnswers)
    .where(eq(chatAnswers.userId, userId));
  const texts = unionAll(messages, answers).as("texts");
  const [stored] = await tx.select({ bytes: sum(texts.bytes).mapWith(Number) }).from(texts);
  if ((stored?.bytes ?? 0) < chatLimits.bytesToBranch) return;
  throw new AppError("conflict", {
    userMessage: `Your conversations have more than ${chatLimits.bytesToBranch / 1e6} MB of text, so none can be copied. Delete some first: they count for another day.`,
  });
}

/** Part that a conversation copies from another one: its first messages, with their files and the answers that are complete. */
interface Beginning {
  readonly fromId: string;
  readonly toId: string;
  /** Position of the last message that is copied. */
  readonly last: number;
}

async function copyMessages(tx: Transaction, { fromId, toId, last }: Beginning): Promise<void> {
  // A hash of both ids, so that what refers to a message or an answer finds its copy: a UUID of version 8 (RFC 9562), which is for that.
  const copyOf = (id: PgColumn) =>
    sql<string>`overlay(overlay(md5(${toId}::text || ${id}::text) placing '8' from 13) placing '8' from 17)::uuid`;
  const isCopied = and(eq(chatMessages.conversationId, fromId), lte(chatMessages.position, last));
  await tx.insert(chatMessages).select(
    tx
      .select({
        ...getTableColumns(chatMessages),
        id: copyOf(chatMessages.id).as("id"),
        conversationId: sql<string>`${toId}::uuid`.as("conversation_id"),
        chosenAnswerId: copyOf(chatMessages.chosenAnswerId).as("chosen_answer_id"),
      })
      .from(chatMessages)
      .where(isCopied),
  );
  await tx.insert(chatMessageFiles).select(
    tx
      .select({ ...getTableColumns(chatMessageFiles), messageId: copyOf(chatMessages.id).as("message_id") })
      .from(chatMessageFiles)
      .innerJoin(chatMessages, eq(chatMessages.id, chatMessageFiles.messageId))
      .where(isCopied),
  );
  await tx.insert(chatAnswers).select(
    tx
      .select({
        ...getTableColumns(chatAnswers),
        id: copyOf(chatAnswers.id).as("id"),
        messageId: copyOf(chatAnswers.messageId).as("message_id"),
        idempotencyKey: sql<string>`gen_random_uuid()::text`.as("idempotency_key"),
        // Its run belongs to the original, and was charged there.
        runId: sql<null>`null::uuid`.as("run_id"),
      })
      .from(chatAnswers)
      .innerJoin(chatMessages, eq(chatMessages.id, chatAnswers.messageId))
      .where(and(isCopied, inArray(chatAnswers.state, ["finished", "stopped"]))),
  );
}

/** A message that the user writes anew, and the conversation that it stays in, of one of these owners. */
export async function findDraft(db: Database, ownerIds: readonly string[], messageId: string) {
  const message = await findMessage(db, ownerIds, messageId);
  if (!message) return undefined;
  const files = await listFilesOf(db, [messageId]);
  const from = { id: message.conversationId, title: message.title };
  return { messageId, text: message.text, files: files.get(messageId) ?? [], from };
}

async function findMessage(db: Executor, ownerIds: readonly string[], messageId: string) {
  if (!isUuid(messageId)) return undefined;
  const { conversationId, position, text } = chatMessages;
  const isOwn = and(inArray(conversations.userId, [...ownerIds]), isNull(conversations.deletedAt));
  const [found] = await db
    .select({ conversationId, position, text, title: conversations.title })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(and(eq(chatMessages.id, messageId), isOwn));
  return found;
}

/** Title of a branch, also if it is a copy of a copy. */
const branchTitle = (title: string): string =>
  `${cutText(title.replace(/ \(branch\)$/, ""), chatLimits.title - branchMark.length)}${branchMark}`;
const branchMark = " (branch)";
