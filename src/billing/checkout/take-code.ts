import { eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { Discount } from "../provider/payment-provider.ts";
import { codeLengthMax } from "../rules.ts";
import { discountUses } from "../schema.ts";
import type { CheckoutCodes } from "./checkout-codes.ts";

/**
 * What was entered into the field for codes: a discount, or a friend's code, which is kept and brings no discount.
 * @returns undefined where there is no discount.
 * @throws {AppError} `invalid_input` for a code that is not known or not this person's, `conflict` for one that was used.
 */
export async function takeCode(
  services: Services,
  codes: CheckoutCodes,
  entered: { readonly code: string; readonly userId: string; readonly email: string },
): Promise<Discount | undefined> {
  const { db } = services;
  const code = entered.code.trim();
  if (code === "") return undefined;
  if (code.length > codeLengthMax) throw unknownCode();
  const found = await codes.discounts.findDiscount(db, { ...entered, code });
  if (found) {
    const discount = { ...found, code: providerCode(found.code) };
    const [use] = await db
      .select({ usedAt: discountUses.usedAt })
      .from(discountUses)
      .where(eq(discountUses.code, discount.code));
    if (!use) return discount;
    throw new AppError("conflict", {
      userMessage: "This code has been used already. Each code works once; leave the field empty to go on without it.",
    });
  }
  if (await codes.claimReferral?.(services, { code, userId: entered.userId })) return undefined;
  throw unknownCode();
}

/** The provider's codes are capitals and digits alone. */
const providerCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

function unknownCode(): AppError {
  return new AppError("invalid_input", {
    userMessage:
      "This code does not work for your account. An early-access code belongs to the address to which we mailed it; leave the field empty to go on without one.",
  });
}
