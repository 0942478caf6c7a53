import { eq } from "drizzle-orm";
import { hasAccount } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { entitlementOf, type KnownSubscription } from "../entitlement/entitlement-of.ts";
import { type SubscriptionRow, stateOf } from "../entitlement/find-entitlement.ts";
import { mailSubscriptionEvents } from "../mails/mail-subscription-events.ts";
import type { Period } from "../months.ts";
import type { PriceList } from "../price-list.ts";
import { readPriceList } from "../read-price-list.ts";
import { creditRefreshes, userSubscriptions } from "../schema.ts";
import type { Billing } from "../subscriptions/billing.ts";
import { applyGrant, findGrantedFor, originOf, wasGranted } from "./apply-grant.ts";
import { endRefundedPlan } from "./end-refunded-plan.ts";
import { openFreeMonths } from "./free-months.ts";
import { type DueGrant, freeGrant, paidGrants, trialGrant } from "./grants-due.ts";
import type { History } from "./history.ts";
import { keepPaidFor } from "./keep-paid-for.ts";
import { lockAccount } from "./lock-account.ts";
import { bestPlanOf, type PaidPeriod, paidPeriods } from "./paid-periods.ts";
import { readHistories, type SubscriptionHistory } from "./read-histories.ts";

/**
 * Makes the user's credits match what they have paid: grants credits that are due but missing, takes back refunded ones, and stores when to
 * settle again. Idempotent, and independent of the order in which payments arrived. Runs in the caller's transaction and locks the account
 * until it ends.
 * @param grantsFree whether to grant Free months that have begun, which happens when the user visits (refresh/grant-free-months.ts). Not
 * while recording webhooks: these arrive in any order, so a paying user may briefly seem to have no plan.
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
  const ended = new Map<string, Date>();
  for (const { row, paid, refundedUntil, periods } of settled) {
    await keepPaid(db, row, paid);
    await keepPaidFor(db, periods);
    const paidUntil = await endRefundedPlan(billing, { row, refundedUntil });
    if (paidUntil) ended.set(row.id, paidUntil);
  }

  await mailSubscriptionEvents(billing, userId, subscriptions, list, ended);

  const known = await openRefreshes(db, userId, now);
  const covered = settled.flatMap((one) => one.covered);
  const opened =
    grantsFree && known && isFree(settled, list, known.anchorAt, now) ? openFreeMonths(known, covered, now) : undefined;

  const free = (opened?.begun ?? []).map((month) => freeGrant(userId, month, list));
  const due = settled.flatMap((one) => one.due);
  const trials = settled.flatMap(({ trial }) => trial ?? []);
  const granted = await findGrantedFor(db, [...due, ...trials, ...free], list);
  const trial = trials.find(({ originId }) => wasGranted(granted, originId)) ?? trials[0];
  for (const grant of [...(trial ? [trial] : []), ...due, ...free]) await applyGrant(billing, userId, grant, granted);

  if (known) {
    const moments = settled.flatMap(({ lookAgain }) => lookAgain).filter((moment) => moment > now);
    const dueAt = moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null;
    if (opened || dueAt?.getTime() !== known.dueAt?.getTime())
      await db
        .update(creditRefreshes)
        .set({ ...opened?.months, dueAt })
        .where(eq(creditRefreshes.userId, userId));
  }
}

type Settled = ReturnType<typeof settle>;

/** The grants and state that follow from one subscription. A user gets one trial: of several, only one gives credits. */
function settle({ row, history }: SubscriptionHistory, list: PriceList, now: Date) {
  const { periods, waitsUntil } = paidPeriods(history, list, now);
  const endsAt = row.status === "expired" ? row.endsAt : null;
  const { due, nextAt } = paidGrants(periods, { now, endsAt });
  const named = (grant: DueGrant): DueGrant => ({ ...grant, originId: originOf(row.provider, grant.originId) });
  const trial = trialGrant(history, list);
  return {
    row,
    periods,
    paid: paidNow(periods, now),
    refundedUntil: refundedUntilOf(periods, now),
    due: due.map(named),
    covered: [...trialPeriods(history), ...paidAndKept(periods, endsAt, now)],
    trial: trial && named(trial),
    lookAgain: [waitsUntil, nextAt].filter((moment) => moment !== null),
  };
}

function isFree(settled: readonly Settled[], list: PriceList, anchorAt: Date, now: Date): boolean {
  const states = settled.map(({ row, paid, refundedUntil }) => ({ ...stateOf(row, now), paid, refundedUntil }));
  return entitlementOf(states, list, anchorAt, now).planId === "free";
}

/** Periods that gave a plan's credits. Fully refunded ones and those after an early end do not count; paused ones do. */
const paidAndKept = (periods: readonly PaidPeriod[], endsAt: Date | null, now: Date): readonly Period[] =>
  periods
    .filter((period) => bestPlanOf(period, now) !== null)
    .map(({ start, end }) => ({ start, end: endsAt && endsAt < end ? endsAt : end }));

const trialPeriods = ({ createdAt, changes }: History): readonly Period[] =>
  changes.flatMap(({ trialEndsAt }) => (trialEndsAt ? [{ start: createdAt, end: trialEndsAt }] : []));

/** The current or else the last period, with the best plan paid for in it. */
function paidNow(periods: readonly PaidPeriod[], now: Date): KnownSubscription["paid"] {
  const begun = periods
    .map((period) => ({ period, plan: bestPlanOf(period, now) }))
    .findLast(({ period, plan }) => plan !== null && period.start <= now);
  if (!begun?.plan) return null;
  const { id, version } = begun.plan;
  return { planId: id, version, start: begun.period.start, end: begun.period.end };
}

/** The end of the current period, if all its payments were refunded. */
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

/** @returns the progress of the Free months; undefined for a deleted account. */
async function openRefreshes(
  db: Executor,
  userId: string,
  now: Date,
): Promise<typeof creditRefreshes.$inferSelect | undefined> {
  const [known] = await db.select().from(creditRefreshes).where(eq(creditRefreshes.userId, userId));
  if (known) return known;
  if (!(await hasAccount(db, userId))) return undefined;
  const [opened] = await db.insert(creditRefreshes).values({ userId, anchorAt: now }).onConflictDoNothing().returning();
  return opened;
}
