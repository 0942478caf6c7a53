import { randomInt } from "node:crypto";
import { APIError, getSessionFromCtx, isAPIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { eq, lt } from "drizzle-orm";
import type { Config } from "#platform/config.ts";
import type { Executor } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { recoveryCodeAlphabet, recoveryCodesCount, type SecurityEventKind, trustedDeviceDays } from "../rules.ts";
import { users, verifications } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { twoFactorCookie } from "./auth-cookies.ts";
import { type HookContext, readClientFacts } from "./hook-context.ts";

/** Sign-ins with credentials that we issue. Google and identity providers check second factors themselves. */
const pathsThatAsk = ["/sign-in/email", "/sign-in/email-otp", "/magic-link/verify"];

/**
 * The library's second factor. By itself it is only required after a password, so an emailed code or link would bypass it (OWASP ASVS 5.0,
 * 6.3.4).
 */
export function requireSecondFactor({ product }: Pick<Config, "product">) {
  const plugin = twoFactor({
    issuer: product.name,
    allowPasswordless: true,
    twoFactorCookieMaxAge: 10 * 60,
    trustDeviceMaxAge: trustedDeviceDays * 24 * 60 * 60,
    // Only a client that passed the first factor can trigger this lockout. It ends by itself, a passkey and trusted devices still work, and a
    // new password stops the guessing: the owner is delayed, not locked out.
    accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * 60 },
    backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes, storeBackupCodes: "encrypted" },
  });
  for (const hook of plugin.hooks.after) hook.matcher = ({ path }) => path !== undefined && pathsThatAsk.includes(path);
  return plugin;
}

const totpPath = "/two-factor/verify-totp";
const recoveryPath = "/two-factor/verify-backup-code";

/** After these, previously trusted browsers need the second factor again. */
const pathsThatEndTrust = ["/two-factor/disable", "/revoke-sessions"];

const mailed: Partial<Record<SecurityEventKind, string>> = {
  "second-factor-enabled": "Two-factor authentication was switched on",
  "recovery-code-used": "A recovery code was used",
};

/**
 * Records security events about the second factor.
 * @returns true if a code was confirmed in the settings: the resulting session is not a sign-in.
 */
export async function auditSecondFactor(
  services: Services,
  mails: AccountMails,
  context: HookContext,
): Promise<boolean> {
  const { path = "" } = context;
  const { returned, newSession, session } = context.context;
  if (isAPIError(returned)) {
    await auditWrongCode(services, mails, context, returned.body?.code);
    return false;
  }
  if (pathsThatEndTrust.includes(path) && session) await forgetTrustedDevices(services.db, session.user.id);
  const userId = newSession?.user.id ?? session?.user.id;
  if (path === recoveryPath && userId) await record(services, mails, context, { userId, kind: "recovery-code-used" });
  const isConfirmation = path === totpPath && session !== null && newSession !== null;
  if (isConfirmation) {
    await record(services, mails, context, { userId: session.user.id, kind: "second-factor-enabled" });
  }
  return isConfirmation;
}

async function auditWrongCode(
  services: Services,
  mails: AccountMails,
  context: HookContext,
  code: string | undefined,
): Promise<void> {
  const isWrong =
    (context.path === totpPath && code === "INVALID_CODE") ||
    (context.path === recoveryPath && code === "INVALID_BACKUP_CODE");
  const challenged = isWrong ? await findChallengedUser(context) : undefined;
  if (!challenged?.isSignIn) return;
  await record(services, mails, context, { userId: challenged.userId, kind: "second-factor-failed" });
}

interface SecurityRecord {
  readonly userId: string;
  readonly kind: SecurityEventKind;
}

async function record(
  { db, jobs, clock }: Services,
  mails: AccountMails,
  { headers }: HookContext,
  { userId, kind }: SecurityRecord,
): Promise<void> {
  const happenedAt = clock.now();
  const what = mailed[kind];
  await db.transaction(async (transaction) => {
    await recordSecurityEvent(transaction, { userId, kind, ...readClientFacts(headers), happenedAt });
    const [user] = what ? await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId)) : [];
    if (user && what) await sendMail(transaction, jobs, mails.securityChange(user.email, what, happenedAt));
  });
}

/** User whose second factor is being checked, and whether it completes a sign-in. */
export interface ChallengedUser {
  readonly userId: string;
  /** False if the user is signed in and confirms a code in the settings. */
  readonly isSignIn: boolean;
}

/** @returns undefined if no one has passed a first factor in this browser, or too long ago. The library decides by the same cookies. */
async function findChallengedUser(context: HookContext): Promise<ChallengedUser | undefined> {
  const current = await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0]);
  if (current) return { userId: current.user.id, isSignIn: false };
  const { name } = context.context.createAuthCookie(twoFactorCookie);
  const challenge = await context.getSignedCookie(name, context.context.secret);
  const pending = challenge ? await context.context.internalAdapter.findVerificationValue(challenge) : null;
  return pending ? { userId: pending.value, isSignIn: true } : undefined;
}

/** The library accepts a code in its own 30 seconds and in the 30 before and after. Then it is worthless anyway. */
const validForMs = 3 * 30_000;

/**
 * An authenticator code works once (OWASP ASVS 5.0, 6.5.1): an attacker who watched the user type it can't use it for another sign-in. The
 * library doesn't ensure that. The code is claimed before it is checked, so of two simultaneous uses one is refused.
 */
export async function takeCode(services: Services, context: HookContext): Promise<void> {
  const code = codeOf(context);
  const challenged = code === undefined ? undefined : await findChallengedUser(context);
  if (code === undefined || !challenged) return;
  const { db, clock, secrets } = services;
  const now = clock.now();
  // The key is the table's only unique column.
  const id = uuidOf(secrets.digest("used-code", `${challenged.userId} ${code}`));
  const use = {
    identifier: attemptOf(services, context, code),
    value: "used-code",
    expiresAt: new Date(now.getTime() + validForMs),
  };
  const taken = await db
    .insert(verifications)
    .values({ id, ...use })
    .onConflictDoUpdate({ target: verifications.id, set: use, setWhere: lt(verifications.expiresAt, now) })
    .returning({ id: verifications.id });
  if (taken.length === 0) throw new APIError("UNAUTHORIZED", { code: "CODE_ALREADY_USED" });
}

/** Releases a code that signed no one in: it may be correct in another sign-in, or at another time. */
export async function giveCodeBack(services: Services, context: HookContext): Promise<void> {
  const code = codeOf(context);
  if (code === undefined || !isAPIError(context.context.returned)) return;
  const isThisUse = eq(verifications.identifier, attemptOf(services, context, code));
  await services.db.delete(verifications).where(isThisUse);
}

function codeOf({ path, body }: HookContext): string | undefined {
  return path === "/two-factor/verify-totp" && typeof body?.code === "string" ? body.code : undefined;
}

/** Identifies an attempt. If two attempts have the same digest, only one of them has claimed the code. */
function attemptOf({ secrets }: Services, { headers }: HookContext, code: string): string {
  return secrets.digest("used-code-attempt", `${code} ${headers?.get("cookie") ?? ""}`);
}

/** A digest in the form of a UUID (RFC 9562, version 8). */
function uuidOf(digest: string): string {
  const hex = Buffer.from(digest, "base64url").toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Codes for users who have lost their authenticator app, each valid once: about 49 bits, e.g. `k3t9x-w7mhq`. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesCount }, () => `${makeHalf()}-${makeHalf()}`);
}

const makeHalf = (): string =>
  Array.from({ length: 5 }, () => recoveryCodeAlphabet[randomInt(recoveryCodeAlphabet.length)]).join("");

/**
 * From now on every browser needs the second factor again. This also ends the user's other pending verifications (an unfinished sign-in, a
 * password reset link): row names are digests, so they can't be told apart.
 */
async function forgetTrustedDevices(db: Executor, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}
