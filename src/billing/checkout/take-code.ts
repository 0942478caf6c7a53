import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { Discount } from "../provider/payment-provider.ts";
import { type CodePreview, codeLengthMax, noCode } from "../rules.ts";
import type { CheckoutCodes } from "./checkout-codes.ts";
import { discountUses } from "./schema.ts";

interface Entered {
  readonly code: string;
  readonly userId: string;
  readonly email: string;
}

/** Limits guessing of codes. Only failed attempts count. */
const previews = { name: "code-preview", attemptsMax: 20, windowSeconds: 60 * 60 };

/**
 * Redeems an entered code: a discount code, or a referral code, which is claimed and gives no discount.
 * @returns undefined if there is no discount.
 * @throws {AppError} `invalid_input` for an unknown code or another user's, `conflict` for a used one.
 */
export async function takeCode(
  services: Services,
  codes: CheckoutCodes,
  entered: Entered,
): Promise<Discount | undefined> {
  const code = entered.code.trim();
  if (code === "") return undefined;
  const discount = await findDiscount(services, codes, { ...entered, code });
  if (discount) return { ...discount, code: codeAtProvider(discount) };
  const isReferral = await codes.claimReferral?.(services, { code, userId: entered.userId }).catch(onField);
  if (isReferral) return undefined;
  throw unknownCode();
}

/** Previews what a code would give, without storing anything. Refuses codes with the same messages as the checkout. */
export async function previewCode(services: Services, codes: CheckoutCodes, entered: Entered): Promise<CodePreview> {
  const code = entered.code.trim();
  if (code === "") return noCode;
  try {
    await services.rateLimits.consume(previews, entered.userId);
    const discount = await findDiscount(services, codes, { ...entered, code });
    const isReferral = !discount && (await codes.isReferral?.(services, code));
    if (!discount && !isReferral) throw unknownCode();
    await services.rateLimits.forgive(previews, entered.userId);
    if (!discount) return { kind: "referral", code };
    const { percent, months } = discount;
    return { kind: "discount", code: discount.code, percent, months };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: "refused", code: code.slice(0, codeLengthMax), message: error.userMessage };
  }
}

/** @throws {AppError} `conflict` for a used code, `invalid_input` for one that is too long. */
async function findDiscount(
  { db }: Services,
  { discounts }: CheckoutCodes,
  entered: Entered,
): Promise<Discount | undefined> {
  if (entered.code.length > codeLengthMax) throw unknownCode();
  const found = await discounts.findDiscount(db, entered);
  if (!found) return undefined;
  const [use] = await db
    .select({ usedAt: discountUses.usedAt })
    .from(discountUses)
    .where(eq(discountUses.code, codeAtProvider(found)));
  if (!use) return found;
  throw new AppError("conflict", {
    userMessage: "This code has already been used. Each code works once; clear the field to continue without it.",
    field: "code",
  });
}

function onField(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const { code, userMessage, message, headers } = error;
  throw new AppError(code, { userMessage, message, headers, cause: error, field: "code" });
}

/** Condition that the discount code in a column has been used. */
export const isDiscountUsed = ({ table, name }: PgColumn): SQL<boolean> =>
  sql`exists (select from ${discountUses} uses where uses.code = upper(regexp_replace(${table}.${sql.identifier(name)}, '[^a-zA-Z0-9]', '', 'g')))`;

/** The provider allows only capitals and digits in codes. */
const codeAtProvider = ({ code, promotion }: Discount): string =>
  (promotion?.providerCode ?? code).toUpperCase().replace(/[^A-Z0-9]/g, "");

function unknownCode(): AppError {
  return new AppError("invalid_input", {
    userMessage:
      "This code doesn’t work for your account. Early-access codes work only with the address they were sent to. Clear the field to continue without one.",
    field: "code",
  });
}
