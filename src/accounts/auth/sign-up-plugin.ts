import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { parseEmail } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { safeRedirectPath } from "../safe-redirect-path.ts";
import { beginSignUp, changeSignUpAddress, mailSignUpAgain } from "../sign-up/begin-sign-up.ts";
import { confirmSignUp, discardSignUp } from "../sign-up/confirm-sign-up.ts";
import type { OnSignedUp } from "../sign-up-listener.ts";
import { readClientFacts, readDeviceId, readSignUpRef } from "./client-headers.ts";
import { hashInTurn } from "./hash-turns.ts";
import { findOwnSignUp, keepOwnSignUp } from "./own-sign-up-cookie.ts";

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
          password: await hashInTurn.hash(context.body.password),
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
            log.error({ err: error }, "a new account could not be told of"),
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
