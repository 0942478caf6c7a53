import { inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { readPriceList } from "../read-price-list.ts";
import type { PlanId } from "../rules.ts";
import { userSubscriptions } from "../schema.ts";
import { bestSubscription, entitledPlanOf } from "./entitlement-of.ts";
import { stateOf } from "./find-entitlement.ts";

/** Paid plans of many users, by user id; a user who is left out has the Free plan. */
export async function listEntitledPlans(
  db: Executor,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PlanId>> {
  if (userIds.length === 0) return new Map();
  const [list, rows] = await Promise.all([
    readPriceList(db),
    db
      .select()
      .from(userSubscriptions)
      .where(inArray(userSubscriptions.userId, [...userIds])),
  ]);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  const plans = [...byUser].map(([userId, own]): readonly [string, PlanId] => {
    const best = bestSubscription(
      own.map((row) => stateOf(row, now)),
      list,
      now,
    );
    return [userId, best ? entitledPlanOf(best, list, now) : "free"];
  });
  return new Map(plans.filter(([, planId]) => planId !== "free"));
}
