import type { CheckoutCodes } from "#billing/index.ts";
import { earlyAccessDiscounts } from "#site/index.ts";

/** What the one field for codes at checkout takes: slices that give out codes do not know each other. */
export const checkoutCodes: CheckoutCodes = { discounts: earlyAccessDiscounts };
