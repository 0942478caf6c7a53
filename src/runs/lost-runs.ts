import { and, asc, eq, gt, lte } from "drizzle-orm";
import { nilUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { textTimeMs } from "./call-engine.ts";
import { runs } from "./schema.ts";
import { settleRun } from "./settle-run.ts";

/** Beyond the longest run, and before its hold expires. */
const lostAfterMs = textTimeMs + 2 * 60_000;

/** Settles runs whose process was killed in the middle: they failed, and cost nothing. @returns how many. */
export async function settleLostRuns(services: Services): Promise<number> {
  const { db, clock } = services;
  const before = new Date(clock.now().getTime() - lostAfterMs);
  return sweep(
    (after: string) =>
      db
        .select({ id: runs.id })
        .from(runs)
        .where(and(eq(runs.state, "running"), lte(runs.createdAt, before), gt(runs.id, after)))
        .orderBy(asc(runs.id))
        .limit(sweepSize)
        .then((rows) => rows.map(({ id }) => id)),
    { start: nilUuid, next: (id) => id, work: (id) => settleLost(services, id) },
  );
}

/** @returns false if it was settled meanwhile. */
async function settleLost(services: Services, id: string): Promise<boolean> {
  const [run] = await services.db.select().from(runs).where(eq(runs.id, id));
  if (run?.state !== "running") return false;
  const started = { ...run, holdNumber: run.holdNumber ?? undefined, description: "", engineSlug: run.engine };
  const tokens = { input: 0, output: 0, isEstimated: true };
  try {
    await settleRun(services, started, {
      state: "failed",
      failure: "lost",
      output: "",
      tokens,
      firstOutputMs: undefined,
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return false;
    throw error;
  }
}

const lostRunsJob: JobKind<object> = {
  name: "settle-lost-runs",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "* * * * *",
};

export const runsJobs = (services: Services): readonly AnyJobHandler[] => [
  {
    kind: lostRunsJob,
    run: async () => {
      const count = await settleLostRuns(services);
      if (count > 0) services.log.warn({ count }, "settled runs whose process had ended");
    },
  },
];
