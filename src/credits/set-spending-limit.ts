import { and, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { amountMax } from "./form-rules.ts";
import { openCredits } from "./open-credits.ts";
import { creditLimits } from "./schema.ts";

export interface SpendingLimit {
  readonly userId: string;
  /** A member or API key, or the owner for the owner's own runs. */
  readonly spenderId: string;
  /** AIC per calendar month (UTC); null removes the limit. */
  readonly monthlyMax: number | null;
}

/**
 * Takes effect immediately.
 * @throws {AppError} `invalid_input` unless it is a whole number of 0 or more.
 */
export async function setSpendingLimit(db: Executor, limit: SpendingLimit, now: Date): Promise<void> {
  const { userId, spenderId, monthlyMax } = limit;
  if (monthlyMax === null) {
    await db.delete(creditLimits).where(and(eq(creditLimits.userId, userId), eq(creditLimits.spenderId, spenderId)));
    return;
  }
  if (!Number.isSafeInteger(monthlyMax) || monthlyMax < 0 || monthlyMax > amountMax) {
    throw new AppError("invalid_input", {
      userMessage: "The spending limit must be a whole number of credits, 0 or more.",
    });
  }
  await openCredits(db, userId, now);
  await db
    .insert(creditLimits)
    .values({ userId, spenderId, monthlyMax, updatedAt: now })
    .onConflictDoUpdate({ target: [creditLimits.userId, creditLimits.spenderId], set: { monthlyMax, updatedAt: now } });
}

/** @returns AIC per month; null without a limit. */
export async function findSpendingLimit(db: Executor, userId: string, spenderId: string): Promise<number | null> {
  const [row] = await db
    .select({ monthlyMax: creditLimits.monthlyMax })
    .from(creditLimits)
    .where(and(eq(creditLimits.userId, userId), eq(creditLimits.spenderId, spenderId)));
  return row?.monthlyMax ?? null;
}
