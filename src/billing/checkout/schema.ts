import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, moment } from "#platform/db/columns.ts";
import type { ProviderName } from "../provider/payment-provider.ts";
import type { BillingInterval, PackId, PlanId } from "../rules.ts";

/** Time for which a payment page stays open: long enough to find a card, short enough not to be forgotten in a tab. */
export const pageMs = 60 * 60_000;

/** Purchases that users opened a payment page for. The id travels with the payment and comes back signed; nothing else is trusted. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").notNull(),
    provider: text("provider").$type<ProviderName>().notNull(),
    planId: text("plan_id").$type<PlanId>(),
    interval: text("interval").$type<BillingInterval>(),
    /** The quoted version of the plan (`plan_versions`), used to charge and settle the payment. */
    planVersion: integer("plan_version"),
    packId: text("pack_id").$type<PackId>(),
    discountCode: text("discount_code"),
    discountPercent: integer("discount_percent"),
    discountMonths: integer("discount_months"),
    /** The promotion that gave the discount; null for other codes. */
    promotionCode: text("promotion_code"),
    /** True if the payment page offers a free trial. */
    withTrial: boolean("with_trial").notNull().default(false),
    /** Digest of the email domain that the trial counts for (`domainDigest`); null without a trial and for public email providers. */
    domainDigest: bytea("domain_digest"),
    /** Null until the provider has responded. */
    url: text("url"),
    createdAt: moment("created_at").notNull(),
    /** When an unsigned signal first said that it was paid: the user came back, or the page could no longer be closed. Grants nothing. */
    reportedPaidAt: moment("reported_paid_at"),
    completedAt: moment("completed_at"),
  },
  (table) => [
    index("checkouts_user").on(table.userId, table.createdAt),
    index("checkouts_promotion")
      .on(table.promotionCode, table.createdAt)
      .where(sql`${table.promotionCode} is not null`),
    index("checkouts_domain").on(table.domainDigest, table.createdAt).where(sql`${table.domainDigest} is not null`),
    check("checkouts_one_thing", sql`(${table.planId} is null) <> (${table.packId} is null)`),
    check(
      "checkouts_discount",
      // Older checkouts have a code without percent and months.
      sql`(${table.discountPercent} is null) = (${table.discountMonths} is null) and (${table.discountPercent} is null or ${table.discountCode} is not null)`,
    ),
    check("checkouts_domain_digest", sql`${table.domainDigest} is null or ${table.withTrial}`),
    check("checkouts_interval", sql`(${table.planId} is null) = (${table.interval} is null)`),
  ],
);

/** Used discount codes and the checkouts they were used in. Each code works once, and each checkout takes one code. */
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
