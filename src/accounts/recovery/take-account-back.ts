import { and, asc, eq, gt, gte, isNotNull } from "drizzle-orm";
import { hourMs } from "#platform/clock.ts";
import type { Transaction } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { ClientFacts } from "../auth/hook-context.ts";
import { makeResetToken } from "../auth/password-reset.ts";
import { undoDeletion } from "../deletion/account-deletion.ts";
import { createAccountMails } from "../mails/account-mails.ts";
import type { SecurityEventDetail } from "../rules.ts";
import {
  devices,
  identities,
  passkeys,
  recoveryLinks,
  securityEvents,
  sessions,
  twoFactors,
  users,
} from "../schema.ts";
import { forgetPendingVerifications } from "../security/pending-verifications.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { findRecoveryLink, type RecoveryLink } from "./recovery-links.ts";

/**
 * An attacker who takes over an account adds their own sign-in methods before they change the address. An owner who added one in that time
 * has to add it again.
 */
const suspectHoursBefore = 24;
const resetMinutes = 60;

/**
 * Gives an account back to the owner of the mailbox that the link was sent to. Restores the address, ends all sessions and anything else an
 * attacker could sign in with, and undoes a requested deletion. Of two simultaneous uses, one counts.
 * @returns whose account, and a password reset token; undefined if the link doesn't work, or no longer does.
 */
export async function takeAccountBack(
  services: Pick<Services, "db" | "jobs" | "secrets" | "clock" | "config">,
  token: string,
  client: ClientFacts,
): Promise<{ readonly userId: string; readonly resetToken: string } | undefined> {
  const { db, jobs, clock, config } = services;
  const at = clock.now();
  const found = await findRecoveryLink(db, services, token);
  if (!found) return undefined;
  const { userId } = found;
  const resetToken = await db.transaction(async (transaction) => {
    const isTheirs = eq(users.id, userId);
    const [user] = await transaction.select({ email: users.email }).from(users).where(isTheirs).for("update");
    const [link] = await transaction.select().from(recoveryLinks).where(eq(recoveryLinks.id, found.id));
    if (!user || !link) return undefined;
    const email = (await spendLinks(transaction, link)) ?? user.email;
    await transaction.update(users).set({ email, emailVerified: true, updatedAt: at }).where(isTheirs);
    const since = new Date(link.createdAt.getTime() - suspectHoursBefore * hourMs);
    await shutEveryoneOut(transaction, { userId, since, deviceDigest: link.deviceDigest });
    const kind = link.oldEmail === null ? "sign-in-reported" : "email-change-undone";
    const detail: SecurityEventDetail = email === user.email ? {} : { from: user.email, to: email };
    await recordSecurityEvent(transaction, { userId, kind, detail, ...client, happenedAt: at });
    const mails = createAccountMails(config);
    for (const to of new Set([email, user.email])) await sendMail(transaction, jobs, mails.accountTakenBack(to, email));
    return makeResetToken(transaction, { userId, at, validMinutes: resetMinutes });
  });
  if (resetToken === undefined) return undefined;
  await undoDeletion(services, { userId, ...client });
  return { userId, resetToken };
}

/**
 * Uses up the link and all later ones: those went to addresses that the account had since, possibly the attacker's.
 * @returns the account's address when the link was emailed, if it has changed since.
 */
async function spendLinks(db: Transaction, { userId, createdAt }: RecoveryLink): Promise<string | undefined> {
  const isOneOfThem = and(eq(recoveryLinks.userId, userId), gte(recoveryLinks.createdAt, createdAt));
  const [firstMove] = await db
    .select({ oldEmail: recoveryLinks.oldEmail })
    .from(recoveryLinks)
    .where(and(isOneOfThem, isNotNull(recoveryLinks.oldEmail)))
    .orderBy(asc(recoveryLinks.createdAt))
    .limit(1);
  await db.delete(recoveryLinks).where(isOneOfThem);
  return firstMove?.oldEmail ?? undefined;
}

interface Intrusion {
  readonly userId: string;
  /** Anything added after this may be the attacker's. */
  readonly since: Date;
  /** The browser in which the attacker signed in, if known. */
  readonly deviceDigest: string | null;
}

/**
 * Ends everything that others could use to sign in: sessions, pending links, the password, known browsers, and recently added sign-in
 * methods. A recently enabled second factor would lock out the owner, so it is removed too; an older one stays.
 */
async function shutEveryoneOut(db: Transaction, { userId, since, deviceDigest }: Intrusion): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await forgetPendingVerifications(db, userId);
  const isSuspect = deviceDigest === null ? gt(devices.firstSeenAt, since) : eq(devices.digest, deviceDigest);
  await db.delete(devices).where(and(eq(devices.userId, userId), isSuspect));
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), gt(passkeys.createdAt, since)));
  const isPassword = and(eq(identities.userId, userId), eq(identities.providerId, "credential"));
  await db.update(identities).set({ password: null }).where(isPassword);
  await unlinkSince(db, userId, since);
  if (await wasSwitchedOnSince(db, userId, since)) {
    await db.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  }
}

/** Keeps the oldest identity: an account always needs one. */
async function unlinkSince(db: Transaction, userId: string, since: Date): Promise<void> {
  const [, ...later] = await db
    .select({ id: identities.id, createdAt: identities.createdAt, providerId: identities.providerId })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt);
  for (const { id, createdAt, providerId } of later) {
    if (createdAt > since && providerId !== "credential") await db.delete(identities).where(eq(identities.id, id));
  }
}

async function wasSwitchedOnSince(db: Transaction, userId: string, since: Date): Promise<boolean> {
  const isIt = and(
    eq(securityEvents.userId, userId),
    eq(securityEvents.kind, "second-factor-enabled"),
    gt(securityEvents.happenedAt, since),
  );
  return (await db.select({ id: securityEvents.id }).from(securityEvents).where(isIt).limit(1)).length > 0;
}
