import type { Executor } from "#platform/db/database.ts";
import { chatLimits } from "./chat-rules.ts";
import { getConversation, listMessages } from "./conversations.ts";
import { chosenAnswer } from "./sent-messages.ts";

/**
 * A whole conversation as Markdown, with the answers that it goes on with. The user's words are quoted, so that their characters can't
 * become headings; answers are Markdown already.
 * @throws {AppError} `not_found`, also for another user's.
 */
export async function exportConversation(
  db: Executor,
  own: { readonly userId: string; readonly conversationId: string },
): Promise<string> {
  const { id, title } = await getConversation(db, own);
  const messages = await listMessages(db, id, { countMax: chatLimits.messages });
  const parts = messages.flatMap(({ text, answers, chosenAnswerId }) => {
    const answer = chosenAnswer(answers, chosenAnswerId);
    return ["## You", text.replaceAll(/^/gm, "> "), ...(answer ? [`## ${answer.modelName}`, answer.text] : [])];
  });
  return `${[`# ${title}`, ...parts].join("\n\n")}\n`;
}
