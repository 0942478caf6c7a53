import { type PlanId, plans } from "#billing/rules.ts";

/** Today’s name of a plan. */
export const planName = (planId: PlanId): string => plans.find(({ id }) => id === planId)?.name ?? planId;
