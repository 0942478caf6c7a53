import { addMonths, intervalOf, monthOf, monthsSince, type Period } from "../months.ts";
import {
  type AgreedVersion,
  agreedVersion,
  betterPlan,
  isBetterPlan,
  type PlanVersion,
  type PriceList,
  versionAt,
} from "../price-list.ts";
import type { PlanAndInterval, PlanId, SubscriptionStatus } from "../rules.ts";
import type { Entitlement } from "./current-plan.ts";

/** The one table that maps the payment provider's statuses to entitlements (C12). */
const keepsPlan: Readonly<Record<SubscriptionStatus, "yes" | "until it ends" | "no">> = {
  on_trial: "yes",
  active: "yes",
  // The card was declined. The provider retries for two weeks.
  past_due: "yes",
  cancelled: "until it ends",
  paused: "no",
  unpaid: "no",
  expired: "no",
};

/** Facts known about one subscription. */
export interface KnownSubscription {
  readonly status: string;
  readonly billedPlanId: PlanId;
  readonly providerCreatedAt: Date;
  readonly trialEndsAt: Date | null;
  readonly endsAt: Date | null;
  /** The best plan paid for in the current or else the last period; null if nothing was paid yet. */
  readonly paid: (AgreedVersion & Period) | null;
  /** Until then it entitles to nothing, because the period's payments were refunded; null if they were not. */
  readonly refundedUntil: Date | null;
  /** Terms that its checkout quoted for the trial and the first payment; null if unknown. */
  readonly quoted: (PlanAndInterval & AgreedVersion) | null;
}

export const isKnownStatus = (status: string): status is SubscriptionStatus => Object.hasOwn(keepsPlan, status);

/** @returns the plan that a subscription entitles to. An unknown status entitles to nothing. */
export function entitledPlanOf(subscription: KnownSubscription, list: PriceList, now: Date): PlanId {
  if (!isKeepingPlan(subscription, now)) return "free";
  const { billedPlanId, paid } = subscription;
  // An upgrade counts immediately. A paid plan stays until its period ends, whatever is billed next.
  return paid && now < paid.end ? betterPlan(list, billedPlanId, paid.planId, now) : billedPlanId;
}

function isKeepingPlan({ status, endsAt, refundedUntil }: KnownSubscription, now: Date): boolean {
  if (!isKnownStatus(status) || (refundedUntil && now < refundedUntil)) return false;
  const keeps = keepsPlan[status];
  return keeps === "yes" || (keeps === "until it ends" && endsAt !== null && now < endsAt);
}

/** @returns the user's subscription that entitles to the best plan; undefined if none does. */
export function bestSubscription<Subscription extends KnownSubscription>(
  subscriptions: readonly Subscription[],
  list: PriceList,
  now: Date,
): Subscription | undefined {
  const planOf = (one: Subscription) => entitledPlanOf(one, list, now);
  const [first, ...others] = subscriptions.filter((one) => planOf(one) !== "free");
  return others.reduce(
    (best, other) => (isBetterPlan(list, planOf(other), planOf(best as Subscription), now) ? other : best),
    first,
  );
}

/** The agreed version of the entitled plan. */
function entitledVersion(subscription: KnownSubscription, list: PriceList, now: Date): PlanVersion {
  const planId = entitledPlanOf(subscription, list, now);
  const { paid, quoted, providerCreatedAt } = subscription;
  if (paid) {
    const isPaidFor = paid.planId === planId && now < paid.end;
    return isPaidFor ? agreedVersion(list, paid, paid.start) : versionAt(list, planId, now);
  }
  if (quoted?.planId === planId) return agreedVersion(list, quoted, providerCreatedAt);
  return versionAt(list, planId, providerCreatedAt);
}

/**
 * Works out what the user may do.
 * @param subscriptions all that the user ever had.
 * @param freeSince the start of the Free plan's months.
 */
export function entitlementOf(
  subscriptions: readonly KnownSubscription[],
  list: PriceList,
  freeSince: Date,
  now: Date,
): Entitlement {
  const best = bestSubscription(subscriptions, list, now);
  const period = best ? countedPeriod(best, now) : monthOf(freeSince, Math.max(0, monthsSince(freeSince, now)));
  const agreed = best ? entitledVersion(best, list, now) : versionAt(list, "free", period.start);
  const { id: planId, version, generationsMax, usersMax } = agreed;
  return {
    planId,
    planVersion: version,
    generationsMax,
    period,
    hasWatermark: planId === "free",
    hasBrandKits: planId !== "free",
    mayUseAdvanced: planId !== "free",
    mayUseApi: planId === "business",
    mayCollaborate: planId === "business",
    usersMax,
    storedBytesMax: storedGigabytesMax[planId] * 1_024 ** 3,
  };
}

/** It is no part of what was agreed: a plan that is retired keeps its room. */
const storedGigabytesMax: Readonly<Record<PlanId, number>> = { free: 2, pro: 20, business: 100 };

/** The whole trial, then months counted from the last payment. */
function countedPeriod({ paid, trialEndsAt, providerCreatedAt }: KnownSubscription, now: Date): Period {
  if (trialEndsAt && now < trialEndsAt) return { start: providerCreatedAt, end: trialEndsAt };
  if (paid && paid.start <= now && now < paid.end && intervalOf(paid) === "monthly") {
    return { start: paid.start, end: paid.end };
  }
  const anchor = paid?.start ?? trialEndsAt ?? providerCreatedAt;
  return anchor > now ? { start: anchor, end: addMonths(anchor, 1) } : monthOf(anchor, monthsSince(anchor, now));
}
