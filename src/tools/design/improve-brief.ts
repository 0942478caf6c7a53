import { z } from "zod";
import type { RunPlan } from "#models/index.ts";
import { listTextEngines } from "#models/index.ts";
import { AppError } from "#platform/errors.ts";
import { checkInput } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { runText } from "#runs/index.ts";
import { messagesOf } from "../run-screens/text/text-tool.ts";
import {
  acceptedWords,
  type BriefHelp,
  briefHelper,
  instructions,
  outputTokensMax,
  readAnswer,
} from "./brief-help-rules.ts";
import { correctionsSchema, designSettingsSchema } from "./design-rules.ts";
import { understandPrompt } from "./read-brief.ts";

const schema = designSettingsSchema.pick({ prompt: true, kind: true }).extend({
  idempotencyKey: z.uuid(),
  engine: z.string().min(1).max(250),
  /** Fields that the user has filled in: they stay. */
  typed: correctionsSchema.default({}),
  maxAic: z.number().int().min(0).max(1_000).optional(),
  projectId: z.uuid().optional(),
});

interface Asked {
  readonly userId: string;
  readonly plan: RunPlan;
  /** Unchecked. */
  readonly body: unknown;
}

/**
 * Lets a language engine write the words of a design. Costs what a text costs; an answer that is of no use changes and costs nothing.
 * @param signal aborted when the user stops, who pays for what came until then.
 * @throws {AppError} `invalid_input`, `not_found` for an engine that is not connected, and as `runText`.
 */
export async function improveBrief(
  services: Services,
  { userId, plan, body }: Asked,
  signal: AbortSignal,
): Promise<BriefHelp> {
  const { prompt, kind, typed, idempotencyKey, engine: engineId, maxAic, projectId } = checkInput(schema, body);
  const order = { prompt, choices: { kind } };
  const { brief } = await understandPrompt(services.workers, order, userId);
  const engine = (await listTextEngines(services, userId)).find(({ id }) => id === engineId);
  if (!engine) {
    throw new AppError("not_found", { userMessage: "This engine isn’t connected. Please choose another one." });
  }
  const run = {
    userId,
    plan,
    idempotencyKey,
    maxAic,
    engine,
    projectId,
    tool: briefHelper,
    description: `words for a design by ${engine.modelName}`,
    settings: { prompt, kind, engine: engine.id, modelName: engine.modelName },
    // The words are kept with the design that they are for.
    keepsAnswer: false,
    isUsable: (text: string) => readAnswer(text) !== undefined,
    request: {
      messages: messagesOf({ instructions, prompt }),
      maxOutputTokens: outputTokensMax,
    },
  };
  let text = "";
  for await (const event of runText(services, run, signal)) {
    if (event.type === "text") text += event.text;
    if (event.type === "failed") {
      return { outcome: "failed", message: event.message, priceAic: 0, payer: engine.payer };
    }
    if (event.type === "ended") {
      const { priceAic, payer } = event;
      const answer = readAnswer(text);
      // Stopped in the middle.
      if (!answer) return { outcome: "failed", message: "Stopped.", priceAic, payer };
      const { style, reason = "", ...words } = answer;
      return {
        outcome: "written",
        priceAic,
        payer,
        words: acceptedWords(words, { prompt, understood: brief, typed }),
        style: style ? { id: style, reason } : null,
      };
    }
  }
  throw new Error("a run of a text ended without saying so");
}
