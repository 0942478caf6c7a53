import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { amountMax } from "../form-rules.ts";
import { userCredits } from "../schema.ts";

export interface LowBalanceThreshold {
  /** AIC; 0 where no mail is sent. */
  readonly mark: number;
  /** Whether the owner has set it; else it follows the plan. */
  readonly isChosen: boolean;
}

/** @returns undefined for somebody who never had credits. */
export async function findLowBalanceThreshold(db: Executor, userId: string): Promise<LowBalanceThreshold | undefined> {
  const [row] = await db
    .select({ mark: userCredits.lowBalanceThreshold, isChosen: userCredits.isLowBalanceThresholdChosen })
    .from(userCredits)
    .where(eq(userCredits.userId, userId));
  return row;
}

/**
 * From now on a mail is sent when spending takes the balance below the mark; the plan's monthly grant no longer changes it.
 * @param mark AIC; 0 for no mail.
 * @throws {AppError} `invalid_input` for what is no whole number from 0 on; `not_found` for somebody who never had credits.
 */
export async function setLowBalanceThreshold(db: Executor, userId: string, mark: number): Promise<void> {
  if (!Number.isSafeInteger(mark) || mark < 0 || mark > amountMax) {
    throw new AppError("invalid_input", { userMessage: "The mark is a whole number of credits from 0 on." });
  }
  const changed = await db
    .update(userCredits)
    .set({ lowBalanceThreshold: mark, isLowBalanceThresholdChosen: true })
    .where(eq(userCredits.userId, userId))
    .returning({ userId: userCredits.userId });
  if (changed.length === 0) {
    throw new AppError("not_found", { userMessage: "There are no credits in this account yet." });
  }
}
