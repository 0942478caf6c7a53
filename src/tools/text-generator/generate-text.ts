import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type RunPlan, runText } from "#runs/index.ts";
import type { RunEvent } from "#runs/rules.ts";
import { listTextEngines, type TextEngine } from "./list-text-engines.ts";
import {
  contentTypes,
  fallbacksFor,
  instructionsFor,
  languages,
  lengths,
  maxOutputTokensFor,
  promptLengthMax,
  type TextSettings,
  temperatures,
  tones,
} from "./text-settings.ts";

export const textGenerator = "text-generator";

const idOf = <const List extends readonly { readonly id: string }[]>(list: List) =>
  z.enum(list.map(({ id }) => id) as [List[number]["id"], ...List[number]["id"][]]);

/** The body of a request to generate a text. */
const requestSchema = z.strictObject({
  idempotencyKey: z.uuid(),
  engine: z.string().max(250),
  contentType: idOf(contentTypes),
  tone: idOf(tones),
  language: idOf(languages),
  temperature: idOf(temperatures),
  words: z.number().int().min(lengths.min).max(lengths.max).multipleOf(lengths.step),
  prompt: z.string().trim().min(1).max(promptLengthMax),
  maxAic: z.number().int().min(0).max(1_000).optional(),
  /** Whether another engine may answer if this one fails. */
  mayFallBack: z.boolean().default(false),
});

/**
 * Writes a text for a user, streamed.
 * @param body the request's JSON, unchecked.
 * @throws {AppError} before the first event: `invalid_input`, `not_found` for an engine that is not connected, and as `runText`.
 */
export async function* generateText(
  services: Services,
  asked: { readonly userId: string; readonly plan: RunPlan; readonly body: unknown },
  signal: AbortSignal,
): AsyncGenerator<RunEvent> {
  const { idempotencyKey, engine: engineId, maxAic, mayFallBack, ...settings } = readRequest(asked.body);
  const engines = await listTextEngines(services, asked.userId);
  const chosen = engines.find(({ id }) => id === engineId);
  if (!chosen)
    throw new AppError("not_found", { userMessage: "This engine isn’t connected. Please choose another one." });
  const runOn = (engine: TextEngine) => ({
    engine,
    description: `a text by ${engine.modelName}`,
    settings: { ...settings, engine: engine.id, modelName: engine.modelName },
  });
  const run = {
    userId: asked.userId,
    plan: asked.plan,
    idempotencyKey,
    tool: textGenerator,
    ...runOn(chosen),
    fallbacks: mayFallBack ? fallbacksFor(engines, chosen).map(runOn) : [],
    maxAic,
    request: {
      messages: [
        { role: "system" as const, text: instructionsFor(settings) },
        { role: "user" as const, text: settings.prompt },
      ],
      maxOutputTokens: maxOutputTokensFor(settings),
      temperature: temperatures.find(({ id }) => id === settings.temperature)?.value,
    },
  };
  yield* runText(services, run, signal);
}

function readRequest(body: unknown): z.output<typeof requestSchema> & TextSettings {
  const read = requestSchema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = String(issue?.path[0] ?? "");
  const userMessage =
    field === "prompt"
      ? `Please describe your text in 1 to ${promptLengthMax} characters.`
      : `Please check your settings: ${field || "the request"} has a value that isn’t offered.`;
  throw new AppError("invalid_input", { userMessage, field: field || undefined });
}
