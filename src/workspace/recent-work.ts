import type { Executor } from "#platform/db/database.ts";
import { listLatestRuns } from "#runs/index.ts";
import { listLatestConversations } from "#tools/index.ts";
import { type RecentWork, workOf } from "./rules.ts";

const workMax = 6;
/** Not each of them has a page. */
const runsMax = 40;

/** The user's latest work with all tools that have a page, newest first. */
export async function listRecentWork(db: Executor, userId: string): Promise<readonly RecentWork[]> {
  const [runs, chats] = await Promise.all([
    listLatestRuns(db, userId, runsMax),
    // Those that the user deleted or renamed are so at once.
    listLatestConversations(db, userId, workMax),
  ]);
  const work = [
    ...runs.map((run) => ({ at: run.createdAt, work: workOf(run) })),
    ...chats.map(({ path, title, state, at }) => ({ at, work: { path, title, kind: "Chat", state } })),
  ];
  return work
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .flatMap((one) => one.work ?? [])
    .slice(0, workMax);
}
