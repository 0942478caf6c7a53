import type { RateLimit } from "#platform/rate-limit/rate-limit.ts";

const minutes = (count: number) => count * 60;

/** How often something may be tried, and by whom it is counted. */
export interface AuthLimit {
  /** By the client's network: a household or an office shares one, so these are generous; they stop programs. */
  readonly perClient: RateLimit;
  /**
   * By the e-mail address that is named, whether or not there is such an account. A browser in which the account's owner has signed in
   * before counts by itself, so that nobody else can use the owner's attempts up.
   */
  readonly perAccount?: RateLimit;
  /**
   * By the session that asks, where the password or a code is to be proved in it: whoever has got hold of a session must not be able to
   * guess in it, from however many networks. Its owner is not kept out of other sessions by that.
   */
  readonly perSession?: RateLimit;
}

const limit = (name: string, attemptsMax: number, windowSeconds: number): RateLimit => ({
  name,
  attemptsMax,
  windowSeconds,
});

const signIn: AuthLimit = {
  perClient: limit("sign-in-client", 50, minutes(10)),
  perAccount: limit("sign-in-account", 10, minutes(15)),
};
const secondFactor: AuthLimit = { perClient: limit("second-factor-client", 30, minutes(10)) };
const mails: AuthLimit = {
  perClient: limit("account-mails-client", 30, minutes(60)),
  perAccount: limit("account-mails-account", 5, minutes(60)),
};
/** Each look at the sign-in page asks one, and a whole office may look at it in the morning. */
const passkeyQuestions: AuthLimit = { perClient: limit("passkey-challenges-client", 300, minutes(10)) };
const proofs: AuthLimit = {
  perClient: limit("proofs-client", 30, minutes(10)),
  perSession: limit("proofs-session", 10, minutes(15)),
};

const limits: Readonly<Record<string, AuthLimit>> = {
  "/sign-in/email": signIn,
  "/sign-in/email-otp": signIn,
  "/sign-in/social": signIn,
  "/sign-in/sso": signIn,
  "/magic-link/verify": { perClient: limit("links-client", 30, minutes(10)) },
  "/verify-email": { perClient: limit("links-client", 30, minutes(10)) },
  "/reset-password": { perClient: limit("links-client", 30, minutes(10)) },
  "/passkey/generate-authenticate-options": passkeyQuestions,
  "/passkey/verify-authentication": signIn,
  "/two-factor/verify-totp": secondFactor,
  "/two-factor/verify-backup-code": secondFactor,
  "/sign-up/email": {
    perClient: limit("sign-up-client", 20, minutes(60)),
    perAccount: limit("sign-up-account", 5, minutes(60)),
  },
  "/request-password-reset": mails,
  "/send-verification-email": mails,
  "/sign-in/magic-link": mails,
  "/email-otp/send-verification-otp": mails,
  "/verify-password": proofs,
  "/proof-code/verify": proofs,
  "/passkey-proof/ask": passkeyQuestions,
  "/passkey-proof/verify": proofs,
  "/proof-code/send": {
    perClient: limit("account-mails-client", 30, minutes(60)),
    perSession: limit("proof-codes-session", 5, minutes(60)),
  },
  "/change-password": proofs,
  "/change-email": { ...mails, perSession: limit("change-email-session", 5, minutes(60)) },
  "/two-factor/get-totp-uri": proofs,
  "/two-factor/enable": proofs,
  "/two-factor/disable": proofs,
  "/two-factor/generate-backup-codes": proofs,
};

/** What identity providers send people back with: a whole organisation may come through one address in the morning. */
const handedBack: AuthLimit = { perClient: limit("handed-back-client", 300, minutes(10)) };

/** @param path of the library's endpoint, without the base path. */
export function authLimitFor(path: string): AuthLimit | undefined {
  if (path.startsWith("/sso/") || path.startsWith("/callback/")) return handedBack;
  return Object.hasOwn(limits, path) ? limits[path] : undefined;
}

/** Where the answer, and the time that it takes, must not tell whether an address has an account here. */
const discreet: readonly string[] = [
  "/sign-in/email",
  "/sign-in/email-otp",
  "/sign-in/magic-link",
  "/sign-up/email",
  "/request-password-reset",
  "/send-verification-email",
  "/email-otp/send-verification-otp",
  "/change-email",
];

export const isDiscreet = (path: string): boolean => discreet.includes(path);
