import { and, eq } from "drizzle-orm";
import type { DiscountSource } from "#billing/index.ts";
import { earlyAccessSignups } from "../schema.ts";

/** Off the first year (specification §9). */
const months = 12;

/** The codes of the early-access list. Each belongs to the address to which it was mailed, as the mail says. */
export const earlyAccessDiscounts: DiscountSource = {
  async findDiscount(db, { code, email }) {
    const [signup] = await db
      .select({ code: earlyAccessSignups.code, percent: earlyAccessSignups.discountPercent })
      .from(earlyAccessSignups)
      // People type what they read in small letters, and with blanks from copying.
      .where(
        and(eq(earlyAccessSignups.code, code.replace(/\s/g, "").toUpperCase()), eq(earlyAccessSignups.email, email)),
      );
    return signup && { ...signup, months };
  },
};
