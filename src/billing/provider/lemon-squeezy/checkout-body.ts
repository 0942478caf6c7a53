import type { NewCheckout } from "@lemonsqueezy/lemonsqueezy.js";
import type { CheckoutRequest } from "../payment-provider.ts";

/** @param variant the only one that the payment page is to offer: without saying so it offers all of the product. */
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
      // Comes back signed with every order and subscription; texts only.
      custom: { user_id: userId, checkout_id: checkoutId },
    },
  };
}
