import { eq } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import { parseEmail } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { users } from "../schema.ts";
import type { AuthClient } from "./auth-client.ts";
import { authLimitFor } from "./auth-limits.ts";
import { sessionCookieName } from "./cookie-prefix.ts";
import { deviceCookieName, isDeviceId, isKnownDevice } from "./note-device.ts";

interface Attempt {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly client: AuthClient;
}

/**
 * Counts an attempt, for the client and for the account that it names. Both are kept as keyed digests only.
 * @throws {AppError} `rate_limited`, the same whether or not there is such an account.
 */
export async function limitAuthAttempts(services: Services, { path, body, client }: Attempt): Promise<void> {
  const limit = authLimitFor(path);
  if (!limit) return;
  const { rateLimits, secrets } = services;
  const digest = (subject: string) => secrets.digest("rate-limit", subject);
  await rateLimits.consume(limit.perClient, digest(client.scope.clientAddress));
  if (limit.perSession) await rateLimits.consume(limit.perSession, digest(sessionTokenOf(services, client.headers)));
  const named = body?.email ?? body?.newEmail;
  const email = typeof named === "string" ? (parseEmail(named) ?? named) : undefined;
  if (!limit.perAccount || email === undefined) return;
  const deviceId = await findOwnersDevice(services, email, client.headers);
  await rateLimits.consume(limit.perAccount, digest(deviceId ? `${email} ${deviceId}` : email));
}

/** The token alone: the signature behind it can be written in more than one way. */
function sessionTokenOf({ config }: Pick<Services, "config">, headers: Headers): string {
  const name = sessionCookieName(config.baseUrl);
  return parse(headers.get("cookie") ?? "", name)[name]?.split(".", 1)[0] ?? "";
}

/** @returns the id of the browser that asks, when this account's owner has signed in there before. */
async function findOwnersDevice(
  { config, db, secrets }: Services,
  email: string,
  headers: Headers,
): Promise<string | undefined> {
  const name = deviceCookieName(config.baseUrl);
  const deviceId = parse(headers.get("cookie") ?? "", name)[name];
  if (!isDeviceId(deviceId)) return undefined;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user && (await isKnownDevice(db, secrets, { userId: user.id, deviceId })) ? deviceId : undefined;
}
