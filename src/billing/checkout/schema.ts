import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, moment } from "#platform/db/columns.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import type { BillingInterval, PackId, PlanId } from "../rules.ts";

/** How long a payment page stays open: long enough to look for one's card, short enough not to be forgotten in a tab. */
export const pageMs = 60 * 60_000;

/** What somebody was sent to the payment page for. Its id travels with the payment and comes back signed: nothing else is believed. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").notNull(),
    provider: text("provider").$type<ProviderName>().notNull(),
    planId: text("plan_id").$type<PlanId>(),
    interval: text("interval").$type<BillingInterval>(),
    /** Of that plan, as it was quoted (`plan_versions`): what is paid here is charged and settled by it. */
    planVersion: integer("plan_version"),
    packId: text("pack_id").$type<PackId>(),
    discountCode: text("discount_code"),
    discountPercent: integer("discount_percent"),
    discountMonths: integer("discount_months"),
    /** Whether the payment page begins with a free trial. */
    withTrial: boolean("with_trial").notNull().default(false),
    /** Of the mail domain that the trial counts for (`domainDigest`); null without a trial, and for a public mail provider. */
    domainDigest: bytea("domain_digest"),
    /** Null until the provider has answered. */
    url: text("url"),
    createdAt: moment("created_at").notNull(),
    /** When it was first said to be paid by something that nobody signs: its payer came back, or its page could no longer be closed. Grants nothing. */
    reportedPaidAt: moment("reported_paid_at"),
    completedAt: moment("completed_at"),
  },
  (table) => [
    index("checkouts_user").on(table.userId, table.createdAt),
    index("checkouts_domain").on(table.domainDigest, table.createdAt).where(sql`${table.domainDigest} is not null`),
    check("checkouts_one_thing", sql`(${table.planId} is null) <> (${table.packId} is null)`),
    check(
      "checkouts_discount",
      // A checkout from before these were kept has a code alone.
      sql`(${table.discountPercent} is null) = (${table.discountMonths} is null) and (${table.discountPercent} is null or ${table.discountCode} is not null)`,
    ),
    check("checkouts_domain_digest", sql`${table.domainDigest} is null or ${table.withTrial}`),
    check("checkouts_interval", sql`(${table.planId} is null) = (${table.interval} is null)`),
  ],
);

/** A code that its finder was promised, and the payment that it was used for: each once. */
export const discountUses = pgTable(
  "discount_uses",
  {
    code: text("code").primaryKey(),
    userId: uuid("user_id").notNull(),
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => checkouts.id),
    usedAt: moment("used_at").notNull(),
  },
  (table) => [uniqueIndex("discount_uses_checkout").on(table.checkoutId)],
);
