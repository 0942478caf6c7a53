import { and, asc, eq, gt, isNotNull, isNull, lte, or } from "drizzle-orm";
import { nilUuid } from "#platform/db/columns.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { removeDeletedRuns } from "./history/delete-runs.ts";
import { cancelJob } from "./media/cancel-job.ts";
import { checkJob, checkJobKind } from "./media/check-job.ts";
import { runFileRemoval } from "./media/run-files.ts";
import { runs } from "./schema.ts";
import { forgetProgramResults } from "./settle/forget-program-results.ts";
import { settleLostRuns } from "./settle/lost-runs.ts";
import { removeKeptAnswers } from "./text/kept-answers.ts";

const everyMinute = { retryLimit: 3, expireInSeconds: 300, cron: "* * * * *" } as const;
const lostRunsJob: JobKind<object> = { name: "settle-lost-runs", ...everyMinute };
const forgetResultsJob: JobKind<object> = {
  name: "forget-program-results",
  retryLimit: 3,
  expireInSeconds: 600,
  cron: "17 * * * *",
};
const removeDeletedJob: JobKind<object> = {
  name: "remove-deleted-runs",
  retryLimit: 3,
  expireInSeconds: 600,
  cron: "41 * * * *",
};
const removeAnswersJob: JobKind<object> = {
  name: "remove-kept-answers",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "*/5 * * * *",
};
const overdueChecksJob: JobKind<object> = { name: "resume-media-runs", ...everyMinute };

export const runsJobs = (services: Services): readonly AnyJobHandler[] => [
  {
    kind: lostRunsJob,
    run: async () => {
      const count = await settleLostRuns(services);
      if (count > 0) services.log.warn({ count }, "settled runs whose process had ended");
    },
  },
  {
    kind: overdueChecksJob,
    run: async () => {
      const count = await resumeChecks(services);
      if (count > 0) services.log.warn({ count }, "asks again about jobs that were left alone");
    },
  },
  {
    kind: forgetResultsJob,
    run: async () => {
      const count = await forgetProgramResults(services);
      if (count > 0) services.log.info({ count }, "deleted what programs had made");
    },
  },
  {
    kind: removeAnswersJob,
    run: async () => {
      const count = await removeKeptAnswers(services);
      if (count > 0) services.log.info({ count }, "removed answers that were kept for repeats");
    },
  },
  {
    kind: removeDeletedJob,
    run: async () => {
      const count = await removeDeletedRuns(services);
      if (count > 0) services.log.info({ count }, "removed runs that users had deleted");
    },
  },
  checkJob(services),
  cancelJob(services),
  runFileRemoval.handler(services),
];

const overdueMs = 60_000;

/**
 * Takes up jobs that no process asks about anymore, e.g. because the one that did was killed in between. A check that is still in the
 * queue, and comes later, finds its turn taken. @returns how many.
 */
export async function resumeChecks({ db, jobs, clock }: Services): Promise<number> {
  const now = clock.now();
  const isOverdue = and(
    eq(runs.state, "running"),
    isNotNull(runs.jobId),
    lte(runs.nextCheckAt, new Date(now.getTime() - overdueMs)),
    or(isNull(runs.checkedUntil), lte(runs.checkedUntil, now)),
  );
  return sweep(
    (after: { readonly runId: string; readonly turn: number }) =>
      db
        .select({ runId: runs.id, turn: runs.checks })
        .from(runs)
        .where(and(isOverdue, gt(runs.id, after.runId)))
        .orderBy(asc(runs.id))
        .limit(sweepSize),
    {
      start: { runId: nilUuid, turn: 0 },
      next: (run) => run,
      work: async (run) => {
        await jobs.enqueue(db, checkJobKind, run);
        return true;
      },
    },
  );
}
