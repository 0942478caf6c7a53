import { timingSafeEqual } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobKind, JobQueue } from "#platform/jobs.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Secrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { createDataMails } from "../mails/data-mails.ts";
import { accountGone } from "../profile/update-profile.ts";
import { sessions, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";

/** How long everything stays after its owner asked to be deleted, so that they may change their mind. */
export const graceDays = 14;

/** Somebody has asked for their account to be deleted, or taken that back: whoever hears of it asks which (`isDeletionRequested`). */
export interface DeletionChanged {
  readonly userId: string;
}

/** Another slice works on it. Tried again for some days: nobody may be charged who is leaving. */
export const deletionChanged: JobKind<DeletionChanged> = {
  name: "deletion-changed",
  retryLimit: 15,
  expireInSeconds: 120,
};

/** In the transaction that changes it. */
const tellDeletionChanged = (db: Executor, jobs: JobQueue, userId: string): Promise<void> =>
  jobs.enqueue(db, deletionChanged, { userId });

/** @returns whether the account is to be deleted. */
export async function isDeletionRequested(db: Executor, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deleteAfter)));
  return rows.length > 0;
}

/** One request for deletion; a later one of the same person is another. */
export interface Deletion {
  readonly userId: string;
  readonly deleteAfter: Date;
}

const purpose = "keep-account";

/** For the undo link: lets whoever reads the account's mail keep the account, and do nothing else. It ends with the account. */
function undoToken(secrets: Secrets, { userId, deleteAfter }: Deletion): string {
  const payload = `${userId}.${deleteAfter.getTime().toString(36)}`;
  return `${payload}.${secrets.digest(purpose, payload)}`;
}

/** @returns null for a token that is not ours. */
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
 * Has an account deleted in two weeks: signs it out everywhere and mails the way back. Asked twice, the first request holds. Whoever calls
 * this has made sure that it is the owner who asks.
 * @throws {AppError} `gone` when there is no such user any more.
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

/** How it stands with the account that an undo link is about. */
export type DeletionState =
  | { readonly is: "under-way"; readonly deleteAfter: Date }
  | { readonly is: "undone" }
  /** Not one of our links, an earlier request's, or of an account that is gone. */
  | { readonly is: "unknown" };

export async function findDeletion(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  token: string,
): Promise<DeletionState> {
  const deletion = readUndoToken(secrets, token);
  if (!deletion) return { is: "unknown" };
  const [user] = await db.select({ deleteAfter: users.deleteAfter }).from(users).where(eq(users.id, deletion.userId));
  if (!user) return { is: "unknown" };
  if (!user.deleteAfter) return { is: "undone" };
  return user.deleteAfter.getTime() === deletion.deleteAfter.getTime()
    ? { is: "under-way", deleteAfter: user.deleteAfter }
    : { is: "unknown" };
}

export interface Keeping {
  readonly userId: string;
  /** Which request is undone; without it, whichever there is. */
  readonly deleteAfter?: Date;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/**
 * Undoes the request to delete an account. Done twice, nothing more happens.
 * @returns false where there is no such account any more, or another request than that one.
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
    await sendMail(transaction, jobs, createDataMails(config).accountKept(user.email));
    return true;
  });
}
