import { asc, eq, inArray } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Services } from "#platform/services.ts";
import { listFilesOf } from "./files/chat-files.ts";
import { enqueueRemoval } from "./files/remove-chat-files.ts";
import { chatAnswers, chatFiles, chatMessages, conversations } from "./schema.ts";

/** Conversations. Their files are listed, not included, as those of runs. Deleted with the account. */
export const chatData = ({ jobs }: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "conversations",

  async exportFor(db, { userId }) {
    const { id, title, projectId, createdAt, deletedAt } = conversations;
    const own = await db
      .select({ id, title, projectId, createdAt, deletedAt })
      .from(conversations)
      .where(eq(conversations.userId, userId))
      .orderBy(asc(createdAt), asc(id));
    const { conversationId, position, ...message } = {
      id: chatMessages.id,
      conversationId: chatMessages.conversationId,
      position: chatMessages.position,
      text: chatMessages.text,
      createdAt: chatMessages.createdAt,
    };
    const ids = own.map((conversation) => conversation.id);
    const messages = await db
      .select({ ...message, conversationId })
      .from(chatMessages)
      .where(inArray(conversationId, ids))
      .orderBy(asc(position));
    const { messageId, modelName, state, text, payer, priceAic } = chatAnswers;
    const answers = await db
      .select({ messageId, modelName, state, text, payer, priceAic, createdAt: chatAnswers.createdAt })
      .from(chatAnswers)
      .where(eq(chatAnswers.userId, userId))
      .orderBy(asc(chatAnswers.createdAt));
    const filesOf = await listFilesOf(
      db,
      messages.map((one) => one.id),
    );
    const answersOf = Map.groupBy(answers, (answer) => answer.messageId);
    const messagesOf = Map.groupBy(messages, (one) => one.conversationId);
    return own.map((conversation) => ({
      ...conversation,
      messages: (messagesOf.get(conversation.id) ?? []).map((one) => ({
        ...one,
        files: (filesOf.get(one.id) ?? []).map(({ textBytes: _, ...file }) => file),
        answers: answersOf.get(one.id) ?? [],
      })),
    }));
  },

  async erase(db, { userId }) {
    await db.delete(conversations).where(eq(conversations.userId, userId));
    const removed = await db.delete(chatFiles).where(eq(chatFiles.userId, userId)).returning({ key: chatFiles.key });
    await enqueueRemoval(db, jobs, removed);
  },
});
