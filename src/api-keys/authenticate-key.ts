import { and, eq, isNull, lt, or } from "drizzle-orm";
import { findStanding } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { digestOf, isKeyText } from "./key-text.ts";
import { type Scope, scopes, stateOf } from "./rules.ts";
import { apiKeys } from "./schema.ts";

/** Who a request acts for. */
export interface KeyHolder {
  readonly keyId: string;
  readonly userId: string;
  readonly scopes: readonly Scope[];
}

/**
 * The holder of the key in a request, counted against the key's limit of requests.
 * @param authorization the header's value.
 * @throws {AppError} `unauthorized` without a key that works; `forbidden` for an account that may not act; `rate_limited`.
 */
export async function authenticateKey(services: Services, authorization: string | undefined): Promise<KeyHolder> {
  const { db, clock, rateLimits } = services;
  const key = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  if (key === undefined) throw missingKey();
  const [known] = isKeyText(key)
    ? await db
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.digest, digestOf(key)))
    : [];
  if (!known) throw unknownKey();
  const state = stateOf(known, clock.now());
  if (state !== "active") throw endedKey(state);
  const { id: keyId, userId, minuteMax } = known;
  const standing = await findStanding(db, userId);
  if (standing !== "active") throw inactiveAccount();
  // Limits of one name share their number of attempts.
  await rateLimits.consume({ name: `api-key-${minuteMax}`, attemptsMax: minuteMax, windowSeconds: 60 }, keyId);
  await markUsed(services, keyId);
  return { keyId, userId, scopes: known.scopes };
}

/** @throws {AppError} `forbidden` if the key was created without a permission. */
export function requireScope({ scopes: granted }: KeyHolder, scope: Scope): void {
  if (granted.includes(scope)) return;
  const name = scopes.find(({ id }) => id === scope)?.name ?? scope;
  throw new AppError("forbidden", {
    userMessage: `This API key doesn’t have the permission “${name}” (${scope}). Create a key that has it.`,
  });
}

/** To the minute is enough for people, and spares a write for each request. */
const precisionMs = 60_000;

async function markUsed({ db, clock }: Pick<Services, "db" | "clock">, keyId: string): Promise<void> {
  const now = clock.now();
  const { lastUsedAt } = apiKeys;
  const isOld = or(isNull(lastUsedAt), lt(lastUsedAt, new Date(now.getTime() - precisionMs)));
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, keyId), isOld));
}

const missingKey = () =>
  new AppError("unauthorized", {
    userMessage: "Send your API key as “Authorization: Bearer easel_…”. You can create one in your settings.",
    headers: { "WWW-Authenticate": "Bearer" },
  });

const unknownKey = () =>
  new AppError("unauthorized", {
    userMessage: "This API key is not correct. You find your keys in your settings.",
    headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
  });

const endedKey = (state: "expired" | "revoked") =>
  new AppError("unauthorized", {
    userMessage: state === "expired" ? "This API key has expired." : "This API key was revoked.",
    headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
  });

const inactiveAccount = () =>
  new AppError("forbidden", { userMessage: "This API key’s account can’t be used at the moment." });
