import type { RateLimit } from "#platform/rate-limit/rate-limit.ts";

const minutes = (count: number) => count * 60;

/** How often something may be tried, and by what it is counted. Nothing here may let others use up what an account's owner needs. */
export interface AuthLimit {
  /** By the client's network: a household or an office shares one, so these are generous; they stop programs. */
  readonly perClient: RateLimit;
  /** By the e-mail address that is named and the client's network together, whether or not there is such an account. */
  readonly perAccountAndClient?: RateLimit;
  /**
   * By the address alone, against an attacker who guesses from many networks. Such an attacker uses it up also for the owner, so it is high,
   * and `wayRound` says what works regardless.
   */
  readonly perAccount?: RateLimit;
  /** For a browser in which the account's owner has signed in before: it counts by itself, and instead of all of the above. */
  readonly perDevice?: RateLimit;
  /**
   * By the session that asks, where the password or a code is to be proved in it: an attacker with a stolen session must not be able to
   * guess in it, from however many networks. Its owner is not kept out of other sessions by that.
   */
  readonly perSession?: RateLimit;
  /** A sentence for a refusal: which other ways are open. */
  readonly wayRound?: string;
}

const limit = (name: string, attemptsMax: number, windowSeconds: number): RateLimit => ({
  name,
  attemptsMax,
  windowSeconds,
});

const password: AuthLimit = {
  perClient: limit("sign-in-client", 50, minutes(10)),
  perAccountAndClient: limit("sign-in-account-client", 10, minutes(15)),
  perAccount: limit("sign-in-account", 100, minutes(60)),
  perDevice: limit("sign-in-device", 10, minutes(15)),
  wayRound:
    "You can still sign in with a link that we email you, with a passkey, or in a browser that you have used before.",
};
/** A code has a million values and lives for ten minutes: the library's own count, which anybody could use up, is out of reach behind these. */
const emailCode: AuthLimit = {
  perClient: limit("email-code-client", 50, minutes(10)),
  perAccountAndClient: limit("email-code-account-client", 5, minutes(10)),
  perAccount: limit("email-code-account", 10, minutes(10)),
  perDevice: limit("email-code-device", 5, minutes(10)),
  wayRound: "You can still sign in with a link that we email you, with your password, or with a passkey.",
};
const signInElsewhere: AuthLimit = { perClient: limit("sign-in-elsewhere-client", 50, minutes(10)) };
const secondFactor: AuthLimit = { perClient: limit("second-factor-client", 30, minutes(10)) };
/** How many mails one address gets is decided by merging them (merge-mails.ts): refusing would deny the owner theirs. */
const mails: AuthLimit = { perClient: limit("account-mails-client", 30, minutes(60)) };
const links: AuthLimit = { perClient: limit("links-client", 30, minutes(10)) };
const signUp: AuthLimit = {
  perClient: limit("sign-up-client", 20, minutes(60)),
  perAccountAndClient: limit("sign-up-account-client", 5, minutes(60)),
  // Each sign-up mails a link of its own, so these mails cannot be merged; this keeps a mailbox from being flooded.
  perAccount: limit("sign-up-account", 30, minutes(60)),
};
/** Each look at the sign-in page asks one, and a whole office may look at it in the morning. */
const passkeyQuestions: AuthLimit = { perClient: limit("passkey-challenges-client", 300, minutes(10)) };
const proofs: AuthLimit = {
  perClient: limit("proofs-client", 30, minutes(10)),
  perSession: limit("proofs-session", 10, minutes(15)),
};

const limits: Readonly<Record<string, AuthLimit>> = {
  "/sign-in/email": password,
  "/sign-in/email-otp": emailCode,
  "/sign-in/social": signInElsewhere,
  "/sign-in/sso": signInElsewhere,
  "/magic-link/verify": links,
  "/verify-email": links,
  "/reset-password": links,
  "/passkey/generate-authenticate-options": passkeyQuestions,
  "/passkey/verify-authentication": { perClient: limit("passkeys-client", 50, minutes(10)) },
  "/two-factor/verify-totp": secondFactor,
  "/two-factor/verify-backup-code": secondFactor,
  "/sign-up/email": signUp,
  "/sign-up/change-address": signUp,
  "/sign-up/discard": links,
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
  "/change-email": {
    ...mails,
    // By the new address, whose mailbox this protects.
    perAccount: limit("change-email-account", 30, minutes(60)),
    perSession: limit("change-email-session", 5, minutes(60)),
  },
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
  "/sign-up/change-address",
  "/request-password-reset",
  "/send-verification-email",
  "/email-otp/send-verification-otp",
  "/change-email",
];

export const isDiscreet = (path: string): boolean => discreet.includes(path);
