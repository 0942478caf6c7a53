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

/** What somebody may do now, and by which subscription. Everybody has at least the Free plan. */
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

/** Longer than a laptop with a test checkout sleeps before it says what became of its subscriptions. */
const testGraceMs = 14 * dayMs;

/** States that would keep a plan for ever, if nobody said anything more. */
const keepingStatuses: readonly string[] = ["on_trial", "active", "past_due"];

/** One of a test that nobody carries on, since real money is taken here: no renewal will ever be missed. */
const isLeftOver = ({ isTest, status, currentPeriodEnd }: SubscriptionRow, now: Date): boolean =>
  isTest &&
  keepingStatuses.includes(status) &&
  currentPeriodEnd !== null &&
  now.getTime() > currentPeriodEnd.getTime() + testGraceMs;

/** One that was refunded and is not renewed any more: the provider says only at the end of the period that it is over. */
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

/** What its checkout quoted for the trial and the first payment. */
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

/** Until the first payment, and as long as nothing else was chosen. */
function quotedCentsOf(row: SubscriptionRow, list: PriceList): number | null {
  const quoted = row.paidPlanId === null ? quotedOf(row) : null;
  if (quoted?.planId !== row.subscriptionPlanId || quoted.interval !== row.interval) return null;
  return agreedVersion(list, quoted, row.providerCreatedAt).priceCents[quoted.interval];
}

/** Its months count from the first payment on. */
function discountOf({ discountPercent, discountMonths, trialEndsAt, providerCreatedAt }: SubscriptionRow) {
  if (discountPercent === null || discountMonths === null) return null;
  return { percent: discountPercent, until: addMonths(trialEndsAt ?? providerCreatedAt, discountMonths) };
}

/** Of what is paid for the period under way: from a year to months the provider changes what is billed next, and nothing else. */
function paidInterval({ paidFrom, paidUntil }: SubscriptionRow, now: Date): BillingInterval | undefined {
  if (!paidFrom || !paidUntil || paidUntil <= now) return undefined;
  return intervalOf({ start: paidFrom, end: paidUntil });
}

/** For whoever's credits were not opened yet. */
const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
