import type { Services } from "#platform/services.ts";
import { inputTokensMax, repeatText, runText, type TextRun } from "#runs/index.ts";
import type { RunEvent } from "#runs/rules.ts";
import { wrongValue } from "../errors.ts";
import { findTextModel } from "../models.ts";
import { type ProgramRequest, partsOf, runOwnerOf } from "../program-request.ts";
import { answerGone, findRival } from "../repeats/first-try.ts";
import type { WaitingLimit } from "../repeats/limit-waiting.ts";
import { fetchPictures } from "./fetch-pictures.ts";
import { type ChatRequest, readChatRequest } from "./read-chat-request.ts";
import { requireTaken } from "./require-taken.ts";
import { usualSettings } from "./usual-settings.ts";

/**
 * The answer of the run that the request repeats; otherwise of one of its own, which begins with the first event.
 * @throws {ApiError} before the first event: `not_found` for the model; `invalid_input` for messages that don't fit together, for what the
 * model doesn’t take, and for a maximum below the price of the messages alone.
 */
export async function* runChat(
  services: Services,
  asked: ProgramRequest<ChatRequest>,
  waiting: WaitingLimit,
): AsyncGenerator<RunEvent> {
  const { holder, reader, isKeyGiven } = asked;
  const owner = runOwnerOf(holder);
  for (let { firstTry } = asked; ; ) {
    if (firstTry) {
      const leave = waiting.enter(holder.personId);
      reader.takesFrom(firstTry.runId);
      try {
        if (yield* repeatText(services, { ...owner, runId: firstTry.runId }, reader.gone)) return;
      } finally {
        leave();
      }
      if (isKeyGiven) throw answerGone(firstTry);
    }
    const run = await prepare(services, asked);
    try {
      for await (const event of runText(services, run, reader.stop)) {
        if (event.type === "started") {
          // A client that had gone before anything was sent may have tried again already, and found nothing to wait for.
          if (!isKeyGiven) reader.gone.throwIfAborted();
          reader.waitFor(event.runId);
        }
        yield event;
      }
      return;
    } catch (error) {
      firstTry = await findRival(services, asked, error);
    }
  }
}

async function prepare(services: Services, asked: ProgramRequest<ChatRequest>): Promise<TextRun> {
  const { holder, request, maxAic, digest } = asked;
  const engine = await findTextModel(services, holder.userId, request.model);
  const text = readChatRequest(request, await fetchPictures(request.messages, holder.personId, asked.reader.stop));
  const usual = await usualSettings(engine, request);
  const { maxOutputTokens: wanted } = usual;
  // A key of the user's own costs no AIC, however long the answer is.
  const isLimited = maxAic !== undefined && engine.payer === "credits";
  const maxOutputTokens = isLimited ? fitInto(maxAic, inputTokensMax(text), wanted) : wanted;
  const sent = { ...text, temperature: usual.temperature, maxOutputTokens };
  await requireTaken(engine, request, sent);
  return {
    ...partsOf(asked),
    engine,
    description: `an API request to ${engine.modelName}`,
    // No words of the conversation: programs keep their own.
    settings: { model: request.model, maxOutputTokens, isStreamed: request.stream ?? false, digest },
    keepsAnswer: false,
    takesNoWords: true,
    request: sent,
  };
}

/**
 * Maximum length of an answer, so that it costs no more than a maximum.
 * @throws {ApiError} if the messages alone may cost more.
 */
function fitInto(maxAic: number, inputTokens: number, wanted: number): number {
  const fitting = Math.min(wanted, maxAic * 1_000 - inputTokens);
  if (fitting > 0) return fitting;
  const least = Math.ceil((inputTokens + 1) / 1_000);
  throw wrongValue("max_aic", `This request can cost ${least} AIC or more, which is above its maximum of ${maxAic}.`);
}
