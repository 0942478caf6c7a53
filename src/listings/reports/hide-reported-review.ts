import { eq } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { MailNeeds } from "../listing-mails.ts";
import { refuseReview } from "../reviews/reviews.ts";
import { listingReports, toolReviews } from "../schema.ts";
import { endReport } from "./reports.ts";

/**
 * Resolves the report of a review by taking the review off the page, in the caller's transaction.
 * @throws {AppError} `not_found`, and `conflict` if the report is ended or the review is no longer public.
 */
export async function hideReportedReview(
  db: Executor,
  needs: MailNeeds,
  { id, at, reason }: { readonly id: string; readonly at: Date; readonly reason: string },
): Promise<void> {
  const [about] = isUuid(id)
    ? await db
        .select({ reviewId: toolReviews.id, revision: toolReviews.revision })
        .from(listingReports)
        .innerJoin(toolReviews, eq(toolReviews.id, listingReports.reviewId))
        .where(eq(listingReports.id, id))
    : [];
  if (!about) throw new AppError("not_found", { userMessage: "There is no such report of a review." });
  await endReport(db, { id, state: "resolved", at });
  await refuseReview(db, needs, { id: about.reviewId, revision: about.revision, at, reason });
}
