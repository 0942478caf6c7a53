import { and, eq } from "drizzle-orm";
import type { JobEngine, MediaVendor } from "#engines/index.ts";
import type { ChosenPayer } from "#models/index.ts";
import type { Transaction } from "#platform/db/database.ts";
import { retryWhileUnavailable } from "#platform/db/retry-while-unavailable.ts";
import type { Services } from "#platform/services.ts";
import { runs } from "../schema.ts";
import type { StartedRun } from "../start/start-run.ts";
import { callMedia } from "./call-media.ts";
import { checkJobKind, firstPauseSeconds } from "./check-job.ts";
import { cancelLimits } from "./job-engine.ts";

interface Beginning<Request, Result> {
  readonly services: Services;
  readonly started: StartedRun;
  readonly payer: ChosenPayer<MediaVendor>;
  readonly engine: JobEngine<Request, Result>;
  readonly request: Request;
}

/**
 * Begins a provider's job once. The run's row says already that it is being begun: if this process ends before the provider's id is stored,
 * the run is lost and costs nothing, and no second job is begun.
 */
export async function beginJob<Request, Result>({
  services,
  started,
  payer,
  engine,
  request,
}: Beginning<Request, Result>): Promise<void> {
  // Not stopped in the middle: a job that has begun is stopped by its id, which is still to come.
  const whole = new AbortController();
  const jobId = await callMedia(services, payer, whole.signal, (limits) => engine.start(request, limits));
  // Here, since the job of the queue that cancels others reads the stored id.
  const cancel = () =>
    engine
      .cancel?.(jobId, { signal: whole.signal, ...cancelLimits })
      .catch((error: unknown) => services.log.warn({ err: error, runId: started.id }, "a job could not be canceled"));
  try {
    if (await keepJob(services, started.id, jobId)) return;
  } catch (error) {
    await cancel();
    throw error;
  }
  services.log.info({ runId: started.id }, "a run was stopped while its job began");
  await cancel();
}

/** Safe to repeat: of two checks for one turn, the second finds it taken. @returns false if the run is over already. */
function keepJob(services: Services, runId: string, jobId: string): Promise<boolean> {
  const { db, jobs, clock, log } = services;
  const nextCheckAt = new Date(clock.now().getTime() + firstPauseSeconds * 1_000);
  const keep = async (tx: Transaction) => {
    const kept = await tx
      .update(runs)
      .set({ jobId, nextCheckAt })
      .where(and(eq(runs.id, runId), eq(runs.state, "running")))
      .returning({ checks: runs.checks });
    for (const { checks: turn } of kept) {
      await jobs.enqueue(tx, checkJobKind, { runId, turn }, { startAfterSeconds: firstPauseSeconds });
    }
    return kept.length > 0;
  };
  // The job is the provider's already: it must not be forgotten because the database was busy for a moment.
  return retryWhileUnavailable(log, () => db.transaction(keep));
}
