import { and, eq, inArray, lt, ne } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import type { AnyJobHandler, JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { deletePictures } from "./pictures/delete-pictures.ts";
import { pictureFileRemoval } from "./pictures/picture-files.ts";
import { forgetReporters } from "./reports/reports.ts";
import { listingReports, toolClaims, toolPictures, toolProposals, toolSubmissions } from "./schema.ts";

const draftDays = 90;
const decidedDays = 365;
/** A maker has read the reason by then. */
const refusedPictureDays = 30;

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

/** Deletes pictures that were refused 30 days ago, with their files. */
export async function forgetRefusedPictures({ db, jobs }: Pick<Services, "db" | "jobs">, now: Date): Promise<void> {
  const before = new Date(now.getTime() - refusedPictureDays * dayMs);
  const isOld = and(eq(toolPictures.state, "refused"), lt(toolPictures.decidedAt, before));
  await db.transaction((transaction) => deletePictures(transaction, jobs, isOld));
}

export function listingsJobs(services: Services): readonly AnyJobHandler[] {
  const { db, clock } = services;
  async function run() {
    await forgetOldListings(db, clock.now());
    await forgetRefusedPictures(services, clock.now());
  }
  return [{ kind: forgetOldListingsJob, run }, pictureFileRemoval.handler(services)];
}
