import { createContext } from "react-router";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import type { Discount } from "../provider/payment-provider.ts";

/** Codes that make a plan cheaper, from whichever slice gave them to somebody. */
export interface DiscountSource {
  /** @returns undefined for a code that it does not know, or that is not for this person. Whether it was used is not its concern. */
  findDiscount(
    db: Executor,
    asked: { readonly code: string; readonly userId: string; readonly email: string },
  ): Promise<Discount | undefined>;
}

/** What the one field for codes takes. Given in by whoever starts the product (src/app.ts). */
export interface CheckoutCodes {
  readonly discounts: DiscountSource;
  /** Whether a code is a friend's; keeps nothing. Missing where there are no referrals. */
  isReferral?(services: Services, code: string): Promise<boolean>;
  /** A friend's code in the same field. @returns whether it was one, and could be taken. Missing where there are no referrals. */
  claimReferral?(services: Services, asked: { readonly code: string; readonly userId: string }): Promise<boolean>;
}

/** For actions: `context.get(checkoutCodesContext)`. */
export const checkoutCodesContext = createContext<CheckoutCodes>();
