import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { eq } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import { z } from "zod";
import { parseEmail } from "#platform/forms/rules.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Secrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { cookiePrefix } from "../auth/auth-cookies.ts";
import { queuedHash } from "../auth/hash-queue.ts";
import { type HookContext, readClientFacts, readDeviceId, readSignUpRef } from "../auth/hook-context.ts";
import { takeMailTurn } from "../auth/merge-mails.ts";
import { makeResetToken } from "../auth/password-reset.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { safeRedirectPath } from "../redirect-paths.ts";
import { signUps, users } from "../schema.ts";
import type { OnSignedUp } from "../sign-up-listener.ts";
import { beginSignUp, changeSignUpAddress, isAddressTaken, isWaitingWith, mailSignUpAgain } from "./begin-sign-up.ts";
import { confirmSignUp, discardSignUp } from "./confirm-sign-up.ts";
import { requireOpenSignUps } from "./require-open-sign-ups.ts";
import { type OwnSignUp, ownSignUpToken, readOwnSignUpToken } from "./sign-up-token.ts";

const refusals = {
  invalid: "INVALID_TOKEN",
  expired: "TOKEN_EXPIRED",
  void: "SIGN_UP_GONE",
} as const;

/** Time in which a user who just confirmed their address can choose a password without another mail. */
const passwordMinutes = 60;

const signUpBody = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  password: z.string(),
  redirectTo: z.string().optional(),
});

/**
 * Password sign-up, replacing the library's endpoints under their own names. The library creates the account at once, so that anything that
 * verifies the address later opens it with the password of the person who signed up first, and merely visiting its emailed link confirms.
 */
export function signUpPlugin(services: Services, mails: AccountMails, onSignedUp: OnSignedUp): BetterAuthPlugin {
  const { config, secrets, log } = services;
  return {
    id: "easel-sign-up",
    endpoints: {
      // `checkNewAccount` and `checkNewPassword` have validated the body.
      signUpEmail: createAuthEndpoint("/sign-up/email", { method: "POST", body: signUpBody }, async (context) => {
        const { email, firstName, lastName, redirectTo } = context.body;
        requireOpenSignUps(services);
        const signUpId = await beginSignUp(services, mails, {
          email,
          firstName,
          lastName,
          password: await queuedHash.hash(context.body.password),
          redirectTo: ownPath(redirectTo, config.baseUrl),
          ref: readSignUpRef(context.headers) ?? null,
          ownSignUpId: findOwnSignUp(context, secrets)?.signUpId ?? null,
        });
        keepOwnSignUp(context, secrets, { signUpId, email });
        return context.json({ status: true });
      }),
      changeSignUpAddress: createAuthEndpoint(
        "/sign-up/change-address",
        { method: "POST", body: z.object({ email: z.string() }) },
        async (context) => {
          const email = parseEmail(context.body.email);
          if (!email) throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL" });
          const own = findOwnSignUp(context, secrets);
          const signUpId = own && (await changeSignUpAddress(services, mails, { signUpId: own.signUpId, email }));
          if (!signUpId) throw new APIError("GONE", { code: "SIGN_UP_GONE" });
          keepOwnSignUp(context, secrets, { signUpId, email });
          return context.json({ status: true });
        },
      ),
      discardSignUp: createAuthEndpoint(
        "/sign-up/discard",
        { method: "POST", body: z.object({ token: z.string() }) },
        async (context) => {
          const isDone = await discardSignUp(services, context.body.token);
          if (!isDone) throw new APIError("UNAUTHORIZED", { code: "INVALID_TOKEN" });
          return context.json({ status: true });
        },
      ),
      sendVerificationEmail: createAuthEndpoint(
        "/send-verification-email",
        { method: "POST", body: z.object({ email: z.string() }) },
        async (context) => {
          await mailSignUpAgain(services, mails, context.body.email);
          return context.json({ status: true });
        },
      ),
      // A POST, so that programs that follow emailed links confirm nothing. Changes of address are confirmed earlier (`confirmNewEmail`).
      verifyEmail: createAuthEndpoint(
        "/verify-email",
        { method: "POST", body: z.object({ token: z.string() }) },
        async (context) => {
          const client = readClientFacts(context.headers);
          const ownSignUpId = findOwnSignUp(context, secrets)?.signUpId ?? null;
          const outcome = await confirmSignUp(services, { token: context.body.token, client, ownSignUpId });
          if (typeof outcome === "string") throw new APIError("UNAUTHORIZED", { code: refusals[outcome] });
          const { userId, redirectTo, ref, isKept } = outcome;
          const signedUp = { userId, ref: ref ?? undefined, deviceId: readDeviceId(context.headers) };
          await onSignedUp(signedUp).catch((error: unknown) =>
            log.error({ err: error }, "the sign-up listener failed"),
          );
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(userId);
          if (!user) throw new APIError("UNAUTHORIZED", { code: "SIGN_UP_GONE" });
          await setSessionCookie(context, { session: await internalAdapter.createSession(userId), user });
          if (isKept) return context.json({ status: true, redirectTo });
          const reset = { userId, at: services.clock.now(), validMinutes: passwordMinutes };
          return context.json({ status: true, redirectTo, passwordToken: await makeResetToken(services.db, reset) });
        },
      ),
    },
  };
}

/** @returns one of our paths, from an address that `checkReturnAddress` has accepted. */
function ownPath(redirectTo: string | undefined, baseUrl: string): string | null {
  const path = redirectTo?.startsWith(`${baseUrl}/`) ? redirectTo.slice(baseUrl.length) : redirectTo;
  return safeRedirectPath(path) ?? null;
}

/** Context of a library endpoint or hook. */
type AuthContext = Pick<HookContext, "setCookie" | "getCookie"> & {
  readonly context: Pick<HookContext["context"], "createAuthCookie">;
};

const name = "sign_up";
/** Time for which the emailed link works. */
const maxAgeSeconds = 60 * 60;

/** Lets the browser that signed up show where the email was sent, and change the address. */
function keepOwnSignUp(context: AuthContext, secrets: Secrets, signUp: OwnSignUp): void {
  const cookie = context.context.createAuthCookie(name, { maxAge: maxAgeSeconds });
  context.setCookie(cookie.name, ownSignUpToken(secrets, signUp), cookie.attributes);
}

export function forgetOwnSignUp(context: AuthContext): void {
  const cookie = context.context.createAuthCookie(name, { maxAge: 0 });
  if (context.getCookie(cookie.name) !== null) context.setCookie(cookie.name, "", cookie.attributes);
}

function findOwnSignUp(context: AuthContext, secrets: Secrets): OwnSignUp | null {
  return readOwnSignUpToken(secrets, context.getCookie(context.context.createAuthCookie(name).name) ?? "");
}

/** The same for pages. */
export function readOwnSignUp(headers: Headers, baseUrl: string, secrets: Secrets): OwnSignUp | null {
  const cookieName = `${cookiePrefix(baseUrl)}.${name}`;
  return readOwnSignUpToken(secrets, parse(headers.get("cookie") ?? "", cookieName)[cookieName] ?? "");
}

/**
 * Runs before a sign-in, for addresses with an unconfirmed sign-up, which the library doesn't know. Its password signs no one in, but a
 * person who knows it is told to confirm the address, and gets the link again.
 * @throws {APIError} 403 for the right password, 401 for a wrong one, 400 for a code that can't have been sent.
 */
export async function checkWaitingSignUp(services: Services, mails: AccountMails, context: HookContext): Promise<void> {
  const { path, body } = context;
  if (path !== "/sign-in/email" && path !== "/sign-in/email-otp") return;
  const email = typeof body?.email === "string" ? body.email : "";
  const { db } = services;
  const [signUp] = await db.select({ password: signUps.password }).from(signUps).where(isWaitingWith(email));
  if (path === "/sign-in/email-otp") {
    // The library would create an account for any address whose code is guessed.
    const hasAccount = (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;
    if (!signUp && !hasAccount) throw new APIError("BAD_REQUEST", { code: "INVALID_OTP" });
    return;
  }
  if (!signUp?.password || (await isAddressTaken(db, email))) return;
  const password = typeof body?.password === "string" ? body.password : "";
  if (!(await queuedHash.verify({ password, hash: signUp.password }))) {
    throw new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD" });
  }
  if (await takeMailTurn(services, "sign-in-verification", { email })) await mailSignUpAgain(services, mails, email);
  throw new APIError("FORBIDDEN", { code: "EMAIL_NOT_VERIFIED" });
}

/**
 * Runs after a password reset request. An unconfirmed sign-up has no account whose password could be reset, and its link must not be
 * emailed for another request: it would confirm what another person may have entered. So the email explains how to continue.
 */
export async function mailWaitingSignUp(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  mails: AccountMails,
  { path, body }: HookContext,
): Promise<void> {
  if (path !== "/request-password-reset" || typeof body?.email !== "string") return;
  const { email } = body;
  const [signUp] = await db.select({ id: signUps.id }).from(signUps).where(isWaitingWith(email));
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (signUp && !user) await sendMail(db, jobs, mails.noAccountYet(email));
}
