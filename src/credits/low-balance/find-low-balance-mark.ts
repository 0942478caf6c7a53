import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { userCredits } from "../schema.ts";

export interface LowBalanceMark {
  /** AIC; 0 where no mail is sent. */
  readonly mark: number;
  /** Whether the owner has set it; else it follows the plan. */
  readonly isChosen: boolean;
}

/** @returns undefined for somebody who never had credits. */
export async function findLowBalanceMark(db: Executor, userId: string): Promise<LowBalanceMark | undefined> {
  const [row] = await db
    .select({ mark: userCredits.lowBalanceMark, isChosen: userCredits.isLowBalanceMarkChosen })
    .from(userCredits)
    .where(eq(userCredits.userId, userId));
  return row;
}
