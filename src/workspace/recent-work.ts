import { listLibrary, type WorkServices } from "#work/index.ts";
import type { RecentWork } from "./rules.ts";

const workMax = 8;

/** The beginning of the user's library: what they made last, with whatever tool. */
export async function listRecentWork(
  services: Pick<WorkServices, "db" | "catalogueCache" | "work">,
  userId: string,
): Promise<readonly RecentWork[]> {
  const { items } = await listLibrary(services, { userId, countMax: workMax });
  return items.map(({ openPath: path, title, label, state, preview }) => ({ path, title, label, state, preview }));
}
