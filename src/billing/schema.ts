import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytea, moment } from "#platform/db/columns.ts";
import type { ProviderName } from "./provider/payment-provider.ts";
import type { BillingInterval, PackId, PlanFeature, PlanId, SubscriptionStatus } from "./rules.ts";

/** The provider whose ids a row uses. Provider ids are only unique within one provider. */
const provider = () => text("provider").$type<ProviderName>().notNull();

/** The terms agreed when a plan is bought. */
const planTerms = () => ({
  name: text("name").notNull(),
  priceMonthlyCents: integer("price_monthly_cents").notNull(),
  priceYearlyCents: integer("price_yearly_cents").notNull(),
  creditsBasic: integer("credits_basic").notNull(),
  creditsAdvanced: integer("credits_advanced").notNull(),
  creditsImage: integer("credits_image").notNull(),
  /** The most runs on plan credits in a month; null for no limit. */
  generationsMax: integer("generations_max"),
  usersMax: integer("users_max").notNull(),
});

/** Today's plans and prices: those of the data file (plans.ts), written at each start, or what an operator published. */
export const subscriptionPlans = pgTable("subscription_plans", {
  id: text("id").$type<PlanId>().primaryKey(),
  description: text("description").notNull(),
  ...planTerms(),
  features: jsonb("features").$type<readonly PlanFeature[]>().notNull(),
  isPopular: boolean("is_popular").notNull().default(false),
  /** True if it can be bought. Retired plans stay for their users and past payments. */
  isSold: boolean("is_sold").notNull().default(true),
  /** When an operator published it: from then on, starts leave it alone. Null while the data file decides. */
  editedAt: moment("edited_at"),
  /** Number of changes by operators, so that one who saw an earlier state is refused. */
  revision: integer("revision").notNull().default(0),
});

/**
 * The history of each plan's terms. A start with different prices, credits, limits or names adds a version, and so does an operator; no row is ever changed
 * (migrations/0009). Payments are settled by the version under which they were made, whatever the price list says later: invoices,
 * subscriptions and checkouts refer to it by plan and version.
 */
export const planVersions = pgTable(
  "plan_versions",
  {
    planId: text("plan_id")
      .$type<PlanId>()
      .notNull()
      .references(() => subscriptionPlans.id),
    /** From 1 for each plan. */
    version: integer("version").notNull(),
    ...planTerms(),
    /** Payments from this time on are made under it. A plan's first version is valid from the beginning. */
    validFrom: moment("valid_from").notNull(),
    recordedAt: moment("recorded_at").notNull().defaultNow(),
    /** True if an operator published it; false for the product’s own terms, also once an operator gave them back. */
    isByOperator: boolean("is_by_operator").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.version] }),
    check("plan_versions_version", sql`${table.version} > 0`),
    check("plan_versions_prices", sql`${table.priceMonthlyCents} >= 0 and ${table.priceYearlyCents} >= 0`),
    check(
      "plan_versions_credits",
      sql`${table.creditsBasic} >= 0 and ${table.creditsAdvanced} >= 0 and ${table.creditsImage} >= 0`,
    ),
  ],
);

/**
 * Subscriptions as the payment provider last described them. The newest description counts, in whatever order they arrive. No foreign key
 * to `users`: the law requires keeping payments when an account is deleted.
 */
export const userSubscriptions = pgTable(
  "user_subscriptions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").notNull(),
    provider: provider(),
    providerId: text("provider_id").notNull(),
    customerId: text("customer_id").notNull(),
    subscriptionPlanId: text("subscription_plan_id")
      .$type<PlanId>()
      .notNull()
      .references(() => subscriptionPlans.id),
    interval: text("interval").$type<BillingInterval>().notNull(),
    /** The provider's status, which may be one that we do not know. */
    status: text("status").$type<SubscriptionStatus | (string & {})>().notNull(),
    /** The end of the paid period or trial; null if the provider names none. */
    currentPeriodEnd: moment("current_period_end"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    trialEndsAt: moment("trial_ends_at"),
    endsAt: moment("ends_at"),
    cardBrand: text("card_brand"),
    cardLastFour: text("card_last_four"),
    isTest: boolean("is_test").notNull(),
    /**
     * The best plan paid for in the current (or else the last) period, and that period, as settlement works it out from all changes and
     * invoices. Null if nothing was paid yet.
     */
    paidPlanId: text("paid_plan_id").$type<PlanId>(),
    /** The version of that plan (`plan_versions`). */
    paidPlanVersion: integer("paid_plan_version"),
    paidFrom: moment("paid_from"),
    paidUntil: moment("paid_until"),
    /**
     * Terms that its checkout quoted for the trial and the first payment, which apply even if the price list has changed since. Null if it
     * was not bought through our checkout.
     */
    quotedPlanId: text("quoted_plan_id").$type<PlanId>(),
    quotedInterval: text("quoted_interval").$type<BillingInterval>(),
    quotedPlanVersion: integer("quoted_plan_version"),
    /**
     * The end of the current period if all its payments were refunded: until then, the subscription entitles to nothing. Otherwise null,
     * also if the operator refunded but kept the plan.
     */
    refundedUntil: moment("refunded_until"),
    /** When the renewal was stopped because the user requested account deletion. Undoing the deletion resumes it. */
    stoppedForDeletionAt: moment("stopped_for_deletion_at"),
    /** The discount of the code it was bought with, for this many months from the first payment. */
    discountPercent: integer("discount_percent"),
    discountMonths: integer("discount_months"),
    providerCreatedAt: moment("provider_created_at").notNull(),
    providerUpdatedAt: moment("provider_updated_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("user_subscriptions_provider_id").on(table.provider, table.providerId),
    index("user_subscriptions_created").on(table.providerCreatedAt, table.id),
    index("user_subscriptions_customer").on(table.customerId),
    index("user_subscriptions_user").on(table.userId),
    check("user_subscriptions_interval", sql`${table.interval} in ('monthly', 'yearly')`),
    check(
      "user_subscriptions_paid",
      sql`(${table.paidPlanId} is null) = (${table.paidFrom} is null) and (${table.paidPlanId} is null) = (${table.paidUntil} is null)`,
    ),
    check("user_subscriptions_discount", sql`(${table.discountPercent} is null) = (${table.discountMonths} is null)`),
  ],
);

/** Locks a subscription while it is changed at the payment provider: one change at a time, without an open transaction. */
export const subscriptionActions = pgTable("subscription_actions", {
  subscriptionId: uuid("subscription_id")
    .primaryKey()
    .references(() => userSubscriptions.id),
  /** Token of the lock's holder, so that only the holder releases it. */
  token: uuid("token").notNull(),
  startedAt: moment("started_at").notNull(),
});

/** Every description of a subscription ever received, once each. Past entitlements follow from all of them together. */
export const subscriptionChanges = pgTable(
  "subscription_changes",
  {
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => userSubscriptions.id),
    providerUpdatedAt: moment("provider_updated_at").notNull(),
    /** Tells two descriptions of the same moment apart. */
    contentDigest: bytea("content_digest").notNull(),
    planId: text("plan_id").$type<PlanId>().notNull(),
    interval: text("interval").$type<BillingInterval>().notNull(),
    status: text("status").$type<SubscriptionStatus | (string & {})>().notNull(),
    renewsAt: moment("renews_at"),
    endsAt: moment("ends_at"),
    trialEndsAt: moment("trial_ends_at"),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.providerUpdatedAt, table.contentDigest] })],
);

/** Subscription invoices. Plan credits are granted for them. */
export const billingInvoices = pgTable(
  "billing_invoices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    provider: provider(),
    providerId: text("provider_id").notNull(),
    subscriptionProviderId: text("subscription_provider_id").notNull(),
    /** Null until the subscription is known. */
    userId: uuid("user_id"),
    billingReason: text("billing_reason").notNull(),
    /** The provider's status, as is. */
    status: text("status").notNull(),
    currency: text("currency").notNull(),
    totalCents: integer("total_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull(),
    invoiceUrl: text("invoice_url"),
    /**
     * Purpose of the payment, as settlement worked it out: the plan, its agreed version (`plan_versions` has the name, price and credits)
     * and the period, which for an upgrade is the rest of the period. All null until known, and for the zero invoice of a trial, which pays
     * for no period. Stored, so that later price lists do not change it.
     */
    planId: text("plan_id").$type<PlanId>(),
    planVersion: integer("plan_version"),
    interval: text("interval").$type<BillingInterval>(),
    periodStart: moment("period_start"),
    periodEnd: moment("period_end"),
    /** The operator refunded it but keeps the plan until the period ends. */
    keepsPlan: boolean("keeps_plan").notNull().default(false),
    /** When we first received it. Related webhooks may still be on their way. */
    recordedAt: moment("recorded_at").notNull().defaultNow(),
    isTest: boolean("is_test").notNull(),
    providerCreatedAt: moment("provider_created_at").notNull(),
    providerUpdatedAt: moment("provider_updated_at").notNull(),
  },
  (table) => [
    unique("billing_invoices_provider_id").on(table.provider, table.providerId),
    index("billing_invoices_subscription").on(table.provider, table.subscriptionProviderId),
    index("billing_invoices_created").on(table.providerCreatedAt),
    index("billing_invoices_user").on(table.userId, table.providerCreatedAt),
    check(
      "billing_invoices_paid_for",
      sql`num_nulls(${table.planId}, ${table.planVersion}, ${table.interval}, ${table.periodStart}, ${table.periodEnd}) in (0, 5)`,
    ),
  ],
);

/** One-time purchases of credit packs. A subscription's first payment also has an order, which grants nothing. */
export const billingOrders = pgTable(
  "billing_orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").notNull(),
    provider: provider(),
    providerId: text("provider_id").notNull(),
    orderNumber: integer("order_number"),
    /** Null for a subscription's order. */
    packId: text("pack_id").$type<PackId>(),
    status: text("status").notNull(),
    currency: text("currency").notNull(),
    totalCents: integer("total_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull(),
    receiptUrl: text("receipt_url"),
    isTest: boolean("is_test").notNull(),
    providerCreatedAt: moment("provider_created_at").notNull(),
    providerUpdatedAt: moment("provider_updated_at").notNull(),
  },
  (table) => [
    unique("billing_orders_provider_id").on(table.provider, table.providerId),
    index("billing_orders_created").on(table.providerCreatedAt),
    index("billing_orders_number").on(table.orderNumber),
    index("billing_orders_user").on(table.userId, table.providerCreatedAt),
  ],
);

/** When an account's monthly credits are due. One row per account with credits; each has its own day of the month. */
export const creditRefreshes = pgTable(
  "credit_refreshes",
  {
    userId: uuid("user_id").primaryKey(),
    /** The Free plan's months are counted from here, starting with `anchorNumber`: when the account was opened, or the last plan ended. */
    anchorAt: moment("anchor_at").notNull(),
    anchorNumber: integer("anchor_number").notNull().default(0),
    /** The first month of the Free plan that was neither granted nor skipped. */
    nextNumber: integer("next_number").notNull().default(0),
    /**
     * When the refresh job must settle the account again; null if no paid month lies ahead. Free months are granted when the user visits.
     */
    dueAt: moment("due_at"),
  },
  (table) => [index("credit_refreshes_due").on(table.dueAt)],
);

/** Mails sent to payers, so that each is sent once: receipts, refunds, failed payments, trial ends, cancellations. */
export const billingMails = pgTable(
  "billing_mails",
  {
    /** The event, with the provider's id: `payment:lemon-squeezy:invoice:3001`. */
    key: text("key").primaryKey(),
    userId: uuid("user_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("billing_mails_user").on(table.userId), index("billing_mails_created").on(table.createdAt)],
);
