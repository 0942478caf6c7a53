import { and, eq } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { forgetFiles } from "../media/run-files.ts";
import { runs } from "../schema.ts";

/**
 * Deletes a run that is over, with its files. What it cost stays in the history of credits.
 * @throws {AppError} `not_found`, also for another user's; `conflict` while it goes on.
 */
export async function deleteRun(
  { db, jobs }: Pick<Services, "jobs"> & { readonly db: Executor },
  { userId, runId }: { readonly userId: string; readonly runId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = and(eq(runs.id, runId), eq(runs.userId, userId));
    const [run] = isUuid(runId) ? await tx.select({ state: runs.state }).from(runs).where(isOwn).for("update") : [];
    if (!run) throw new AppError("not_found", { userMessage: "This result doesn’t exist anymore." });
    if (run.state === "running") {
      throw new AppError("conflict", { userMessage: "This run is still in progress. Stop it before you delete it." });
    }
    await forgetFiles(tx, jobs, { userId, runId });
    await tx.delete(runs).where(isOwn);
  });
}
