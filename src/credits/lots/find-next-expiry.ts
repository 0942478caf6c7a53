import { and, eq, gt, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { creditLots } from "../schema.ts";
import type { Bucket } from "./choose-lots.ts";

/** The credits that expire next if they are not spent. */
export interface NextExpiry {
  readonly at: Date;
  /** AIC of all lots that expire at this moment, without credits held for runs in progress. */
  readonly amount: number;
  readonly buckets: readonly { readonly bucket: Bucket; readonly amount: number }[];
}

/** @returns undefined if nothing expires. */
export async function findNextExpiry(db: Executor, userId: string, now: Date): Promise<NextExpiry | undefined> {
  const rows = await db
    .select({
      at: creditLots.expiresAt,
      bucket: creditLots.bucket,
      amount: sql<number>`sum(${creditLots.remaining})::int`,
    })
    .from(creditLots)
    .where(
      and(
        eq(creditLots.userId, userId),
        eq(creditLots.isOpen, true),
        gt(creditLots.remaining, 0),
        gt(creditLots.expiresAt, now),
      ),
    )
    .groupBy(creditLots.expiresAt, creditLots.bucket)
    .orderBy(creditLots.expiresAt, creditLots.bucket)
    // Three rows are enough: at most one per bucket for the soonest moment.
    .limit(3);
  const at = rows[0]?.at;
  if (!at) return undefined;
  const buckets = rows.filter((row) => row.at?.getTime() === at.getTime());
  return {
    at,
    amount: buckets.reduce((sum, { amount }) => sum + amount, 0),
    buckets: buckets.map(({ bucket, amount }) => ({ bucket, amount })),
  };
}
