import { type ChangeableSubscription, isReturn, type Plan, type PlanAndInterval } from "../rules.ts";

/** What a change of plan is called, on its button and on the page that asks. */
export function changeLabel(
  { id, name }: Pick<Plan, "id" | "name">,
  wantedInterval: PlanAndInterval["interval"],
  subscription: ChangeableSubscription,
): string {
  if (id !== subscription.planId) return `Switch to ${name}`;
  if (isReturn(subscription, { planId: id, interval: wantedInterval })) return `Keep ${name}`;
  return wantedInterval === "yearly" ? "Pay yearly" : "Pay monthly";
}
