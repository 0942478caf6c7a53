import { and, asc, desc, eq, sql } from "drizzle-orm";
import { listNames } from "#accounts/index.ts";
import { getTool } from "#directory/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { hasFinishedRun } from "#runs/index.ts";
import { limitByAge, requireContributor } from "../contributor.ts";
import { isOwnTool } from "../is-own-tool.ts";
import { type MailNeeds, tellUser } from "../listing-mails.ts";
import { queuePage, queueWindow } from "../queue-pages.ts";
import { type ReviewState, reviewPath, type ShownReview, shownAuthor, toolPath } from "../rules.ts";
import { toolReviews } from "../schema.ts";

/** Reviews of all users that wait: beyond that, none could be read in time. */
const reviewQueueMax = 2_000;
/** Reviews on a page of a tool. */
const shownSize = 10;

type Needs = Pick<Services, "db" | "clock" | "rateLimits">;

/** @param total published reviews of a tool. */
export const reviewPagesOf = (total: number): number => Math.max(1, Math.ceil(total / shownSize));

interface Reviewed {
  readonly userId: string;
  readonly toolSlug: string;
}

/**
 * Writes a user's review of a tool, or changes it. It is public once an operator has read it, each time anew.
 * @throws {AppError} `not_found` for no tool, `forbidden` for the user's own tool, `rate_limited`, and `conflict` with a full queue.
 */
export async function writeReview(
  services: Needs,
  written: Reviewed & { readonly rating: number; readonly text: string; readonly usedFor: string },
): Promise<void> {
  const { userId, toolSlug, rating, text, usedFor } = written;
  const { db, clock } = services;
  const contributor = await requireContributor(services, userId);
  await getTool(db, toolSlug);
  await limitByAge(services, contributor, "review");
  await db.transaction(async (transaction) => {
    if (await isOwnTool(transaction, written)) throw ownTool();
    if ((await transaction.$count(toolReviews, eq(toolReviews.state, "in_review"))) >= reviewQueueMax)
      throw new AppError("conflict", {
        userMessage: "Many reviews are waiting to be read at the moment. Please try again in a few days.",
      });
    // A tool and the engine that it runs on have the same slug.
    const hasRun = await hasFinishedRun(transaction, { userId, engine: toolSlug });
    const at = clock.now();
    const said = { rating, text, usedFor, hasRun, state: "in_review" as const, publishedAt: null, answer: null };
    await transaction
      .insert(toolReviews)
      .values({ userId, toolSlug, ...said, createdAt: at, changedAt: at })
      .onConflictDoUpdate({
        target: [toolReviews.userId, toolReviews.toolSlug],
        set: { ...said, changedAt: at, revision: sql`${toolReviews.revision} + 1` },
      });
  });
}

const ownTool = () =>
  new AppError("forbidden", { userMessage: "You can’t review your own tool: you submitted it, or you’re its maker." });

/** @returns a user's review of a tool, in whatever state, or undefined. */
export async function findReview(db: Executor, { userId, toolSlug }: Reviewed) {
  const [review] = await db
    .select()
    .from(toolReviews)
    .where(and(eq(toolReviews.userId, userId), eq(toolReviews.toolSlug, toolSlug)));
  return review;
}

/** Deletes a user's review. Does nothing if there is none. */
export async function deleteReview(db: Executor, { userId, toolSlug }: Reviewed): Promise<void> {
  await db.delete(toolReviews).where(and(eq(toolReviews.userId, userId), eq(toolReviews.toolSlug, toolSlug)));
}

/**
 * Published reviews of a tool, the latest first.
 * @param page from 1.
 * @param total number of them, as the tool has it.
 */
export async function listReviews(
  db: Executor,
  { toolSlug, page, total }: { readonly toolSlug: string; readonly page: number; readonly total: number },
): Promise<{ readonly reviews: readonly ShownReview[]; readonly pages: number }> {
  const pages = reviewPagesOf(total);
  if (total === 0) return { reviews: [], pages };
  const rows = await db
    .select()
    .from(toolReviews)
    .where(and(eq(toolReviews.toolSlug, toolSlug), eq(toolReviews.state, "published"), eq(toolReviews.isCounted, true)))
    .orderBy(desc(toolReviews.publishedAt), asc(toolReviews.id))
    .limit(shownSize)
    .offset((page - 1) * shownSize);
  const names = await listNames(
    db,
    rows.map(({ userId }) => userId),
  );
  const reviews = rows.map(({ id, userId, rating, text, usedFor, hasRun, publishedAt, changedAt }) => ({
    id,
    rating,
    text,
    usedFor,
    hasRun,
    author: shownAuthor(names.get(userId)),
    publishedAt: publishedAt ?? changedAt,
  }));
  return { reviews, pages };
}

interface Decided {
  readonly id: string;
  /** Revision that the operator has read. */
  readonly revision: number;
  readonly at: Date;
}

/**
 * Publishes a review, in the caller's transaction.
 * @throws {AppError} `not_found`, `forbidden` if the author makes the tool by now, and `conflict` if it was changed or decided meanwhile.
 */
export async function publishReview(db: Executor, needs: MailNeeds, decided: Decided): Promise<void> {
  const review = await lockReview(db, decided, ["in_review", "refused"]);
  if (await isOwnTool(db, review))
    throw new AppError("forbidden", { userMessage: "Its author has submitted or makes this tool. Refuse the review." });
  await db
    .update(toolReviews)
    .set({ state: "published", publishedAt: decided.at, answer: null })
    .where(eq(toolReviews.id, decided.id));
  await tellUser(db, needs, review.userId, {
    subject: "Your review is published",
    title: "Your review is public",
    paragraphs: ["Thank you. Others see your first name and the initial of your last name with it."],
    action: { label: "See it on the page", path: `${toolPath(review.toolSlug)}#reviews` },
  });
}

/** Refuses a review, also one that is public already. @throws as `publishReview`. */
export async function refuseReview(
  db: Executor,
  needs: MailNeeds,
  decided: Decided & { readonly reason: string },
): Promise<void> {
  const { userId, toolSlug } = await lockReview(db, decided, ["in_review", "published"]);
  await db
    .update(toolReviews)
    .set({ state: "refused", publishedAt: null, answer: decided.reason })
    .where(eq(toolReviews.id, decided.id));
  await tellUser(db, needs, userId, {
    subject: "Your review is not public",
    title: "We don’t show your review",
    paragraphs: ["We’ve read your review, and decided not to show it. The reason:"],
    quote: decided.reason,
    action: { label: "Change your review", path: reviewPath(toolSlug) },
  });
}

async function lockReview(db: Executor, { id, revision }: Decided, states: readonly ReviewState[]) {
  const [review] = isUuid(id) ? await db.select().from(toolReviews).where(eq(toolReviews.id, id)).for("update") : [];
  if (!review) throw new AppError("not_found", { userMessage: "There is no such review." });
  if (states.includes(review.state) && review.revision === revision) return review;
  throw new AppError("conflict", {
    userMessage: "This review was changed or decided meanwhile. Read it again before you decide.",
  });
}

/** Reviews of one state, for the operator: the oldest that wait first, the rest the latest first. @param page from 1. */
export async function listReviewQueue(
  db: Executor,
  { state, page }: { readonly state: ReviewState; readonly page: number },
) {
  const isWanted = eq(toolReviews.state, state);
  const { changedAt, id } = toolReviews;
  const { limit, offset } = queueWindow(page);
  const rows = await db
    .select()
    .from(toolReviews)
    .where(isWanted)
    .orderBy(state === "in_review" ? asc(changedAt) : desc(changedAt), asc(id))
    .limit(limit)
    .offset(offset);
  return queuePage(rows, page);
}
