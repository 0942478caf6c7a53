import { timingSafeEqual } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobKind, JobQueue } from "#platform/jobs.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Secrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { createDataMails } from "../mails/data-mails.ts";
import { accountGone } from "../profile/update-profile.ts";
import { graceDays } from "../rules.ts";
import { sessions, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";

/** A user requested the deletion of their account, or undid it. Handlers check which (`isDeletionRequested`). */
export interface DeletionChanged {
  readonly userId: string;
}

/** Handled by another slice. Retried for some days: a user who deletes their account must not be charged. */
export const deletionChanged: JobKind<DeletionChanged> = {
  name: "deletion-changed",
  retryLimit: 15,
  expireInSeconds: 120,
};

/** Call this in the transaction that changes it. */
const tellDeletionChanged = (db: Executor, jobs: JobQueue, userId: string): Promise<void> =>
  jobs.enqueue(db, deletionChanged, { userId });

/** @returns whether the account is going to be deleted. */
export async function isDeletionRequested(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deleteAfter)));
  return rows.length > 0;
}

/** One deletion request. A user's later request is a different one. */
export interface Deletion {
  readonly userId: string;
  readonly deleteAfter: Date;
}

const purpose = "keep-account";

/**
 * For the undo link: lets a person who reads the account's email undo the deletion, and do nothing else. It is void once the account is
 * deleted.
 */
function undoToken(secrets: Secrets, { userId, deleteAfter }: Deletion): string {
  const payload = `${userId}.${deleteAfter.getTime().toString(36)}`;
  return `${payload}.${secrets.digest(purpose, payload)}`;
}

/** @returns null for a token that isn't ours. */
export function readUndoToken(secrets: Secrets, token: string): Deletion | null {
  const end = token.lastIndexOf(".");
  const payload = token.slice(0, Math.max(0, end));
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(secrets.digest(purpose, payload));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [userId = "", moment = ""] = payload.split(".");
  return { userId, deleteAfter: new Date(Number.parseInt(moment, 36)) };
}

const graceMs = graceDays * 24 * 60 * 60 * 1_000;

export interface DeletionRequest {
  readonly userId: string;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/**
 * Schedules an account for deletion in two weeks, signs it out everywhere and emails the undo link. If requested twice, the first request
 * counts. The caller must have verified that the owner is asking.
 * @throws {AppError} `gone` if the user no longer exists.
 */
export async function requestDeletion(
  { db, jobs, secrets, clock, config }: Pick<Services, "db" | "jobs" | "secrets" | "clock" | "config">,
  { userId, ...facts }: DeletionRequest,
): Promise<void> {
  const happenedAt = clock.now();
  await db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email, deleteAfter: users.deleteAfter })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) throw accountGone();
    await transaction.delete(sessions).where(eq(sessions.userId, userId));
    if (user.deleteAfter) return;
    const deleteAfter = new Date(happenedAt.getTime() + graceMs);
    await transaction.update(users).set({ deleteAfter, updatedAt: happenedAt }).where(eq(users.id, userId));
    await tellDeletionChanged(transaction, jobs, userId);
    await recordSecurityEvent(transaction, { userId, kind: "deletion-requested", ...facts, happenedAt });
    const token = undoToken(secrets, { userId, deleteAfter });
    await sendMail(transaction, jobs, createDataMails(config).deletionRequested(user.email, deleteAfter, token));
  });
}

/** State of the account that an undo link is for. */
export type DeletionState =
  | { readonly status: "under-way"; readonly deleteAfter: Date }
  | { readonly status: "undone" }
  /** Not one of our links, from an earlier request, or for a deleted account. */
  | { readonly status: "unknown" };

export async function findDeletion(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  token: string,
): Promise<DeletionState> {
  const deletion = readUndoToken(secrets, token);
  if (!deletion) return { status: "unknown" };
  const [user] = await db.select({ deleteAfter: users.deleteAfter }).from(users).where(eq(users.id, deletion.userId));
  if (!user) return { status: "unknown" };
  if (!user.deleteAfter) return { status: "undone" };
  return user.deleteAfter.getTime() === deletion.deleteAfter.getTime()
    ? { status: "under-way", deleteAfter: user.deleteAfter }
    : { status: "unknown" };
}

export interface Keeping {
  readonly userId: string;
  /** Deletion date of the request to undo; any request if left out. */
  readonly deleteAfter?: Date;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/**
 * Undoes a deletion request. Idempotent.
 * @returns false if the account no longer exists, or its request is a different one.
 */
export async function undoDeletion(
  { db, jobs, clock, config }: Pick<Services, "db" | "jobs" | "clock" | "config">,
  { userId, deleteAfter, ...facts }: Keeping,
): Promise<boolean> {
  const happenedAt = clock.now();
  return db.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ email: users.email, deleteAfter: users.deleteAfter })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) return false;
    if (!user.deleteAfter) return true;
    if (deleteAfter && deleteAfter.getTime() !== user.deleteAfter.getTime()) return false;
    await transaction.update(users).set({ deleteAfter: null, updatedAt: happenedAt }).where(eq(users.id, userId));
    await tellDeletionChanged(transaction, jobs, userId);
    await recordSecurityEvent(transaction, { userId, kind: "deletion-undone", ...facts, happenedAt });
    await sendMail(transaction, jobs, createDataMails(config).deletionUndone(user.email));
    return true;
  });
}
