import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, getSessionFromCtx, sensitiveSessionMiddleware } from "better-auth/api";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { sessions } from "../schema.ts";
import { getSignInMethods } from "../security/sign-in-methods.ts";
import { sendStepUpCode, takeStepUpCode } from "../security/step-up-codes.ts";
import type { HookContext } from "./hook-context.ts";

/** Endpoints where the password in the request is the step-up. The library checks it, if the account has one. */
const pathsThatTakePassword = [
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/two-factor/get-totp-uri",
];

/** Changes to how the user signs in. */
const pathsThatNeedStepUp = [
  ...pathsThatTakePassword,
  "/change-email",
  "/passkey/generate-register-options",
  "/passkey/verify-registration",
  "/passkey/delete-passkey",
  "/link-social",
  "/unlink-account",
];

export const stepUpMinutes = 15;

/**
 * Allows a sensitive change only in a session whose owner signed in, or confirmed their identity, in the last few minutes (OWASP ASVS 5.0,
 * 7.5.1): an unattended browser must not be enough to take over an account.
 */
export async function requireRecentStepUp({ db, clock }: Services, context: HookContext): Promise<void> {
  const { path, body } = context;
  if (!path || !pathsThatNeedStepUp.includes(path)) return;
  const current = await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0]);
  if (!current) throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED" });
  const isPasswordChecked = pathsThatTakePassword.includes(path) && typeof body?.password === "string";
  if (isPasswordChecked && (await getSignInMethods(db, current.user.id)).hasPassword) return;
  if (!(await hasRecentStepUp({ db, clock }, current.session.id))) {
    throw new APIError("FORBIDDEN", { code: "SESSION_NOT_FRESH" });
  }
}

/** Tells whether the session's owner has confirmed their identity in so many minutes. */
export async function hasRecentStepUp(
  { db, clock }: Pick<Services, "db" | "clock">,
  sessionId: string,
  minutesMax = stepUpMinutes,
): Promise<boolean> {
  const [session] = await db
    .select({ createdAt: sessions.createdAt, reauthenticatedAt: sessions.reauthenticatedAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  const confirmedAt = session?.reauthenticatedAt ?? session?.createdAt;
  return confirmedAt !== undefined && clock.now().getTime() - confirmedAt.getTime() < minutesMax * 60_000;
}

/** Step-up without a password, with an emailed code. The library's own codes sign in, which would leave a second session behind. */
export function stepUpCodePlugin(services: Services, mails: AccountMails) {
  const { db } = services;
  return {
    id: "easel-proof-code",
    endpoints: {
      sendStepUpCode: createAuthEndpoint(
        "/step-up-code/send",
        { method: "POST", use: [sensitiveSessionMiddleware] },
        async (context) => {
          const { session, user } = context.context.session;
          await sendStepUpCode(db, services, mails, { sessionId: session.id, email: user.email });
          return context.json({ status: true });
        },
      ),
      takeStepUpCode: createAuthEndpoint(
        "/step-up-code/verify",
        { method: "POST", use: [sensitiveSessionMiddleware], body: z.object({ code: z.string() }) },
        async (context) => {
          const { code } = context.body;
          const outcome = await takeStepUpCode(db, services, { sessionId: context.context.session.session.id, code });
          if (outcome === "gone") throw new APIError("BAD_REQUEST", { code: "OTP_EXPIRED" });
          if (outcome === "wrong") throw new APIError("BAD_REQUEST", { code: "INVALID_OTP" });
          return context.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
