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
import type { AccountMails } from "../mails/account-mails.ts";
import { safeRedirectPath } from "../redirect-paths.ts";
import { signUps, users } from "../schema.ts";
import type { OnSignedUp } from "../sign-up-listener.ts";
import { beginSignUp, changeSignUpAddress, isAddressTaken, mailSignUpAgain } from "./begin-sign-up.ts";
import { confirmSignUp, discardSignUp } from "./confirm-sign-up.ts";
import { type OwnSignUp, ownSignUpToken, readOwnSignUpToken } from "./sign-up-token.ts";

const refusals = {
  invalid: "INVALID_TOKEN",
  expired: "TOKEN_EXPIRED",
  void: "SIGN_UP_GONE",
} as const;

const signUpBody = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  password: z.string(),
  redirectTo: z.string().optional(),
});

/**
 * Signing up with a password, in the library's stead and under its names. The library makes the account at once, so that whatever confirms
 * the address later opens it with the password of whoever signed up first, and its mailed link confirms when it is merely visited.
 */
export function signUpPlugin(services: Services, mails: AccountMails, onSignedUp: OnSignedUp): BetterAuthPlugin {
  const { config, secrets, log } = services;
  return {
    id: "easel-sign-up",
    endpoints: {
      // What is sent has been read by `checkNewAccount` and `checkNewPassword`.
      signUpEmail: createAuthEndpoint("/sign-up/email", { method: "POST", body: signUpBody }, async (context) => {
        const { email, firstName, lastName, redirectTo } = context.body;
        const signUpId = await beginSignUp(services, mails, {
          email,
          firstName,
          lastName,
          password: await queuedHash.hash(context.body.password),
          redirectTo: ownPath(redirectTo, config.baseUrl),
          ref: readSignUpRef(context.headers) ?? null,
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
      // A POST: programs that follow the links in mails confirm nothing. A change of address is confirmed before (`confirmNewEmail`).
      verifyEmail: createAuthEndpoint(
        "/verify-email",
        { method: "POST", body: z.object({ token: z.string() }) },
        async (context) => {
          const client = readClientFacts(context.headers);
          const outcome = await confirmSignUp(services, { token: context.body.token, client });
          if (typeof outcome === "string") throw new APIError("UNAUTHORIZED", { code: refusals[outcome] });
          const { userId, redirectTo, ref } = outcome;
          const signedUp = { userId, ref: ref ?? undefined, deviceId: readDeviceId(context.headers) };
          await onSignedUp(signedUp).catch((error: unknown) =>
            log.error({ err: error }, "the sign-up listener failed"),
          );
          const { internalAdapter } = context.context;
          const user = await internalAdapter.findUserById(userId);
          if (!user) throw new APIError("UNAUTHORIZED", { code: "SIGN_UP_GONE" });
          await setSessionCookie(context, { session: await internalAdapter.createSession(userId), user });
          return context.json({ status: true, redirectTo });
        },
      ),
    },
  };
}

/** @returns a path of ours, of an address that `checkReturnAddress` has let through. */
function ownPath(redirectTo: string | undefined, baseUrl: string): string | null {
  const path = redirectTo?.startsWith(`${baseUrl}/`) ? redirectTo.slice(baseUrl.length) : redirectTo;
  return safeRedirectPath(path) ?? null;
}

/** Of an endpoint or a hook of the library. */
type AuthContext = Pick<HookContext, "setCookie" | "getCookie"> & {
  readonly context: Pick<HookContext["context"], "createAuthCookie">;
};

const name = "sign_up";
/** As long as the link in the mail. */
const maxAgeSeconds = 60 * 60;

/** Lets the browser that signed up say where the mail went, and correct the address. */
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
 * Runs before a sign-in, for addresses with a sign-up that waits, of which the library knows nothing. Its password opens nothing, but who
 * knows it hears that the address is to be confirmed, and gets the link again.
 * @throws {APIError} 403 for the right password, 401 for a wrong one, 400 for a code that nobody can have been sent.
 */
export async function checkWaitingSignUp(services: Services, mails: AccountMails, context: HookContext): Promise<void> {
  const { path, body } = context;
  if (path !== "/sign-in/email" && path !== "/sign-in/email-otp") return;
  const email = typeof body?.email === "string" ? body.email : "";
  const { db } = services;
  const [signUp] = await db.select({ password: signUps.password }).from(signUps).where(eq(signUps.email, email));
  if (path === "/sign-in/email-otp") {
    // The library would make an account for any address whose code is guessed.
    const hasAccount = (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;
    if (!signUp && !hasAccount) throw new APIError("BAD_REQUEST", { code: "INVALID_OTP" });
    return;
  }
  if (!signUp || (await isAddressTaken(db, email))) return;
  const password = typeof body?.password === "string" ? body.password : "";
  if (!(await queuedHash.verify({ password, hash: signUp.password }))) {
    throw new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD" });
  }
  if (await takeMailTurn(services, "sign-in-verification", { email })) await mailSignUpAgain(services, mails, email);
  throw new APIError("FORBIDDEN", { code: "EMAIL_NOT_VERIFIED" });
}

/**
 * Runs after a new password was asked for. A sign-up that waits has no account whose password could be set, and its link must not be mailed
 * to whoever asks for another thing: it would confirm what somebody else may have typed. So the mail says how to go on.
 */
export async function mailWaitingSignUp(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  mails: AccountMails,
  { path, body }: HookContext,
): Promise<void> {
  if (path !== "/request-password-reset" || typeof body?.email !== "string") return;
  const { email } = body;
  const [signUp] = await db.select({ id: signUps.id }).from(signUps).where(eq(signUps.email, email));
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (signUp && !user) await sendMail(db, jobs, mails.noAccountYet(email));
}
