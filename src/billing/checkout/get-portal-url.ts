import type { Services } from "#platform/services.ts";
import { createPaymentProvider } from "../provider/create-payment-provider.ts";
import { getSubscription } from "./run-subscription-action.ts";

/**
 * Where somebody manages their payment methods. Asked for anew each time: it holds for about a day.
 * @throws {AppError} `not_found` without a subscription, `unavailable` where the provider does not answer.
 */
export async function getPortalUrl(services: Services, userId: string): Promise<string> {
  const provider = createPaymentProvider(services);
  const { providerId } = await getSubscription(services, provider, userId);
  return provider.getPortalUrl(providerId);
}
