import type { OwnSubscription, Plan, PlanAndInterval } from "../rules.ts";

/** What a change of plan is called, on its button and on the page that asks. */
export function changeLabel(
  { id, name }: Pick<Plan, "id" | "name">,
  wantedInterval: PlanAndInterval["interval"],
  { planId, billedPlanId, interval }: Pick<OwnSubscription, "planId" | "billedPlanId" | "interval">,
): string {
  if (id !== planId) return `Switch to ${name}`;
  // A smaller plan was chosen, and has not begun.
  if (id !== billedPlanId && wantedInterval === interval) return `Keep ${name}`;
  return wantedInterval === "yearly" ? "Pay yearly" : "Pay monthly";
}
