import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findPaymentProvider } from "../provider/create-payment-provider.ts";
import { noCustomData } from "../provider/webhook-message.ts";
import { recordSubscription } from "../subscriptions/record-subscription.ts";
import type { CancelAtProvider } from "./cancel-at-provider-job.ts";
import { forgetPayerWhoLeft } from "./forget-payer.ts";

/** @throws {AppError} `unavailable` when the provider does not answer: the job is tried again. */
export async function cancelAtProvider(
  services: Services,
  { provider: name, providerId }: CancelAtProvider,
): Promise<void> {
  const provider = findPaymentProvider(services);
  if (provider?.name !== name) {
    services.log.warn(
      { provider: name, providerId },
      "a subscription must be cancelled by hand: its provider is not in use any more",
    );
    return;
  }
  try {
    const snapshot = await provider.cancelSubscription(providerId);
    const recorded = await recordSubscription(services, name, snapshot, noCustomData);
    if (recorded.outcome === "recorded") await forgetPayerWhoLeft(services.db, recorded.userId);
  } catch (error) {
    // It has ended already, or never was.
    if (error instanceof AppError && (error.code === "conflict" || error.code === "not_found")) return;
    throw error;
  }
}
