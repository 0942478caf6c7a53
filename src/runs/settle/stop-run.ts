import { setTimeout as delay } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { cancelAlong } from "../media/cancel-job.ts";
import { runs } from "../schema.ts";
import { startedRunOf } from "../start/start-run.ts";
import { settleRun } from "./settle-run.ts";

/** A stopped run costs the user nothing, but often its provider bills the operator for it. */
const stopLimit = { name: "run-stop", attemptsMax: 20, windowSeconds: 60 * 60 };

/**
 * Stops a run, in whichever process it is. One of media is over at once and costs nothing, then the provider's call or job is ended. A text
 * is ended by the process that reads it, and costs what came. A run that is over stays as it is.
 * @throws {AppError} `not_found`, also for another user's; `rate_limited` after many stops of media on credits.
 */
export async function stopRun(
  services: Services,
  { userId, runId }: { readonly userId: string; readonly runId: string },
): Promise<void> {
  const { db, rateLimits } = services;
  const isOwn = and(eq(runs.id, runId), eq(runs.userId, userId));
  const [row] = isUuid(runId) ? await db.select().from(runs).where(isOwn) : [];
  if (!row) throw new AppError("not_found", { userMessage: "This result doesn’t exist anymore." });
  if (row.state !== "running") return;
  if (row.kind !== "text" && row.payer === "credits") {
    await rateLimits.consume(stopLimit, userId).catch((error: AppError) => {
      throw new AppError("rate_limited", {
        userMessage: "You’ve stopped many runs in the last hour. This one goes on; you only pay if it brings a result.",
        headers: error.headers,
        cause: error,
      });
    });
  }
  await stopRow(services, row);
}

/** Stops everything that a person has started in a team and that is still running: they are no longer in it. */
export async function stopTeamRuns(
  services: Services,
  { teamId, memberId }: { readonly teamId: string; readonly memberId: string },
): Promise<void> {
  const areTheirs = and(eq(runs.memberId, memberId), eq(runs.teamId, teamId), eq(runs.state, "running"));
  const rows = await services.db.select().from(runs).where(areTheirs);
  for (const row of rows) await stopRow(services, row);
}

async function stopRow(services: Services, row: typeof runs.$inferSelect): Promise<void> {
  const { db, tasks, metrics } = services;
  if (row.kind === "text") return stopText(services, row.id);
  const stopped = { state: "stopped", output: "", priceAic: 0 } as const;
  const settled = await settleRun(services, startedRunOf(row), stopped, cancelAlong(services, row.id));
  if (!settled) return;
  metrics.engineRuns.inc({ vendor: row.vendor, outcome: "stopped" });
  await tasks.stop(db, row.id);
}

const asksMax = 20;
const pauseMs = 250;

/**
 * Asks the process that reads a text to end it, and waits until it has, which takes a moment. It is asked again because it may not hear of
 * it the first time: while its connection to the database is being made anew, and before it has the run that it has just written.
 */
async function stopText({ db, tasks }: Services, runId: string): Promise<void> {
  const { state } = runs;
  for (let asks = 0; asks < asksMax; asks++) {
    await tasks.stop(db, runId);
    const pause = delay(pauseMs);
    await (tasks.finished(runId) ? Promise.race([tasks.finished(runId), pause]) : pause);
    const [run] = await db.select({ state }).from(runs).where(eq(runs.id, runId));
    if (run?.state !== "running") return;
  }
}
