import { eq } from "drizzle-orm";
import { findStanding } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { preferRequester } from "#platform/requester.ts";
import type { Services } from "#platform/services.ts";
import { digestOf, isKeyText } from "./key-text.ts";
import { type Scope, scopes, stateOf } from "./rules.ts";
import { apiKeys } from "./schema.ts";

/** User a request acts for, and the key it uses. */
export interface KeyHolder {
  readonly keyId: string;
  readonly userId: string;
  readonly scopes: readonly Scope[];
  /** Requests a minute. */
  readonly minuteMax: number;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
}

/**
 * The holder of the key in a request. Whether it may act now is another question (`requireActiveHolder`, `countRequest`).
 * @param authorization the header's value.
 * @throws {AppError} `unauthorized` without a key that works.
 */
export async function authenticateKey(
  { db, clock }: Pick<Services, "db" | "clock">,
  authorization: string | undefined,
): Promise<KeyHolder> {
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
  const { id: keyId, userId, minuteMax, lastUsedAt, expiresAt } = known;
  preferRequester(userId);
  return { keyId, userId, scopes: known.scopes, minuteMax, lastUsedAt, expiresAt };
}

/** @throws {AppError} `forbidden` for an account that may not act. */
export async function requireActiveHolder({ db }: Pick<Services, "db">, { userId }: KeyHolder): Promise<void> {
  if ((await findStanding(db, userId)) !== "active") throw inactiveAccount();
}

/** Counts a request against its key's limit, and marks the key as used. @throws {AppError} `rate_limited`. */
export async function countRequest(services: Services, holder: KeyHolder): Promise<void> {
  const { keyId, minuteMax } = holder;
  // Limits of one name share their number of attempts.
  const limit = { name: `api-key-${minuteMax}`, attemptsMax: minuteMax, windowSeconds: 60 };
  await Promise.all([services.rateLimits.consume(limit, keyId), markUsed(services, holder)]);
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

async function markUsed(
  { db, clock }: Pick<Services, "db" | "clock">,
  { keyId, lastUsedAt }: KeyHolder,
): Promise<void> {
  const now = clock.now();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < precisionMs) return;
  await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId));
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
