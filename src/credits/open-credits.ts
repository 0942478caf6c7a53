import type { Executor } from "#platform/db/database.ts";
import { userCredits } from "./schema.ts";

/** From now on the user has credits, none at first. Does nothing where they have. @returns whether it was new. */
export async function openCredits(db: Executor, userId: string, now: Date): Promise<boolean> {
  const opened = await db
    .insert(userCredits)
    .values({ userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: userCredits.userId });
  return opened.length > 0;
}
