import { randomUUID } from "node:crypto";
import { and, count, eq, gt, gte, isNull, or } from "drizzle-orm";
import { findEntitlement } from "#billing/index.ts";
import { setSpendingLimit } from "#credits/index.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findPayer, getMembership, type Membership } from "#teams/index.ts";
import { type KeyEditor, ownerOf, recordKeyChange } from "./key-editor.ts";
import { digestOf, makeKeyText, prefixOf } from "./key-text.ts";
import { type KeySettings, keysMax } from "./rules.ts";
import { apiKeys } from "./schema.ts";

/** Far more than anyone needs, and few enough that a stolen session can't fill the table. */
const createLimit = { name: "api-key-create", attemptsMax: 20, windowSeconds: 60 * 60 };

/**
 * Creates a key, with its budget in the ledger. The caller has checked that its user has confirmed their identity.
 * @returns the key, which exists nowhere else and can't be shown again.
 * @throws {AppError} `forbidden` without the plan for it; `not_found` for people who are not in the team; `conflict` for more keys than are
 * allowed; `rate_limited`.
 */
export async function createKey(services: Services, editor: KeyEditor, settings: KeySettings): Promise<string> {
  const { db, clock, rateLimits } = services;
  const { userId, teamId } = editor;
  const now = clock.now();
  const payerId = await findPayer(db, ownerOf(editor));
  if (!(await findEntitlement(db, payerId, now)).entitlement.mayUseApi) throw needsPlan();
  await rateLimits.consume(createLimit, userId);
  const { name, scopes, minuteMax, expiresAt, budget } = settings;
  const key = makeKeyText();
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const membership = teamId === undefined ? undefined : await getMembership(tx, { teamId, userId });
    await requireRoom(tx, editor, { membership, now });
    const memberId = membership ? userId : null;
    await tx.insert(apiKeys).values({
      id,
      userId: ownerOf(editor),
      memberId,
      name,
      digest: digestOf(key),
      prefix: prefixOf(key),
      scopes,
      minuteMax,
      expiresAt,
      // The clock of the process that let the member join may be ahead: a key of a time before would have ended.
      createdAt: membership && membership.joinedAt > now ? membership.joinedAt : now,
    });
    if (budget.kind !== "none") {
      const max = budget.kind === "month" ? { monthlyMax: budget.max } : { monthlyMax: null, totalMax: budget.max };
      await setSpendingLimit(tx, { userId: ownerOf(editor), spenderId: id, ...max }, now);
    }
    await recordKeyChange(tx, editor, { kind: "api-key-created", name, memberId }, now);
  });
  return key;
}

/** @throws {AppError} `conflict` if the user has as many keys as they can have. */
async function requireRoom(
  tx: Transaction,
  editor: KeyEditor,
  { membership, now }: { readonly membership: Membership | undefined; readonly now: Date },
): Promise<void> {
  const { revokedAt, expiresAt: ends, createdAt, memberId } = apiKeys;
  // Those of an earlier time in the team have ended.
  const isMembers = membership && and(eq(memberId, editor.userId), gte(createdAt, membership.joinedAt));
  const works = and(isNull(revokedAt), or(isNull(ends), gt(ends, now)));
  const [known] = await tx
    .select({ count: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, ownerOf(editor)), isMembers, works));
  if ((known?.count ?? 0) >= keysMax) throw tooMany();
}

export const needsPlan = () =>
  new AppError("forbidden", {
    userMessage: "API access is part of the Business plan. Upgrade your plan to use API keys.",
  });

const tooMany = () =>
  new AppError("conflict", {
    userMessage: `You can have up to ${keysMax} API keys at a time. Revoke one that you don’t use anymore.`,
  });
