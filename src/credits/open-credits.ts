import type { Executor } from "#platform/db/database.ts";
import { userCredits } from "./schema.ts";

/** From now on the user has credits, none at first. Does nothing where they have. */
export async function openCredits(db: Executor, userId: string, now: Date): Promise<void> {
  await db.insert(userCredits).values({ userId, createdAt: now }).onConflictDoNothing();
}
