import { and, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import {
  EngineError,
  type FailureKind,
  type JobState,
  type MediaResults,
  type MediaVendor,
  type Modality,
} from "#engines/index.ts";
import { TaskStoppedError } from "#platform/background-tasks.ts";
import { isDatabaseUnavailable } from "#platform/db/database-errors.ts";
import { AppError } from "#platform/errors.ts";
import type { JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { runs } from "../schema.ts";
import { startedRunOf } from "../start/start-run.ts";
import { cancelAlong } from "./cancel-job.ts";
import { failMedia, finishMedia, NotStoredError } from "./finish-media.ts";
import { jobEngineOf } from "./job-engine.ts";

export interface CheckJob {
  readonly runId: string;
  /** Number of times that the provider was asked before: a check that comes twice is done once. */
  readonly turn: number;
  /** Number of times that the provider's result could not be stored. Counting begins anew if no check is left in the queue. */
  readonly failedStores?: number;
}

/** Asks a provider about a job. Each check enqueues the next one. */
export const checkJobKind: JobKind<CheckJob> = {
  name: "check-media-run",
  retryLimit: 10,
  expireInSeconds: 300,
  workers: { forAll: 4, forUrgent: 1 },
};

export const firstPauseSeconds = 2;

/** Results are fetched within it. Shorter than the queue's own limit. */
const checkLimits = { timeMs: 3 * 60_000, silenceMs: 60_000 } as const;
/** Time after which other processes take over from one that was killed. A process renews it while it works. */
const leaseMs = 60_000;
const renewalMs = 20_000;

/** Longer than films take. Then the job is given up. */
export const jobTimeMs = 30 * 60_000;

type Row = typeof runs.$inferSelect;
/** A job that is under way. */
type JobRow = Row & { readonly kind: Modality; readonly vendor: MediaVendor; readonly jobId: string };
type CheckedRow = JobRow & Required<Pick<CheckJob, "failedStores">>;

export const checkJob = (services: Services): JobHandler<CheckJob> => ({
  kind: checkJobKind,
  run: (data, _jobId, signal) => checkMediaRun(services, data, signal),
});

/**
 * Asks a provider about a run's job, and does what follows: settles the run, or asks again later. Safe in many processes: one at a time
 * has the run, and each turn is taken once.
 */
export async function checkMediaRun(services: Services, check: CheckJob, signal?: AbortSignal): Promise<void> {
  const claimed = await claim(services, check);
  if (!claimed) return;
  const row = { ...claimed, failedStores: check.failedStores ?? 0 };
  const renewal = setInterval(() => void renew(services, row), renewalMs);
  // A task, so that the user's stop reaches it in this process.
  services.tasks.start(row.id, (stopped) =>
    settleOrGoOn(services, row, signal ? AbortSignal.any([stopped, signal]) : stopped).finally(() =>
      clearInterval(renewal),
    ),
  );
  await services.tasks.finished(row.id);
}

async function renew({ db, clock, log }: Services, { id, checks }: JobRow): Promise<void> {
  await db
    .update(runs)
    .set({ checkedUntil: new Date(clock.now().getTime() + leaseMs) })
    .where(and(eq(runs.id, id), eq(runs.state, "running"), eq(runs.checks, checks)))
    .catch((error: unknown) => log.warn({ err: error, runId: id }, "the lease of a run could not be renewed"));
}

/** @returns undefined if there is nothing to ask: the run is over, this turn was taken, or another process has the run. */
async function claim({ db, clock }: Services, { runId, turn }: CheckJob): Promise<JobRow | undefined> {
  const now = clock.now();
  const isFree = or(isNull(runs.checkedUntil), lte(runs.checkedUntil, now));
  const [row] = await db
    .update(runs)
    .set({ checkedUntil: new Date(now.getTime() + leaseMs) })
    .where(and(eq(runs.id, runId), eq(runs.state, "running"), eq(runs.checks, turn), isNotNull(runs.jobId), isFree))
    .returning();
  return row as JobRow | undefined;
}

async function settleOrGoOn(services: Services, row: CheckedRow, signal: AbortSignal): Promise<void> {
  const { kind, vendor } = row;
  const started = startedRunOf(row);
  const fail = (error: unknown, mayGoOn: boolean) =>
    failMedia(services, started, vendor, error, mayGoOn ? cancelAlong(services, row.id) : undefined);
  try {
    const state = await ask(services, row, signal);
    if (state.state === "done") await finishMedia(services, started, { kind, vendor, result: state.result });
    else if (state.state === "failed") await fail(state.error, false);
    else if (isTooLate(services, row)) await fail(new EngineError("timed-out"), true);
    else await goOn(services, row, { progress: state.progress ?? row.progress, failedChecks: 0 });
  } catch (error) {
    // The user has stopped the run, or this process ends and another one goes on.
    if (error instanceof TaskStoppedError || signal.aborted) await goOn(services, row, { pauseSeconds: 0 });
    else if (isWorthRepeating(error, row) && !isTooLate(services, row)) {
      services.log.warn(
        { err: error, runId: row.id, vendor },
        "a job is asked about again: the provider, the storage or the database was not available",
      );
      await goOn(services, row, afterFailure(error, row));
    } else await fail(error instanceof AppError ? new EngineError("bad-key", { cause: error }) : error, true);
  }
}

/** Asks about a job, and once more right away if the reply isn't an answer: it may be one a moment later. */
async function ask<Kind extends Modality>(
  services: Services,
  row: JobRow & { readonly kind: Kind },
  signal: AbortSignal,
): Promise<JobState<MediaResults[Kind]>> {
  const engine = await jobEngineOf<Kind>(services, row);
  const check = () => engine.check(row.jobId, { signal, ...checkLimits });
  try {
    return await check();
  } catch (error) {
    if (error instanceof EngineError && error.kind === "nonsense") return check();
    throw error;
  }
}

const isTooLate = ({ clock }: Services, { createdAt }: Row): boolean =>
  clock.now().getTime() - createdAt.getTime() >= jobTimeMs;

/** These say nothing about the job. */
const passing: readonly FailureKind[] = ["unavailable", "timed-out", "silent", "rate-limited", "out-of-quota"];
const storingTriesMax = 5;

function isWorthRepeating(error: unknown, { failedStores }: CheckedRow): boolean {
  if (error instanceof NotStoredError) return failedStores + 1 < storingTriesMax;
  if (error instanceof EngineError) return passing.includes(error.kind);
  return isDatabaseUnavailable(error);
}

const longestPauseSeconds = 60;

/** Counts failures to store separately, since the provider has answered. */
function afterFailure(error: unknown, { failedChecks, failedStores }: CheckedRow): GoingOn {
  if (error instanceof NotStoredError) {
    return { failedChecks: 0, failedStores: failedStores + 1, pauseSeconds: pauseAfter(error, failedStores) };
  }
  return { failedChecks: failedChecks + 1, pauseSeconds: pauseAfter(error, failedChecks) };
}

function pauseAfter(error: unknown, failures: number): number {
  const askedMs = error instanceof EngineError ? (error.retryAfterMs ?? 0) : 0;
  const ownSeconds = 5 * 2 ** failures;
  return Math.min(Math.max(ownSeconds, Math.ceil(askedMs / 1_000)), longestPauseSeconds);
}

/** Most jobs take seconds or a few minutes. */
function usualPause({ clock }: Services, { createdAt }: Row): number {
  const seconds = (clock.now().getTime() - createdAt.getTime()) / 1_000;
  if (seconds < 60) return 3;
  return seconds < 300 ? 5 : 15;
}

interface GoingOn {
  readonly progress?: number | null;
  readonly failedChecks?: number;
  readonly failedStores?: number;
  readonly pauseSeconds?: number;
}

/** Lets go of the run, and enqueues the next check. */
async function goOn(services: Services, row: CheckedRow, going: GoingOn): Promise<void> {
  const { pauseSeconds, failedStores = row.failedStores, ...changed } = going;
  const { db, jobs, clock } = services;
  const pause = pauseSeconds ?? usualPause(services, row);
  const turn = row.checks + 1;
  const nextCheckAt = new Date(clock.now().getTime() + pause * 1_000);
  const isOurs = and(eq(runs.id, row.id), eq(runs.state, "running"), eq(runs.checks, row.checks));
  await db.transaction(async (tx) => {
    const kept = await tx
      .update(runs)
      .set({ ...changed, checks: turn, checkedUntil: null, nextCheckAt })
      .where(isOurs)
      .returning({ id: runs.id });
    if (kept.length === 0) return;
    await jobs.enqueue(tx, checkJobKind, { runId: row.id, turn, failedStores }, { startAfterSeconds: pause });
  });
}
