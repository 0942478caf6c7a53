import type { Executor } from "#platform/db/database.ts";
import { listLatestRuns } from "#runs/index.ts";
import { type RecentWork, workOf } from "./rules.ts";

const workMax = 6;
/** Several runs may belong to one conversation. */
const runsMax = 40;

/** The user's latest work with all tools that have a page, newest first. */
export async function listRecentWork(db: Executor, userId: string): Promise<readonly RecentWork[]> {
  const byPath = new Map<string, RecentWork>();
  for (const run of await listLatestRuns(db, userId, runsMax)) {
    const work = workOf(run);
    if (work && !byPath.has(work.path)) byPath.set(work.path, work);
  }
  return [...byPath.values()].slice(0, workMax);
}
