import { AppError } from "#platform/errors.ts";
import { createTestCheckout } from "../test-checkout/create-test-checkout.ts";
import { createLemonSqueezy } from "./lemon-squeezy/create-lemon-squeezy.ts";
import type { PaymentProvider, PaymentServices } from "./payment-provider.ts";

/**
 * The provider of this installation: Lemon Squeezy if configured, else the test checkout if allowed.
 * @returns undefined if payments aren't set up, which pages say.
 */
export function findPaymentProvider(services: PaymentServices): PaymentProvider | undefined {
  const { config, log } = services;
  if (config.lemonSqueezy) return createLemonSqueezy(config.lemonSqueezy, log);
  return config.testCheckout ? createTestCheckout(services) : undefined;
}

/** @throws {AppError} `unavailable` if payments aren't set up. */
export function createPaymentProvider(services: PaymentServices): PaymentProvider {
  const provider = findPaymentProvider(services);
  if (provider) return provider;
  throw new AppError("unavailable", {
    userMessage: "Nothing can be bought here right now: payments aren’t set up.",
  });
}
