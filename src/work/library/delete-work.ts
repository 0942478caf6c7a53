import type { Transaction } from "#platform/db/database.ts";
import { countRunning, deleteRuns, restoreRuns, undoMs } from "#runs/index.ts";
import { type Actor, deleteWithLog, ownersOf } from "#teams/index.ts";
import type { WorkServices } from "../work-kinds.ts";
import { type ItemRef, idsOf } from "./library-rules.ts";

type Parts = Pick<WorkServices, "db" | "work">;

interface ActorsItems {
  readonly actor: Pick<Actor, "userId" | "ownerId" | "privateId" | "team">;
  readonly items: readonly ItemRef[];
}

/**
 * Deletes several things at once: runs with their files and pictures, conversations, and documents. The user can undo it for a day. For
 * every list of what users made, e.g. a history.
 * @returns how many were deleted, and how many are left because they go on. What isn't the user's counts as neither.
 */
export async function deleteWork(
  { db, work }: Parts,
  { actor, items }: ActorsItems,
  now: Date,
): Promise<{ readonly deletedCount: number; readonly keptCount: number }> {
  const { deleted, keptCount } = await deleteWithLog(db, { actor, now }, async (tx) => {
    const ofAll: { readonly ownerId: string; readonly label: string }[] = [];
    let kept = 0;
    for (const userId of ownersOf(actor)) {
      const labels = await deleteOwn(tx, work, { userId, items }, now);
      ofAll.push(...labels.map((label) => ({ ownerId: userId, label })));
      kept += await countRunning(tx, { userId, runIds: idsOf(items, "run") });
    }
    return { deleted: ofAll, keptCount: kept };
  });
  return { deletedCount: deleted.length, keptCount };
}

interface OwnItems {
  readonly userId: string;
  readonly items: readonly ItemRef[];
}

/** @returns the labels of what was deleted. */
async function deleteOwn(
  tx: Transaction,
  work: Parts["work"],
  { userId, items }: OwnItems,
  now: Date,
): Promise<readonly string[]> {
  const runs = await deleteRuns(tx, { userId, runIds: idsOf(items, "run") }, now);
  const runIds = runs.map(({ id }) => id);
  for (const pictures of work.pictures) await pictures.delete(tx, { userId, runIds }, now);
  const labels = runs.map(({ tool }) => work.runWorkOf(tool).label);
  for (const listed of work.listed) {
    labels.push(...(await listed.delete(tx, { userId, ids: idsOf(items, listed.kind) }, now)));
  }
  return labels;
}

/**
 * Undoes one deletion. Pictures that were deleted by themselves before stay deleted.
 * @param deletedAt as the deletion had it.
 * @returns how many were restored: none once their day is over.
 */
export async function restoreWork(
  { db, work }: Parts,
  { ownerIds, deletedAt }: { readonly ownerIds: readonly string[]; readonly deletedAt: Date },
  now: Date,
): Promise<number> {
  if (now.getTime() - deletedAt.getTime() >= undoMs) return 0;
  return db.transaction(async (tx) => {
    let count = 0;
    for (const userId of ownerIds) {
      const deletion = { userId, deletedAt };
      const runs = await restoreRuns(tx, deletion);
      if (runs > 0) for (const pictures of work.pictures) await pictures.restore(tx, deletion);
      count += runs;
      for (const listed of work.listed) count += await listed.undoDelete(tx, deletion);
    }
    return count;
  });
}
