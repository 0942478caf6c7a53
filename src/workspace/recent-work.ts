import { listLibrary, type WorkServices } from "#work/index.ts";
import type { RecentWork } from "./rules.ts";

const workMax = 8;

/** The beginning of the library: what the user, or the team and its member, made last, with whatever tool. */
export async function listRecentWork(
  services: Pick<WorkServices, "db" | "catalogueCache" | "work">,
  ownerIds: readonly string[],
): Promise<readonly RecentWork[]> {
  const { items } = await listLibrary(services, { ownerIds, countMax: workMax });
  return items.map(({ openPath: path, title, label, state, preview, isPrivate }) => ({
    ...{ path, title, label, state, preview, isPrivate },
  }));
}
