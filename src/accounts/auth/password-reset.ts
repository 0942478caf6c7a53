import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { tellAddressVerified } from "../address-verified.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { safeRedirectPath } from "../redirect-paths.ts";
import { users, verifications } from "../schema.ts";
import { forgetPendingVerifications } from "../security/pending-verifications.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readClientFacts, readDeviceId } from "./hook-context.ts";
import { recordDevice } from "./known-devices.ts";
import { endMailTurns } from "./merge-mails.ts";

interface Reset {
  readonly userId: string;
  readonly at: Date;
  readonly validMinutes: number;
}

/** @returns a password reset token like the library's, accepted by `/reset-password`. Only its digest is stored. */
export async function makeResetToken(db: Executor, { userId, at, validMinutes }: Reset): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const identifier = createHash("sha256").update(`reset-password:${token}`).digest("base64url");
  const expiresAt = new Date(at.getTime() + validMinutes * 60_000);
  await db.insert(verifications).values({ identifier, value: userId, expiresAt, createdAt: at, updatedAt: at });
  return token;
}

interface PasswordResetRequest {
  readonly user: { readonly id: string; readonly email: string };
  readonly token: string;
  /** The library's URL, which contains the page to return to. */
  readonly url: string;
  readonly request: Request | undefined;
}

/** Emails a password reset link, and records the request. */
export async function mailPasswordReset(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  mails: AccountMails,
  { user, token, url, request }: PasswordResetRequest,
): Promise<void> {
  const redirectTo = safeRedirectPath(new URL(url).searchParams.get("callbackURL"));
  await db.transaction(async (transaction) => {
    await recordSecurityEvent(transaction, {
      userId: user.id,
      kind: "password-reset-requested",
      ...readClientFacts(request?.headers),
      happenedAt: clock.now(),
    });
    await sendMail(transaction, jobs, mails.passwordReset(user.email, token, redirectTo));
  });
}

interface PasswordReset {
  readonly user: { readonly id: string; readonly email: string };
  readonly request: Request | undefined;
}

/**
 * Runs after a user reset their password with an emailed link: their other links are void, and they get an email about it. A user who has
 * the email owns the address, so it counts as verified, and the browser as one of theirs.
 */
export async function auditPasswordReset(
  services: Pick<Services, "db" | "jobs" | "secrets" | "clock" | "rateLimits">,
  mails: AccountMails,
  { user, request }: PasswordReset,
): Promise<void> {
  const { db, jobs, secrets, clock } = services;
  const happenedAt = clock.now();
  const event = { userId: user.id, ...readClientFacts(request?.headers), happenedAt };
  const deviceId = readDeviceId(request?.headers);
  await db.transaction(async (transaction) => {
    if (deviceId) await recordDevice(transaction, secrets, { userId: user.id, deviceId, at: happenedAt });
    await forgetPendingVerifications(transaction, user.id);
    const confirmed = await transaction
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, user.id), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (confirmed.length > 0) {
      await recordSecurityEvent(transaction, { ...event, kind: "email-verified" });
      await tellAddressVerified(transaction, jobs, user.id);
    }
    await recordSecurityEvent(transaction, { ...event, kind: "password-reset" });
    await sendMail(transaction, jobs, mails.securityChange(user.email, "Your password was changed", happenedAt));
  });
  await endMailTurns(services, ["password-reset"], { email: user.email, deviceId });
}
