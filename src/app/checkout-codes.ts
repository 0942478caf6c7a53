import { type CheckoutCodes, promotionDiscounts } from "#billing/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { claimReferral, isReferralCode } from "#referrals/index.ts";
import { earlyAccessDiscounts } from "#site/index.ts";

/** Codes that the checkout's field takes: those of the early-access list, and friends' codes, which bring no discount. */
export const checkoutCodes = (services: Pick<Services, "clock">): CheckoutCodes => ({
  discounts: {
    findDiscount: async (db, asked) =>
      (await earlyAccessDiscounts.findDiscount(db, asked)) ??
      (await promotionDiscounts(services).findDiscount(db, asked)),
  },
  isReferral: isReferralCode,
  async claimReferral(services, asked) {
    try {
      await claimReferral(services, asked);
      return true;
    } catch (error) {
      // The checkout has a sentence of its own for what is no code of any kind.
      if (error instanceof AppError && error.code === "not_found") return false;
      throw error;
    }
  },
});
