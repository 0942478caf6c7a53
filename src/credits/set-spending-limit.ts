import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { amountMax } from "./form-rules.ts";
import { openCredits } from "./open-credits.ts";
import { creditLimits } from "./schema.ts";

export interface SpendingLimit {
  /** The user, or the team for its API keys. */
  readonly userId: string;
  /** An API key, or the user for the user's own runs. */
  readonly spenderId: string;
  /** AIC per calendar month (UTC); null for no such limit. */
  readonly monthlyMax: number | null;
  /** AIC for ever, of an API key; no such limit if left out. */
  readonly totalMax?: number | undefined;
}

/**
 * Takes effect immediately.
 * @throws {AppError} `invalid_input` unless it is a whole number of 0 or more.
 */
export async function setSpendingLimit(db: Executor, limit: SpendingLimit, now: Date): Promise<void> {
  const { userId, spenderId, monthlyMax, totalMax = null } = limit;
  if (monthlyMax === null && totalMax === null) {
    await db.delete(creditLimits).where(and(eq(creditLimits.userId, userId), eq(creditLimits.spenderId, spenderId)));
    return;
  }
  if (![monthlyMax, totalMax].every((max) => max === null || isAmount(max))) {
    throw new AppError("invalid_input", {
      userMessage: "The spending limit must be a whole number of credits, 0 or more.",
    });
  }
  await openCredits(db, userId, now);
  await db
    .insert(creditLimits)
    .values({ userId, spenderId, monthlyMax, totalMax, updatedAt: now })
    .onConflictDoUpdate({
      target: [creditLimits.userId, creditLimits.spenderId],
      set: { monthlyMax, totalMax, updatedAt: now },
    });
}

const isAmount = (max: number): boolean => Number.isSafeInteger(max) && max >= 0 && max <= amountMax;

export interface KnownLimit {
  readonly monthlyMax: number | null;
  readonly totalMax: number | null;
}

/** The limits of a user or a team by spender: the user's own, and those of API keys. */
export async function listSpendingLimits(db: Executor, userId: string): Promise<ReadonlyMap<string, KnownLimit>> {
  const { spenderId, monthlyMax, totalMax } = creditLimits;
  const rows = await db
    .select({ spenderId, monthlyMax, totalMax })
    .from(creditLimits)
    .where(eq(creditLimits.userId, userId));
  return new Map(rows.map(({ spenderId: spender, ...limit }) => [spender, limit]));
}

/** @returns AIC per month; null without a limit. */
export async function findSpendingLimit(db: Executor, userId: string, spenderId: string): Promise<number | null> {
  const [row] = await db
    .select({ monthlyMax: creditLimits.monthlyMax })
    .from(creditLimits)
    .where(and(eq(creditLimits.userId, userId), eq(creditLimits.spenderId, spenderId)));
  return row?.monthlyMax ?? null;
}
