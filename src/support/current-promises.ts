import { eq, type SQL, sql } from "drizzle-orm";
import { listEntitledPlans } from "#billing/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { SupportHours } from "./rules.ts";
import { supportRequests } from "./schema.ts";
import { readSupportHours } from "./support-hours.ts";

/** Promises that count for a request now: an upgrade since it was written makes it more urgent, and a downgrade takes nothing back. */
export interface CurrentPromises {
  /** Today’s plan of a user. */
  readonly planOf: (userId: string) => keyof SupportHours;
  /** The better one of today's plan and the plan at the time of writing. */
  readonly bestPlan: SQL<keyof SupportHours>;
  /** When an answer is due; null unless the request is open. */
  readonly dueAt: SQL<Date | null>;
}

/** Above it, requests of further users count as they were written. */
const usersMax = 10_000;

/** Promises to users with an open request. */
export async function readOpenPromises(db: Executor, now: Date): Promise<CurrentPromises> {
  const { userId, state } = supportRequests;
  const rows = await db.selectDistinct({ userId }).from(supportRequests).where(eq(state, "open")).limit(usersMax);
  return readPromises(
    db,
    rows.map((row) => row.userId),
    now,
  );
}

/** Promises to the users with these ids. */
export async function readPromises(db: Executor, userIds: readonly string[], now: Date): Promise<CurrentPromises> {
  const [plans, hours] = await Promise.all([listEntitledPlans(db, userIds, now), readSupportHours(db)]);
  const isOn = (wanted: keyof SupportHours) => {
    const ids = [...plans].filter(([, planId]) => planId === wanted).map(([userId]) => userId);
    return sql`(${supportRequests.planId} = ${wanted} or ${supportRequests.userId} = any(${sql.param(ids)}::uuid[]))`;
  };
  const bestPlan = sql<
    keyof SupportHours
  >`case when ${isOn("business")} then 'business' when ${isOn("pro")} then 'pro' else 'free' end`;
  const hoursOfBest = sql`case ${bestPlan} when 'business' then ${hours.business}::int when 'pro' then ${hours.pro}::int else ${hours.free}::int end`;
  const { planId, dueAt, changedAt } = supportRequests;
  return {
    planOf: (userId) => plans.get(userId) ?? "free",
    bestPlan,
    // An open request changes by messages of the user alone.
    dueAt: sql`case when ${bestPlan} = ${planId} then ${dueAt}
      else least(${dueAt}, ${changedAt} + ${hoursOfBest} * interval '1 hour') end`.mapWith(dueAt) as SQL<Date | null>,
  };
}
