import { desc, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { creditRefreshes, userSubscriptions } from "../schema.ts";
import type { CurrentPlan, SubscriptionView } from "./current-plan.ts";
import { bestSubscription, entitledPlanOf, entitlementOf, getPlan, type KnownSubscription } from "./entitlement-of.ts";

export type SubscriptionRow = typeof userSubscriptions.$inferSelect;

/** What somebody may do now, and by which subscription. Everybody has at least the Free plan. */
export async function findEntitlement(db: Executor, userId: string, now: Date): Promise<CurrentPlan> {
  const [rows, refreshes] = await Promise.all([
    db
      .select()
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, userId))
      .orderBy(desc(userSubscriptions.providerCreatedAt), desc(userSubscriptions.providerId)),
    db.select({ anchorAt: creditRefreshes.anchorAt }).from(creditRefreshes).where(eq(creditRefreshes.userId, userId)),
  ]);
  const states = rows.map((row) => ({ ...stateOf(row), row }));
  const entitlement = entitlementOf(states, refreshes[0]?.anchorAt ?? startOfMonth(now), now);
  const shown = bestSubscription(states, now) ?? states.find(({ status }) => status !== "expired");
  return {
    plan: getPlan(entitlement.planId),
    entitlement,
    subscription: shown ? viewOf(shown.row, now) : null,
  };
}

export const stateOf = (row: SubscriptionRow): KnownSubscription => ({
  status: row.status,
  billedPlanId: row.subscriptionPlanId,
  providerCreatedAt: row.providerCreatedAt,
  trialEndsAt: row.trialEndsAt,
  endsAt: row.endsAt,
  paid:
    row.paidPlanId && row.paidFrom && row.paidUntil
      ? { planId: row.paidPlanId, start: row.paidFrom, end: row.paidUntil }
      : null,
});

export const viewOf = (row: SubscriptionRow, now: Date): SubscriptionView => ({
  id: row.id,
  provider: row.provider,
  providerId: row.providerId,
  planId: entitledPlanOf(stateOf(row), now),
  billedPlanId: row.subscriptionPlanId,
  interval: row.interval,
  status: row.status,
  currentPeriodEnd: row.currentPeriodEnd,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  trialEndsAt: row.trialEndsAt,
  endsAt: row.endsAt,
  cardBrand: row.cardBrand,
  cardLastFour: row.cardLastFour,
  isTest: row.isTest,
});

/** For whoever's credits were not opened yet. */
const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
