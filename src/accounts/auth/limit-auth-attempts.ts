import { and, eq, gt } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import type { RateLimit } from "#platform/rate-limit/rate-limit.ts";
import type { Services } from "#platform/services.ts";
import { sessions, users } from "../schema.ts";
import type { AuthClient } from "./auth-client.ts";
import { authLimitFor } from "./auth-limits.ts";
import { sessionCookieName } from "./cookie-prefix.ts";
import { findDeviceId, isKnownDevice } from "./note-device.ts";

interface Attempt {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly client: AuthClient;
}

/** What an attempt was counted as. */
export interface CountedAttempt {
  /** For an attempt that proved to be the owner's: it does not count, so that nobody is kept out by having signed in often. */
  forgive(): Promise<void>;
}

/**
 * Counts an attempt, for the client, for its session and for the account that it names, before anything costly is done. All are kept as
 * keyed digests only.
 * @param attempt as `checkAuthCall` lets it through: one address has one spelling.
 * @throws {AppError} `rate_limited`, the same whether or not there is such an account.
 */
export async function limitAuthAttempts(services: Services, attempt: Attempt): Promise<CountedAttempt> {
  const { rateLimits, secrets } = services;
  const counted: (readonly [RateLimit, string])[] = [];
  for await (const [limit, subject] of subjectsOf(services, attempt)) {
    const digest = secrets.digest("rate-limit", subject);
    await rateLimits.consume(limit, digest);
    counted.push([limit, digest]);
  }
  return {
    async forgive() {
      for (const [limit, digest] of counted) await rateLimits.forgive(limit, digest);
    },
  };
}

/** In this order: whom the first of them refuses uses nothing of the others up. */
async function* subjectsOf(
  services: Services,
  { path, body, client }: Attempt,
): AsyncGenerator<readonly [RateLimit, string]> {
  const limit = authLimitFor(path);
  if (!limit) return;
  yield [limit.perClient, client.scope.clientAddress];
  if (limit.perSession) {
    const session = await findSessionId(services, client.headers);
    // The library answers 401. Nothing else is counted: signed-out callers must use up neither each other's attempts nor an account's.
    if (!session) return;
    yield [limit.perSession, session];
  }
  const email = body?.email ?? body?.newEmail;
  if (!limit.perAccount || typeof email !== "string") return;
  const deviceId = await findOwnersDevice(services, email, client.headers);
  yield [limit.perAccount, deviceId ? `${email} ${deviceId}` : email];
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
