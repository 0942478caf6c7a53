import { inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import {
  listingReports,
  toolClaims,
  toolPictures,
  toolProposals,
  toolReviews,
  toolSubmissions,
  toolUpvotes,
} from "./schema.ts";

const tables = [toolSubmissions, toolClaims, toolProposals, toolPictures, toolUpvotes, toolReviews, listingReports];

/** @returns those of the tools that a user has submitted, claimed, edited, shown in pictures, upvoted, reviewed or reported. */
export async function findUsedTools(db: Executor, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const table of tables) {
    const rows = await db
      .selectDistinct({ slug: table.toolSlug })
      .from(table)
      .where(inArray(table.toolSlug, [...slugs]));
    for (const { slug } of rows) if (slug !== null) used.add(slug);
  }
  return used;
}
