import type { Services } from "#platform/services.ts";
import { inputTokensMax, runText } from "#runs/index.ts";
import type { RunEvent } from "#runs/rules.ts";
import { wrongValue } from "../errors.ts";
import { findTextModel } from "../models.ts";
import type { ProgramRequest } from "../program-request.ts";
import { type ChatRequest, readChatRequest } from "./read-chat-request.ts";

/** Of an answer whose length the request leaves open. */
const outputTokensUsual = 4_096;

export interface ChatRun {
  /** The model that answers. */
  readonly model: string;
  readonly events: AsyncGenerator<RunEvent>;
}

/**
 * Prepares a run of a conversation; it begins with the first event.
 * @throws {ApiError} `not_found` for the model; `invalid_input` for messages that don't fit together, and for a maximum below the price
 * of the messages alone.
 */
export async function runChat(
  services: Services,
  asked: ProgramRequest<ChatRequest>,
  signal: AbortSignal,
): Promise<ChatRun> {
  const { holder, plan, request, idempotencyKey, maxAic } = asked;
  const { userId, keyId } = holder;
  const engine = await findTextModel(services, userId, request.model);
  const text = readChatRequest(request);
  const wanted = request.max_completion_tokens ?? request.max_tokens ?? outputTokensUsual;
  // A key of the user's own costs no AIC, however long the answer is.
  const isLimited = maxAic !== undefined && engine.payer === "credits";
  const maxOutputTokens = isLimited ? fitInto(maxAic, inputTokensMax(text), wanted) : wanted;
  const events = runText(
    services,
    {
      userId,
      plan,
      idempotencyKey,
      tool: "api",
      engine,
      description: `an API request to ${engine.modelName}`,
      // No words of the conversation: programs keep their own.
      settings: { model: request.model, maxOutputTokens, isStreamed: request.stream ?? false },
      keepsAnswer: false,
      apiKeyId: keyId,
      maxAic,
      request: { ...text, maxOutputTokens },
    },
    signal,
  );
  return { model: engine.model, events };
}

/**
 * How long an answer may be so that it costs no more than a maximum.
 * @throws {ApiError} if the messages alone may cost more.
 */
function fitInto(maxAic: number, inputTokens: number, wanted: number): number {
  const fitting = Math.min(wanted, maxAic * 1_000 - inputTokens);
  if (fitting > 0) return fitting;
  const least = Math.ceil((inputTokens + 1) / 1_000);
  throw wrongValue("max_aic", `This request can cost ${least} AIC or more, which is above its maximum of ${maxAic}.`);
}
