import { embedBy } from "#engines/calls.ts";
import type { Embeddings, EmbedVendor } from "#engines/index.ts";
import { type ChosenPayer, choosePayer, takesUserKeys } from "#models/index.ts";
import type { Payer } from "#models/rules.ts";
import { createFairQueue, NotBegunError } from "#platform/fair-queue.ts";
import type { Services } from "#platform/services.ts";
import { markKeyUsed } from "#provider-keys/index.ts";
import {
  estimateTokens,
  failureMessage,
  maxTextPrice,
  maxTextTokens,
  type RunFailure,
  type TokenCount,
} from "../rules.ts";
import { priceOfTokens, settlePatiently } from "../settle/settle-run.ts";
import { failureOf } from "../start/call-engine.ts";
import { failureOfRun, findProgramRun, type ProgramOwner } from "../start/program-runs.ts";
import { readReportedTokens } from "../start/reported-tokens.ts";
import { type AskedRun, keyOwnerOf, type StartedRun, startRun } from "../start/start-run.ts";
import { keptBytesMax, openAnswer, sealAnswer } from "./kept-answers.ts";
import { waitForWanted } from "./wanted-runs.ts";

export interface EmbedRun extends AskedRun<EmbedVendor> {
  readonly request: { readonly texts: readonly string[]; readonly dimensions?: number | undefined };
  /** Same as in a text run. */
  readonly keptForRepeatsMs?: (() => number | undefined) | undefined;
}

export type EmbedOutcome = { readonly runId: string; readonly payer: Payer } & (
  | {
      readonly state: "finished";
      readonly priceAic: number;
      readonly model: string;
      readonly vectors: Embeddings["vectors"];
      readonly tokens: TokenCount;
    }
  | {
      readonly state: "failed";
      readonly failure: RunFailure;
      readonly message: string;
      readonly retryAfterMs?: number | undefined;
    }
);

/** Vectors are quick; a long list takes several calls. */
const limits = { timeMs: 2 * 60_000, silenceMs: 60_000 };

/**
 * Makes vectors of texts: hold → call → capture or release, settled once, before this returns. The vectors are not kept. A failure costs
 * nothing. It can't be stopped: the provider bills all of the texts as soon as it has them.
 * @throws {AppError} `payment_required`, `forbidden`, `conflict`, `rate_limited`, `unavailable` without a key.
 */
export async function runEmbedding(services: Services, run: EmbedRun): Promise<EmbedOutcome> {
  const { engine, request } = run;
  const payer = await choosePayer(services, keyOwnerOf(run), engine);
  const input = request.texts.join("\n");
  const quote = { kind: "text", quoteAic: maxTextPrice(input, 0), tokensMax: maxTextTokens(input, 0) } as const;
  const started = await startRun(services, { ...run, ...quote }, payer.payer);
  if (payer.payer === "own-key" && takesUserKeys(engine.vendor))
    await markKeyUsed(services, keyOwnerOf(run), engine.vendor);
  const about = { runId: started.id, payer: payer.payer };
  const { vendor } = engine;
  try {
    const made = await call(services, payer, run);
    const tokens = countTokens(services, { runId: started.id, vendor }, made.tokens, estimateTokens(input));
    const worth = { output: "", tokens, priceAic: priceOfTokens(tokens) };
    const keptMs = run.keptForRepeatsMs?.();
    const keep = keptMs === undefined ? undefined : keeping(services, started, made, keptMs);
    const settled = await settlePatiently(services, started, { state: "finished", ...worth }, keep);
    services.metrics.engineRuns.inc({ vendor, outcome: "finished" });
    const { vectors } = made;
    return { ...about, state: "finished", priceAic: settled?.priceAic ?? 0, model: engine.model, vectors, tokens };
  } catch (error) {
    const { failure, providerMessage, retryAfterMs } = reasonOf(error);
    services.log.warn({ err: error, runId: started.id, vendor }, "run failed");
    await settlePatiently(services, started, { state: "failed", failure, output: "", priceAic: 0 });
    services.metrics.engineRuns.inc({ vendor, outcome: failure });
    const named = { vendorName: payer.vendorName, isOwnKey: payer.payer === "own-key", providerMessage };
    return { ...about, state: "failed", failure, message: failureMessage(failure, named), retryAfterMs };
  }
}

/** A run that never got its turn failed as if the provider were busy: the same request succeeds a little later. */
const reasonOf = (error: unknown): ReturnType<typeof failureOf> =>
  error instanceof NotBegunError ? { failure: "rate-limited", retryAfterMs: 10_000 } : failureOf(error);

/** Long ones are not even put together. */
function keeping(services: Services, started: StartedRun, { vectors }: Embeddings, keptMs: number) {
  const numbers = vectors.reduce((sum, vector) => sum + vector.length, 0);
  if (numbers * Float32Array.BYTES_PER_ELEMENT > keptBytesMax) return undefined;
  return sealAnswer(services, started, { answer: vectors.map(toBase64), keptMs });
}

/**
 * Result of a run of `runEmbedding`, for a request that repeats it. @returns undefined if the run is over and nothing of it was kept.
 * @throws the signal's reason, if the one who repeats goes away; the run goes on.
 */
export async function repeatEmbedding(
  services: Services,
  own: ProgramOwner & { readonly runId: string },
  signal: AbortSignal,
): Promise<EmbedOutcome | undefined> {
  const { runId } = own;
  await waitForWanted(services, own, signal);
  const run = await findProgramRun(services.db, own, runId);
  if (!run) return undefined;
  const { payer, state, tokens, priceAic, model } = run;
  if (state === "failed") return { runId, payer, state, ...failureOfRun(run) };
  const kept = await openAnswer<readonly string[]>(services, runId);
  return kept && tokens
    ? { runId, payer, state: "finished", priceAic, model, vectors: kept.map(fromBase64), tokens }
    : undefined;
}

/** Encodes a vector as 32-bit numbers, which is all that models give. */
const toBase64 = (vector: readonly number[]): string => Buffer.from(new Float32Array(vector).buffer).toString("base64");

function fromBase64(text: string): readonly number[] {
  const bytes = new Uint8Array(Buffer.from(text, "base64"));
  return [...new Float32Array(bytes.buffer)];
}

function countTokens(
  { log }: Services,
  run: Parameters<typeof readReportedTokens>[1],
  reported: number | undefined,
  ownInput: number,
): TokenCount {
  const own = { input: ownInput, output: 0 };
  const usage = { uncachedInput: reported ?? 0, cachedInput: 0, cacheWrites: 0, output: 0, reasoning: 0 };
  const read = reported === undefined ? undefined : readReportedTokens(log, run, { usage, own });
  return read ?? { ...own, isEstimated: true };
}

/**
 * Vectors of a long list are many megabytes, which the server reads: without turns, some programs would keep it from all else, and fill its
 * memory.
 */
const turns = createFairQueue({ runningMax: 8, runningOfGroupMax: 2, waitingMax: 400, waitMsMax: 60_000 });

function call(
  { circuits }: Services,
  payer: ChosenPayer<EmbedVendor>,
  { userId, engine: { model, vendor }, request }: EmbedRun,
): Promise<Embeddings> {
  const turn = { group: userId, isPreferred: false };
  const embed = () =>
    turns.run(turn, () =>
      embedBy({ ...payer.engine, model })(request, { ...limits, signal: new AbortController().signal }),
    );
  // A key of a user's own says nothing about the vendor for others.
  return payer.payer === "credits" ? circuits.of(vendor).run(embed) : embed();
}
