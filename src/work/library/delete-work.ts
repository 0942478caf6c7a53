import { countRunning, deleteRuns, restoreRuns, undoMs } from "#runs/index.ts";
import type { WorkServices } from "../work-kinds.ts";
import { type ItemRef, idsOf } from "./library-rules.ts";

interface OwnItems {
  readonly userId: string;
  readonly items: readonly ItemRef[];
}

/**
 * Deletes several things at once: runs with their files and pictures, conversations, and documents. The user can undo it for a day. For
 * every list of what users made, e.g. a history.
 * @returns how many were deleted, and how many are left because they go on. What isn't the user's counts as neither.
 */
export function deleteWork(
  { db, work }: Pick<WorkServices, "db" | "work">,
  { userId, items }: OwnItems,
  now: Date,
): Promise<{ readonly deletedCount: number; readonly keptCount: number }> {
  return db.transaction(async (tx) => {
    const runIds = await deleteRuns(tx, { userId, runIds: idsOf(items, "run") }, now);
    for (const pictures of work.pictures) await pictures.delete(tx, { userId, runIds }, now);
    let deletedCount = runIds.length;
    for (const listed of work.listed) {
      deletedCount += await listed.delete(tx, { userId, ids: idsOf(items, listed.kind) }, now);
    }
    const keptCount = await countRunning(tx, { userId, runIds: idsOf(items, "run") });
    return { deletedCount, keptCount };
  });
}

/**
 * Undoes one deletion. Pictures that were deleted by themselves before stay deleted.
 * @param deletedAt as the deletion had it.
 * @returns how many were restored: none once their day is over.
 */
export async function restoreWork(
  { db, work }: Pick<WorkServices, "db" | "work">,
  deletion: { readonly userId: string; readonly deletedAt: Date },
  now: Date,
): Promise<number> {
  if (now.getTime() - deletion.deletedAt.getTime() >= undoMs) return 0;
  return db.transaction(async (tx) => {
    let count = await restoreRuns(tx, deletion);
    if (count > 0) for (const pictures of work.pictures) await pictures.restore(tx, deletion);
    for (const listed of work.listed) count += await listed.undoDelete(tx, deletion);
    return count;
  });
}
