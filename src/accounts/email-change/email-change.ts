import { and, eq, gt } from "drizzle-orm";
import { jwtVerify } from "jose";
import { JWTExpired } from "jose/errors";
import { z } from "zod";
import type { Database, Executor } from "#platform/db/database.ts";
import { findDatabaseError } from "#platform/db/database-errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Secrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import type { ClientFacts } from "../auth/hook-context.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { makeRecoveryLink } from "../recovery/recovery-links.ts";
import { signUps, users, verifications } from "../schema.ts";
import { emailChangeOf, forgetPendingVerifications } from "../security/pending-verifications.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";

/** @returns the unconfirmed new address of a user's account; undefined if there is none. */
export async function findEmailChange(db: Executor, userId: string, now: Date): Promise<string | undefined> {
  const isPending = and(eq(verifications.identifier, emailChangeOf(userId)), gt(verifications.expiresAt, now));
  const [row] = await db.select({ newEmail: verifications.value }).from(verifications).where(isPending);
  return row?.newEmail;
}

/** Time for which the emailed link works. */
const validMinutes = 60;

interface EmailChange {
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly client: ClientFacts;
}

/**
 * Records that a user wants to change their address, and emails the current one. Replaces an earlier request. The same happens if another
 * account uses the new address: no one may find out this way who has an account.
 */
export async function requestEmailChange(
  db: Database,
  { jobs, clock }: Pick<Services, "jobs" | "clock">,
  mails: AccountMails,
  { userId, oldEmail, newEmail, client }: EmailChange,
): Promise<void> {
  const happenedAt = clock.now();
  const expiresAt = new Date(happenedAt.getTime() + validMinutes * 60_000);
  const detail = { to: newEmail };
  await db.transaction(async (transaction) => {
    await dropEmailChange(transaction, userId);
    await transaction.insert(verifications).values({ identifier: emailChangeOf(userId), value: newEmail, expiresAt });
    await recordSecurityEvent(transaction, { userId, kind: "email-change-requested", detail, ...client, happenedAt });
    await sendMail(transaction, jobs, mails.emailChangeRequested(oldEmail, newEmail));
  });
}

/** The current and the new address. */
interface ChangeToConfirm {
  readonly from: string;
  readonly to: string;
}

interface Owner {
  readonly userId: string;
  readonly email: string;
}

/**
 * State of the change of address that an emailed link is for. Changes nothing.
 * @param owner the signed-in user. @returns `signed-out` if there is none, and `done` if the change was already made.
 */
export async function findChangeToConfirm(
  { db, secrets, clock }: Pick<Services, "db" | "secrets" | "clock">,
  token: string,
  owner: Owner | null,
): Promise<ChangeToConfirm | "invalid" | "expired" | "signed-out" | "other-account" | "taken" | "done"> {
  const change = await readVerificationToken(token, librarySecret(secrets));
  if (change === "expired") return "expired";
  if (!change) return "invalid";
  if (!owner) return "signed-out";
  const { email: from, updateTo: to } = change;
  if (owner.email === to) return "done";
  if (owner.email !== from) return "other-account";
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, to));
  if (taken) return "taken";
  return (await findEmailChange(db, owner.userId, clock.now())) === to ? { from, to } : "invalid";
}

interface ConfirmedChange {
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly client: ClientFacts;
}

/**
 * Changes an account's address to the one just confirmed, and emails both. The old one can undo it for 72 hours and is reserved for that
 * long. Only the latest request counts, once, and not after its owner has canceled it or set a new password. Confirming doesn't sign anyone
 * in: a second factor still applies.
 * @returns `void` if there is nothing to confirm, `taken` if another account uses the address by now.
 */
export async function confirmEmailChange(
  db: Database,
  { jobs, secrets, clock }: Pick<Services, "jobs" | "secrets" | "clock">,
  mails: AccountMails,
  { oldEmail, newEmail, client }: ConfirmedChange,
): Promise<"changed" | "taken" | "void"> {
  const happenedAt = clock.now();
  try {
    return await db.transaction(async (transaction) => {
      const [user] = await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, oldEmail))
        .for("update");
      if (!user || (await findEmailChange(transaction, user.id, happenedAt)) !== newEmail) return "void";
      await transaction
        .update(users)
        .set({ email: newEmail, emailVerified: true, updatedAt: happenedAt })
        .where(eq(users.id, user.id));
      await transaction.delete(signUps).where(eq(signUps.email, newEmail));
      // A person who reads the old mailbox must not get in with the links in it.
      await forgetPendingVerifications(transaction, user.id);
      const detail = { from: oldEmail, to: newEmail };
      await recordSecurityEvent(transaction, { userId: user.id, kind: "email-changed", detail, ...client, happenedAt });
      const undoToken = await makeRecoveryLink(transaction, secrets, { userId: user.id, at: happenedAt, oldEmail });
      await sendMail(transaction, jobs, mails.emailChanged(oldEmail, { oldEmail, newEmail, undoToken }));
      await sendMail(transaction, jobs, mails.emailChanged(newEmail, { oldEmail, newEmail }));
      return "changed";
    });
  } catch (error) {
    if (findDatabaseError(error)?.constraint === "users_email_unique") return "taken";
    throw error;
  }
}

/** Cancels a change of address at its owner's request. Does nothing if none is pending. */
export async function cancelEmailChange(
  db: Database,
  { userId, client, at }: { readonly userId: string; readonly client: ClientFacts; readonly at: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (!(await dropEmailChange(transaction, userId))) return;
    await recordSecurityEvent(transaction, { userId, kind: "email-change-cancelled", ...client, happenedAt: at });
  });
}

/** Drops an unconfirmed change of address: the emailed link no longer works. @returns whether there was one. */
async function dropEmailChange(db: Executor, userId: string): Promise<boolean> {
  const isIt = eq(verifications.identifier, emailChangeOf(userId));
  return (await db.delete(verifications).where(isIt).returning({ id: verifications.id })).length > 0;
}

const payloadSchema = z.object({ email: z.string(), updateTo: z.string() });

/** Payload of the library's token in the email to a new address: the account's address, and the one to replace it. */
type EmailChangeToken = z.output<typeof payloadSchema>;

/** The library signs and encrypts with it. */
export const librarySecret = (secrets: Secrets): string => secrets.digest("better-auth", "secret");

/** @returns undefined if it isn't one of our tokens for a new address. */
export async function readVerificationToken(
  token: unknown,
  secret: string,
): Promise<EmailChangeToken | "expired" | undefined> {
  if (typeof token !== "string") return undefined;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ["HS256"] });
    return payloadSchema.safeParse(payload).data;
  } catch (error) {
    return error instanceof JWTExpired ? "expired" : undefined;
  }
}
