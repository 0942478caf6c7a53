import { type PlanId, plans } from "#billing/rules.ts";

/** Today’s name of a plan. */
export const planName = (planId: PlanId): string => plans.find(({ id }) => id === planId)?.name ?? planId;

const statusNames: ReadonlyMap<string, string> = new Map([
  ["on_trial", "In trial"],
  ["active", "Active"],
  ["past_due", "Payment failed"],
  ["unpaid", "Unpaid"],
  ["paused", "Paused"],
  ["cancelled", "Cancelled"],
  ["expired", "Ended"],
]);

/** Status of a subscription in words; one that only the provider knows stays as it is. */
export const statusName = (status: string): string => statusNames.get(status) ?? status;
