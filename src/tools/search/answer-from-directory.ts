import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import { checkInput } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { listRuns } from "#runs/index.ts";
import type { RunEvent } from "#runs/rules.ts";
import type { AskedByActor } from "../run-screens/asked-by-actor.ts";
import { runTextTool, type TextTool } from "../run-screens/text/run-text-tool.ts";
import { askForAnswer, referenceFilter, withKnownReferences } from "./directory-answer.ts";
import { findTools } from "./find-tools.ts";
import { directorySearchId, readWish } from "./search-rules.ts";
import { getSearch, limitFinding } from "./searches.ts";

const settingsSchema = z.strictObject({
  searchId: z.uuid(),
  /** Filters from the page's address. */
  filters: z.string().max(2_000),
});
export type AnswerSettings = z.infer<typeof settingsSchema>;

/**
 * Has a language model answer a question from the tools that the directory's search finds, streamed. References to others are taken out.
 * @throws {AppError} before the first event: `invalid_input`, `not_found`, `rate_limited`, `conflict` if nothing is found, and as `runTextTool`.
 */
export async function* answerFromDirectory(
  services: Services,
  asked: AskedByActor,
  gone: AbortSignal,
): AsyncGenerator<RunEvent> {
  const { searchId, filters } = checkInput(z.looseObject(settingsSchema.shape), asked.body);
  const { steps, last } = await getSearch(services, { userId: asked.actor.privateId, searchId });
  await limitFinding(services, asked.actor.privateId);
  const { tools } = await findTools(services.db, readWish(new URLSearchParams(filters), last.wish));
  if (tools.length === 0) {
    throw new AppError("conflict", { userMessage: "Nothing was found to answer from. Please change the filters." });
  }
  const entries = tools.map(({ slug, name }) => ({ slug, name }));
  const tool: TextTool = {
    id: directorySearchId,
    isPrivate: true,
    result: "an answer from the directory",
    settings: settingsSchema.transform((given) => ({ ...given, prompt: last.question, entries })),
    ask: () =>
      askForAnswer(
        steps.map(({ question }) => question),
        tools,
      ),
  };
  const references = referenceFilter(entries.length);
  for await (const event of runTextTool(services, tool, asked, gone)) {
    if (event.type === "text") {
      const text = references.push(event.text);
      if (text) yield { ...event, text };
      continue;
    }
    const rest = event.type === "ended" ? references.end() : "";
    if (rest) yield { type: "text", text: rest };
    yield event;
  }
}

export interface KeptAnswer {
  readonly text: string;
  readonly modelName: string;
  readonly entries: readonly { readonly slug: string; readonly name: string }[];
}

/** The latest answer to a question, among the user's latest runs. */
export async function findAnswer(
  services: Pick<Services, "db">,
  { userId, searchId, question }: { readonly userId: string; readonly searchId: string; readonly question: string },
): Promise<KeptAnswer | undefined> {
  const runs = await listRuns(services.db, { userId, tool: directorySearchId, savedOnly: false });
  const run = runs.find(({ state, settings, output }) => {
    const { searchId: of, prompt } = settings as { readonly searchId?: unknown; readonly prompt?: unknown };
    return of === searchId && prompt === question && state !== "running" && output !== "";
  });
  if (!run) return undefined;
  const { modelName, entries } = run.settings as unknown as Omit<KeptAnswer, "text">;
  return { text: withKnownReferences(run.output, entries.length), modelName, entries };
}
