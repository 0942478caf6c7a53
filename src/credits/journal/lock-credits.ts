import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { userCredits } from "../schema.ts";
import type { AccountState } from "./account-state.ts";

/**
 * Blocks other writes to the account's credits until the caller's transaction ends. Take it before locking any other row, to avoid
 * deadlocks.
 */
export async function lockCredits(db: Executor, userId: string): Promise<void> {
  await db.select({ userId: userCredits.userId }).from(userCredits).where(eq(userCredits.userId, userId)).for("update");
}

/** @returns whether a journal row was written since the account was read. */
export async function hasChanged(db: Executor, { userId, lastNumber }: AccountState): Promise<boolean> {
  const [account] = await db
    .select({ lastNumber: userCredits.lastNumber })
    .from(userCredits)
    .where(eq(userCredits.userId, userId));
  return account !== undefined && account.lastNumber !== lastNumber;
}
