import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, ne } from "drizzle-orm";
import { isUuid, nilUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import { runs } from "../schema.ts";
import { deleteRun } from "./delete-run.ts";
import { undoneSince } from "./undo-time.ts";

interface OwnRuns {
  readonly userId: string;
  readonly runIds: readonly string[];
}

const areOwn = ({ userId, runIds }: OwnRuns) =>
  and(eq(runs.userId, userId), inArray(runs.id, runIds.filter(isUuid)), isNull(runs.apiKeyId));

/**
 * Takes runs out of every list, with their files; the user can undo it for a day (`restoreRuns`). Runs that go on are left alone, and so is
 * what isn't the user's. A tool that keeps rows of its own for a run deletes those in the same transaction (`work/library/delete-work.ts`).
 * @returns those that were deleted.
 */
export async function deleteRuns(db: Executor, own: OwnRuns, now: Date): Promise<readonly DeletedRun[]> {
  return db
    .update(runs)
    .set({ deletedAt: now })
    .where(and(areOwn(own), isNull(runs.deletedAt), ne(runs.state, "running")))
    .returning({ id: runs.id, tool: runs.tool });
}

type DeletedRun = Pick<typeof runs.$inferSelect, "id" | "tool">;

/** Number of these runs that go on. */
export async function countRunning(db: Executor, own: OwnRuns): Promise<number> {
  const isRunning = and(areOwn(own), isNull(runs.deletedAt), eq(runs.state, "running"));
  const [counted] = await db.select({ number: count() }).from(runs).where(isRunning);
  return counted?.number ?? 0;
}

/** Identifies what a user deleted at one moment. */
export interface DeletedAt {
  readonly userId: string;
  readonly deletedAt: Date;
}

/** The caller has checked that it was less than `undoMs` ago. @returns how many were restored. */
export async function restoreRuns(db: Executor, { userId, deletedAt }: DeletedAt): Promise<number> {
  const restored = await db
    .update(runs)
    .set({ deletedAt: null })
    .where(and(eq(runs.userId, userId), eq(runs.deletedAt, deletedAt)))
    .returning({ id: runs.id });
  return restored.length;
}

/**
 * One that was deleted within the last day. What its tool keeps for it comes back in the same transaction.
 * @returns when it was deleted. @throws {AppError} `not_found`, also once its day is over.
 */
export async function restoreDeletedRun(
  tx: Executor,
  { userId, runId }: { readonly userId: string; readonly runId: string },
  now: Date,
): Promise<Date> {
  const isIt = and(areOwn({ userId, runIds: [runId] }), gt(runs.deletedAt, undoneSince(now)));
  const [deleted] = await tx.select({ at: runs.deletedAt }).from(runs).where(isIt).for("update");
  if (!deleted?.at) throw new AppError("not_found", { userMessage: "This result doesn’t exist anymore." });
  await restoreRun(tx, { userId, runId });
  return deleted.at;
}

/** For a tool that restores what it keeps for a run: the run comes back with it. One that isn't deleted stays as it is. */
export async function restoreRun(
  db: Executor,
  { userId, runId }: { readonly userId: string; readonly runId: string },
): Promise<void> {
  await db
    .update(runs)
    .set({ deletedAt: null })
    .where(and(eq(runs.userId, userId), eq(runs.id, runId)));
}

/** Removes for good what was deleted more than a day ago, with its files. @returns how many. */
export async function removeDeletedRuns(services: Pick<Services, "db" | "jobs" | "clock">): Promise<number> {
  const { db, clock } = services;
  const { id, userId, deletedAt } = runs;
  const isDue = and(isNotNull(deletedAt), lte(deletedAt, undoneSince(clock.now())));
  return sweep(
    (after: string) =>
      db
        .select({ runId: id, userId })
        .from(runs)
        .where(and(isDue, gt(id, after)))
        .orderBy(asc(id))
        .limit(sweepSize),
    {
      start: nilUuid,
      next: (run) => run.runId,
      work: async (run) => {
        await deleteRun(services, run);
        return true;
      },
    },
  );
}
