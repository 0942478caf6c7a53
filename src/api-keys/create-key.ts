import { randomUUID } from "node:crypto";
import { and, count, eq, gt, isNull, or } from "drizzle-orm";
import { recordSecurityEvent } from "#accounts/index.ts";
import { findEntitlement } from "#billing/index.ts";
import { setSpendingLimit } from "#credits/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { digestOf, makeKeyText, prefixOf } from "./key-text.ts";
import { type KeySettings, keysMax } from "./rules.ts";
import { apiKeys } from "./schema.ts";

/** User who changes a key, and from where, for the audit log. */
export interface KeyOwner {
  readonly userId: string;
  readonly ipAddress?: string | null;
  readonly userAgent?: string | null;
}

/** Far more than anyone needs, and few enough that a stolen session can't fill the table. */
const createLimit = { name: "api-key-create", attemptsMax: 20, windowSeconds: 60 * 60 };

/**
 * Creates a key, with its budget in the ledger. The caller has checked that its user has confirmed their identity.
 * @returns the key, which exists nowhere else and can't be shown again.
 * @throws {AppError} `forbidden` without the plan for it; `conflict` for more keys than are allowed; `rate_limited`.
 */
export async function createKey(services: Services, owner: KeyOwner, settings: KeySettings): Promise<string> {
  const { db, clock, rateLimits } = services;
  const { userId } = owner;
  const now = clock.now();
  if (!(await findEntitlement(db, userId, now)).entitlement.mayUseApi) throw needsPlan();
  await rateLimits.consume(createLimit, userId);
  const { name, scopes, minuteMax, expiresAt, budget } = settings;
  const key = makeKeyText();
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const { revokedAt, expiresAt: ends } = apiKeys;
    const works = and(eq(apiKeys.userId, userId), isNull(revokedAt), or(isNull(ends), gt(ends, now)));
    const [known] = await tx.select({ count: count() }).from(apiKeys).where(works);
    if ((known?.count ?? 0) >= keysMax) throw tooMany();
    await tx.insert(apiKeys).values({
      id,
      userId,
      name,
      digest: digestOf(key),
      prefix: prefixOf(key),
      scopes,
      minuteMax,
      expiresAt,
      createdAt: now,
    });
    if (budget.kind !== "none") {
      const max = budget.kind === "month" ? { monthlyMax: budget.max } : { monthlyMax: null, totalMax: budget.max };
      await setSpendingLimit(tx, { userId, spenderId: id, ...max }, now);
    }
    await recordSecurityEvent(tx, { ...owner, kind: "api-key-created", detail: { name }, happenedAt: now });
  });
  return key;
}

export const needsPlan = () =>
  new AppError("forbidden", {
    userMessage: "API access is part of the Business plan. Upgrade your plan to use API keys.",
  });

const tooMany = () =>
  new AppError("conflict", {
    userMessage: `You can have up to ${keysMax} API keys at a time. Revoke one that you don’t use anymore.`,
  });
