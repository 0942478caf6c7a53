import type { Executor } from "#platform/db/database.ts";
import { ideasToolId } from "../ideas/ideation/generate-ideas.ts";
import { mindMapToolId } from "../ideas/mindmap/split-topic.ts";
import { listQuestionsOfRuns } from "../pdf/questions.ts";
import { grammarId } from "../writing/grammar/grammar-settings.ts";

/** Their models answer with data for the page. */
const dataTools = new Set([mindMapToolId, ideasToolId, grammarId]);

/**
 * The text that a run has made, for people: of an answer that is data, its words, one a line; of a corrected text, that text.
 * @param output also the beginning of one.
 */
export function readableOutput(tool: string, output: string): string {
  const start = output.indexOf("{");
  if (!dataTools.has(tool) || start === -1) return output;
  // Strings, and the colon after those that are names of fields.
  const strings = output.slice(start).matchAll(/"((?:[^"\\]|\\.)*)(?:"(\s*:)?|\\?$)/gs);
  const words = [...strings].flatMap(([, text = "", colon]) => (colon || text === "" ? [] : [unescaped(text)]));
  if (words.length === 0) return output;
  return tool === grammarId ? (words[0] ?? "") : words.join("\n");
}

function unescaped(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return text;
  }
}

/** Question and answer of a run whose tool keeps both itself. */
export interface KeptText {
  readonly question: string;
  readonly answer: string;
}

/** Questions about PDFs, by the ids of their runs; not those that were deleted. */
export async function listKeptTexts(
  db: Executor,
  {
    userId,
    runs,
  }: { readonly userId: string; readonly runs: readonly { readonly id: string; readonly tool: string }[] },
): Promise<ReadonlyMap<string, KeptText>> {
  const runIds = runs.filter(({ tool }) => tool === "chatpdf").map(({ id }) => id);
  return listQuestionsOfRuns(db, { userId, runIds });
}
