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

/** @returns the address to which somebody's account moves once it is confirmed; undefined where nothing is to be confirmed. */
export async function findEmailChange(db: Executor, userId: string, now: Date): Promise<string | undefined> {
  const isPending = and(eq(verifications.identifier, emailChangeOf(userId)), gt(verifications.expiresAt, now));
  const [row] = await db.select({ newEmail: verifications.value }).from(verifications).where(isPending);
  return row?.newEmail;
}

/** As long as the link in the mail. */
const validMinutes = 60;

interface EmailChange {
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly client: ClientFacts;
}

/**
 * Notes that somebody wants to move their account to another address, and tells the present one. An earlier wish no longer counts. The
 * same is done where the address is somebody else's already: nobody is to find out that way who has an account.
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

/** From which address to which one an account is to move. */
interface ChangeToConfirm {
  readonly from: string;
  readonly to: string;
}

interface Owner {
  readonly userId: string;
  readonly email: string;
}

/**
 * How the change of address stands that a mailed link is for. Changes nothing.
 * @param owner whoever is signed in. @returns `signed-out` where nobody is, and `done` where the account has moved already.
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
 * Moves an account to the address that was just confirmed, and tells both; the old one can undo it for 72 hours, and is kept for that. Only what was wished for last counts, once, and not after its
 * owner has taken it back or chosen a new password. Whoever confirms is not signed in by it: the second factor, if any, stands.
 * @returns `void` when there is nothing to confirm, `taken` when the address has become somebody else's.
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
      // Whoever reads the old mailbox must not get in by what lies there.
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

/** Takes a change of address back at its owner's wish. Does nothing where none is under way. */
export async function cancelEmailChange(
  db: Database,
  { userId, client, at }: { readonly userId: string; readonly client: ClientFacts; readonly at: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (!(await dropEmailChange(transaction, userId))) return;
    await recordSecurityEvent(transaction, { userId, kind: "email-change-cancelled", ...client, happenedAt: at });
  });
}

/** Ends a change of address that is not confirmed: the mailed link no longer works. @returns whether there was one. */
async function dropEmailChange(db: Executor, userId: string): Promise<boolean> {
  const isIt = eq(verifications.identifier, emailChangeOf(userId));
  return (await db.delete(verifications).where(isIt).returning({ id: verifications.id })).length > 0;
}

const payloadSchema = z.object({ email: z.string(), updateTo: z.string() });

/** What the library's token in the mail to a new address says: which address an account has, and which one is to take its place. */
type EmailChangeToken = z.output<typeof payloadSchema>;

/** The library signs and encrypts with it. */
export const librarySecret = (secrets: Secrets): string => secrets.digest("better-auth", "secret");

/** @returns undefined for what is no token of ours for a new address. */
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
