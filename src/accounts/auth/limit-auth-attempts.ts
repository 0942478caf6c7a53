import { and, eq, gt } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import { AppError } from "#platform/errors.ts";
import type { RateLimit } from "#platform/rate-limit/rate-limit.ts";
import type { Services } from "#platform/services.ts";
import { sessions, users } from "../schema.ts";
import type { AuthClient } from "./auth-client.ts";
import { type AuthLimit, authLimitFor } from "./auth-limits.ts";
import { sessionCookieName } from "./cookie-prefix.ts";
import { findDeviceId, isKnownDevice } from "./note-device.ts";

interface Attempt {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly client: AuthClient;
}

/** Who makes an attempt, as far as that can be told before anything is checked. */
export interface Attempter {
  /** The address that is named. */
  readonly email?: string | undefined;
  /** Of the browser, where the owner of the account with that address has signed in before. */
  readonly deviceId?: string | undefined;
  readonly sessionId?: string | undefined;
}

/** What an attempt was counted as. */
export interface CountedAttempt {
  readonly by: Attempter;
  /** For an attempt that proved to be the owner's: it does not count, so that nobody is kept out by having signed in often. */
  forgive(): Promise<void>;
  /** For an attempt that was never checked: it counts for its client alone. */
  forgiveUnchecked(): Promise<void>;
}

/**
 * Counts an attempt, for the client, for its session and for the account that it names, before anything costly is done. All are kept as
 * keyed digests only.
 * @param attempt as `checkAuthCall` lets it through: one address has one spelling.
 * @throws {AppError} `rate_limited`, the same whether or not there is such an account.
 */
export async function limitAuthAttempts(services: Services, attempt: Attempt): Promise<CountedAttempt> {
  const { rateLimits, secrets } = services;
  const limit = authLimitFor(attempt.path);
  const by = limit ? await findAttempter(services, limit, attempt) : {};
  const subjects = limit ? subjectsOf(limit, by, attempt.client.scope.clientAddress) : [];
  const counted: (readonly [RateLimit, string])[] = [];
  // In this order: an attempt that the first of them refuses uses nothing of the others up.
  for (const [each, subject] of subjects) {
    const digest = secrets.digest("rate-limit", subject);
    await rateLimits.consume(each, digest).catch((error: unknown) => {
      throw withWayRound(error, limit?.wayRound);
    });
    counted.push([each, digest]);
  }
  const forgiveAll = async (attempts: typeof counted) => {
    for (const [each, digest] of attempts) await rateLimits.forgive(each, digest);
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
    // Without a session the library answers 401. Nothing else is counted: signed-out callers must use up neither each other's attempts
    // nor an account's.
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

async function findAttempter(services: Services, limit: AuthLimit, { body, client }: Attempt): Promise<Attempter> {
  const named = body?.email ?? body?.newEmail;
  const email = typeof named === "string" ? named : undefined;
  const { headers } = client;
  return {
    email,
    deviceId: email ? await findOwnersDevice(services, email, headers) : undefined,
    sessionId: limit.perSession ? await findSessionId(services, headers) : undefined,
  };
}

/** Found by the token alone: the signature behind it can be written in more than one way. */
async function findSessionId({ config, db, clock }: Services, headers: Headers): Promise<string | undefined> {
  const name = sessionCookieName(config.baseUrl);
  const token = parse(headers.get("cookie") ?? "", name)[name]?.split(".", 1)[0];
  if (!token) return undefined;
  const isLive = and(eq(sessions.token, token), gt(sessions.expiresAt, clock.now()));
  const [session] = await db.select({ id: sessions.id }).from(sessions).where(isLive);
  return session?.id;
}

/** @returns the id of the browser that asks, when this account's owner has signed in there before. */
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
