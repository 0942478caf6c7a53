import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { runSubscriptionAction } from "./run-subscription-action.ts";

/**
 * Takes a cancellation back, as long as the subscription has not ended.
 * @throws {AppError} `not_found` without one, `conflict` for one that is not cancelled or has ended, or while another change is under
 * way, `unavailable` where the provider does not answer.
 */
export function resumeSubscription(services: Services, userId: string): Promise<void> {
  return runSubscriptionAction(services, userId, (provider, { providerId, status, cancelAtPeriodEnd, endsAt }) => {
    const hasEnded = status === "expired" || (endsAt !== null && endsAt <= services.clock.now());
    if (hasEnded) {
      throw new AppError("conflict", { userMessage: "This subscription has ended. Choose a plan to start a new one." });
    }
    if (!cancelAtPeriodEnd) {
      throw new AppError("conflict", {
        userMessage: "This subscription is not cancelled, so there is nothing to resume.",
      });
    }
    return provider.resumeSubscription(providerId);
  });
}
