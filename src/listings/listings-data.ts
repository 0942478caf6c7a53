import { and, asc, eq, ne } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Services } from "#platform/services.ts";
import { deletePictures } from "./pictures/delete-pictures.ts";
import {
  listingReports,
  toolClaims,
  toolPictures,
  toolProposals,
  toolReviews,
  toolSubmissions,
  toolUpvotes,
} from "./schema.ts";

/**
 * A user’s part in the directory. A published listing, a published edit and a published picture stay, and their author is forgotten;
 * reviews, upvotes and claims go with the account, and the numbers and the badge follow.
 */
export const listingsData = ({ jobs }: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "listings",
  async exportFor(db, { userId }) {
    const [submissions, claims, proposals, pictures, upvotes, reviews, reports] = await Promise.all([
      db
        .select({
          state: toolSubmissions.state,
          name: toolSubmissions.name,
          website: toolSubmissions.website,
          description: toolSubmissions.description,
          tags: toolSubmissions.tags,
          category: toolSubmissions.categoryId,
          price: toolSubmissions.price,
          note: toolSubmissions.note,
          answer: toolSubmissions.answer,
          reply: toolSubmissions.reply,
          tool: toolSubmissions.toolSlug,
          createdAt: toolSubmissions.createdAt,
          sentAt: toolSubmissions.sentAt,
          decidedAt: toolSubmissions.decidedAt,
        })
        .from(toolSubmissions)
        .where(eq(toolSubmissions.userId, userId))
        .orderBy(asc(toolSubmissions.createdAt)),
      db
        .select({
          tool: toolClaims.toolSlug,
          state: toolClaims.state,
          method: toolClaims.method,
          domain: toolClaims.domain,
          answer: toolClaims.answer,
          createdAt: toolClaims.createdAt,
          provedAt: toolClaims.provedAt,
        })
        .from(toolClaims)
        .where(eq(toolClaims.userId, userId))
        .orderBy(asc(toolClaims.createdAt)),
      db
        .select({
          tool: toolProposals.toolSlug,
          state: toolProposals.state,
          changes: toolProposals.proposal,
          answer: toolProposals.answer,
          createdAt: toolProposals.createdAt,
        })
        .from(toolProposals)
        .where(eq(toolProposals.userId, userId))
        .orderBy(asc(toolProposals.createdAt)),
      // Files are listed, not included, as those of runs.
      db
        .select({
          tool: toolPictures.toolSlug,
          kind: toolPictures.kind,
          state: toolPictures.state,
          description: toolPictures.description,
          width: toolPictures.width,
          height: toolPictures.height,
          answer: toolPictures.answer,
          createdAt: toolPictures.createdAt,
        })
        .from(toolPictures)
        .where(eq(toolPictures.userId, userId))
        .orderBy(asc(toolPictures.createdAt)),
      db
        .select({ tool: toolUpvotes.toolSlug, createdAt: toolUpvotes.createdAt })
        .from(toolUpvotes)
        .where(eq(toolUpvotes.userId, userId))
        .orderBy(asc(toolUpvotes.createdAt), asc(toolUpvotes.toolSlug)),
      db
        .select({
          tool: toolReviews.toolSlug,
          rating: toolReviews.rating,
          text: toolReviews.text,
          usedFor: toolReviews.usedFor,
          hasRun: toolReviews.hasRun,
          state: toolReviews.state,
          answer: toolReviews.answer,
          createdAt: toolReviews.createdAt,
          changedAt: toolReviews.changedAt,
        })
        .from(toolReviews)
        .where(eq(toolReviews.userId, userId))
        .orderBy(asc(toolReviews.createdAt)),
      db
        .select({
          tool: listingReports.toolSlug,
          reason: listingReports.reason,
          text: listingReports.text,
          state: listingReports.state,
          createdAt: listingReports.createdAt,
        })
        .from(listingReports)
        .where(eq(listingReports.userId, userId))
        .orderBy(asc(listingReports.createdAt)),
    ]);
    return { submissions, claims, proposals, pictures, upvotes, reviews, reports };
  },
  async erase(db, { userId }) {
    await db.delete(toolUpvotes).where(eq(toolUpvotes.userId, userId));
    await db.delete(toolReviews).where(eq(toolReviews.userId, userId));
    await db.delete(toolClaims).where(eq(toolClaims.userId, userId));
    await db
      .delete(toolSubmissions)
      .where(and(eq(toolSubmissions.userId, userId), ne(toolSubmissions.state, "published")));
    await db
      .update(toolSubmissions)
      .set({ userId: null, note: "", answer: null, reply: "" })
      .where(eq(toolSubmissions.userId, userId));
    await db.delete(toolProposals).where(and(eq(toolProposals.userId, userId), ne(toolProposals.state, "published")));
    await db.update(toolProposals).set({ userId: null }).where(eq(toolProposals.userId, userId));
    await deletePictures(db, jobs, and(eq(toolPictures.userId, userId), ne(toolPictures.state, "published")));
    await db.update(toolPictures).set({ userId: null }).where(eq(toolPictures.userId, userId));
    await db.update(listingReports).set({ userId: null, reporter: null }).where(eq(listingReports.userId, userId));
  },
});
