import { eq } from "drizzle-orm";
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
      // One for each address. People type codes in small letters, and with blanks, or nothing, for the dashes.
      .where(eq(earlyAccessSignups.email, email));
    return signup && bare(signup.code) === bare(code) ? { ...signup, months } : undefined;
  },
};

const bare = (code: string): string => code.replace(/[^a-z0-9]/gi, "").toUpperCase();
