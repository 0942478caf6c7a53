import type { Executor } from "#platform/db/database.ts";
import { listLatestRuns } from "#runs/index.ts";
import { listEmptiedRuns, listLatestConversations, listRunPictures } from "#tools/index.ts";
import { imageWork, type RecentWork, screensWork, textWork } from "./rules.ts";

const workMax = 8;

/** The user's latest work with the tools that have a page, newest first. */
export async function listRecentWork(db: Executor, userId: string): Promise<readonly RecentWork[]> {
  const [texts, images, screens, chats] = await Promise.all([
    listLatestRuns(db, { userId, tool: "text-generator", limit: workMax }),
    listLatestRuns(db, { userId, tool: "image-generator", limit: workMax }),
    listLatestRuns(db, { userId, tool: "design-generator", limit: workMax }),
    // Those that the user deleted or renamed are so at once.
    listLatestConversations(db, { userId, countMax: workMax }),
  ]);
  const [emptied, pictures] = await Promise.all([
    listEmptiedRuns(db, { userId, runIds: images.map(({ id }) => id) }),
    listRunPictures(db, { userId, runs: [...images, ...screens] }),
  ]);
  const work = [
    ...texts.map((run) => ({ at: run.createdAt, work: textWork(run) })),
    ...images
      .filter(({ id }) => !emptied.has(id))
      .map((run) => ({ at: run.createdAt, work: imageWork(run, pictures.get(run.id)) })),
    ...screens.map((run) => ({ at: run.createdAt, work: screensWork(run, pictures.get(run.id)) })),
    ...chats.map(({ path, title, state, updatedAt: at }) => ({ at, work: { path, title, kind: "Chat", state } })),
  ];
  return work
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((one) => one.work)
    .slice(0, workMax);
}
