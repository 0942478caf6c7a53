import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findPaymentProvider } from "../provider/create-payment-provider.ts";
import type { PaymentProvider } from "../provider/payment-provider.ts";

/** @throws {AppError} `unavailable` where no payment provider is set up. */
export function requirePaymentProvider(services: Services): PaymentProvider {
  const provider = findPaymentProvider(services);
  if (provider) return provider;
  throw new AppError("unavailable", {
    userMessage: "Nothing can be bought here at the moment: no payment provider is set up. Nothing was charged.",
  });
}
