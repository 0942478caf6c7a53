import { and, inArray, lt, ne } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { forgetReporters } from "./reports/reports.ts";
import { listingReports, toolClaims, toolProposals, toolSubmissions } from "./schema.ts";

const draftDays = 90;
const decidedDays = 365;

const forgetOldListingsJob: JobKind<object> = {
  name: "forget-old-listings",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "25 4 * * *",
};

/** Deletes drafts and claims that nothing came of within 90 days, and what was decided a year ago. Published listings stay. */
export async function forgetOldListings(db: Executor, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await db
    .delete(toolSubmissions)
    .where(
      and(inArray(toolSubmissions.state, ["draft", "asked_back"]), lt(toolSubmissions.changedAt, before(draftDays))),
    );
  await db
    .delete(toolSubmissions)
    .where(and(inArray(toolSubmissions.state, ["refused"]), lt(toolSubmissions.changedAt, before(decidedDays))));
  await db
    .delete(toolClaims)
    .where(and(inArray(toolClaims.state, ["open"]), lt(toolClaims.createdAt, before(draftDays))));
  await db
    .delete(toolClaims)
    .where(and(inArray(toolClaims.state, ["refused", "revoked"]), lt(toolClaims.decidedAt, before(decidedDays))));
  await db
    .delete(toolProposals)
    .where(and(ne(toolProposals.state, "waiting"), lt(toolProposals.decidedAt, before(decidedDays))));
  await db
    .delete(listingReports)
    .where(and(ne(listingReports.state, "open"), lt(listingReports.decidedAt, before(decidedDays))));
  await forgetReporters(db, now);
}

export function listingsJobs({ db, clock }: Services): readonly AnyJobHandler[] {
  return [{ kind: forgetOldListingsJob, run: () => forgetOldListings(db, clock.now()) }];
}
