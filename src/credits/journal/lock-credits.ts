import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { userCredits } from "../schema.ts";

/**
 * From here to the end of the caller's transaction nobody else writes to this account's credits. Taken before any other row: the other
 * way round two writers could wait for each other.
 */
export async function lockCredits(db: Executor, userId: string): Promise<void> {
  await db.select({ userId: userCredits.userId }).from(userCredits).where(eq(userCredits.userId, userId)).for("update");
}
