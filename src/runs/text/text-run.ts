import type { TextEvent, TextRequest, TextUsage, ToolCall } from "#engines/index.ts";
import { choosePayer, takesUserKeys } from "#models/index.ts";
import { ProcessEndsError } from "#platform/background-tasks.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { markKeyUsed } from "#provider-keys/index.ts";
import {
  bytesPerToken,
  estimateTokens,
  failureMessage,
  maxTextPrice,
  maxTextTokens,
  type RunEvent,
  type RunFailure,
  type TokenCount,
} from "../rules.ts";
import { countUncharged, priceOfEarlyStop, requireCharged } from "../settle/price-of-stop.ts";
import { type AlongWith, correctTokens, priceOfText, priceOfTokens, settlePatiently } from "../settle/settle-run.ts";
import { callEngine, failureOf, isWorthSwitching } from "../start/call-engine.ts";
import { fileTokensOf, usualFileTokensOf } from "../start/input-size.ts";
import { inputTextOf } from "../start/input-text.ts";
import { readReportedTokens } from "../start/reported-tokens.ts";
import { type AskedRun, keyOwnerOf, type StartedRun, startRun } from "../start/start-run.ts";
import { sealAnswer } from "./kept-answers.ts";
import { persistPartialOutput } from "./partial-output.ts";

export interface TextRun extends AskedRun {
  readonly request: TextRequest;
  /** True if the run goes on when its reader goes away: on the user’s own screens, which show it again. A program’s run stops. */
  readonly outlivesReader?: boolean | undefined;
  /** True if the answer is kept in the history; it is, if left out. */
  readonly keepsAnswer?: boolean | undefined;
  /** Time for which a paid answer is kept, sealed, for requests that repeat this one, in milliseconds. It is not kept if left out. */
  readonly keptForRepeatsMs?: number | undefined;
  /** Tells whether a whole answer has the form that the tool reads; one that doesn’t costs nothing (E11). Any text has it, if left out. */
  readonly isUsable?: ((text: string) => boolean) | undefined;
  /**
   * True if an answer of no words counts as one, if its maximum went to thinking or to a call that isn’t whole: it does for programs, which
   * are told so.
   */
  readonly takesNoWords?: boolean | undefined;
  /** Engines that the user allows instead, in this order, if one fails before anything came. Each is a run of its own. */
  readonly fallbacks?: readonly Pick<AskedRun, "engine" | "description" | "settings">[] | undefined;
}

/**
 * Runs a language model for a user: hold → call → capture or release. Whatever way it ends (the answer is whole, the user stops, the
 * caller stops reading, the provider fails), the run is settled once, before this returns. A failure costs nothing; a stopped run costs
 * what was sent and what came until then (price-of-stop.ts: before its first word). `stopRun` stops it from any process.
 * @param gone aborted when the reader goes away. A run that outlives it goes on as long as the caller takes its events.
 * @throws {AppError} before the first event only: `payment_required`, `forbidden`, `conflict` for a repeated key, `unavailable`.
 */
export async function* runText(services: Services, run: TextRun, gone: AbortSignal): AsyncGenerator<RunEvent> {
  const { fallbacks = [], ...first } = run;
  let failed: Extract<RunEvent, { type: "failed" }> | undefined;
  for (const [attempt, engine] of [first, ...fallbacks].entries()) {
    const idempotencyKey = attempt === 0 ? run.idempotencyKey : `${run.idempotencyKey}/${attempt}`;
    // A reader who went away would not hear which run goes on, and could neither see nor stop it.
    const mayBeSwitched = () => attempt < fallbacks.length && !gone.aborted;
    let hasBegun = false;
    try {
      for await (const event of runOnce(services, { ...first, ...engine, idempotencyKey }, gone)) {
        if (event.type === "failed" && mayBeSwitched() && !hasBegun && isWorthSwitching(event.failure)) {
          failed = event;
          yield { type: "switched", runId: event.runId, message: event.message };
          break;
        }
        hasBegun ||= event.type !== "started";
        yield event;
        if (event.type === "ended" || event.type === "failed") return;
      }
    } catch (error) {
      // The other engine can't be used, for instance because it isn't free, too: what failed before is the answer.
      if (!failed || !(error instanceof AppError)) throw error;
      yield failed;
      return;
    }
  }
}

type Outcome =
  | { readonly state: "finished" | "stopped"; readonly reason: Extract<RunEvent, { type: "ended" }>["reason"] }
  | {
      readonly state: "failed";
      readonly failure: RunFailure;
      readonly providerMessage?: string | undefined;
      readonly retryAfterMs?: number | undefined;
    };

async function* runOnce(services: Services, run: TextRun, gone: AbortSignal): AsyncGenerator<RunEvent> {
  const { userId, engine, request } = run;
  const keyOwner = keyOwnerOf(run);
  const payer = await choosePayer(services, keyOwner, engine);
  if (payer.payer === "credits") await requireCharged(services, userId);
  const inputText = inputTextOf(request);
  const size = [inputText, request.maxOutputTokens + fileTokensOf(request)] as const;
  const started = await startRun(
    services,
    { ...run, kind: "text", quoteAic: maxTextPrice(...size), tokensMax: maxTextTokens(...size) },
    payer.payer,
  );
  if (payer.payer === "own-key" && takesUserKeys(engine.vendor)) await markKeyUsed(services, keyOwner, engine.vendor);
  const { id: runId, maxAic } = started;
  const task = beTask(services, runId);
  const signal = run.outlivesReader ? task.signal : AbortSignal.any([gone, task.signal]);
  const answer: Answer = {
    text: "",
    calls: [],
    callCharacters: 0,
    reasoningTokens: 0,
    reported: undefined,
    firstOutputMs: undefined,
  };
  const read = (usage: TextUsage) =>
    readReportedTokens(
      services.log,
      { runId, vendor: engine.vendor },
      { usage, own: ownCount(request, answer), maxOutputTokens: request.maxOutputTokens },
    );
  let outcome: Outcome = { state: "stopped", reason: "stopped" };
  let settled: Promise<number> | undefined;
  let hasEnded = false;
  const settleOnce = async () => {
    const output = outputOf(answer);
    const tokens = countTokens(request, answer);
    const hasCome = output !== "" || hasThought(answer) || answer.callCharacters > 0;
    const isEarlyStop = outcome.state === "stopped" && call.isUnderWay() && !hasCome && !task.isEnding();
    const priceAic = isEarlyStop
      ? await priceOfEarlyStop(services, started, { vendor: engine.vendor, tokens })
      : priceOfText({ hasCome, tokens });
    const settlement = await settlePatiently(
      services,
      started,
      {
        ...outcome,
        tokens,
        priceAic,
        firstOutputMs: answer.firstOutputMs,
        failureMessage: outcome.state === "failed" ? messageOf(started, outcome, payer.vendorName) : undefined,
        output: run.keepsAnswer === false ? "" : output,
        details: outcome.state === "finished" && outcome.reason === "length" ? { isCut: true } : undefined,
      },
      keeping(services, run, started, answer, outcome),
    );
    // The provider has worked for it, and a failed run costs its user nothing.
    if (outcome.state === "failed" && (hasEnded || hasCome)) {
      await countUncharged(services, started, priceOfTokens(tokens));
    }
    return settlement?.priceAic ?? 0;
  };
  const settle = () => {
    settled ??= settleOnce();
    return settled;
  };
  const kept = run.outlivesReader ? persistPartialOutput(services, runId, gone, () => outputOf(answer)) : undefined;
  const call = callEngine(services, payer, { model: engine.model, request, signal });
  try {
    yield { type: "started", runId, payer: payer.payer, maxAic, engine: { slug: engine.slug, model: engine.model } };
    for (let event = await call.next(); event; event = await call.next()) {
      if (event.type === "end") {
        hasEnded = true;
        answer.reported = event.usage && read(event.usage);
        outcome = outcomeOf(event, answer, run);
        continue;
      }
      answer.firstOutputMs ??= services.clock.now().getTime() - started.createdAt.getTime();
      if (event.type === "call-part") {
        answer.callCharacters += event.characters;
        continue;
      }
      if (event.type === "text") answer.text += event.text;
      if (event.type === "tool-call") answer.calls.push(event.call);
      if (event.type === "reasoning") answer.reasoningTokens += estimateTokens(event.text);
      yield event;
    }
  } catch (error) {
    // What stopped the engine is the user's stop, if there was one.
    if (!signal.aborted || error !== signal.reason) {
      outcome = { state: "failed", ...failureOf(error) };
      services.log.warn({ err: error, runId, vendor: engine.vendor }, "run failed");
    }
  } finally {
    kept?.end();
    call.end(
      (usage) =>
        void settle().then(
          async (paidAic) => {
            const tokens = read(usage);
            if (!tokens) return;
            await countUncharged(services, started, priceOfTokens(tokens) - paidAic);
            await correctTokens(services, runId, tokens);
          },
          () => {},
        ),
    );
    await settle().finally(task.end);
    observe(services, engine.vendor, outcome, answer);
  }
  const priceAic = await settle();
  const tokens = countTokens(request, answer);
  if (outcome.state !== "failed") yield { type: "ended", runId, payer: payer.payer, priceAic, tokens, ...outcome };
  else {
    const { failure, retryAfterMs } = outcome;
    yield {
      type: "failed",
      runId,
      failure,
      message: messageOf(started, outcome, payer.vendorName),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      // A refusal in the model’s own words is an answer to a program, whose length it is told.
      ...(failure === "refused" ? { tokens } : {}),
    };
  }
}

/** Makes a run one that this process waits for when it stops, and that `stopRun` finds. */
function beTask({ tasks }: Services, runId: string) {
  const stopped = new AbortController();
  const { promise, resolve: end } = Promise.withResolvers<void>();
  tasks.start(runId, (signal) => {
    signal.addEventListener("abort", () => stopped.abort(signal.reason), { once: true });
    return promise;
  });
  const isEnding = () => stopped.signal.reason instanceof ProcessEndsError;
  return { signal: stopped.signal, end, isEnding };
}

/** Answer as it is kept for requests that repeat the one it answers. */
export interface KeptText {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly reason: Extract<Outcome, { readonly reason: unknown }>["reason"];
}

function keeping(
  services: Services,
  run: TextRun,
  started: StartedRun,
  answer: Answer,
  outcome: Outcome,
): AlongWith | undefined {
  // A whole answer can have no words.
  const isNothing = outcome.state === "stopped" && outputOf(answer) === "";
  const keptMs = outcome.state === "failed" || isNothing ? undefined : run.keptForRepeatsMs;
  if (keptMs === undefined || outcome.state === "failed") return undefined;
  const kept: KeptText = { text: answer.text, calls: answer.calls, reason: outcome.reason };
  return sealAnswer(services, started, { answer: kept, keptMs });
}

interface Answer {
  text: string;
  readonly calls: ToolCall[];
  /** Characters of calls that came in parts, whole or not. */
  callCharacters: number;
  reasoningTokens: number;
  /** Tokens that the provider counted. */
  reported: TokenCount | undefined;
  firstOutputMs: number | undefined;
}

function outcomeOf(
  { reason }: Extract<TextEvent, { type: "end" }>,
  answer: Answer,
  { isUsable, takesNoWords }: Pick<TextRun, "isUsable" | "takesNoWords">,
): Outcome {
  if (reason === "refused") return { state: "failed", failure: "refused" };
  const { text, calls, callCharacters } = answer;
  const hasWorked = takesNoWords && reason === "length" && (callCharacters > 0 || hasThought(answer));
  if (text === "" && calls.length === 0 && !hasWorked) return { state: "failed", failure: "empty" };
  if (isUsable?.(text) === false) return { state: "failed", failure: "nonsense" };
  return { state: "finished", reason };
}

/** Some providers send what the model thought, others only count it. */
const hasThought = ({ reasoningTokens, reported }: Answer): boolean =>
  reasoningTokens > 0 || (reported?.reasoning ?? 0) > 0;

/** Output that the history keeps: an answer may consist of calls of tools only. */
const outputOf = ({ text, calls }: Answer): string => (text === "" && calls.length > 0 ? JSON.stringify(calls) : text);

const countTokens = (request: TextRequest, answer: Answer): TokenCount => answer.reported ?? ownCount(request, answer);

const ownCount = (request: TextRequest, answer: Answer): TokenCount => ({
  input: estimateTokens(inputTextOf(request)) + usualFileTokensOf(request),
  output: estimateTokens(answer.text) + callTokensOf(answer) + answer.reasoningTokens,
  isEstimated: true,
});

/** Tokens of calls of tools: of those that are whole, or of their parts if more of those came. */
const callTokensOf = ({ calls, callCharacters }: Answer): number =>
  Math.max(calls.length === 0 ? 0 : estimateTokens(JSON.stringify(calls)), Math.ceil(callCharacters / bytesPerToken));

function observe({ metrics }: Services, vendor: string, outcome: Outcome, { firstOutputMs }: Answer): void {
  metrics.engineRuns.inc({ vendor, outcome: outcome.state === "failed" ? outcome.failure : outcome.state });
  if (firstOutputMs !== undefined) metrics.engineFirstOutput.observe({ vendor }, firstOutputMs / 1_000);
}

const messageOf = (
  { payer }: StartedRun,
  { failure, providerMessage }: Extract<Outcome, { state: "failed" }>,
  vendorName: string,
): string => failureMessage(failure, { vendorName, isOwnKey: payer === "own-key", providerMessage });
