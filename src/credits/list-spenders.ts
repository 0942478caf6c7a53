import { and, inArray, isNotNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { userCredits } from "./schema.ts";

/** @returns those of these people who have finished a run that was not refunded since. */
export async function listSpenders(db: Executor, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: userCredits.userId })
    .from(userCredits)
    .where(and(inArray(userCredits.userId, [...userIds]), isNotNull(userCredits.firstSpentAt)));
  return rows.map(({ userId }) => userId);
}
