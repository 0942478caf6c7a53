import { and, eq, gt, inArray, isNull, or, sum } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { creditLots } from "./schema.ts";

/** AIC that each of these users can spend now, by user id; a user who is left out has none. */
export async function listBalances(
  db: Executor,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const { userId, remaining, isOpen, expiresAt } = creditLots;
  const rows = await db
    .select({ userId, available: sum(remaining).mapWith(Number) })
    .from(creditLots)
    .where(and(inArray(userId, [...userIds]), eq(isOpen, true), or(isNull(expiresAt), gt(expiresAt, now))))
    .groupBy(userId);
  return new Map(rows.map((row) => [row.userId, row.available]));
}
