import type { Executor } from "#platform/db/database.ts";
import { writeRss } from "#platform/rss.ts";
import { changedFieldLabels, changesFeedPath, changesPath, describeChange } from "../change-rules.ts";
import { listChanges } from "./list-changes.ts";

/** The newest page of the public log as RSS. */
export async function writeChangesFeed(db: Executor, baseUrl: string, productName: string): Promise<string> {
  const { changes } = await listChanges(db, 1);
  return writeRss({
    title: `${productName}: what changed in the directory`,
    description: "Tools that were added, renamed or retired, and facts of tools that changed.",
    baseUrl,
    pagePath: changesPath,
    path: changesFeedPath,
    changedAt: changes[0]?.at ?? new Date(0),
    items: changes.map((change) => ({
      title: `${change.toolName}: ${describeChange(change)}`,
      path: change.isListed ? `/tools/${change.toolSlug}` : changesPath,
      guid: `tool-change-${change.id}`,
      description: describeChange(change),
      categories: change.field ? [changedFieldLabels[change.field]] : [],
      publishedAt: change.at,
    })),
  });
}
