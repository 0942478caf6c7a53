import { createDiscount } from "@lemonsqueezy/lemonsqueezy.js";
import type { LemonSqueezyConfig } from "#platform/config.ts";
import type { Discount } from "../payment-provider.ts";
import { subscribedPlans, variantOf } from "../variants.ts";
import { type Call, LemonSqueezyRefusal } from "./call-lemon-squeezy.ts";

/**
 * Creates the code if it does not exist, limited to one purchase of a plan: other people could see the code and enter it on the provider's
 * page, or the user could have two pages open.
 * @throws {AppError}
 */
export async function ensureDiscount(
  { code, percent, months }: Discount,
  { storeId, variants }: LemonSqueezyConfig,
  ask: <Data>(call: Call<Data>) => Promise<Data>,
): Promise<void> {
  try {
    await ask({
      name: "createDiscount",
      // A repeated call finds the existing code.
      isRepeatable: true,
      send: () =>
        createDiscount({
          storeId,
          name: code,
          code,
          amount: percent,
          amountType: "percent",
          duration: "repeating",
          durationInMonths: months,
          isLimitedRedemptions: true,
          maxRedemptions: 1,
          isLimitedToProducts: true,
          variantIds: subscribedPlans.map((plan) => variantOf(variants, { kind: "plan", ...plan, withTrial: false })),
        }),
    });
  } catch (error) {
    if (!(error instanceof LemonSqueezyRefusal && isAboutTakenCode(error))) throw error;
  }
}

/** The error names the field and says "has already been taken". */
function isAboutTakenCode({ reasons }: LemonSqueezyRefusal): boolean {
  return reasons.some(
    ({ source, detail }) => String(source?.pointer ?? "").endsWith("/code") && /already/i.test(String(detail)),
  );
}
