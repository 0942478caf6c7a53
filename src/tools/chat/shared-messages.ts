import { and, asc, eq, gt, inArray, lte } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { countFitting } from "#work/conversation-rules.ts";
import type { SharedExchanges, SharedPart } from "#work/sharing/link-rules.ts";
import { charactersOfMessage } from "./conversations.ts";
import { listFilesOf } from "./files/chat-files.ts";
import { chatAnswers, chatMessages } from "./schema.ts";
import { chosenAnswer } from "./sent-messages.ts";

/**
 * Messages of a conversation that a link shows, oldest first: each message with the answer that the conversation goes on with. An answer
 * that the user requested after the link was made is not shown either, also where it answers an earlier message.
 */
export async function listSharedMessages(
  db: Executor,
  conversationId: string,
  { until, after, countMax }: SharedPart,
): Promise<SharedExchanges> {
  const { id, position, text, chosenAnswerId, createdAt } = chatMessages;
  const isPart = and(eq(chatMessages.conversationId, conversationId), gt(position, after), lte(createdAt, until));
  const sizes = await db
    .select({ characters: charactersOfMessage })
    .from(chatMessages)
    .where(isPart)
    .orderBy(asc(position))
    .limit(countMax + 1);
  const count = countFitting(sizes.slice(0, countMax).map(({ characters }) => characters));
  const shown = await db
    .select({ id, position, text, chosenAnswerId })
    .from(chatMessages)
    .where(isPart)
    .orderBy(asc(position))
    .limit(count);
  const ids = shown.map((message) => message.id);
  const answers = await db
    .select({
      id: chatAnswers.id,
      messageId: chatAnswers.messageId,
      modelName: chatAnswers.modelName,
      text: chatAnswers.text,
      state: chatAnswers.state,
    })
    .from(chatAnswers)
    .where(and(inArray(chatAnswers.messageId, ids), lte(chatAnswers.createdAt, until)))
    .orderBy(asc(chatAnswers.createdAt), asc(chatAnswers.id));
  const answersOf = Map.groupBy(answers, ({ messageId }) => messageId);
  const filesOf = await listFilesOf(db, ids);
  const exchanges = shown.map((message) => {
    const given = answersOf.get(message.id) ?? [];
    // Where the user has chosen one since that isn’t shown, the latest of that time is the nearest to what was chosen then.
    const isShown = message.chosenAnswerId === null || given.some((one) => one.id === message.chosenAnswerId);
    const answer = chosenAnswer(isShown ? given : given.toReversed(), message.chosenAnswerId);
    return {
      position: message.position,
      text: message.text,
      fileCount: filesOf.get(message.id)?.length ?? 0,
      answer: answer ? { modelName: answer.modelName, text: answer.text } : null,
    };
  });
  return { exchanges, hasLater: sizes.length > count };
}
