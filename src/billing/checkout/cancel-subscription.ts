import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { runSubscriptionAction, type SubscriptionAction } from "./run-subscription-action.ts";

/**
 * Ends somebody's subscription at the end of what is paid; the plan stays until then.
 * @param subscriptionId of one that is billed besides the one that their account goes by.
 * @throws {AppError} `not_found` without one, `conflict` for one that is cancelled already or while another change is under way,
 * `unavailable` where the provider does not answer.
 */
export function cancelSubscription(services: Services, userId: string, subscriptionId?: string): Promise<void> {
  const cancel: SubscriptionAction = (provider, { providerId, cancelAtPeriodEnd, status }) => {
    if (cancelAtPeriodEnd || status === "expired") {
      throw new AppError("conflict", {
        userMessage: "This subscription is already cancelled. You won’t be charged again.",
      });
    }
    return provider.cancelSubscription(providerId);
  };
  return runSubscriptionAction(services, userId, cancel, subscriptionId);
}
