import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Database } from "#platform/db/database.ts";
import { cutText } from "#platform/forms/rules.ts";
import { chatLimits } from "./chat-rules.ts";
import { countConversations, noConversation, tooManyConversations } from "./conversations.ts";
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

/**
 * Copies a conversation up to a message, so that it can go on in another way. The original stays as it is.
 * @returns the copy's id, null if nothing comes before the message, which then begins a conversation; and the bot of both.
 * @throws {AppError} `not_found`, also for another user's message; `conflict` if the user has too many conversations.
 */
export async function branchConversation(
  db: Database,
  { userId, conversationId, messageId, at }: BranchPoint,
  now: Date,
): Promise<{ readonly conversationId: string | null; readonly botId: string | null }> {
  return db.transaction(async (tx) => {
    const point = await findMessage(tx, userId, messageId);
    if (!point || point.conversationId !== (conversationId ?? point.conversationId)) throw noConversation();
    const last = at === "edit" ? point.position - 1 : point.position;
    const [original] = await tx.select().from(conversations).where(eq(conversations.id, point.conversationId));
    if (!original) throw noConversation();
    const { botId } = original;
    if (last === 0) return { conversationId: null, botId };
    if ((await countConversations(tx, userId)) >= chatLimits.conversations) throw tooManyConversations();
    const id = randomUUID();
    await tx.insert(conversations).values({
      ...original,
      ...{ id, title: branchTitle(original.title), branchedFromId: original.id },
      ...{ createdAt: now, updatedAt: now },
    });
    const messages = await tx
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, original.id), lte(chatMessages.position, last)));
    const answers = await tx
      .select()
      .from(chatAnswers)
      .where(
        and(
          inArray(
            chatAnswers.messageId,
            messages.map((message) => message.id),
          ),
          inArray(chatAnswers.state, ["finished", "stopped"]),
        ),
      );
    const newIds = new Map([...messages, ...answers].map((row) => [row.id, randomUUID()]));
    const newId = (oldId: string) => newIds.get(oldId) ?? randomUUID();
    for (const part of chunks(messages)) {
      await tx.insert(chatMessages).values(
        part.map((message) => ({
          ...message,
          id: newId(message.id),
          conversationId: id,
          chosenAnswerId: message.chosenAnswerId && newId(message.chosenAnswerId),
        })),
      );
    }
    const files = await tx
      .select()
      .from(chatMessageFiles)
      .where(
        inArray(
          chatMessageFiles.messageId,
          messages.map((message) => message.id),
        ),
      );
    for (const part of chunks(files)) {
      await tx.insert(chatMessageFiles).values(part.map((file) => ({ ...file, messageId: newId(file.messageId) })));
    }
    for (const part of chunks(answers)) {
      await tx.insert(chatAnswers).values(
        part.map((answer) => ({
          ...answer,
          // Its run belongs to the original, and was charged there.
          ...{ id: newId(answer.id), messageId: newId(answer.messageId), idempotencyKey: randomUUID(), runId: null },
        })),
      );
    }
    return { conversationId: id, botId };
  });
}

/** A message that the user writes anew. */
export async function findDraft(db: Database, userId: string, messageId: string) {
  const message = await findMessage(db, userId, messageId);
  if (!message) return undefined;
  const files = await listFilesOf(db, [messageId]);
  return { messageId, text: message.text, files: files.get(messageId) ?? [] };
}

async function findMessage(db: Pick<Database, "select">, userId: string, messageId: string) {
  if (!isUuid(messageId)) return undefined;
  const { conversationId, position, text } = chatMessages;
  const isOwn = and(eq(chatMessages.id, messageId), eq(conversations.userId, userId), isNull(conversations.deletedAt));
  const [found] = await db
    .select({ conversationId, position, text })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(isOwn);
  return found;
}

/** Of a copy of a copy, too. */
const branchTitle = (title: string): string =>
  `${cutText(title.replace(/ \(branch\)$/, ""), chatLimits.title - branchMark.length)}${branchMark}`;
const branchMark = " (branch)";

/** A statement takes a limited number of parameters. */
function* chunks<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += 500) yield rows.slice(start, start + 500);
}
