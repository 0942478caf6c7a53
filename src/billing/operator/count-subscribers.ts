import { inArray, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { BillingInterval, PlanId } from "../rules.ts";
import { userSubscriptions } from "../schema.ts";

export interface Subscribers {
  readonly planId: PlanId;
  readonly interval: BillingInterval;
  readonly subscribers: number;
}

/** Running subscriptions by plan and interval, without test payments. */
export function countSubscribers(db: Executor): Promise<readonly Subscribers[]> {
  const { subscriptionPlanId: planId, interval, status, isTest } = userSubscriptions;
  return db
    .select({ planId, interval, subscribers: sql<number>`count(*) filter (where not ${isTest})::int` })
    .from(userSubscriptions)
    .where(inArray(status, ["active", "on_trial", "past_due"]))
    .groupBy(planId, interval);
}
