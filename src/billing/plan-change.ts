import type { OwnSubscription } from "./plan-state.ts";
import type { Plan, PlanAndInterval, PlanId } from "./plans.ts";

/** The parts of a subscription that decide on a plan change. */
export type ChangeableSubscription = Pick<
  OwnSubscription,
  "planId" | "billedPlanId" | "interval" | "billedInterval" | "status" | "cancelAtPeriodEnd"
>;

export type PlanChange =
  | { readonly kind: "change"; readonly when: "at-once" | "at-renewal" }
  | { readonly kind: "refused"; readonly reason: ChangeRefusal };

export type ChangeRefusal = "same" | "cancelled" | "unpaid" | "paused" | "ended" | "not sold";

/**
 * Upgrades take effect and are charged immediately; downgrades take effect at renewal.
 * @param plans all plans, which are ranked by price.
 */
export function decidePlanChange(
  plans: readonly Pick<Plan, "id" | "priceCents" | "isSold">[],
  subscription: ChangeableSubscription,
  wanted: PlanAndInterval,
): PlanChange {
  const { status, planId, billedPlanId, interval, billedInterval } = subscription;
  if (status === "expired") return refused("ended");
  if (subscription.cancelAtPeriodEnd || status === "cancelled") return refused("cancelled");
  if (status === "past_due" || status === "unpaid") return refused("unpaid");
  if (status === "paused") return refused("paused");
  if (wanted.planId === billedPlanId && wanted.interval === billedInterval) return refused("same");
  if (!plans.find(({ id }) => id === wanted.planId)?.isSold) return refused("not sold");
  const rankOf = (id: PlanId) => plans.find((plan) => plan.id === id)?.priceCents.monthly ?? 0;
  const difference = rankOf(wanted.planId) - rankOf(planId);
  const isMore = difference > 0 || (difference === 0 && wanted.interval === "yearly" && interval === "monthly");
  // A plan that is already paid for is not charged twice.
  return { kind: "change", when: isMore && !isReturn(subscription, wanted) ? "at-once" : "at-renewal" };
}

/** Tells whether the user wants to undo a scheduled change and stay with what they have paid for. */
export const isReturn = (
  { planId, billedPlanId, interval, billedInterval }: ChangeableSubscription,
  wanted: PlanAndInterval,
): boolean =>
  (billedPlanId !== planId || billedInterval !== interval) && wanted.planId === planId && wanted.interval === interval;

const refused = (reason: ChangeRefusal): PlanChange => ({ kind: "refused", reason });

/** For a user whose page shows an outdated amount. */
export const amountChanged = "The amount due today has changed since you opened this page. Please check it again.";

export const changeRefusals: Readonly<Record<ChangeRefusal, string>> = {
  same: "This is already your plan.",
  cancelled: "Your subscription is cancelled. Resume it first, then change plans.",
  unpaid: "Your last payment failed. Update your payment method first, then change plans.",
  paused: "Your subscription is paused. You can change plans once it’s active again.",
  "not sold": "This plan is no longer sold. Please choose another one.",
  ended: "Your subscription has ended. Choose a plan to start a new one.",
};
