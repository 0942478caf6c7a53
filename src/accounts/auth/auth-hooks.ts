import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { confirmAddress, tellAddressVerified } from "../address-verified.ts";
import { checkNewEmail, confirmNewEmail, guardEmailChange } from "../email-change/email-change-hooks.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { sessions, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { requireOpenSignUps } from "../sign-up/require-open-sign-ups.ts";
import { checkWaitingSignUp, mailWaitingSignUp } from "../sign-up/sign-up-plugin.ts";
import type { OnSignedUp } from "../sign-up-listener.ts";
import { auditSecurityEvents } from "./audit.ts";
import { changeOwnUser, checkMailSignIn, checkNewAccount, checkNewPassword } from "./endpoint-checks.ts";
import { type HookContext, readClientFacts, readDeviceId, readSignUpRef } from "./hook-context.ts";
import { auditLinkedIdentity, keepLastIdentity, nameNewUser } from "./linked-identities.ts";
import { endMailTurns } from "./merge-mails.ts";
import { checkPasskeyCall } from "./passkeys.ts";
import { auditSecondFactor, giveCodeBack, takeCode } from "./second-factor.ts";
import { requireOwnRelayState } from "./sso-plugin.ts";
import { requireRecentStepUp } from "./step-up.ts";

/**
 * Hooks that we add around each of the library's endpoints. It must be the last plugin, so that its after-hooks see what the second-factor
 * plugin made of a sign-in.
 */
export function hooksPlugin(
  services: Services,
  mails: AccountMails,
  forget: (userId: string) => void,
): BetterAuthPlugin {
  // Every request of a signed-in user reads the session, which changes nothing.
  const matcher = ({ path }: { readonly path?: string | undefined }) => path !== "/get-session";
  const before = createAuthMiddleware(async (context) => {
    await requireOwnRelayState(context, `${services.config.baseUrl}/auth/callback`);
    await findWhoSignsOut(context);
    await guardEmailChange(services, context);
    await requireRecentStepUp(services, context);
    await checkNewPassword(context);
    await checkPasskeyCall(services, context);
    await takeCode(services, context);
    await checkWaitingSignUp(services, mails, context);
    return (
      checkNewEmail(context) ??
      (await confirmNewEmail(services, mails, context)) ??
      (await checkMailSignIn(context)) ??
      (await changeOwnUser(services, context)) ??
      (await checkNewAccount(context))
    );
  });
  const after = createAuthMiddleware(async (context) => {
    await ensureSignedOut(services, context);
    await giveCodeBack(services, context);
    await mailWaitingSignUp(services, mails, context);
    if (!(await auditSecondFactor(services, mails, context))) await auditSecurityEvents(services, mails, context);
    if (context.method === "GET") return;
    // Other processes hear about it from the database. This one answers the next request and can't wait for that.
    const { session, newSession } = context.context;
    for (const owner of [session, newSession]) if (owner) forget(owner.user.id);
  });
  return { id: "easel-hooks", hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }] } };
}

/** The endpoint that writes the row. */
type DatabaseHookContext = { readonly path?: string | undefined; readonly headers?: Headers | undefined } | null;

/** Hooks that we add around each row that the library writes. */
export function createDatabaseHooks(
  services: Services,
  mails: AccountMails,
  forget: (userId: string) => void,
  onSignedUp: OnSignedUp,
) {
  const { db, jobs, clock, log } = services;
  // We never act on a user's behalf at Google or elsewhere, so the tokens for it are not stored.
  const withoutTokens = { accessToken: null, refreshToken: null, idToken: null };
  return {
    user: {
      create: {
        before: async <User extends { name: string }>(user: User, context: DatabaseHookContext) => {
          // An organization's claim has been checked against its domains (checkFederatedSignIn) and needs no email confirmation.
          const isVouchedFor = context?.path?.startsWith("/sso/");
          if (!isVouchedFor) requireOpenSignUps(services);
          return { data: { ...user, ...nameNewUser(user), ...(isVouchedFor ? { emailVerified: true } : {}) } };
        },
        after: async (user: { readonly id: string; readonly emailVerified: boolean }, context: DatabaseHookContext) => {
          const client = readClientFacts(context?.headers);
          await recordSecurityEvent(db, { userId: user.id, kind: "signed-up", ...client, happenedAt: clock.now() });
          const [ref, deviceId] = [readSignUpRef(context?.headers), readDeviceId(context?.headers)];
          await onSignedUp({ userId: user.id, ref, deviceId }).catch((error: unknown) =>
            log.error({ err: error }, "the sign-up listener failed"),
          );
          // Verified by Google, an organization, or an emailed code or link.
          if (user.emailVerified) await tellAddressVerified(db, jobs, user.id);
        },
      },
      update: {
        after: async ({ id: userId }: { readonly id: string }, context: DatabaseHookContext) => {
          // At these endpoints the library only updates an account to mark its address as verified.
          const isByMail = context?.path === "/sign-in/email-otp" || context?.path === "/magic-link/verify";
          if (isByMail) await confirmAddress(services, { userId, headers: context.headers });
        },
      },
    },
    account: {
      create: {
        before: async <Account extends object>(account: Account) => ({ data: { ...account, ...withoutTokens } }),
        after: (
          account: { readonly id: string; readonly userId: string; readonly providerId: string },
          context: DatabaseHookContext,
        ) => auditLinkedIdentity(services, mails, account, context?.headers),
      },
      delete: {
        before: (account: { readonly id: string }) => keepLastIdentity(services, account),
      },
      update: {
        before: async <Account extends object>(account: Account) => ({ data: { ...account, ...withoutTokens } }),
      },
    },
    session: {
      create: {
        before: async <Session extends { userId: string }>(session: Session, context: DatabaseHookContext) => {
          const [user] = await db
            .select({ disabledAt: users.disabledAt })
            .from(users)
            .where(eq(users.id, session.userId));
          if (user?.disabledAt) throw new APIError("FORBIDDEN", { code: "ACCOUNT_DISABLED" });
          const { ipAddress } = readClientFacts(context?.headers);
          return { data: { ...session, ipAddress } };
        },
        // Even if a second factor is still required: the code or link has been used up.
        after: async (session: { readonly userId: string }, context: DatabaseHookContext) => {
          const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, session.userId));
          const deviceId = readDeviceId(context?.headers);
          if (user) await endMailTurns(services, ["sign-in-code", "sign-in-link"], { email: user.email, deviceId });
        },
      },
      // A new password ends sessions without being asked from one, so the hook after the request doesn't know whose.
      delete: { after: async ({ userId }: { readonly userId: string }) => forget(userId) },
    },
  };
}

/** Runs before a sign-out: the library doesn't look up who signs out, and the security event needs it. */
async function findWhoSignsOut(context: HookContext): Promise<void> {
  if (context.path !== "/sign-out") return;
  await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0], { disableRefresh: true });
}

/**
 * Runs after a sign-out. The library reports success even if the session could not be removed; it would stay alive while its owner believes
 * it has ended.
 * @throws {APIError} 500 if the session still exists, or if that can't be determined.
 */
async function ensureSignedOut({ db }: Pick<Services, "db">, context: HookContext): Promise<void> {
  if (context.path !== "/sign-out") return;
  const { authCookies, secret } = context.context;
  const token = await context.getSignedCookie(authCookies.sessionToken.name, secret);
  if (!token) return;
  const left = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token));
  if (left.length > 0) throw new APIError("INTERNAL_SERVER_ERROR", { message: "the session could not be removed" });
}
