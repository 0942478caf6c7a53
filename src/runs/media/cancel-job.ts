import { eq } from "drizzle-orm";
import { EngineError, type MediaVendor } from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";
import type { JobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { runs } from "../schema.ts";
import type { AlongWith } from "../settle/settle-run.ts";
import { cancelLimits, jobEngineOf } from "./job-engine.ts";

interface CancelJob {
  readonly runId: string;
}

const cancelJobKind: JobKind<CancelJob> = {
  name: "cancel-media-run",
  retryLimit: 5,
  expireInSeconds: 120,
};

/** Ends the run's job at the provider, too, if there is one. Goes with the transaction that settles the run, which holds its row. */
export const cancelAlong =
  ({ jobs }: Pick<Services, "jobs">, runId: string): AlongWith =>
  async (tx) => {
    const [run] = await tx.select({ jobId: runs.jobId }).from(runs).where(eq(runs.id, runId));
    if (run?.jobId) await jobs.enqueue(tx, cancelJobKind, { runId });
  };

export const cancelJob = (services: Services): JobHandler<CancelJob> => ({
  kind: cancelJobKind,
  run: ({ runId }, _jobId, signal) => cancel(services, runId, signal),
});

async function cancel(services: Services, runId: string, signal = new AbortController().signal): Promise<void> {
  const [row] = await services.db.select().from(runs).where(eq(runs.id, runId));
  if (!row?.jobId || row.kind === "text" || row.kind === "design") return;
  try {
    const engine = await jobEngineOf(services, { ...row, kind: row.kind, vendor: row.vendor as MediaVendor });
    await engine.cancel?.(row.jobId, { signal, ...cancelLimits });
  } catch (error) {
    // Without the key there is nothing to be done.
    const isInVain = error instanceof AppError || (error instanceof EngineError && error.kind === "bad-key");
    if (!isInVain) throw error;
    services.log.warn({ err: error, runId }, "a job could not be canceled");
  }
}
