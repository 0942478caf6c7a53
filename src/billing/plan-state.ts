import type { BillingInterval, Plan, PlanId } from "./plans.ts";
import type { SubscriptionStatus } from "./subscription-status.ts";

/** A subscription as its owner sees it. */
export interface OwnSubscription {
  /** Plan it entitles to now: Free if its status does not keep the plan. */
  readonly planId: PlanId;
  /** Plan that is billed next. Lower than `planId` between a downgrade and the renewal. */
  readonly billedPlanId: PlanId;
  /** The current and the next billing interval. */
  readonly interval: BillingInterval;
  readonly billedInterval: BillingInterval;
  /** The provider's status, which may be one that we do not know. */
  readonly status: SubscriptionStatus | (string & {});
  /** The end of the paid period or trial; null if the provider names none. */
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly trialEndsAt: Date | null;
  readonly endsAt: Date | null;
  readonly cardBrand: string | null;
  readonly cardLastFour: string | null;
  readonly isTest: boolean;
  /** The discount of the code it was bought with, for periods that begin before `until`. */
  readonly discount: { readonly percent: number; readonly until: Date } | null;
  /**
   * The price that its checkout quoted, without any code, as long as the next payment is that; null once today's price counts, or if another
   * plan was chosen.
   */
  readonly quotedCents: number | null;
}

/** State of the user's plan, as signed-in pages know it (C1). */
export interface PlanState {
  /** The current plan; Free without an entitling subscription. */
  readonly plan: Plan;
  /** Null if there never was one, or it has ended. */
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

/** Drops the provider's fields, so that its ids never reach the browser. */
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

/** A paused or unpaid subscription entitles to nothing, but still names its plan. */
export function subscribedPlanName(
  { planId, billedPlanId }: Pick<OwnSubscription, "planId" | "billedPlanId">,
  plans: readonly Pick<Plan, "id" | "name">[],
): string {
  const id = planId === "free" ? billedPlanId : planId;
  return plans.find((plan) => plan.id === id)?.name ?? id;
}

/** Matched on plan and interval (C2). The Free plan has no interval. */
export function isCurrentPlan(
  { id }: Pick<Plan, "id">,
  interval: BillingInterval,
  { plan, subscription }: Pick<PlanState, "plan" | "subscription">,
): boolean {
  if (id !== plan.id) return false;
  return id === "free" || subscription?.interval === interval;
}
