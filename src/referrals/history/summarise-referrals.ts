import { count, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { referralReward } from "../rules.ts";
import { referrals } from "../schema.ts";

export interface ReferralSummary {
  readonly totalCount: number;
  readonly completedCount: number;
  readonly pendingCount: number;
  /** AIC that the referrer got, without what was taken back. */
  readonly rewardsEarned: number;
}

/** What came of somebody's invitations. */
export async function summariseReferrals(db: Executor, referrerId: string): Promise<ReferralSummary> {
  const rows = await db
    .select({ status: referrals.status, count: count() })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId))
    .groupBy(referrals.status);
  const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  const completedCount = countOf("completed");
  return {
    totalCount: rows.reduce((sum, row) => sum + row.count, 0),
    completedCount,
    pendingCount: countOf("pending"),
    rewardsEarned: completedCount * referralReward,
  };
}
