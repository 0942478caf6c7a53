import { createDiscount } from "@lemonsqueezy/lemonsqueezy.js";
import type { Discount } from "../payment-provider.ts";
import { type Call, LemonSqueezyRefusal } from "./call-lemon-squeezy.ts";

/** Makes the code where it is not there yet. @throws {AppError} */
export async function ensureDiscount(
  { code, percent, months }: Discount,
  storeId: string,
  ask: <Data>(call: Call<Data>) => Promise<Data>,
): Promise<void> {
  try {
    await ask({
      name: "createDiscount",
      // The second time it is there already.
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
        }),
    });
  } catch (error) {
    if (!(error instanceof LemonSqueezyRefusal && isAboutTakenCode(error))) throw error;
  }
}

/** Their error names the field, and says "has already been taken". */
function isAboutTakenCode({ reasons }: LemonSqueezyRefusal): boolean {
  return reasons.some(
    ({ source, detail }) => String(source?.pointer ?? "").endsWith("/code") && /already/i.test(String(detail)),
  );
}
