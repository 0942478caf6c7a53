import type { NewCheckout } from "@lemonsqueezy/lemonsqueezy.js";
import type { CheckoutRequest } from "../payment-provider.ts";

/** @param variant the only variant that the payment page offers. By default, it would offer all variants of the product. */
export function checkoutBody(request: CheckoutRequest, variant: string): NewCheckout {
  const { item, discountCode, email, name, userId, checkoutId, returnUrl, expiresAt } = request;
  return {
    expiresAt: expiresAt.toISOString(),
    productOptions: { redirectUrl: returnUrl, enabledVariants: [Number(variant)] },
    checkoutOptions: { skipTrial: item.kind === "plan" && !item.withTrial },
    checkoutData: {
      email,
      name,
      ...(discountCode === undefined ? {} : { discountCode }),
      // Returned, signed, with every order and subscription. Strings only.
      custom: { user_id: userId, checkout_id: checkoutId },
    },
  };
}
