import type { OwnSubscription } from "./plan-state.ts";
import type { Plan, PlanAndInterval, PlanId } from "./plans.ts";

/** What a subscription is, as far as a change of plan asks. */
export type ChangeableSubscription = Pick<
  OwnSubscription,
  "planId" | "billedPlanId" | "interval" | "billedInterval" | "status" | "cancelAtPeriodEnd"
>;

export type PlanChange =
  | { readonly kind: "change"; readonly when: "at-once" | "at-renewal" }
  | { readonly kind: "refused"; readonly reason: ChangeRefusal };

export type ChangeRefusal = "same" | "cancelled" | "unpaid" | "paused" | "ended" | "not sold";

/**
 * What becomes of a wish to change: more is given, and charged, at once; less begins when what is paid is over.
 * @param plans all that there are, by whose prices they are ranked.
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
  // What is paid for already is not charged twice.
  return { kind: "change", when: isMore && !isReturn(subscription, wanted) ? "at-once" : "at-renewal" };
}

/** Whether a wish is to stay with what is paid for, where another plan or interval was chosen for later. */
export const isReturn = (
  { planId, billedPlanId, interval, billedInterval }: ChangeableSubscription,
  wanted: PlanAndInterval,
): boolean =>
  (billedPlanId !== planId || billedInterval !== interval) && wanted.planId === planId && wanted.interval === interval;

const refused = (reason: ChangeRefusal): PlanChange => ({ kind: "refused", reason });

/** To a payer whose page shows another amount than is due by now. */
export const amountChanged = "The amount due today has changed since you opened this page. Please check it again.";

export const changeRefusals: Readonly<Record<ChangeRefusal, string>> = {
  same: "This is your plan already.",
  cancelled: "Your subscription is cancelled. Resume it first, then change the plan.",
  unpaid: "Your last payment failed. Update your payment method first, then change the plan.",
  paused: "Your subscription is paused. You can change the plan once it’s active again.",
  "not sold": "This plan is no longer sold. Please choose another one.",
  ended: "Your subscription has ended. Choose a plan to start a new one.",
};
