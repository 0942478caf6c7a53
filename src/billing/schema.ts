import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytea, moment } from "#platform/db/columns.ts";
import type { ProviderName } from "./provider/payment-provider.ts";
import type { BillingInterval, PackId, PlanFeature, PlanId, SubscriptionStatus } from "./rules.ts";

/** Of whom or what a payment provider knows under its own id; ours never repeat across providers. */
const provider = () => text("provider").$type<ProviderName>().notNull();

/** What is agreed when a plan is bought. */
const planTerms = () => ({
  name: text("name").notNull(),
  priceMonthlyCents: integer("price_monthly_cents").notNull(),
  priceYearlyCents: integer("price_yearly_cents").notNull(),
  creditsBasic: integer("credits_basic").notNull(),
  creditsAdvanced: integer("credits_advanced").notNull(),
  creditsImage: integer("credits_image").notNull(),
  /** Runs a month on plan credits; null for no limit. */
  generationsMax: integer("generations_max"),
  usersMax: integer("users_max").notNull(),
});

/** What the data file says today (plans.ts), written at each start: what is sold now, and for how much. */
export const subscriptionPlans = pgTable("subscription_plans", {
  id: text("id").$type<PlanId>().primaryKey(),
  description: text("description").notNull(),
  ...planTerms(),
  features: jsonb("features").$type<readonly PlanFeature[]>().notNull(),
  isPopular: boolean("is_popular").notNull().default(false),
  /** Whether it can be bought. One that was retired stays, for those who have it and for what was paid. */
  isSold: boolean("is_sold").notNull().default(true),
});

/**
 * What each plan cost and gave, and from when on: a start that brings other prices, credits, limits or names adds a version, and no row is
 * ever changed (migrations/0009). What was paid is worth what the version says under which it was paid, whatever the list says later:
 * invoices, subscriptions and checkouts name it by plan and version.
 */
export const planVersions = pgTable(
  "plan_versions",
  {
    planId: text("plan_id")
      .$type<PlanId>()
      .notNull()
      .references(() => subscriptionPlans.id),
    /** From 1, of its own plan. */
    version: integer("version").notNull(),
    ...planTerms(),
    /** Payments from then on are made under it. A plan's first version holds from the beginning. */
    validFrom: moment("valid_from").notNull(),
    recordedAt: moment("recorded_at").notNull().defaultNow(),
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
 * Subscriptions as the payment provider last described them: whichever description is the newest counts, in whatever order they arrive.
 * No foreign key to `users`: what was paid is kept when the payer leaves, as the law wants it.
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
    /** The provider's own word, also one that we do not know. */
    status: text("status").$type<SubscriptionStatus | (string & {})>().notNull(),
    /** The end of what is paid, or of the trial; null where the provider names none. */
    currentPeriodEnd: moment("current_period_end"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    trialEndsAt: moment("trial_ends_at"),
    endsAt: moment("ends_at"),
    cardBrand: text("card_brand"),
    cardLastFour: text("card_last_four"),
    isTest: boolean("is_test").notNull(),
    /**
     * The best plan that is paid for the period under way (or was for the last one), and that period: what settling makes of all changes
     * and invoices. Null where nothing was paid yet.
     */
    paidPlanId: text("paid_plan_id").$type<PlanId>(),
    /** The version of that plan under which it was paid (`plan_versions`). */
    paidPlanVersion: integer("paid_plan_version"),
    paidFrom: moment("paid_from"),
    paidUntil: moment("paid_until"),
    /**
     * What its checkout quoted: the trial and the first payment are worth this, also where the price list has changed since. Null where it
     * was not bought by a checkout of ours.
     */
    quotedPlanId: text("quoted_plan_id").$type<PlanId>(),
    quotedInterval: text("quoted_interval").$type<BillingInterval>(),
    quotedPlanVersion: integer("quoted_plan_version"),
    /**
     * The end of the period under way, where all that paid for it was refunded: until then it entitles to nothing. Null for any other, and
     * where the operator refunded and left the plan.
     */
    refundedUntil: moment("refunded_until"),
    /** When the renewal was stopped because its owner asked for the account to be deleted: undoing that resumes it. */
    stoppedForDeletionAt: moment("stopped_for_deletion_at"),
    /** What the code takes off that it was bought with, for so many months from the first payment on. */
    discountPercent: integer("discount_percent"),
    discountMonths: integer("discount_months"),
    providerCreatedAt: moment("provider_created_at").notNull(),
    providerUpdatedAt: moment("provider_updated_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("user_subscriptions_provider_id").on(table.provider, table.providerId),
    index("user_subscriptions_user").on(table.userId),
    check("user_subscriptions_interval", sql`${table.interval} in ('monthly', 'yearly')`),
    check(
      "user_subscriptions_paid",
      sql`(${table.paidPlanId} is null) = (${table.paidFrom} is null) and (${table.paidPlanId} is null) = (${table.paidUntil} is null)`,
    ),
    check("user_subscriptions_discount", sql`(${table.discountPercent} is null) = (${table.discountMonths} is null)`),
  ],
);

/** Who is changing a subscription at the payment provider just now: one change at a time. Nobody holds a transaction open meanwhile. */
export const subscriptionActions = pgTable("subscription_actions", {
  subscriptionId: uuid("subscription_id")
    .primaryKey()
    .references(() => userSubscriptions.id),
  /** Of the one who holds it, so that nobody else lets go of it. */
  token: uuid("token").notNull(),
  startedAt: moment("started_at").notNull(),
});

/** Every description of a subscription that was ever received, once: what was entitled when follows from all of them together. */
export const subscriptionChanges = pgTable(
  "subscription_changes",
  {
    subscriptionId: uuid("subscription_id")
      .notNull()
      .references(() => userSubscriptions.id),
    providerUpdatedAt: moment("provider_updated_at").notNull(),
    /** Of the description, for two of one moment. */
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

/** What was paid for subscriptions: plan credits follow it. */
export const billingInvoices = pgTable(
  "billing_invoices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    provider: provider(),
    providerId: text("provider_id").notNull(),
    subscriptionProviderId: text("subscription_provider_id").notNull(),
    /** Known once the subscription is. */
    userId: uuid("user_id"),
    billingReason: text("billing_reason").notNull(),
    /** The provider's own word. */
    status: text("status").notNull(),
    currency: text("currency").notNull(),
    totalCents: integer("total_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull(),
    invoiceUrl: text("invoice_url"),
    /**
     * What it pays for, as settling worked it out: the plan, the version of it that was agreed (`plan_versions` has its name, price and
     * credits), and from when to when. Of an upgrade that is the rest of the period. All null until it is known, and for an invoice that
     * pays for no period: one over nothing that comes with a trial. Kept from then on, so that a later price list changes nothing of it.
     */
    planId: text("plan_id").$type<PlanId>(),
    planVersion: integer("plan_version"),
    interval: text("interval").$type<BillingInterval>(),
    periodStart: moment("period_start"),
    periodEnd: moment("period_end"),
    /** The operator refunds it and leaves the plan until the period ends. */
    keepsPlan: boolean("keeps_plan").notNull().default(false),
    /** When we heard of it first: what belongs to it may still be under way. */
    recordedAt: moment("recorded_at").notNull().defaultNow(),
    isTest: boolean("is_test").notNull(),
    providerCreatedAt: moment("provider_created_at").notNull(),
    providerUpdatedAt: moment("provider_updated_at").notNull(),
  },
  (table) => [
    unique("billing_invoices_provider_id").on(table.provider, table.providerId),
    index("billing_invoices_subscription").on(table.provider, table.subscriptionProviderId),
    index("billing_invoices_user").on(table.userId, table.providerCreatedAt),
    check(
      "billing_invoices_paid_for",
      sql`num_nulls(${table.planId}, ${table.planVersion}, ${table.interval}, ${table.periodStart}, ${table.periodEnd}) in (0, 5)`,
    ),
  ],
);

/** What was bought at once: packs of credits. The first payment of a subscription has an order as well, which grants nothing. */
export const billingOrders = pgTable(
  "billing_orders",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id").notNull(),
    provider: provider(),
    providerId: text("provider_id").notNull(),
    orderNumber: integer("order_number"),
    /** Null for the order that accompanies a subscription. */
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
    index("billing_orders_user").on(table.userId, table.providerCreatedAt),
  ],
);

/** When somebody's monthly credits are due. One row for each account with credits; the day of the month is its own. */
export const creditRefreshes = pgTable(
  "credit_refreshes",
  {
    userId: uuid("user_id").primaryKey(),
    /** The months of the Free plan are counted from here, and this one is `anchorNumber`: where the account was opened, or the last plan ended. */
    anchorAt: moment("anchor_at").notNull(),
    anchorNumber: integer("anchor_number").notNull().default(0),
    /** The first month of the Free plan that was neither granted nor left out. */
    nextNumber: integer("next_number").notNull().default(0),
    /** When the refresh job has to look again; null where nothing was paid for that comes later. Free months are granted when their owner comes. */
    dueAt: moment("due_at"),
  },
  (table) => [index("credit_refreshes_due").on(table.dueAt)],
);

/** What payers were mailed, so that each mail goes out once: a receipt, a refund, a failed payment, a trial's end, a cancellation. */
export const billingMails = pgTable(
  "billing_mails",
  {
    /** What it is about, in the provider's ids: `payment:lemon-squeezy:invoice:3001`. */
    key: text("key").primaryKey(),
    userId: uuid("user_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("billing_mails_user").on(table.userId), index("billing_mails_created").on(table.createdAt)],
);
