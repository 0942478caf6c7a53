import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { listingReports, toolClaims, toolPictures, toolProposals, toolReviews, toolSubmissions } from "./schema.ts";

/** Numbers of what waits for an operator, by queue. Each queue has a bound, and an index that counts it. */
export async function countWaitingListings(db: Executor) {
  const [submissions, edits, pictures, claims, reports, reviews] = await Promise.all([
    db.$count(toolSubmissions, eq(toolSubmissions.state, "in_review")),
    db.$count(toolProposals, eq(toolProposals.state, "waiting")),
    db.$count(toolPictures, eq(toolPictures.state, "waiting")),
    db.$count(toolClaims, eq(toolClaims.state, "waiting")),
    db.$count(listingReports, eq(listingReports.state, "open")),
    db.$count(toolReviews, eq(toolReviews.state, "in_review")),
  ]);
  return { submissions, edits, pictures, claims, reports, reviews };
}
