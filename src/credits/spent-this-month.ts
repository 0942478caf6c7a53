import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { holdsFrom, isRefunded } from "./holds-from.ts";
import { creditHolds } from "./schema.ts";

/**
 * What a spender has spent since the first of the month (UTC) and was not given back, with what is held for their runs under way, AIC.
 * @param spenderId the owner where it is not said, or said so: then everything that no member or key spent.
 */
export async function spentThisMonth(
  db: Executor,
  userId: string,
  spenderId: string | undefined,
  now: Date,
): Promise<number> {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
  const { amount, captured, state } = creditHolds;
  const isOwner = spenderId === undefined || spenderId === userId;
  const isTheirs = isOwner
    ? or(isNull(creditHolds.spenderId), eq(creditHolds.spenderId, userId))
    : eq(creditHolds.spenderId, spenderId);
  const [row] = await db
    .select({
      spent: sql<number>`coalesce(sum(case when ${state} = 'held' then ${amount} when ${captured} > 0 and not ${isRefunded} then ${captured} end), 0)::float8`,
    })
    .from(creditHolds)
    .where(and(holdsFrom(userId, monthStart), isTheirs));
  return row?.spent ?? 0;
}
