import { setTimeout as delay } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import type { JobEngine, MediaVendor } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { callMedia } from "./call-media.ts";
import { checkJobKind, firstPauseSeconds } from "./check-job.ts";
import type { ChosenPayer } from "./choose-payer.ts";
import { cancelLimits } from "./job-engine.ts";
import { runs } from "./schema.ts";
import type { StartedRun } from "./start-run.ts";

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
  if (await keepJob(services, started.id, jobId)) return;
  services.log.info({ runId: started.id }, "a run was stopped while its job began");
  await engine.cancel?.(jobId, { signal: whole.signal, ...cancelLimits });
}

const triesMax = 5;
const pauseMs = 500;

/** @returns false if the run is over already. */
async function keepJob(services: Services, runId: string, jobId: string): Promise<boolean> {
  const { db, jobs, clock } = services;
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        const nextCheckAt = new Date(clock.now().getTime() + firstPauseSeconds * 1_000);
        const kept = await tx
          .update(runs)
          .set({ jobId, nextCheckAt })
          .where(and(eq(runs.id, runId), eq(runs.state, "running")))
          .returning({ checks: runs.checks });
        for (const { checks: turn } of kept) {
          await jobs.enqueue(tx, checkJobKind, { runId, turn }, { startAfterSeconds: firstPauseSeconds });
        }
        return kept.length > 0;
      });
    } catch (error) {
      // The job is the provider's already: it must not be forgotten because the database was busy for a moment.
      if (attempt === triesMax) throw error;
      services.log.warn({ err: error, runId }, "the id of a job could not be stored yet");
      await delay(pauseMs * attempt);
    }
  }
}
