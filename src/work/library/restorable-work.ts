import { listDeletedRuns, restoreDeletedRun } from "#runs/index.ts";
import type { RestorableWork } from "../work-kind.ts";
import type { WorkKinds } from "../work-kinds.ts";

/** Everything that can be restored within a day: runs, and what tools store. */
export const listRestorable = (work: WorkKinds): readonly RestorableWork[] => [runsWork(work), ...work.restorable];

const runsWork = (work: WorkKinds): RestorableWork => ({
  kind: "run",
  label: (tool) => work.runWorkOf(tool).label,
  listDeleted: listDeletedRuns,
  async restore(tx, { userId, id: runId }, now) {
    const deletedAt = await restoreDeletedRun(tx, { userId, runId }, now);
    for (const pictures of work.pictures) await pictures.restore(tx, { userId, runId, deletedAt });
  },
});
