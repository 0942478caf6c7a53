import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { JobKind } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { accountGone } from "../profile/update-profile.ts";
import { dataExports, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";

/** Days for which an export can be downloaded before its file is deleted. */
export const exportDays = 7;
const exportsPerDayMax = 3;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

/** The same key for every attempt, so that failed attempts leave no files behind. */
export const exportKeyOf = (exportId: string): string => `exports/${exportId}.zip`;

export interface MakeExport {
  readonly exportId: string;
}

export const makeExportJob: JobKind<MakeExport> = { name: "make-data-export", retryLimit: 8, expireInSeconds: 900 };

export interface ExportRequest {
  readonly userId: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/**
 * Requests an export of a user's data; a job creates it.
 * @throws {AppError} `conflict` while another one is being created, `rate_limited` after several in a day.
 */
export async function requestExport(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  { userId, ...facts }: ExportRequest,
): Promise<void> {
  const requestedAt = clock.now();
  await db.transaction(async (transaction) => {
    // Serializes two simultaneous requests.
    const found = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    if (found.length === 0) throw accountGone();
    const others = await transaction
      .select({ requestedAt: dataExports.requestedAt, finishedAt: dataExports.finishedAt })
      .from(dataExports)
      .where(
        and(
          eq(dataExports.userId, userId),
          or(isNull(dataExports.finishedAt), gt(dataExports.requestedAt, daysAfter(requestedAt, -1))),
        ),
      )
      .orderBy(dataExports.requestedAt);
    refuseTooMany(others, requestedAt);
    const [row] = await transaction
      .insert(dataExports)
      .values({ userId, requestedAt })
      .returning({ id: dataExports.id });
    if (!row) throw new Error("the export was not written");
    await recordSecurityEvent(transaction, {
      userId,
      kind: "data-export-requested",
      ...facts,
      happenedAt: requestedAt,
    });
    await jobs.enqueue(transaction, makeExportJob, { exportId: row.id });
  });
}

function refuseTooMany(
  others: readonly { readonly requestedAt: Date; readonly finishedAt: Date | null }[],
  now: Date,
): void {
  if (others.some(({ finishedAt }) => finishedAt === null)) {
    throw new AppError("conflict", {
      userMessage: "Your export is already being prepared. We’ll email you when it’s ready.",
    });
  }
  const [oldest] = others;
  if (!oldest || others.length < exportsPerDayMax) return;
  const seconds = Math.ceil((daysAfter(oldest.requestedAt, 1).getTime() - now.getTime()) / 1_000);
  throw new AppError("rate_limited", {
    userMessage: `You can request ${exportsPerDayMax} exports a day. Please try again tomorrow, or use one you already have.`,
    headers: { "Retry-After": String(Math.max(1, seconds)) },
  });
}

export interface DataExport {
  readonly id: string;
  readonly requestedAt: Date;
  /** Undefined while it is being created. */
  readonly ready?: { readonly bytes: number; readonly expiresAt: Date };
}

/** A user's available and pending exports, newest first. */
export async function listExports(db: Executor, userId: string, now: Date): Promise<readonly DataExport[]> {
  const rows = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now))))
    .orderBy(desc(dataExports.requestedAt));
  return rows.map(({ id, requestedAt, bytes, expiresAt }) => ({
    id,
    requestedAt,
    ...(bytes !== null && expiresAt !== null && { ready: { bytes, expiresAt } }),
  }));
}

/** @returns the export, if it is ready, belongs to this user and has not expired. */
export async function findArchive(
  { db, files, clock }: Pick<Services, "db" | "files" | "clock">,
  { exportId, userId }: { readonly exportId: string; readonly userId: string },
): Promise<Uint8Array | undefined> {
  if (!isUuid(exportId)) return undefined;
  const [archive] = await db
    .select({ fileKey: dataExports.fileKey })
    .from(dataExports)
    .where(and(eq(dataExports.id, exportId), eq(dataExports.userId, userId), gt(dataExports.expiresAt, clock.now())));
  return archive?.fileKey ? files.find(archive.fileKey) : undefined;
}
