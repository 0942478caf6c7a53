import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { amountMax } from "../form-rules.ts";
import { userCredits } from "../schema.ts";

export interface LowBalanceThreshold {
  /** AIC; 0 if no mail is sent. */
  readonly mark: number;
  /** True if the user has set it; otherwise it follows the plan. */
  readonly isChosen: boolean;
}

/** @returns undefined for a user who never had credits. */
export async function findLowBalanceThreshold(db: Executor, userId: string): Promise<LowBalanceThreshold | undefined> {
  const [row] = await db
    .select({ mark: userCredits.lowBalanceThreshold, isChosen: userCredits.isLowBalanceThresholdChosen })
    .from(userCredits)
    .where(eq(userCredits.userId, userId));
  return row;
}

/**
 * Sets the balance below which a mail is sent. The plan's monthly grant no longer changes it.
 * @param threshold AIC; 0 for no mail.
 * @throws {AppError} `invalid_input` unless it is a whole number of 0 or more; `not_found` for a user who never had credits.
 */
export async function setLowBalanceThreshold(db: Executor, userId: string, threshold: number): Promise<void> {
  if (!Number.isSafeInteger(threshold) || threshold < 0 || threshold > amountMax) {
    throw new AppError("invalid_input", { userMessage: "The threshold must be a whole number of credits, 0 or more." });
  }
  const changed = await db
    .update(userCredits)
    .set({ lowBalanceThreshold: threshold, isLowBalanceThresholdChosen: true })
    .where(eq(userCredits.userId, userId))
    .returning({ userId: userCredits.userId });
  if (changed.length === 0) {
    throw new AppError("not_found", { userMessage: "This account has no credits yet." });
  }
}
