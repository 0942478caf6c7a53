import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { creditHolds } from "./schema.ts";

/**
 * Somebody's holds since a moment, found backwards by their numbers, so that years of older ones are never looked at. Numbers and times
 * go up together, except for the clocks of several processes, which never differ by a day.
 */
export function holdsFrom(userId: string, since: Date): SQL | undefined {
  const start = sql`${since.toISOString()}::timestamptz`;
  const older = sql`coalesce((
    select o.number from credit_holds o where o.user_id = ${userId} and o.created_at < ${start} - interval '1 day'
    order by o.number desc limit 1), 0)`;
  return and(eq(creditHolds.userId, userId), gte(creditHolds.createdAt, since), sql`${creditHolds.number} > ${older}`);
}

/** Whether the charge for a hold was given back. */
export const isRefunded = sql`exists (select from credit_transactions r
  where r.user_id = ${creditHolds.userId} and r.refunds_number = ${creditHolds.resolvedNumber})`;
