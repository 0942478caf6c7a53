import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { makeRecoveryLink } from "../recovery/recovery-links.ts";
import { passkeys } from "../schema.ts";
import { describeDevice } from "../security/describe-device.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readClientFacts } from "./client-headers.ts";
import type { HookContext } from "./hook-context.ts";
import {
  deviceCookie,
  deviceCookieMaxAgeSeconds,
  deviceDigest,
  isDeviceId,
  newDeviceId,
  noteDevice,
} from "./note-device.ts";
import { forgetOwnSignUp } from "./own-sign-up-cookie.ts";

/** By which way somebody signed in, by the endpoint that made the session. */
const signInMethods: Readonly<Record<string, string>> = {
  "/sign-in/email": "Password",
  "/sign-in/social": "Google",
  "/sign-in/email-otp": "Code by mail",
  "/magic-link/verify": "Link by mail",
  "/verify-email": "Confirmed sign-up",
  "/two-factor/verify-totp": "Second factor",
  "/two-factor/verify-backup-code": "Recovery code",
  "/passkey/verify-authentication": "Passkey",
  "/callback/:id": "Google",
  "/sso/callback": "Single sign-on",
  "/sso/callback/:providerId": "Single sign-on",
  "/sso/saml2/sp/acs/:providerId": "Single sign-on",
};

/** @returns undefined for an endpoint that made a session for somebody who was signed in already. */
export function signInMethodOf({ path = "", context }: HookContext): string | undefined {
  // A code of the second factor also switches it on, in the session of whoever does.
  const isNoSignIn = path.startsWith("/two-factor/") && context.session;
  return context.newSession && !isNoSignIn ? signInMethods[path] : undefined;
}

/** Writes down that somebody signed in, and tells them when it was in a browser that they had not used before. */
export async function noteSignIn(
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
    await notePasskeyUse(transaction, context, { userId: user.id, at: happenedAt });
    if (!(await noteDevice(transaction, secrets, { userId: user.id, deviceId, at: happenedAt }))) return;
    const device = { name: describeDevice(facts.userAgent), network: facts.ipAddress ?? "unknown", at: happenedAt };
    const link = { userId: user.id, at: happenedAt, oldEmail: null, deviceDigest: deviceDigest(secrets, deviceId) };
    const token = await makeRecoveryLink(transaction, secrets, link);
    await sendMail(transaction, jobs, mails.newDevice(user.email, device, token));
  });
}

/** Where it was a passkey that signed its owner in; the library has checked its answer. */
async function notePasskeyUse(
  db: Executor,
  { path, body }: HookContext,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  if (path !== "/passkey/verify-authentication") return;
  const { id } = (body?.response ?? {}) as { readonly id?: unknown };
  const isIt = and(eq(passkeys.credentialID, String(id)), eq(passkeys.userId, userId));
  await db.update(passkeys).set({ lastUsedAt: at }).where(isIt);
}

/** The browser keeps its id for another year; one without gets one. */
function keepDeviceId(context: HookContext): string {
  const cookie = context.context.createAuthCookie(deviceCookie, { maxAge: deviceCookieMaxAgeSeconds });
  const sent = context.getCookie(cookie.name);
  const deviceId = isDeviceId(sent) ? sent : newDeviceId();
  context.setCookie(cookie.name, deviceId, cookie.attributes);
  return deviceId;
}
