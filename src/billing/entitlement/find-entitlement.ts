import { desc, eq } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { addMonths, intervalOf } from "../months.ts";
import { agreedVersion, type PriceList, versionAt } from "../price-list.ts";
import { readPriceList } from "../read-price-list.ts";
import type { BillingInterval } from "../rules.ts";
import { creditRefreshes, userSubscriptions } from "../schema.ts";
import type { CurrentPlan, SubscriptionView } from "./current-plan.ts";
import { bestSubscription, entitledPlanOf, entitlementOf, type KnownSubscription } from "./entitlement-of.ts";

export type SubscriptionRow = typeof userSubscriptions.$inferSelect;

/** Finds what the user may do now, and through which subscription. Every user has at least the Free plan. */
export async function findEntitlement(db: Executor, userId: string, now: Date): Promise<CurrentPlan> {
  const [list, rows, refreshes] = await Promise.all([
    readPriceList(db),
    db
      .select()
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, userId))
      .orderBy(desc(userSubscriptions.providerCreatedAt), desc(userSubscriptions.providerId)),
    db.select({ anchorAt: creditRefreshes.anchorAt }).from(creditRefreshes).where(eq(creditRefreshes.userId, userId)),
  ]);
  const states = rows.map((row) => ({ ...stateOf(row, now), row }));
  const entitlement = entitlementOf(states, list, refreshes[0]?.anchorAt ?? startOfMonth(now), now);
  const { planId, planVersion } = entitlement;
  const shown = bestSubscription(states, list, now) ?? states.find(({ status }) => status !== "expired");
  return {
    plan: {
      ...agreedVersion(list, { planId, version: planVersion }, now),
      name: versionAt(list, planId, now).name,
    },
    entitlement,
    subscription: shown ? viewOf(shown.row, list, now) : null,
  };
}

/** Longer than a development machine usually sleeps before its test checkout updates its subscriptions. */
const testGraceMs = 14 * dayMs;

/** Statuses that would keep a plan forever without further updates. */
const keepingStatuses: readonly string[] = ["on_trial", "active", "past_due"];

/** A leftover from the test checkout, which no longer runs once real payments are set up, so it would never expire. */
const isLeftOver = ({ isTest, status, currentPeriodEnd }: SubscriptionRow, now: Date): boolean =>
  isTest &&
  keepingStatuses.includes(status) &&
  currentPeriodEnd !== null &&
  now.getTime() > currentPeriodEnd.getTime() + testGraceMs;

/** Refunded and no longer renewing. The provider reports it as ended only when the period ends. */
const isRefunded = ({ status, refundedUntil }: SubscriptionRow, now: Date): boolean =>
  status === "cancelled" && refundedUntil !== null && now < refundedUntil;

export const stateOf = (row: SubscriptionRow, now: Date): KnownSubscription => ({
  status: isLeftOver(row, now) || isRefunded(row, now) ? "expired" : row.status,
  billedPlanId: row.subscriptionPlanId,
  providerCreatedAt: row.providerCreatedAt,
  trialEndsAt: row.trialEndsAt,
  endsAt: row.endsAt,
  paid:
    row.paidPlanId && row.paidFrom && row.paidUntil
      ? { planId: row.paidPlanId, version: row.paidPlanVersion, start: row.paidFrom, end: row.paidUntil }
      : null,
  refundedUntil: row.refundedUntil,
  quoted: quotedOf(row),
});

/** Terms that the subscription's checkout quoted for the trial and the first payment. */
export function quotedOf(row: SubscriptionRow): KnownSubscription["quoted"] {
  const { quotedPlanId: planId, quotedInterval: interval, quotedPlanVersion: version } = row;
  return planId && interval ? { planId, interval, version } : null;
}

export const viewOf = (row: SubscriptionRow, list: PriceList, now: Date): SubscriptionView => ({
  id: row.id,
  provider: row.provider,
  providerId: row.providerId,
  planId: entitledPlanOf(stateOf(row, now), list, now),
  billedPlanId: row.subscriptionPlanId,
  interval: paidInterval(row, now) ?? row.interval,
  billedInterval: row.interval,
  status: row.status,
  currentPeriodEnd: row.currentPeriodEnd,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
  trialEndsAt: row.trialEndsAt,
  endsAt: row.endsAt,
  cardBrand: row.cardBrand,
  cardLastFour: row.cardLastFour,
  isTest: row.isTest,
  discount: discountOf(row),
  quotedCents: quotedCentsOf(row, list),
});

/**
 * Only until the first payment, and only if the plan and interval are still the quoted ones. Lemon Squeezy goes on charging a subscription
 * the price that it began with, whatever new ones cost.
 */
function quotedCentsOf(row: SubscriptionRow, list: PriceList): number | null {
  const isCharged = row.paidPlanId === null || row.provider === "lemon-squeezy";
  const quoted = isCharged ? quotedOf(row) : null;
  if (quoted?.planId !== row.subscriptionPlanId || quoted.interval !== row.interval) return null;
  return agreedVersion(list, quoted, row.providerCreatedAt).priceCents[quoted.interval];
}

/** Its months count from the first payment. */
function discountOf({ discountPercent, discountMonths, trialEndsAt, providerCreatedAt }: SubscriptionRow) {
  if (discountPercent === null || discountMonths === null) return null;
  return { percent: discountPercent, until: addMonths(trialEndsAt ?? providerCreatedAt, discountMonths) };
}

/** The interval paid for in the current period. After a switch from yearly to monthly, the provider only changes what is billed next. */
function paidInterval({ paidFrom, paidUntil }: SubscriptionRow, now: Date): BillingInterval | undefined {
  if (!paidFrom || !paidUntil || paidUntil <= now) return undefined;
  return intervalOf({ start: paidFrom, end: paidUntil });
}

/** For users whose credits have not been opened yet. */
const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
