import { z } from "zod";
import { listTextEngines, type TextEngine } from "#models/index.ts";
import { fallbacksFor } from "#models/rules.ts";
import { AppError } from "#platform/errors.ts";
import { checkInput } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import type { Turn } from "#platform/worker-pool.ts";
import { runText } from "#runs/index.ts";
import type { RunEvent } from "#runs/rules.ts";
import type { AskedByActor } from "../asked-by-actor.ts";
import { messagesOf, type TextAsked } from "./text-tool.ts";

/** A screen on which a language model answers one request at a time. */
export interface TextTool<Settings extends object = object> {
  /** Also the name of its runs in the history, e.g. `translate`. */
  readonly id: string;
  /** For the history of credits, before “by” and the model’s name: `a translation`. */
  readonly result: string;
  /** Schema of the settings that the page sends besides the engine. It bounds everything. */
  readonly settings: z.ZodType<Settings>;
  ask(settings: Settings): TextAsked;
  /** Refuses what would be paid for and can’t be of use, before anything is held. @throws {AppError} `invalid_input` */
  check?(services: Services, settings: Settings, turn: Turn): Promise<void>;
  /** True if members of a team keep what it makes to themselves until they share it. */
  readonly isPrivate?: boolean;
  /** Tells whether the page can read a whole answer, where it is data. One that it can’t read costs nothing. */
  isUsable?(answer: string): boolean;
}

/** Schema of what every tool’s request holds besides its settings. */
const requestSchema = z.looseObject({
  idempotencyKey: z.uuid(),
  engine: z.string().max(250),
  /** The price that the page shows; no more is taken. */
  maxAic: z.number().int().min(0).max(1_000).optional(),
  /** A project of the user’s, which the run is put in. */
  projectId: z.uuid().optional(),
  /** True if another engine may answer when this one fails. */
  mayFallBack: z.boolean().default(false),
});

/**
 * Has a language model do a tool’s work, streamed. It goes on when the reader goes away.
 * @param body the request’s JSON, unchecked.
 * @throws {AppError} before the first event: `invalid_input`, `not_found` for an engine that is not connected, and as `runText`.
 */
export async function* runTextTool<Settings extends object>(
  services: Services,
  tool: TextTool<Settings>,
  asked: AskedByActor,
  gone: AbortSignal,
): AsyncGenerator<RunEvent> {
  const {
    idempotencyKey,
    engine: engineId,
    maxAic,
    projectId,
    mayFallBack,
    ...rest
  } = checkInput(requestSchema, asked.body);
  const settings = checkInput(tool.settings, rest);
  const engines = await listTextEngines(services, asked.actor.ownerId);
  const chosen = engines.find(({ id }) => id === engineId);
  if (!chosen)
    throw new AppError("not_found", { userMessage: "This engine isn’t connected. Please choose another one." });
  await tool.check?.(services, settings, { group: asked.actor.ownerId, isShort: true, signal: gone });
  const runOn = (engine: TextEngine) => ({
    engine,
    description: `${tool.result} by ${engine.modelName}`,
    settings: { ...settings, engine: engine.id, modelName: engine.modelName },
  });
  const { instructions, prompt, ...limits } = tool.ask(settings);
  const run = {
    userId: tool.isPrivate ? asked.actor.privateId : asked.actor.ownerId,
    plan: asked.plan,
    idempotencyKey,
    tool: tool.id,
    maxAic,
    projectId,
    ...runOn(chosen),
    isUsable: tool.isUsable,
    outlivesReader: true,
    fallbacks: mayFallBack ? fallbacksFor(engines, chosen).map(runOn) : [],
    request: { messages: messagesOf({ instructions, prompt }), ...limits },
  };
  yield* runText(services, run, gone);
}
