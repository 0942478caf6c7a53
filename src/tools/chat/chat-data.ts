import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { readPages } from "#platform/db/read-pages.ts";
import type { Services } from "#platform/services.ts";
import { listFilesOf } from "./files/chat-files.ts";
import { chatFileRemoval } from "./files/remove-chat-files.ts";
import { chatAnswers, chatFiles, chatMessages, conversations } from "./schema.ts";

/** Conversations. Their files are listed, not included, as those of runs. Deleted with the account. */
export const chatData = ({ jobs }: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "conversations",

  exportFor: (db, { userId }) => exportConversations(db, userId),

  async erase(db, { userId }) {
    await db.delete(conversations).where(eq(conversations.userId, userId));
    const removed = await db.delete(chatFiles).where(eq(chatFiles.userId, userId)).returning({ key: chatFiles.key });
    await chatFileRemoval.enqueue(
      db,
      jobs,
      removed.map(({ key }) => key),
    );
  },
});

/** A user has a limited number of conversations, each with a title: what they consist of is what is large. */
async function* exportConversations(db: Executor, userId: string) {
  const { id, title, projectId, createdAt, deletedAt } = conversations;
  const own = await db
    .select({ id, title, projectId, createdAt, deletedAt })
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(asc(createdAt), asc(id));
  for (const conversation of own) yield { ...conversation, messages: exportMessages(db, conversation.id) };
}

/** Messages per page of an export, with up to six answers each, of some thousand words. */
const messagesPerPage = 50;

async function* exportMessages(db: Executor, conversationId: string) {
  const { id, text, createdAt, position } = chatMessages;
  const readAfter = (last: { readonly position: number } | undefined) =>
    db
      .select({ id, text, createdAt, conversationId: chatMessages.conversationId, position })
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversationId), last && gt(position, last.position)))
      .orderBy(asc(position))
      .limit(messagesPerPage);
  for await (const messages of readPages(messagesPerPage, readAfter)) {
    const ids = messages.map((message) => message.id);
    const [filesOf, answersOf] = [await listFilesOf(db, ids), await listAnswersOf(db, ids)];
    for (const { position: _, ...message } of messages) {
      const files = (filesOf.get(message.id) ?? []).map(({ textBytes: _bytes, ...file }) => file);
      yield { ...message, files, answers: answersOf.get(message.id) ?? [] };
    }
  }
}

async function listAnswersOf(db: Executor, messageIds: readonly string[]) {
  const { messageId, modelName, state, text, payer, priceAic, createdAt } = chatAnswers;
  const answers = await db
    .select({ messageId, modelName, state, text, payer, priceAic, createdAt })
    .from(chatAnswers)
    .where(inArray(messageId, [...messageIds]))
    .orderBy(asc(createdAt));
  return Map.groupBy(answers, (answer) => answer.messageId);
}
