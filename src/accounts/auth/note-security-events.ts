import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import type { SecurityEventDetail, SecurityEventKind } from "../rules.ts";
import { sessions, users } from "../schema.ts";
import { describeDevice } from "../security/describe-device.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readClientFacts } from "./client-headers.ts";
import type { HookContext } from "./hook-context.ts";
import { deviceCookie, deviceCookieMaxAgeSeconds, isDeviceId, newDeviceId, noteDevice } from "./note-device.ts";

/** By which way somebody signed in, by the endpoint that made the session. */
const signInMethods: Readonly<Record<string, string>> = {
  "/sign-in/email": "Password",
  "/sign-in/social": "Google",
  "/sign-in/email-otp": "Code by mail",
  "/magic-link/verify": "Link by mail",
  "/two-factor/verify-totp": "Second factor",
  "/two-factor/verify-backup-code": "Recovery code",
  "/passkey/verify-authentication": "Passkey",
  "/callback/:id": "Google",
  "/sso/callback": "Single sign-on",
  "/sso/callback/:providerId": "Single sign-on",
  "/sso/saml2/sp/acs/:providerId": "Single sign-on",
};

/** What the owner of the session did, by endpoint. */
const ownersEvents: Readonly<Record<string, SecurityEventKind>> = {
  "/sign-out": "signed-out",
  "/revoke-session": "session-revoked",
  "/revoke-sessions": "sessions-revoked",
  "/revoke-other-sessions": "other-sessions-revoked",
  "/verify-password": "reauthenticated",
  "/proof-code/verify": "reauthenticated",
  "/change-password": "password-changed",
  "/change-email": "email-change-requested",
  "/two-factor/disable": "second-factor-disabled",
  "/two-factor/generate-backup-codes": "recovery-codes-made",
  "/passkey/verify-registration": "passkey-added",
  "/passkey/delete-passkey": "passkey-removed",
  "/unlink-account": "identity-unlinked",
};

/** Where whoever is signed in failed to prove who they are. */
const refusedProofs = ["/verify-password", "/proof-code/verify", "/change-password"];

/** Changes of which the owner also hears by mail, because whoever made them may not be the owner. */
const mailed: Partial<Record<SecurityEventKind, string>> = {
  "password-changed": "Your password was changed",
  "second-factor-enabled": "Two-factor authentication was switched on",
  "second-factor-disabled": "Two-factor authentication was switched off",
  "passkey-added": "A passkey was added",
  "passkey-removed": "A passkey was removed",
  "identity-linked": "A way to log in was linked",
  "identity-unlinked": "A way to log in was unlinked",
};

/** Runs after every endpoint of the library: writes down what its owner should know of, and mails what they should know of at once. */
export async function noteSecurityEvents(services: Services, mails: AccountMails, context: HookContext): Promise<void> {
  const { returned, newSession, session } = context.context;
  const path = context.path ?? "";
  if (isAPIError(returned) && returned.statusCode >= 400) return noteRefusal(services, context);
  const method = signInMethods[path];
  if (newSession && method) return noteSignIn(services, mails, context, newSession.user, method);
  const kind = ownersEvents[path];
  if (kind && session) await noteOwnersEvent(services, mails, context, { userId: session.user.id, kind });
  if (path === "/verify-password" && session) {
    const at = services.clock.now();
    await services.db.update(sessions).set({ reauthenticatedAt: at }).where(eq(sessions.id, session.session.id));
  }
}

interface OwnersEvent {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  readonly detail?: SecurityEventDetail;
}

async function noteOwnersEvent(
  { db, jobs, clock }: Services,
  mails: AccountMails,
  { headers }: HookContext,
  event: OwnersEvent,
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

async function noteSignIn(
  { db, jobs, secrets, clock }: Services,
  mails: AccountMails,
  context: HookContext,
  user: { readonly id: string; readonly email: string },
  method: string,
): Promise<void> {
  const facts = readClientFacts(context.headers);
  const happenedAt = clock.now();
  const cookie = context.context.createAuthCookie(deviceCookie, { maxAge: deviceCookieMaxAgeSeconds });
  const sent = context.getCookie(cookie.name);
  const deviceId = isDeviceId(sent) ? sent : newDeviceId();
  context.setCookie(cookie.name, deviceId, cookie.attributes);
  await db.transaction(async (transaction) => {
    await recordSecurityEvent(transaction, {
      userId: user.id,
      kind: "signed-in",
      detail: { method },
      ...facts,
      happenedAt,
    });
    if (!(await noteDevice(transaction, secrets, { userId: user.id, deviceId, at: happenedAt }))) return;
    const device = { name: describeDevice(facts.userAgent), network: facts.ipAddress ?? "unknown", at: happenedAt };
    await sendMail(transaction, jobs, mails.newDevice(user.email, device));
  });
}

/** Somebody did not get in. Whether there is such an account decides nothing here but whether a line is written. */
async function noteRefusal(services: Services, context: HookContext): Promise<void> {
  const { path = "", body } = context;
  const { session } = context.context;
  if (refusedProofs.includes(path) && session) {
    return recordFailure(services, context, { userId: session.user.id, kind: "reauthentication-failed" });
  }
  if (path !== "/sign-in/email" || typeof body?.email !== "string") return;
  const isThem = eq(users.email, body.email.toLowerCase());
  const [user] = await services.db.select({ id: users.id }).from(users).where(isThem);
  if (user) await recordFailure(services, context, { userId: user.id, kind: "sign-in-failed" });
}

async function recordFailure(
  { db, clock }: Services,
  { headers }: HookContext,
  event: Pick<OwnersEvent, "userId" | "kind">,
): Promise<void> {
  await recordSecurityEvent(db, { ...event, ...readClientFacts(headers), happenedAt: clock.now() });
}
