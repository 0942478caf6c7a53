import { desc, eq } from "drizzle-orm";
import { listToolNames } from "#directory/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { toolClaims, toolReviews } from "./schema.ts";

/** Entries shown of each kind. */
const shownMax = 100;

/** A user's reviews and claims, the latest first, with the names of their tools. */
export async function listContributions(db: Executor, userId: string) {
  const [reviews, claims] = await Promise.all([
    db
      .select({ slug: toolReviews.toolSlug, state: toolReviews.state })
      .from(toolReviews)
      .where(eq(toolReviews.userId, userId))
      .orderBy(desc(toolReviews.changedAt))
      .limit(shownMax),
    db
      .select({ slug: toolClaims.toolSlug, state: toolClaims.state })
      .from(toolClaims)
      .where(eq(toolClaims.userId, userId))
      .orderBy(desc(toolClaims.createdAt))
      .limit(shownMax),
  ]);
  const names = await listToolNames(
    db,
    [...reviews, ...claims].map(({ slug }) => slug),
  );
  const named = <Entry extends { readonly slug: string }>(entry: Entry) => ({
    ...entry,
    name: names.get(entry.slug) ?? entry.slug,
  });
  return { reviews: reviews.map(named), claims: claims.map(named) };
}
