import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { listPlans } from "../list-plans.ts";
import { amountChanged, changeRefusals, decidePlanChange } from "../plan-change.ts";
import type { PlanAndInterval } from "../rules.ts";
import { runSubscriptionAction } from "./run-subscription-action.ts";

/**
 * Changes the plan of somebody's subscription: to more at once, to less at renewal.
 * @param quoted what the payer was shown to be due today: cents, or that nothing is charged today.
 * @returns when it begins.
 * @throws {AppError} `not_found` without one, `conflict` for a change that its state does not allow or while another change is under
 * way, `unavailable` where the provider does not answer.
 */
export async function changePlan(
  services: Services,
  userId: string,
  wanted: PlanAndInterval,
  quoted?: number | "nothing",
): Promise<"at-once" | "at-renewal"> {
  let when: "at-once" | "at-renewal" = "at-once";
  const plans = await listPlans(services.db);
  await runSubscriptionAction(services, userId, (provider, subscription) => {
    const change = decidePlanChange(plans, subscription, wanted);
    if (change.kind === "refused") throw new AppError("conflict", { userMessage: changeRefusals[change.reason] });
    const isTrial = subscription.status === "on_trial";
    // The page may have been open since before the trial ended: no provider is asked to charge what the payer never saw.
    if (quoted === "nothing" && !isTrial && change.when === "at-once") {
      throw new AppError("conflict", { userMessage: amountChanged });
    }
    // Of a trial nothing is paid that would have to end first.
    when = isTrial ? "at-once" : change.when;
    return provider.changePlan(subscription.providerId, wanted, change.when, quoted === "nothing" ? undefined : quoted);
  });
  return when;
}
