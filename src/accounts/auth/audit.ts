import { isAPIError } from "better-auth/api";
import { and, eq, ne } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { auditEmailChange } from "../email-change/email-change-hooks.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { makeRecoveryLink } from "../recovery/recovery-links.ts";
import type { SecurityEventDetail, SecurityEventKind } from "../rules.ts";
import { passkeys, sessions, users } from "../schema.ts";
import { describeDevice } from "../security/describe-device.ts";
import { forgetPendingVerifications } from "../security/pending-verifications.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { forgetOwnSignUp } from "../sign-up/sign-up-plugin.ts";
import { type HookContext, readClientFacts } from "./hook-context.ts";
import {
  deviceCookie,
  deviceCookieMaxAgeSeconds,
  deviceDigest,
  isDeviceId,
  newDeviceId,
  recordDevice,
} from "./known-devices.ts";

/** Events caused by the session's owner, by endpoint. */
const ownersEvents: Readonly<Record<string, SecurityEventKind>> = {
  "/sign-out": "signed-out",
  "/revoke-session": "session-revoked",
  "/revoke-session-by-id": "session-revoked",
  "/revoke-sessions": "sessions-revoked",
  "/revoke-other-sessions": "other-sessions-revoked",
  "/verify-password": "reauthenticated",
  "/step-up-code/verify": "reauthenticated",
  "/passkey-step-up/verify": "reauthenticated",
  "/change-password": "password-changed",
  "/two-factor/disable": "second-factor-disabled",
  "/two-factor/generate-backup-codes": "recovery-codes-made",
  "/passkey/verify-registration": "passkey-added",
  "/passkey/delete-passkey": "passkey-removed",
  "/unlink-account": "identity-unlinked",
};

/** Changes that we also email the owner about, because an attacker may have made them. */
const mailed: Partial<Record<SecurityEventKind, string>> = {
  "password-changed": "Your password was changed",
  "second-factor-enabled": "Two-factor authentication was switched on",
  "second-factor-disabled": "Two-factor authentication was switched off",
  "recovery-codes-made": "New recovery codes were generated",
  "passkey-added": "A passkey was added",
  "passkey-removed": "A passkey was removed",
  "identity-linked": "A sign-in method was linked",
  "identity-unlinked": "A sign-in method was unlinked",
};

/** Runs after every library endpoint: records security events, and emails the owner about the serious ones. */
export async function auditSecurityEvents(
  services: Services,
  mails: AccountMails,
  context: HookContext,
): Promise<void> {
  const { path = "" } = context;
  const { returned, newSession, session } = context.context;
  if (isAPIError(returned) && returned.statusCode >= 400) return auditRefusal(services, context);
  const method = signInMethodOf(context);
  if (newSession && method) {
    await endReplacedSession(services, context);
    return auditSignIn(services, mails, context, { user: newSession.user, method });
  }
  await auditEmailChange(services, mails, context);
  if (path === "/change-password" && session) await forgetPendingVerifications(services.db, session.user.id);
  const kind = ownersEvents[path];
  if (kind && session) await noteOwnersEvent(services, mails, context, { userId: session.user.id, kind });
  if (path === "/verify-password" && session) {
    const at = services.clock.now();
    await services.db.update(sessions).set({ reauthenticatedAt: at }).where(eq(sessions.id, session.session.id));
  }
}

async function noteOwnersEvent(
  { db, jobs, clock }: Services,
  mails: AccountMails,
  { headers }: HookContext,
  event: { readonly userId: string; readonly kind: SecurityEventKind },
): Promise<void> {
  const happenedAt = clock.now();
  const what = mailed[event.kind];
  await db.transaction(async (transaction) => {
    await recordSecurityEvent(transaction, { ...event, ...readClientFacts(headers), happenedAt });
    if (!what) return;
    const [user] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, event.userId));
    if (user) await sendMail(transaction, jobs, mails.securityChange(user.email, what, happenedAt));
  });
}

/** The sign-in method, by the endpoint that created the session. */
const signInMethods: Readonly<Record<string, string>> = {
  "/sign-in/email": "Password",
  "/sign-in/social": "Google",
  "/sign-in/email-otp": "Email code",
  "/magic-link/verify": "Email link",
  "/verify-email": "Sign-up confirmation",
  "/two-factor/verify-totp": "Second factor",
  "/two-factor/verify-backup-code": "Recovery code",
  "/passkey/verify-authentication": "Passkey",
  "/callback/:id": "Google",
  "/sso/callback": "Single sign-on",
  "/sso/callback/:providerId": "Single sign-on",
  "/sso/saml2/sp/acs/:providerId": "Single sign-on",
};

/** @returns undefined if the endpoint created a session for a user who was already signed in. */
function signInMethodOf({ path = "", context }: HookContext): string | undefined {
  // Confirming a code also turns on the second factor, in the user's current session.
  const isNoSignIn = path.startsWith("/two-factor/") && context.session;
  return context.newSession && !isNoSignIn ? signInMethods[path] : undefined;
}

/** Records a sign-in, and emails the user if the browser is new to their account. */
async function auditSignIn(
  { db, jobs, secrets, clock }: Services,
  mails: AccountMails,
  context: HookContext,
  { user, method }: { readonly user: { readonly id: string; readonly email: string }; readonly method: string },
): Promise<void> {
  const facts = readClientFacts(context.headers);
  const happenedAt = clock.now();
  const deviceId = keepDeviceId(context);
  forgetOwnSignUp(context);
  const event = { userId: user.id, kind: "signed-in", detail: { method }, ...facts, happenedAt } as const;
  await db.transaction(async (transaction) => {
    await recordSecurityEvent(transaction, event);
    await recordPasskeyUse(transaction, context, { userId: user.id, at: happenedAt });
    if (!(await recordDevice(transaction, secrets, { userId: user.id, deviceId, at: happenedAt }))) return;
    const device = { name: describeDevice(facts.userAgent), network: facts.ipAddress ?? "unknown", at: happenedAt };
    const link = { userId: user.id, at: happenedAt, oldEmail: null, deviceDigest: deviceDigest(secrets, deviceId) };
    const token = await makeRecoveryLink(transaction, secrets, link);
    await sendMail(transaction, jobs, mails.newDevice(user.email, device, token));
  });
}

/** Called after a passkey sign-in; the library has already verified the passkey's response. */
async function recordPasskeyUse(
  db: Executor,
  { path, body }: HookContext,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  if (path !== "/passkey/verify-authentication") return;
  const { id } = (body?.response ?? {}) as { readonly id?: unknown };
  const isIt = and(eq(passkeys.credentialID, String(id)), eq(passkeys.userId, userId));
  await db.update(passkeys).set({ lastUsedAt: at }).where(isIt);
}

/** Extends the browser's device id by another year, or creates one. */
function keepDeviceId(context: HookContext): string {
  const cookie = context.context.createAuthCookie(deviceCookie, { maxAge: deviceCookieMaxAgeSeconds });
  const sent = context.getCookie(cookie.name);
  const deviceId = isDeviceId(sent) ? sent : newDeviceId();
  context.setCookie(cookie.name, deviceId, cookie.attributes);
  return deviceId;
}

/** Endpoints of failed sign-ins, with the method that failed. */
const refusedSignIns: Readonly<Record<string, string>> = {
  "/sign-in/email": "Password",
  "/sign-in/email-otp": "Email code",
};

/** Endpoints where a signed-in user failed a step-up. */
const refusedStepUps: readonly string[] = [
  "/verify-password",
  "/step-up-code/verify",
  "/passkey-step-up/verify",
  "/change-password",
];

/**
 * Records a failed sign-in. Whether the account exists only decides whether a row is written; the time that takes is hidden with the rest
 * (`isDiscreet`).
 */
async function auditRefusal(services: Services, context: HookContext): Promise<void> {
  const { path = "", body } = context;
  const { session } = context.context;
  if (refusedStepUps.includes(path) && session)
    return record(services, context, session.user.id, "reauthentication-failed");
  const method = refusedSignIns[path];
  if (!method || typeof body?.email !== "string") return;
  const email = parseEmail(body.email) ?? "";
  const [user] = await services.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user) await record(services, context, user.id, "sign-in-failed", { method });
}

async function record(
  { db, clock }: Services,
  { headers }: HookContext,
  userId: string,
  kind: SecurityEventKind,
  detail: SecurityEventDetail = {},
): Promise<void> {
  await recordSecurityEvent(db, { userId, kind, detail, ...readClientFacts(headers), happenedAt: clock.now() });
}

/**
 * Runs after a sign-in. A browser that was already signed in has a new session now; the old one ends, because no one could sign it out from
 * there anymore (OWASP ASVS 5.0, 7.2.4).
 */
async function endReplacedSession({ db }: Pick<Services, "db">, context: HookContext): Promise<void> {
  const { newSession, authCookies, secret } = context.context;
  const old = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  if (!newSession || !old) return;
  await db.delete(sessions).where(and(eq(sessions.token, old), ne(sessions.id, newSession.session.id)));
}
