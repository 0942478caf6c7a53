import { and, eq, gt } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import { AppError } from "#platform/errors.ts";
import type { RateLimit } from "#platform/rate-limit/rate-limit.ts";
import type { Services } from "#platform/services.ts";
import { sessions, users } from "../schema.ts";
import type { AuthClient } from "./auth-call.ts";
import { sessionCookieName } from "./auth-cookies.ts";
import { findDeviceId, isKnownDevice } from "./known-devices.ts";

const minutes = (count: number) => count * 60;

/**
 * Limit on how often something may be tried, and what is counted. No limit here may let an attacker use up attempts that the account's
 * owner needs.
 */
export interface AuthLimit {
  /** By the client's network. Households and offices share one, so these limits are generous; they stop programs. */
  readonly perClient: RateLimit;
  /** By email address and client network together, whether or not there is such an account. */
  readonly perAccountAndClient?: RateLimit;
  /**
   * By the email address alone, against an attacker who guesses from many networks. Such an attacker also uses up the owner's attempts, so
   * the limit is high, and `wayRound` says what still works.
   */
  readonly perAccount?: RateLimit;
  /** For a browser where the account's owner has signed in before. It has its own count, which replaces all of the above. */
  readonly perDevice?: RateLimit;
  /**
   * By session, for step-up with a password or code: an attacker with a stolen session must not be able to guess in it, from any number of
   * networks. The owner's other sessions are not affected.
   */
  readonly perSession?: RateLimit;
  /** Added to the refusal: which other sign-in methods still work. */
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
  wayRound: "You can still sign in with an emailed link, with a passkey, or in a browser you’ve used before.",
};
/** A code has a million values and lasts ten minutes. These limits apply before the library's own count, which anyone could use up. */
const emailCode: AuthLimit = {
  perClient: limit("email-code-client", 50, minutes(10)),
  perAccountAndClient: limit("email-code-account-client", 5, minutes(10)),
  perAccount: limit("email-code-account", 10, minutes(10)),
  perDevice: limit("email-code-device", 5, minutes(10)),
  wayRound: "You can still sign in with an emailed link, with your password, or with a passkey.",
};
const signInElsewhere: AuthLimit = { perClient: limit("sign-in-elsewhere-client", 50, minutes(10)) };
const secondFactor: AuthLimit = { perClient: limit("second-factor-client", 30, minutes(10)) };
/** Merging emails (merge-mails.ts) decides how many of them one address gets; refusing would deny the owner theirs. */
const mails: AuthLimit = { perClient: limit("account-mails-client", 30, minutes(60)) };
const links: AuthLimit = { perClient: limit("links-client", 30, minutes(10)) };
const signUp: AuthLimit = {
  perClient: limit("sign-up-client", 20, minutes(60)),
  perAccountAndClient: limit("sign-up-account-client", 5, minutes(60)),
  // Each sign-up emails its own link, so these emails can't be merged. This keeps a mailbox from being flooded.
  perAccount: limit("sign-up-account", 30, minutes(60)),
};
/** Every visit to the sign-in page requests a challenge, and a whole office may visit it in the morning. */
const passkeyQuestions: AuthLimit = { perClient: limit("passkey-challenges-client", 300, minutes(10)) };
const stepUps: AuthLimit = {
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
  "/verify-password": stepUps,
  "/step-up-code/verify": stepUps,
  "/passkey-step-up/ask": passkeyQuestions,
  "/passkey-step-up/verify": stepUps,
  "/step-up-code/send": {
    perClient: limit("account-mails-client", 30, minutes(60)),
    perSession: limit("proof-codes-session", 5, minutes(60)),
  },
  "/change-password": stepUps,
  "/change-email": {
    ...mails,
    // By the new address, whose mailbox this protects.
    perAccount: limit("change-email-account", 30, minutes(60)),
    perSession: limit("change-email-session", 5, minutes(60)),
  },
  "/two-factor/get-totp-uri": stepUps,
  "/two-factor/enable": stepUps,
  "/two-factor/disable": stepUps,
  "/two-factor/generate-backup-codes": stepUps,
};

/** Redirects back from identity providers. A whole organization may share one network address. */
const providerReturn: AuthLimit = { perClient: limit("handed-back-client", 300, minutes(10)) };

/** @param path of the library's endpoint, without the base path. */
function authLimitFor(path: string): AuthLimit | undefined {
  if (path.startsWith("/sso/") || path.startsWith("/callback/")) return providerReturn;
  return Object.hasOwn(limits, path) ? limits[path] : undefined;
}

/** Endpoints whose answer and response time must not reveal whether an address has an account. */
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

interface Attempt {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly client: AuthClient;
}

/** Sender of an attempt, as far as we know before anything is checked. */
export interface Attempter {
  /** The email address in the request. */
  readonly email?: string | undefined;
  /** The browser's id, if the owner of the account with that address has signed in there before. */
  readonly deviceId?: string | undefined;
  readonly sessionId?: string | undefined;
}

/** An attempt that has been counted. */
export interface CountedAttempt {
  readonly by: Attempter;
  /** For an attempt that succeeded: it doesn't count, so signing in often locks no one out. */
  forgive(): Promise<void>;
  /** For an attempt that was never checked: it counts only against its client. */
  forgiveUnchecked(): Promise<void>;
}

/**
 * Counts an attempt against its client, its session and the account it names, before any expensive work.
 * @param attempt as `checkAuthCall` returns it, with one spelling per address.
 * @param by from `findAttempter`.
 * @throws {AppError} `rate_limited`, the same whether or not there is such an account.
 */
export async function limitAuthAttempts(
  { rateLimits }: Pick<Services, "rateLimits">,
  attempt: Attempt,
  by: Attempter,
): Promise<CountedAttempt> {
  const limit = authLimitFor(attempt.path);
  const subjects = limit ? subjectsOf(limit, by, attempt.client.scope.clientAddress) : [];
  const counted: (readonly [RateLimit, string])[] = [];
  // The order matters: once one limit refuses, the following ones are not charged.
  for (const [each, subject] of subjects) {
    await rateLimits.consume(each, subject).catch((error: unknown) => {
      throw withWayRound(error, limit?.wayRound);
    });
    counted.push([each, subject]);
  }
  const forgiveAll = async (attempts: typeof counted) => {
    for (const [each, subject] of attempts) await rateLimits.forgive(each, subject);
  };
  return {
    by,
    forgive: () => forgiveAll(counted),
    forgiveUnchecked: () => forgiveAll(counted.filter(([each]) => each !== limit?.perClient)),
  };
}

function subjectsOf(limit: AuthLimit, by: Attempter, client: string): (readonly [RateLimit, string])[] {
  const { email, deviceId, sessionId } = by;
  if (limit.perDevice && email && deviceId) return [[limit.perDevice, `${email} ${deviceId}`]];
  const subjects: (readonly [RateLimit, string])[] = [[limit.perClient, client]];
  if (limit.perSession) {
    // Without a session the library answers 401. Nothing else is counted: signed-out callers must not use up each other's attempts or an
    // account's.
    if (!sessionId) return subjects;
    subjects.push([limit.perSession, sessionId]);
  }
  if (limit.perAccountAndClient && email) subjects.push([limit.perAccountAndClient, `${email} ${client}`]);
  if (limit.perAccount && email) subjects.push([limit.perAccount, email]);
  return subjects;
}

function withWayRound(error: unknown, wayRound: string | undefined): unknown {
  if (!(error instanceof AppError) || !wayRound) return error;
  const { code, userMessage, message, headers } = error;
  return new AppError(code, { userMessage: `${userMessage} ${wayRound}`, message, headers });
}

/** Finds the sender of an attempt. A client without cookies costs nothing. */
export async function findAttempter(services: Services, { path, body, client }: Attempt): Promise<Attempter> {
  const limit = authLimitFor(path);
  if (!limit) return {};
  const named = body?.email ?? body?.newEmail;
  const email = typeof named === "string" ? named : undefined;
  const { headers } = client;
  return {
    email,
    deviceId: email ? await findOwnersDevice(services, email, headers) : undefined,
    sessionId: limit.perSession ? await findSessionId(services, headers) : undefined,
  };
}

/** Looked up by token only: the same signature can be encoded in more than one way. */
async function findSessionId({ config, db, clock }: Services, headers: Headers): Promise<string | undefined> {
  const name = sessionCookieName(config.baseUrl);
  const token = parse(headers.get("cookie") ?? "", name)[name]?.split(".", 1)[0];
  if (!token) return undefined;
  const isLive = and(eq(sessions.token, token), gt(sessions.expiresAt, clock.now()));
  const [session] = await db.select({ id: sessions.id }).from(sessions).where(isLive);
  return session?.id;
}

/** @returns the id of the requesting browser, if the account's owner has signed in there before. */
async function findOwnersDevice(
  { config, db, secrets }: Services,
  email: string,
  headers: Headers,
): Promise<string | undefined> {
  const deviceId = findDeviceId(headers, config.baseUrl);
  if (!deviceId) return undefined;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user && (await isKnownDevice(db, secrets, { userId: user.id, deviceId })) ? deviceId : undefined;
}
