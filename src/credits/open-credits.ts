import type { Executor } from "#platform/db/database.ts";
import { userCredits } from "./schema.ts";

/** Opens the user's credit account with no credits. Does nothing if it exists. */
export async function openCredits(db: Executor, userId: string, now: Date): Promise<void> {
  await db.insert(userCredits).values({ userId, createdAt: now }).onConflictDoNothing();
}
