import type { Executor } from "#platform/db/database.ts";
import { listLatestRuns } from "#runs/index.ts";
import { listLatestConversations } from "#tools/index.ts";
import { imageWork, type RecentWork, textWork } from "./rules.ts";

const workMax = 6;

/** The user's latest work with the tools that have a page, newest first. */
export async function listRecentWork(db: Executor, userId: string): Promise<readonly RecentWork[]> {
  const [texts, images, chats] = await Promise.all([
    listLatestRuns(db, { userId, tool: "text-generator", limit: workMax }),
    listLatestRuns(db, { userId, tool: "image-generator", limit: workMax }),
    // Those that the user deleted or renamed are so at once.
    listLatestConversations(db, userId, workMax),
  ]);
  const work = [
    ...texts.map((run) => ({ at: run.createdAt, work: textWork(run) })),
    ...images.map((run) => ({ at: run.createdAt, work: imageWork(run) })),
    ...chats.map(({ path, title, state, at }) => ({ at, work: { path, title, kind: "Chat", state } })),
  ];
  return work
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((one) => one.work)
    .slice(0, workMax);
}
