import { formatList, formatNumber } from "#ui/format.ts";
import { isReturn } from "./plan-change.ts";
import type { OwnSubscription } from "./plan-state.ts";
import type { Plan, PlanAndInterval } from "./plans.ts";

type Credits = Plan["credits"];

/**
 * The AIC that an immediate plan change adds: a full month if it starts a new period, otherwise the difference between the plans.
 * Settlement grants by the same rule (`grants-due.ts`).
 * @returns null if nothing is added.
 */
export function addedCredits(
  plans: readonly Pick<Plan, "id" | "credits">[],
  subscription: OwnSubscription,
  wanted: PlanAndInterval,
): Credits | null {
  const creditsOf = (id: Plan["id"]) => plans.find((plan) => plan.id === id)?.credits;
  const [more, had] = [creditsOf(wanted.planId), creditsOf(subscription.planId)];
  if (!more || !had || isReturn(subscription, wanted)) return null;
  const opensPeriod = subscription.status !== "on_trial" && wanted.interval !== subscription.interval;
  const added = opensPeriod ? more : less(more, had);
  return added.basic + added.advanced + added.image > 0 ? added : null;
}

const less = (more: Credits, had: Credits): Credits => ({
  basic: Math.max(0, more.basic - had.basic),
  advanced: Math.max(0, more.advanced - had.advanced),
  image: Math.max(0, more.image - had.image),
});

/** `1,500 basic, 400 advanced and 150 image credits`. */
export function creditWords({ basic, advanced, image }: Credits): string {
  const parts = Object.entries({ basic, advanced, image })
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => `${formatNumber(amount)} ${name}`);
  return `${formatList(parts)} credits`;
}
