import type { BillingInterval, Plan, PlanId } from "./plans.ts";
import type { SubscriptionStatus } from "./subscription-status.ts";

/** A subscription as its owner may see it. */
export interface OwnSubscription {
  /** What it entitles to now: Free where its status does not keep the plan. */
  readonly planId: PlanId;
  /** What is billed next; below `planId` between a downgrade and the renewal. */
  readonly billedPlanId: PlanId;
  /** How that is paid: now, and next. */
  readonly interval: BillingInterval;
  readonly billedInterval: BillingInterval;
  /** The provider's own word, also one that we do not know. */
  readonly status: SubscriptionStatus | (string & {});
  /** The end of what is paid, or of the trial; null where the provider names none. */
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly trialEndsAt: Date | null;
  readonly endsAt: Date | null;
  readonly cardBrand: string | null;
  readonly cardLastFour: string | null;
  readonly isTest: boolean;
  /** What the code takes off that it was bought with: of periods that begin before `until`. */
  readonly discount: { readonly percent: number; readonly until: Date } | null;
  /** What the first payment takes by what the checkout said, without any code; null once it is made, or where something else was chosen. */
  readonly quotedCents: number | null;
}

/** What pages of somebody who is signed in know of their plan (C1). */
export interface PlanState {
  /** What the account may do now; Free without an entitled subscription. */
  readonly plan: Plan;
  /** Null where none runs: there never was one, or it has ended. */
  readonly subscription: OwnSubscription | null;
  readonly isActive: boolean;
  readonly isProOrHigher: boolean;
  readonly isBusiness: boolean;
}

export function describePlan(
  current: { readonly plan: Plan; readonly subscription: OwnSubscription | null },
  now: Date,
): PlanState {
  const { plan } = current;
  const isActive = plan.id !== "free";
  return {
    plan,
    subscription: current.subscription && !hasEnded(current.subscription, now) ? ownOf(current.subscription) : null,
    isActive,
    isProOrHigher: isActive,
    isBusiness: plan.id === "business",
  };
}

function hasEnded({ status, endsAt }: OwnSubscription, now: Date): boolean {
  return status === "expired" || (status === "cancelled" && endsAt !== null && endsAt <= now);
}

/** Without what is the provider's: its ids are nobody's business. */
export function ownOf(subscription: OwnSubscription): OwnSubscription {
  const { planId, billedPlanId, interval, billedInterval, status, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const { trialEndsAt, endsAt, cardBrand, cardLastFour, isTest, discount, quotedCents } = subscription;
  return {
    planId,
    billedPlanId,
    interval,
    billedInterval,
    status,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    trialEndsAt,
    endsAt,
    cardBrand,
    cardLastFour,
    isTest,
    discount,
    quotedCents,
  };
}

/** A subscription that is paused or unpaid entitles to nothing, and is to its plan all the same. */
export function subscribedPlanName(
  { planId, billedPlanId }: Pick<OwnSubscription, "planId" | "billedPlanId">,
  plans: readonly Pick<Plan, "id" | "name">[],
): string {
  const id = planId === "free" ? billedPlanId : planId;
  return plans.find((plan) => plan.id === id)?.name ?? id;
}

/** Matched on plan and interval (C2); the plan that costs nothing has no interval. */
export function isCurrentPlan(
  { id }: Pick<Plan, "id">,
  interval: BillingInterval,
  { plan, subscription }: Pick<PlanState, "plan" | "subscription">,
): boolean {
  if (id !== plan.id) return false;
  return id === "free" || subscription?.interval === interval;
}
