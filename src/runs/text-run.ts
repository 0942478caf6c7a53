import { EngineError, streamTextBy, type TextEvent, type TextRequest, type TextUsage } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { markKeyUsed } from "#provider-keys/index.ts";
import { choosePayer, takesUserKeys } from "./choose-payer.ts";
import { estimateTokens, failureMessage, type RunEvent, type RunFailure, type TokenCount } from "./rules.ts";
import { settleRun } from "./settle-run.ts";
import { type AskedRun, type StartedRun, startRun } from "./start-run.ts";

/** The longest answers of today's models take some minutes. */
export const textTimeMs = 5 * 60_000;
/** Models that think first may say nothing for a while. */
const textSilenceMs = 90_000;

export interface TextRun extends Omit<AskedRun, "inputText" | "maxOutputTokens"> {
  readonly request: TextRequest;
}

type Outcome =
  | { readonly state: "finished" | "stopped"; readonly isCutAtLimit: boolean }
  | { readonly state: "failed"; readonly failure: RunFailure; readonly providerMessage?: string | undefined };

/**
 * Runs a language model for a user: hold → call → capture or release. Whatever way it ends (the answer is whole, the user stops, the
 * caller stops reading, the provider fails), the run is settled once, before this returns. A failure costs nothing; a stopped run costs
 * what came until then.
 * @param signal aborted when the user stops, or goes away.
 * @throws {AppError} before the first event only: `payment_required`, `forbidden`, `conflict` for a repeated key, `unavailable`.
 */
export async function* runText(services: Services, run: TextRun, signal: AbortSignal): AsyncGenerator<RunEvent> {
  const payer = await choosePayer(services, run.userId, run.engine.vendor);
  const { messages, maxOutputTokens } = run.request;
  const inputText = messages.map((message) => ("text" in message ? message.text : message.result)).join("\n");
  const started = await startRun(services, { ...run, inputText, maxOutputTokens }, payer.payer);
  if (payer.payer === "own-key") await markOwnKey(services, run);
  const { id: runId, maxAic } = started;
  const answer: Answer = { text: "", usage: undefined, firstOutputMs: undefined };
  let outcome: Outcome = { state: "stopped", isCutAtLimit: false };
  let settled: Promise<number> | undefined;
  const settle = () => {
    settled ??= settleRun(services, started, {
      ...outcome,
      output: answer.text,
      tokens: countTokens(inputText, answer),
      firstOutputMs: answer.firstOutputMs,
    });
    return settled;
  };
  try {
    yield { type: "started", runId, payer: payer.payer, maxAic };
    const stream = streamTextBy({ ...payer.engine, model: run.engine.model });
    for await (const event of stream(run.request, { signal, timeMs: textTimeMs, silenceMs: textSilenceMs })) {
      if (event.type === "end") {
        answer.usage = event.usage;
        outcome = outcomeOf(event, answer);
      }
      if (event.type !== "text") continue;
      answer.firstOutputMs ??= services.clock.now().getTime() - started.createdAt.getTime();
      answer.text += event.text;
      yield { type: "text", text: event.text };
    }
  } catch (error) {
    // What stopped the engine is the user's stop, if there was one.
    if (!signal.aborted || error instanceof EngineError) {
      outcome = failureOf(error);
      services.log.warn({ err: error, runId, vendor: run.engine.vendor }, "run failed");
    }
  } finally {
    await settle();
  }
  yield endOf(started, outcome, await settle(), payer.vendorName);
}

async function markOwnKey(services: Services, { userId, engine: { vendor } }: TextRun): Promise<void> {
  if (takesUserKeys(vendor)) await markKeyUsed(services, userId, vendor);
}

interface Answer {
  text: string;
  usage: TextUsage | undefined;
  firstOutputMs: number | undefined;
}

function outcomeOf({ reason }: Extract<TextEvent, { type: "end" }>, { text }: Answer): Outcome {
  if (reason === "refused") return { state: "failed", failure: "refused" };
  if (text === "") return { state: "failed", failure: "empty" };
  return { state: "finished", isCutAtLimit: reason === "length" };
}

/** A fault of our own costs the user nothing, either. */
function failureOf(error: unknown): Outcome {
  if (!(error instanceof EngineError)) return { state: "failed", failure: "unavailable" };
  return { state: "failed", failure: error.kind, providerMessage: error.providerMessage };
}

function countTokens(input: string, { text, usage }: Answer): TokenCount {
  if (!usage) return { input: estimateTokens(input), output: estimateTokens(text), isEstimated: true };
  return {
    input: usage.uncachedInput + usage.cachedInput + usage.cacheWrites,
    output: usage.output + usage.reasoning,
    isEstimated: false,
  };
}

function endOf({ id: runId, payer }: StartedRun, outcome: Outcome, priceAic: number, vendorName: string): RunEvent {
  if (outcome.state !== "failed") return { type: "ended", runId, payer, priceAic, ...outcome };
  const { failure, providerMessage } = outcome;
  return {
    type: "failed",
    runId,
    message: failureMessage(failure, { vendorName, isOwnKey: payer === "own-key", providerMessage }),
  };
}
