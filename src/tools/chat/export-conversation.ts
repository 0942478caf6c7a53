import type { Executor } from "#platform/db/database.ts";
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
  const messages = await listMessages(db, id);
  const parts = messages.flatMap(({ text, files, answers, chosenAnswerId }) => {
    const answer = chosenAnswer(answers, chosenAnswerId);
    const attached = files.map(({ name }) => `- Attached: ${asMarkdown(name)}`);
    return [
      "## You",
      text.replaceAll(/^/gm, "> "),
      ...(attached.length > 0 ? [attached.join("\n")] : []),
      ...(answer ? [`## ${answer.modelName}`, answer.text] : []),
    ];
  });
  return `${[`# ${title}`, ...parts].join("\n\n")}\n`;
}

/** A name as it is, whatever characters it has. */
const asMarkdown = (name: string): string => name.replaceAll(/[\\`*_{}[\]()<>#+!|~-]/g, "\\$&");
