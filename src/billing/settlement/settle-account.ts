import { eq } from "drizzle-orm";
import { hasAccount } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { entitlementOf, type KnownSubscription } from "../entitlement/entitlement-of.ts";
import { type SubscriptionRow, stateOf } from "../entitlement/find-entitlement.ts";
import { mailSubscriptionNews } from "../mails/mail-subscription-news.ts";
import type { PriceList } from "../price-list.ts";
import { readPriceList } from "../read-price-list.ts";
import { creditRefreshes, userSubscriptions } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { applyGrant, findGrantedFor, originOf, wasGranted } from "./apply-grant.ts";
import { endRefundedPlan } from "./end-refunded-plan.ts";
import { type DueGrant, freeGrant, nextFreeMonth, paidGrants, trialGrant } from "./grants-due.ts";
import { keepPaidFor } from "./keep-paid-for.ts";
import { lockAccount } from "./lock-account.ts";
import { bestPlanOf, type PaidPeriod, paidPeriods } from "./paid-periods.ts";
import { readHistories, type SubscriptionHistory } from "./read-histories.ts";

/**
 * Makes somebody's credits agree with what they have paid, by all that is known of it: grants what is due and missing, takes back what was
 * refunded, and notes when to look again. Repeating it changes nothing, and the order in which things became known makes no difference.
 * Runs in the caller's transaction, and has the account to itself until that ends.
 * @param grantsFree whether the Free plan's month is granted where it is due. While webhooks still arrive, in whatever order, somebody may
 * look as if they had no plan for a moment: the refresh job sees to it a little later.
 */
export async function settleAccount(
  billing: Billing,
  userId: string,
  { grantsFree = false }: { readonly grantsFree?: boolean } = {},
): Promise<void> {
  const { db, clock } = billing;
  await lockAccount(db, userId);
  const now = clock.now();
  const list = await readPriceList(db);
  const subscriptions = await readHistories(db, userId);
  const settled = subscriptions.map((subscription) => settle(subscription, list, now));
  for (const { row, paid, refundedUntil, periods } of settled) {
    await keepPaid(db, row, paid);
    await keepPaidFor(db, periods);
    await endRefundedPlan(billing, { row, list, refundedUntil });
  }

  await mailSubscriptionNews(billing, userId, subscriptions, list);

  const freeSince = await openRefreshes(db, userId, now);
  const states = settled.map(({ row, paid, refundedUntil }) => ({ ...stateOf(row, now), paid, refundedUntil }));
  const isFree = freeSince !== undefined && entitlementOf(states, list, freeSince, now).planId === "free";
  const free = isFree ? freeGrant(userId, freeSince, { list, now }) : undefined;

  const due = settled.flatMap((one) => one.due);
  const trials = settled.flatMap(({ trial }) => trial ?? []);
  const granted = await findGrantedFor(db, [...due, ...trials, ...(free ? [free] : [])], list);
  const trial = trials.find(({ originId }) => wasGranted(granted, originId)) ?? trials[0];
  for (const grant of trial ? [trial, ...due] : due) await applyGrant(billing, userId, grant, granted);
  if (free && grantsFree) await applyGrant(billing, userId, free, granted);

  if (freeSince) {
    const isFreeMissing = free !== undefined && !grantsFree && !wasGranted(granted, free.originId);
    const moments = [...settled.flatMap(({ lookAgain }) => lookAgain), nextFreeMonth(freeSince, now)];
    const next = Math.min(...moments.map(Number).filter((moment) => moment > now.getTime()));
    const dueAt = isFreeMissing ? now : new Date(next);
    await db.update(creditRefreshes).set({ dueAt }).where(eq(creditRefreshes.userId, userId));
  }
}

/** What follows from what is known of one subscription. Somebody tries once: of several trials only one gives credits. */
function settle({ row, history }: SubscriptionHistory, list: PriceList, now: Date) {
  const { periods, waitsUntil } = paidPeriods(history, list, now);
  const { due, nextAt } = paidGrants(periods, { now, endsAt: row.status === "expired" ? row.endsAt : null });
  const named = (grant: DueGrant): DueGrant => ({ ...grant, originId: originOf(row.provider, grant.originId) });
  const trial = trialGrant(history, list);
  return {
    row,
    periods,
    paid: paidNow(periods, now),
    refundedUntil: refundedUntilOf(periods, now),
    due: due.map(named),
    trial: trial && named(trial),
    // The Free plan begins when a cancelled one ends.
    lookAgain: [waitsUntil, nextAt, row.endsAt].filter((moment) => moment !== null),
  };
}

/** The period under way, or else the last one, with the best plan that is paid in it. */
function paidNow(periods: readonly PaidPeriod[], now: Date): KnownSubscription["paid"] {
  const begun = periods
    .map((period) => ({ period, plan: bestPlanOf(period, now) }))
    .findLast(({ period, plan }) => plan !== null && period.start <= now);
  if (!begun?.plan) return null;
  const { id, version } = begun.plan;
  return { planId: id, version, start: begun.period.start, end: begun.period.end };
}

/** The end of the period under way, where all that was paid for it was given back. */
function refundedUntilOf(periods: readonly PaidPeriod[], now: Date): Date | null {
  const underWay = periods.findLast(({ start }) => start <= now);
  return underWay && now < underWay.end && bestPlanOf(underWay, now) === null ? underWay.end : null;
}

async function keepPaid(db: Executor, row: SubscriptionRow, paid: KnownSubscription["paid"]): Promise<void> {
  const isKept =
    (paid?.planId ?? null) === row.paidPlanId &&
    (paid?.version ?? null) === row.paidPlanVersion &&
    (paid?.start.getTime() ?? null) === (row.paidFrom?.getTime() ?? null) &&
    (paid?.end.getTime() ?? null) === (row.paidUntil?.getTime() ?? null);
  if (isKept) return;
  await db
    .update(userSubscriptions)
    .set({
      paidPlanId: paid?.planId ?? null,
      paidPlanVersion: paid?.version ?? null,
      paidFrom: paid?.start ?? null,
      paidUntil: paid?.end ?? null,
    })
    .where(eq(userSubscriptions.id, row.id));
}

/** @returns from when the months of the Free plan are counted; undefined for somebody who has left. */
async function openRefreshes(db: Executor, userId: string, now: Date): Promise<Date | undefined> {
  const [known] = await db
    .select({ anchorAt: creditRefreshes.anchorAt })
    .from(creditRefreshes)
    .where(eq(creditRefreshes.userId, userId));
  if (known) return known.anchorAt;
  if (!(await hasAccount(db, userId))) return undefined;
  await db.insert(creditRefreshes).values({ userId, anchorAt: now, dueAt: now }).onConflictDoNothing();
  return now;
}
