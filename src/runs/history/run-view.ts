import { setTimeout as delay } from "node:timers/promises";
import { and, asc, eq, isNull } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { runFiles, runs } from "../schema.ts";
import { runColumns } from "./history.ts";

const viewColumns = {
  ...runColumns,
  kind: runs.kind,
  tool: runs.tool,
  projectId: runs.projectId,
  memberId: runs.memberId,
  vendor: runs.vendor,
  maxAic: runs.maxAic,
  progress: runs.progress,
  details: runs.details,
  failure: runs.failure,
  failureMessage: runs.failureMessage,
};

type ViewedRun = Pick<typeof runs.$inferSelect, keyof typeof viewColumns>;

/** A run as its owner sees it, with what it has made. */
export interface RunView extends ViewedRun {
  readonly files: readonly Pick<typeof runFiles.$inferSelect, "number" | "mediaType" | "bytes">[];
}

interface OwnRun {
  readonly userId: string;
  readonly runId: string;
}

/** @throws {AppError} `not_found`, also for another user's, and for a deleted one. */
export async function getRun(db: Executor, { userId, runId }: OwnRun): Promise<RunView> {
  const isOwn = and(eq(runs.id, runId), eq(runs.userId, userId), isNull(runs.deletedAt));
  const [run] = isUuid(runId) ? await db.select(viewColumns).from(runs).where(isOwn) : [];
  if (!run) throw new AppError("not_found", { userMessage: "This result doesn’t exist anymore." });
  const { number, mediaType, bytes } = runFiles;
  const files = await db
    .select({ number, mediaType, bytes })
    .from(runFiles)
    .where(eq(runFiles.runId, runId))
    .orderBy(asc(number));
  return { ...run, files };
}

/** @returns undefined where `getRun` throws `not_found`: for addresses that may name a run that is gone. */
export async function findRun(db: Executor, own: OwnRun): Promise<RunView | undefined> {
  return getRun(db, own).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });
}

const pollMs = 500;

/** Waits until a run has ended, in whichever process. @throws the signal's reason, when it is aborted; {AppError} `not_found`. */
export async function waitForRun(services: Services, run: OwnRun, signal: AbortSignal): Promise<RunView> {
  for (;;) {
    signal.throwIfAborted();
    const view = await getRun(services.db, run);
    if (view.state !== "running") return view;
    const finished = services.tasks.finished(run.runId);
    const pause = delay(pollMs, undefined, { signal }).catch(() => {});
    await (finished ? Promise.race([finished, pause]) : pause);
  }
}
