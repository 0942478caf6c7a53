import { and, asc, eq, gt, lte } from "drizzle-orm";
import { nilUuid } from "#platform/db/columns.ts";
import type { Services } from "#platform/services.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { forgetFiles } from "../media/run-files.ts";
import { runFiles, runs } from "../schema.ts";

/** Deletes what programs had made once its time is over. What it cost, and how it went, stays. @returns of how many runs. */
export async function forgetProgramResults({ db, jobs, clock }: Services): Promise<number> {
  const { id, userId, state, forgetAfter } = runs;
  const isDue = lte(forgetAfter, clock.now());
  return sweep(
    (after: string) =>
      db
        .select({ runId: id, userId, state })
        .from(runs)
        .where(and(isDue, gt(id, after)))
        .orderBy(asc(id))
        .limit(sweepSize),
    {
      start: nilUuid,
      next: (run) => run.runId,
      work: async (run) => {
        if (run.state === "running") return false;
        await db.transaction(async (tx) => {
          await forgetFiles(tx, jobs, run);
          await tx.delete(runFiles).where(eq(runFiles.runId, run.runId));
          await tx
            .update(runs)
            .set({ output: "", details: null, storedBytes: 0, forgetAfter: null })
            .where(eq(id, run.runId));
        });
        return true;
      },
    },
  );
}
