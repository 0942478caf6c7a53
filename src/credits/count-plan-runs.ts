import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { holdsFrom, isRefunded } from "./holds-from.ts";
import { creditHolds } from "./schema.ts";

/** How many runs under way or finished, and not refunded, were paid with plan credits since a moment. */
export async function countPlanRuns(db: Executor, userId: string, since: Date): Promise<number> {
  const { state, usesPlanCredits } = creditHolds;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(creditHolds)
    .where(
      sql`${holdsFrom(userId, since)} and ${usesPlanCredits} and ${state} in ('held', 'captured') and not ${isRefunded}`,
    );
  return row?.count ?? 0;
}
