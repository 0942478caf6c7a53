import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { getTool } from "#directory/index.ts";
import { dayMs } from "#platform/clock.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { limitByAge, requireContributor } from "../contributor.ts";
import { queuePage, queueWindow } from "../queue-pages.ts";
import type { ReportReason, ReportState } from "../rules.ts";
import { listingReports, toolReviews } from "../schema.ts";

/** The same reporter, tool and reason count once in these days. */
const repeatDays = 30;
/** Reports that are open, of all users and visitors. */
const openReportsMax = 2_000;

/** A household or an office shares an address, so this is generous; it stops programs. */
const visitorLimit = { name: "listings-report-visitor", attemptsMax: 10, windowSeconds: 60 * 60 };

type Needs = Pick<Services, "db" | "clock" | "rateLimits" | "secrets">;

export interface Report {
  readonly toolSlug: string;
  readonly reason: ReportReason;
  readonly text: string;
  /** Review that the report is about; only signed-in users report one. */
  readonly reviewId?: string | undefined;
  /** Null for visitors. */
  readonly userId: string | null;
  /** The client's network, as rate limits count it. */
  readonly clientAddress: string;
}

/**
 * Stores a report of a listing, or of a review of it. The same once more within 30 days changes nothing.
 * @throws {AppError} `not_found` for no such tool or review, `unauthorized`, `forbidden`, `rate_limited`, and `unavailable` with a full queue.
 */
export async function reportListing(services: Needs, report: Report): Promise<void> {
  const { db, clock, rateLimits, secrets } = services;
  const { toolSlug, reason, text, reviewId, userId, clientAddress } = report;
  if (userId === null) await rateLimits.consume(visitorLimit, clientAddress);
  else await limitByAge(services, await requireContributor(services, userId), "report");
  await getTool(db, toolSlug);
  if (reason === "review") await requireReview(db, report);
  const reporter = secrets.digest("listing-report", userId ?? clientAddress);
  const at = clock.now();
  await db.transaction(async (transaction) => {
    await lockName(transaction, `report:${toolSlug}:${reporter}`);
    const isSame = and(
      eq(listingReports.toolSlug, toolSlug),
      eq(listingReports.reason, reason),
      eq(listingReports.reporter, reporter),
      reviewId === undefined ? undefined : eq(listingReports.reviewId, reviewId),
      gt(listingReports.createdAt, new Date(at.getTime() - repeatDays * dayMs)),
    );
    if ((await transaction.$count(listingReports, isSame)) > 0) return;
    if ((await transaction.$count(listingReports, eq(listingReports.state, "open"))) >= openReportsMax)
      throw new AppError("unavailable", {
        userMessage: "We have more reports than we can read at the moment. Please try again in a few days.",
      });
    await transaction
      .insert(listingReports)
      .values({ toolSlug, reviewId, userId, reporter, reason, text, createdAt: at });
  });
}

async function requireReview(db: Executor, { toolSlug, reviewId = "", userId }: Report): Promise<void> {
  if (userId === null)
    throw new AppError("unauthorized", {
      userMessage: "Sign in to report a review.",
      message: "report without a session",
    });
  const isThere =
    isUuid(reviewId) &&
    (await db.$count(
      toolReviews,
      and(eq(toolReviews.id, reviewId), eq(toolReviews.toolSlug, toolSlug), eq(toolReviews.state, "published")),
    )) > 0;
  if (!isThere) throw new AppError("not_found", { userMessage: "There is no such review." });
}

/**
 * Ends a report: `resolved` if something was done about it, `dismissed` otherwise. In the caller's transaction.
 * @throws {AppError} `not_found`, and `conflict` if it is ended already.
 */
export async function endReport(
  db: Executor,
  { id, state, at }: { readonly id: string; readonly state: "resolved" | "dismissed"; readonly at: Date },
): Promise<void> {
  const [report] = isUuid(id)
    ? await db.select().from(listingReports).where(eq(listingReports.id, id)).for("update")
    : [];
  if (!report) throw new AppError("not_found", { userMessage: "There is no such report." });
  if (report.state !== "open") throw new AppError("conflict", { userMessage: "This report was ended meanwhile." });
  await db.update(listingReports).set({ state, decidedAt: at }).where(eq(listingReports.id, id));
}

/** Reports of one state with the review that they are about, for the operator: the oldest open first, the rest the latest first. */
export async function listReports(
  db: Executor,
  { state, page }: { readonly state: ReportState; readonly page: number },
) {
  const isWanted = eq(listingReports.state, state);
  const { id, toolSlug, reviewId, userId, reason, text, createdAt, decidedAt } = listingReports;
  const { limit, offset } = queueWindow(page);
  const rows = await db
    .select({
      id,
      toolSlug,
      reviewId,
      userId,
      reason,
      text,
      state: listingReports.state,
      createdAt,
      decidedAt,
      reviewText: toolReviews.text,
      reviewState: toolReviews.state,
      reviewRevision: toolReviews.revision,
    })
    .from(listingReports)
    .leftJoin(toolReviews, eq(toolReviews.id, reviewId))
    .where(isWanted)
    .orderBy(state === "open" ? asc(createdAt) : desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
  return queuePage(rows, page);
}

/** Forgets who reported, once it no longer has to be recognized. */
export async function forgetReporters(db: Executor, now: Date): Promise<void> {
  await db
    .update(listingReports)
    .set({ reporter: null })
    .where(lt(listingReports.createdAt, new Date(now.getTime() - repeatDays * dayMs)));
}
