import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import { vendorName } from "#models/index.ts";
import { nilUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { findEndedProcesses } from "#platform/db/ended-processes.ts";
import type { Services } from "#platform/services.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { failureMessage } from "../rules.ts";
import { runs } from "../schema.ts";
import { textTimeMs } from "../start/call-engine.ts";
import { startedRunOf } from "../start/start-run.ts";
import { settleRun } from "./settle-run.ts";

/** Beyond the longest run, and before its hold expires: for one whose process can't be found out. */
const lostAfterMs = textTimeMs + 2 * 60_000;

/**
 * Settles runs whose process was killed in the middle: they failed, and cost nothing. Among them are jobs that may have begun at the
 * provider without telling us their id; those with an id go on.
 * @param pauseMs see `findEndedProcesses`.
 * @returns how many.
 */
export async function settleLostRuns(services: Services, pauseMs = 10_000): Promise<number> {
  const { db, clock } = services;
  const processIds = await findRunningProcesses(db);
  const ended = await findEndedProcesses(db, services.notifications, { processIds, pauseMs });
  const lostAt = new Date(clock.now().getTime() - lostAfterMs);
  return settleWhere(services, or(inArray(runs.processId, [...ended]), lte(runs.createdAt, lostAt)));
}

/** The same for runs of processes that are known to have ended. @returns how many. */
export const settleRunsOf = (services: Services, processIds: readonly string[]): Promise<number> =>
  settleWhere(services, inArray(runs.processId, [...processIds]));

/** Processes that have runs, alive or not. */
export async function findRunningProcesses(db: Executor): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: runs.processId })
    .from(runs)
    .where(and(isInProcess, isNotNull(runs.processId)));
  return rows.flatMap(({ id }) => id ?? []);
}

const isInProcess = and(eq(runs.state, "running"), isNull(runs.jobId));

function settleWhere(services: Services, isLost: SQL | undefined): Promise<number> {
  return sweep(
    (after: string) =>
      services.db
        .select({ id: runs.id })
        .from(runs)
        .where(and(isInProcess, isLost, gt(runs.id, after)))
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
  const call = { vendorName: vendorName(run.vendor), isOwnKey: run.payer === "own-key" };
  const settled = await settleRun(services, startedRunOf(run), {
    state: "failed",
    failure: "lost",
    failureMessage: run.kind === "text" ? undefined : failureMessage("lost", call),
    output: "",
    priceAic: 0,
    tokens: run.kind === "text" ? { input: 0, output: 0, isEstimated: true } : undefined,
  });
  return settled !== undefined;
}
