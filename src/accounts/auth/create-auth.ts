import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { emailOTP } from "better-auth/plugins/email-otp";
import { magicLink } from "better-auth/plugins/magic-link";
import type { Services } from "#platform/services.ts";
import { librarySecret } from "../email-change/email-change.ts";
import { mailEmailChange } from "../email-change/email-change-hooks.ts";
import { createAccountMails } from "../mails/account-mails.ts";
import { safeRedirectPath } from "../redirect-paths.ts";
import { emailCodeDigits, passwordLengthMax, passwordLengthMin } from "../rules.ts";
import { identities, passkeys, sessions, ssoProviders, twoFactors, users, verifications } from "../schema.ts";
import { sessionsPlugin } from "../sessions/sessions-plugin.ts";
import { signUpPlugin } from "../sign-up/sign-up-plugin.ts";
import type { OnSignedUp } from "../sign-up-listener.ts";
import { listTrustedIssuers } from "../sso/sso-providers.ts";
import { cookiePrefix } from "./auth-cookies.ts";
import { createDatabaseHooks, hooksPlugin } from "./auth-hooks.ts";
import { mailSignIn } from "./endpoint-checks.ts";
import { googleProvider } from "./google-provider.ts";
import { queuedHash } from "./hash-queue.ts";
import { keepReservations } from "./keep-reservations.ts";
import { logLibraryMessage, throwKnownFailure } from "./library-errors.ts";
import { passkeyStepUpPlugin, verifiedPasskeys } from "./passkeys.ts";
import { auditPasswordReset, mailPasswordReset } from "./password-reset.ts";
import { requireSecondFactor } from "./second-factor.ts";
import { checkFederatedSignIn, openSsoProviders, relayStateCookie, singleSignOn } from "./sso-plugin.ts";
import { stepUpCodePlugin } from "./step-up.ts";

export const authBasePath = "/api/auth";

const minutes = (count: number) => count * 60;
const days = (count: number) => count * 24 * 60 * 60;

/** An unused session ends after this long. The database ends every session after 90 days, even if it is in use (migrations/0004). */
const sessionIdleDays = 14;

/** Library endpoints that we don't offer: other ways to do the same, each of which would need the same protections. */
const disabledPaths = [
  "/ok",
  "/error",
  "/delete-user",
  "/delete-user/callback",
  "/update-session",
  "/get-access-token",
  "/refresh-token",
  "/account-info",
  "/email-otp/check-verification-otp",
  "/email-otp/verify-email",
  "/email-otp/request-password-reset",
  "/forget-password/email-otp",
  "/email-otp/reset-password",
  "/email-otp/request-email-change",
  "/email-otp/change-email",
  "/two-factor/send-otp",
  "/two-factor/verify-otp",
  // The person who sets up an identity provider decides who signs in as whom, so it is only possible on the server (`npm run sso`), never
  // over HTTP.
  "/sso/register",
  "/sso/providers",
  "/sso/get-provider",
  "/sso/update-provider",
  "/sso/delete-provider",
  "/sso/request-domain-verification",
  "/sso/verify-domain",
];

/** Endpoints where the library itself calls an organization's OpenID provider. */
const pathsThatAskIssuers = /^\/(?:sign-in\/sso|sso\/callback\/[^/]+)$/;

export type Auth = ReturnType<typeof createAuth>;

/**
 * Better Auth, configured for this product. Call it only through `createAuthGateway`, which limits and protects calls and translates
 * errors.
 * @param forget is called with the user whose sessions or account changed.
 */
export function createAuth(
  services: Services,
  forget: (userId: string) => void = () => {},
  onSignedUp: OnSignedUp = async () => {},
) {
  const { config, db, secrets, log } = services;
  const mails = createAccountMails(config);
  const secret = librarySecret(secrets);
  const isSecure = config.baseUrl.startsWith("https:");
  return betterAuth({
    appName: config.product.name,
    baseURL: config.baseUrl,
    basePath: authBasePath,
    secret,
    trustedOrigins: async (request) => {
      const path = request && new URL(request.url).pathname.slice(authBasePath.length);
      return [config.baseUrl, ...(path && pathsThatAskIssuers.test(path) ? await listTrustedIssuers(services) : [])];
    },
    disabledPaths,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message, ...details) => logLibraryMessage(log, message, details),
    },
    onAPIError: {
      errorURL: `${config.baseUrl}/auth/callback`,
      onError: (error) => throwKnownFailure(error, log),
    },
    database: openSsoProviders(
      keepReservations(
        drizzleAdapter(db, {
          provider: "pg",
          // No transaction: it would hold a connection while passwords are hashed (docs/decisions/0013-accounts.md).
          transaction: false,
          schema: {
            user: users,
            session: sessions,
            account: identities,
            verification: verifications,
            twoFactor: twoFactors,
            passkey: passkeys,
            ssoProvider: ssoProviders,
          },
        }),
      ),
      services,
    ),
    advanced: {
      database: { generateId: "uuid" },
      cookiePrefix: cookiePrefix(config.baseUrl),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, secure: isSecure, sameSite: "lax", path: "/" },
      // Must be sent when an identity provider's page posts to us (requireOwnRelayState). Browsers accept it on localhost too.
      cookies: { [relayStateCookie]: { attributes: { sameSite: "none", secure: true } } },
      // Our own middleware determines the client's address; the hooks record it.
      ipAddress: { disableIpTracking: true },
    },
    user: {
      additionalFields: {
        firstName: { type: "string", required: false, defaultValue: "" },
        lastName: { type: "string", required: false, defaultValue: "" },
      },
      changeEmail: { enabled: true },
      validateUserInfo: checkFederatedSignIn(services),
    },
    session: {
      expiresIn: days(sessionIdleDays),
      updateAge: days(1),
      // Our own hook decides whether the user has confirmed their identity recently.
      freshAge: 0,
    },
    account: {
      // An account with an unverified address was created by the operator. The person who proves they own the address takes it over.
      accountLinking: {
        enabled: true,
        trustedProviders: [],
        allowDifferentEmails: true,
        requireLocalEmailVerified: false,
      },
      updateAccountOnSignIn: false,
    },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: passwordLengthMin,
      maxPasswordLength: passwordLengthMax,
      password: queuedHash,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: minutes(60),
      sendResetPassword: ({ user, token, url }, request) =>
        mailPasswordReset(services, mails, { user, token, url, request }),
      onPasswordReset: ({ user }, request) => auditPasswordReset(services, mails, { user, request }),
    },
    emailVerification: {
      expiresIn: minutes(60),
      // The library only sends links for changed addresses; we send those for sign-ups (sign-up-plugin.ts).
      sendVerificationEmail: async ({ user, token }) => {
        await mailEmailChange(services, mails, { userId: user.id, newEmail: user.email, token });
      },
    },
    databaseHooks: createDatabaseHooks(services, mails, forget, onSignedUp),
    plugins: [
      requireSecondFactor(config),
      emailOTP({
        otpLength: emailCodeDigits,
        expiresIn: minutes(10),
        // Anyone could use these up. Guesses are limited by network instead (attempt-limits.ts).
        allowedAttempts: 50,
        storeOTP: { hash: async (code) => secrets.digest("email-code", code) },
        sendVerificationOTP: ({ email, otp }) =>
          mailSignIn(services, email, (isNew) => mails.signInCode(email, otp, isNew)),
      }),
      magicLink({
        expiresIn: minutes(10),
        storeToken: "hashed",
        sendMagicLink: ({ email, token, metadata }) => {
          const redirectTo = safeRedirectPath(String(metadata?.redirectTo ?? ""));
          return mailSignIn(services, email, (isNew) => mails.signInLink(email, token, redirectTo, isNew));
        },
      }),
      verifiedPasskeys(config),
      singleSignOn(),
      ...(config.google ? [googleProvider(config.google, `${config.baseUrl}/auth/callback`)] : []),
      stepUpCodePlugin(services, mails),
      passkeyStepUpPlugin(services),
      signUpPlugin(services, mails, onSignedUp),
      sessionsPlugin(services),
      hooksPlugin(services, mails, forget),
    ],
  });
}
