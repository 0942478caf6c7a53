import { and, eq, inArray, ne } from "drizzle-orm";
import { type ListedAt, listEntriesAt } from "#directory/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { toolSubmissions } from "../schema.ts";

/** Entries that the directory has, or is about to have, at a domain. */
export interface SameDomain {
  readonly listed: readonly ListedAt[];
  /** True if another user's submission is in review. */
  readonly isInReview: boolean;
  /** Another submission of the user's own that is not decided. */
  readonly ownId: string | null;
}

/** @param domain registrable domain of a submission; null for none yet. */
export async function findSameDomain(
  db: Executor,
  { domain, id, userId }: { readonly domain: string | null; readonly id: string; readonly userId: string | null },
): Promise<SameDomain> {
  if (domain === null) return { listed: [], isInReview: false, ownId: null };
  const listed = await listEntriesAt(db, domain);
  const waiting = await db
    .select({ id: toolSubmissions.id, userId: toolSubmissions.userId })
    .from(toolSubmissions)
    .where(
      and(
        eq(toolSubmissions.domain, domain),
        inArray(toolSubmissions.state, ["in_review", "asked_back"]),
        ne(toolSubmissions.id, id),
      ),
    )
    .limit(20);
  return {
    listed,
    isInReview: waiting.some((other) => other.userId !== userId),
    ownId: waiting.find((other) => other.userId === userId)?.id ?? null,
  };
}
