import { and, eq, sql } from "drizzle-orm";
import { captureHold, priceOf, releaseHold } from "#credits/index.ts";
import type { Announcement } from "#platform/announcements.ts";
import { type Executor, type Transaction, unflushed } from "#platform/db/database.ts";
import { retryWhileUnavailable } from "#platform/db/retry-while-unavailable.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type RunDetails, type RunFailure, serviceOf, type TokenCount } from "../rules.ts";
import { runFiles, runs } from "../schema.ts";
import { firstOwnKeyRunFinished, hasFinishedOwnKeyRun } from "../start/own-key-runs.ts";
import type { StartedRun } from "../start/start-run.ts";

export interface RunResult {
  readonly state: "finished" | "stopped" | "failed";
  readonly failure?: RunFailure | undefined;
  readonly failureMessage?: string | undefined;
  readonly output: string;
  /** Worth of the result in AIC; the charge is at most the run's maximum, and nothing for a failure or on the user's own key. */
  readonly priceAic: number;
  readonly tokens?: TokenCount | undefined;
  readonly firstOutputMs?: number | undefined;
  /** They are stored already. */
  readonly files?: readonly StoredFile[] | undefined;
  readonly details?: RunDetails | undefined;
}

export interface StoredFile {
  readonly mediaType: string;
  readonly bytes: number;
  readonly key: string;
}

/** Work that belongs to a run's end, in the same transaction. */
export type AlongWith = (tx: Transaction) => Promise<void>;

/**
 * Writes how a run ended, and charges it: the run, its files and its credits change together, once. A run that failed, or brought nothing,
 * costs 0.
 * @returns the price in AIC; undefined if the run is settled already, or gone.
 */
export async function settleRun(
  services: Services,
  run: StartedRun,
  result: RunResult,
  alongWith?: AlongWith,
): Promise<{ readonly priceAic: number } | undefined> {
  const { clock, db, durability } = services;
  const settle = async (tx: Transaction) => {
    // The credits first, as where runs begin: the other way around, the two would wait for each other.
    const priceAic = await settleHold(services, tx, run, priceOfResult(run, result));
    const settled = await tx
      .update(runs)
      .set({
        state: result.state,
        failure: result.failure ?? null,
        failureMessage: result.failureMessage ?? null,
        priceAic,
        output: storable(result.output),
        tokens: result.tokens,
        details: result.details && storableDetails(result.details),
        firstOutputMs: result.firstOutputMs ?? null,
        durationMs: clock.now().getTime() - run.createdAt.getTime(),
        storedBytes: result.files?.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0,
        checkedUntil: null,
        nextCheckAt: null,
      })
      .where(and(eq(runs.id, run.id), eq(runs.state, "running")))
      .returning({
        tool: runs.tool,
        apiKeyId: runs.apiKeyId,
        durationMs: runs.durationMs,
        teamId: runs.teamId,
        // Of what members keep to themselves in a team, its programs hear too: the team pays.
        isListenedTo: services.announcements.isListenedTo(sql`coalesce(${runs.teamId}, ${runs.userId})`),
      });
    const [row] = settled;
    if (!row) throw new SettledAlreadyError();
    const { files = [] } = result;
    if (files.length > 0) {
      await tx.insert(runFiles).values(files.map((file, index) => ({ ...file, runId: run.id, number: index + 1 })));
    }
    await alongWith?.(tx);
    if (row.isListenedTo) await services.announcements.announce(tx, eventOf(run, { ...result, ...row, priceAic }));
    // Of a team's runs, its members gain nothing.
    const isOwnKeyRun = run.payer === "own-key" && result.state === "finished" && run.payerId === run.userId;
    if (isOwnKeyRun && !(await hasFinishedOwnKeyRun(tx, run.userId, run.id))) {
      await services.jobs.enqueue(tx, firstOwnKeyRunFinished, { userId: run.userId });
    }
    return { priceAic };
  };
  const settled = await db.transaction(settle, unflushed).catch((error: unknown) => {
    if (error instanceof SettledAlreadyError) return undefined;
    throw error;
  });
  // What users are told of is on disk.
  await durability.flush();
  return settled;
}

/**
 * Settles a run whose result can't be had again, although the database may be away for a moment. A provider has billed it, or a user has
 * read it already.
 */
export function settlePatiently(
  services: Services,
  run: StartedRun,
  result: RunResult,
  alongWith?: AlongWith,
): ReturnType<typeof settleRun> {
  return retryWhileUnavailable(services.log, async (attempt) => {
    const settled = await settleRun(services, run, result, alongWith);
    // An earlier attempt may have been committed although its answer was lost.
    return settled ?? (attempt > 0 ? findSettled(services.db, run.id, result.state) : undefined);
  });
}

async function findSettled(db: Executor, runId: string, state: RunResult["state"]) {
  const isSettled = and(eq(runs.id, runId), eq(runs.state, state));
  const [settled] = await db.select({ priceAic: runs.priceAic }).from(runs).where(isSettled);
  return settled;
}

/** Tells programs how a run ended: never what its user wrote, or what it made. */
const eventOf = (
  { id, userId, kind, engineSlug }: StartedRun,
  ended: Pick<RunResult, "state" | "failure" | "priceAic"> &
    Pick<typeof runs.$inferSelect, "tool" | "apiKeyId" | "durationMs" | "teamId">,
): Announcement => ({
  ownerId: ended.teamId ?? userId,
  type: ended.state === "failed" ? "run.failed" : "run.finished",
  key: `run:${id}`,
  data: {
    ...{ id, kind, tool: ended.tool, engine: engineSlug, state: ended.state },
    ...{ priceAic: ended.priceAic, durationMs: ended.durationMs, apiKeyId: ended.apiKeyId },
    ...(ended.state === "failed" && { failure: ended.failure ?? null }),
  },
});

/** Takes back what was done to the hold. */
class SettledAlreadyError extends Error {
  override readonly name = "SettledAlreadyError";
}

/**
 * Charges the hold, or releases it. One that has expired meanwhile, because every process was down for long, charges nothing: the user
 * gets the result for free. So does, for a moment, one that another settlement has resolved.
 */
async function settleHold(services: Services, tx: Transaction, run: StartedRun, priceAic: number): Promise<number> {
  if (run.holdNumber === undefined) return priceAic;
  const { jobs, clock, log } = services;
  const ledger = { db: tx, jobs, clock };
  const hold = { userId: run.payerId, number: run.holdNumber };
  const words = { serviceType: serviceOf(run.kind), engineId: run.engineSlug, description: run.description };
  try {
    if (priceAic > 0) {
      await captureHold(ledger, { hold, idempotencyKey: `run:${run.id}:capture`, amount: priceAic, ...words });
    } else await releaseHold(ledger, { hold, idempotencyKey: `run:${run.id}:release` });
    return priceAic;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict")) throw error;
    log.warn({ err: error, runId: run.id, priceAic }, "the hold of a run was resolved before its end");
    return 0;
  }
}

/** Keeps what the provider counted in the end, of a run that was stopped. Its price stays. */
export async function correctTokens({ db, log }: Services, runId: string, tokens: TokenCount): Promise<void> {
  const isStopped = and(eq(runs.id, runId), eq(runs.state, "stopped"));
  await db
    .update(runs)
    .set({ tokens })
    .where(isStopped)
    .catch((error: unknown) => log.warn({ err: error, runId }, "the tokens of a stopped run could not be corrected"));
}

/** Worth of a text: nothing if nothing has come, not even reasoning, otherwise 1 AIC at least. */
export function priceOfText({ hasCome, tokens }: { readonly hasCome: boolean; readonly tokens: TokenCount }): number {
  return hasCome ? priceOfTokens(tokens) : 0;
}

export const priceOfTokens = ({ input, output }: TokenCount): number =>
  Math.max(priceOf({ service: "text", tokens: input + output }), 1);

function priceOfResult({ payer, maxAic }: StartedRun, { state, priceAic }: RunResult): number {
  if (payer === "own-key" || state === "failed") return 0;
  // What goes beyond the maximum that we told is ours to pay.
  return Math.min(priceAic, maxAic);
}

/** PostgreSQL stores neither zero characters nor, in JSON, halves of others. */
export const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

const storableDetails = ({ segments, ...rest }: RunDetails): RunDetails => ({
  ...rest,
  ...(segments && { segments: segments.map((line) => ({ ...line, text: storable(line.text) })) }),
});
