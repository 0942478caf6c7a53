import { eq } from "drizzle-orm";
import { findStanding } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import { preferRequester } from "#platform/requester.ts";
import type { Services } from "#platform/services.ts";
import { findMembership, type Membership, requireOpenTeam } from "#teams/index.ts";
import { digestOf, isKeyText } from "./key-text.ts";
import { type KeyState, type Scope, scopes, stateOf } from "./rules.ts";
import { apiKeys } from "./schema.ts";

/** User a request acts for, and the key it uses. */
export interface KeyHolder {
  readonly keyId: string;
  /** Owner of the key and of what its runs make: a user, or a team. */
  readonly userId: string;
  /** User who created it, for whom its programs act. */
  readonly personId: string;
  /** Their membership, for a team’s key; undefined for a user’s own. */
  readonly membership: Membership | undefined;
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
  const { id: keyId, userId, memberId, minuteMax, lastUsedAt, expiresAt } = known;
  const personId = memberId ?? userId;
  preferRequester(personId);
  const membership = memberId === null ? undefined : await findMembership(db, { teamId: userId, userId: memberId });
  const state = stateOf(known, { now: clock.now(), joinedAt: membership?.joinedAt });
  if (state !== "active") throw endedKey(state);
  return { keyId, userId, personId, membership, scopes: known.scopes, minuteMax, lastUsedAt, expiresAt };
}

/** @throws {AppError} `forbidden` for an account that may not act, and in a team that can only be read. */
export async function requireActiveHolder(
  { db, clock }: Pick<Services, "db" | "clock">,
  { personId, membership }: KeyHolder,
): Promise<void> {
  const [standing] = await Promise.all([
    findStanding(db, personId),
    membership && requireOpenTeam(db, membership, clock.now()),
  ]);
  if (standing !== "active") throw inactiveAccount();
}

/** User whose plan and credits count for a key. */
export const payerOf = ({ personId, membership }: KeyHolder): string => membership?.ownerId ?? personId;

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

const endings: Readonly<Record<Exclude<KeyState, "active">, string>> = {
  expired: "This API key has expired.",
  ended: "This API key has ended, because the member who created it left the team.",
  revoked: "This API key was revoked.",
};

const endedKey = (state: Exclude<KeyState, "active">) =>
  new AppError("unauthorized", {
    userMessage: endings[state],
    headers: { "WWW-Authenticate": 'Bearer error="invalid_token"' },
  });

const inactiveAccount = () =>
  new AppError("forbidden", { userMessage: "This API key’s account can’t be used at the moment." });
