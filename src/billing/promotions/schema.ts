import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";

/** Promotion codes of the operator: a discount on a plan that many users can have, each once. Their uses are `checkouts` with the code. */
export const promotionCodes = pgTable(
  "promotion_codes",
  {
    /** Capitals and digits, as the payment provider has them. */
    code: text("code").primaryKey(),
    percent: integer("percent").notNull(),
    /** Counted from the first payment. */
    months: integer("months").notNull(),
    /** The most purchases with it; null for no limit. */
    usesMax: integer("uses_max"),
    /** Null if it doesn't end by itself. */
    endsAt: moment("ends_at"),
    /** When the operator ended it. */
    endedAt: moment("ended_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check("promotion_codes_code", sql`${table.code} ~ '^[A-Z0-9]{3,30}$'`),
    // Nothing paid is nothing settled: a free period is what a trial is for.
    check("promotion_codes_percent", sql`${table.percent} between 1 and 90`),
    check("promotion_codes_months", sql`${table.months} between 1 and 36`),
    check("promotion_codes_uses_max", sql`${table.usesMax} > 0`),
  ],
);
