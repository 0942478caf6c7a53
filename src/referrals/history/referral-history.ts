import { count, desc, eq } from "drizzle-orm";
import { listNames, type PersonName } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { type ReferralStatus, referralReward } from "../rules.ts";
import { referrals } from "../schema.ts";

/** A friend's name as the referrer sees it: first name and initial, enough to recognize someone they know. */
export function shownName(name: PersonName | undefined): string {
  if (!name) return "Account closed";
  const initial = [...name.lastName.trim()][0];
  return [name.firstName.trim() || "A friend", initial && `${initial.toUpperCase()}.`].filter(Boolean).join(" ");
}

const referralsPerPage = 20;

export interface ShownReferral {
  readonly id: string;
  /** First name and initial. */
  readonly name: string;
  readonly signedUpAt: Date;
  readonly status: ReferralStatus;
  /** AIC that the referrer got for it. */
  readonly reward: number;
}

export interface ReferralPage {
  readonly referrals: readonly ShownReferral[];
  /** At least 1. Higher page numbers show the last page. */
  readonly pagesCount: number;
  readonly page: number;
}

/** A user's referrals, newest first. @param page from 1. */
export async function listReferrals(db: Executor, referrerId: string, page: number): Promise<ReferralPage> {
  const isTheirs = eq(referrals.referrerId, referrerId);
  const [total] = await db.select({ count: count() }).from(referrals).where(isTheirs);
  const pagesCount = Math.max(1, Math.ceil((total?.count ?? 0) / referralsPerPage));
  const current = Math.min(page, pagesCount);
  const rows = await db
    .select()
    .from(referrals)
    .where(isTheirs)
    .orderBy(desc(referrals.createdAt), desc(referrals.id))
    .limit(referralsPerPage)
    .offset((current - 1) * referralsPerPage);
  const names = await listNames(
    db,
    rows.flatMap(({ friendId }) => friendId ?? []),
  );
  const shown = rows.map(
    ({ id, friendId, createdAt, status }): ShownReferral => ({
      id,
      name: shownName(names.get(friendId ?? "")),
      signedUpAt: createdAt,
      status,
      reward: status === "completed" ? referralReward : 0,
    }),
  );
  return { referrals: shown, pagesCount, page: current };
}

export interface ReferralSummary {
  readonly totalCount: number;
  readonly completedCount: number;
  readonly pendingCount: number;
  /** AIC that the referrer got, without reversed rewards. */
  readonly rewardsEarned: number;
}

/** Counts of a user's referrals and rewards. */
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
