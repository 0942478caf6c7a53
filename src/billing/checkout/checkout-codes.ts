import { createContext } from "react-router";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import type { Discount } from "../provider/payment-provider.ts";

/** Discount codes, provided by the slice that issues them. */
export interface DiscountSource {
  /** @returns undefined for an unknown code or another user's. Does not check whether the code was used. */
  findDiscount(
    db: Executor,
    asked: { readonly code: string; readonly userId: string; readonly email: string },
  ): Promise<Discount | undefined>;
}

/** The kinds of code that the checkout accepts. Wired up in src/app/app.ts. */
export interface CheckoutCodes {
  readonly discounts: DiscountSource;
  /** Tells whether a code is a referral code. Stores nothing. Missing if referrals are off. */
  isReferral?(services: Services, code: string): Promise<boolean>;
  /** Claims a referral code entered in the same field. @returns whether it was one and could be claimed. Missing if referrals are off. */
  claimReferral?(services: Services, asked: { readonly code: string; readonly userId: string }): Promise<boolean>;
}

/** For actions: `context.get(checkoutCodesContext)`. */
export const checkoutCodesContext = createContext<CheckoutCodes>();
