import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytea, moment } from "#platform/db/columns.ts";
import type { Bucket, HoldState, JournalKind, LotSource, ServiceType } from "./rules.ts";

const count = (name: string) => bigint(name, { mode: "number" });

/**
 * One row per account with credits, and an empty one for each team whose API keys have budgets. The balance is not stored here; it follows
 * from the lots. No foreign key to `users`: the journal of a deleted account is kept, under an id that no longer belongs to a user
 * (docs/decisions/0018-ledger.md).
 */
export const userCredits = pgTable(
  "user_credits",
  {
    userId: uuid("user_id").primaryKey(),
    /** Number of the latest journal row. Every write raises it by one, so it also detects concurrent writes. */
    lastNumber: count("last_number").notNull().default(0),
    /** When a plan's monthly credits were last granted. */
    lastResetAt: moment("last_reset_at"),
    /** Running or finished runs paid with plan credits since `planRunsSince`. */
    planRuns: integer("plan_runs").notNull().default(0),
    planRunsSince: moment("plan_runs_since"),
    /** A mail is sent when spending takes the balance below this; 0 for never. */
    lowBalanceThreshold: integer("low_balance_mark").notNull().default(0),
    /** True if the user has set the threshold. If so, monthly grants do not change it. */
    isLowBalanceThresholdChosen: boolean("is_low_balance_mark_chosen").notNull().default(false),
    /** When the last low-balance mail was sent. At most one per period. */
    lowBalanceMailedAt: moment("low_balance_mailed_at"),
    /** When the first run was finished. */
    firstSpentAt: moment("first_spent_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check("user_credits_last_number", sql`${table.lastNumber} >= 0`),
    check("user_credits_plan_runs", sql`${table.planRuns} >= 0`),
    check("user_credits_low_balance_mark", sql`${table.lowBalanceThreshold} >= 0`),
  ],
);

/** Credits granted together, and what is left of them. */
export const creditLots = pgTable(
  "credit_lots",
  {
    id: count("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => userCredits.userId),
    bucket: text("bucket").$type<Bucket>().notNull(),
    source: text("source").$type<LotSource>().notNull(),
    /**
     * Event that the credits were granted for, e.g. `invoice:3001:0` or `order:901`. Unique per bucket across all users, so that nothing is
     * granted twice.
     */
    originId: text("origin_id").notNull(),
    amount: integer("amount").notNull(),
    /** Neither spent, held nor expired. */
    remaining: integer("remaining").notNull(),
    /** Reserved for runs in progress. */
    held: integer("held").notNull().default(0),
    /** Null if they never expire. */
    expiresAt: moment("expires_at"),
    createdAt: moment("created_at").notNull(),
    /** Generated, so that the indexes below do not change with each draw, which would cost a new entry in every index. */
    isOpen: boolean("is_open").notNull().generatedAlwaysAs(sql`remaining + held > 0`),
  },
  (table) => [
    unique("credit_lots_origin").on(table.originId, table.bucket),
    index("credit_lots_user").on(table.userId),
    index("credit_lots_open").on(table.userId).where(sql`${table.isOpen}`),
    index("credit_lots_expiring").on(table.expiresAt).where(sql`${table.isOpen} and ${table.expiresAt} is not null`),
    check("credit_lots_bucket", sql`${table.bucket} in ('general', 'advanced', 'image')`),
    check("credit_lots_source", sql`${table.source} in ('plan', 'trial', 'purchase', 'referral', 'adjustment')`),
    check("credit_lots_amount", sql`${table.amount} > 0`),
    check("credit_lots_remaining", sql`${table.remaining} >= 0`),
    check("credit_lots_held", sql`${table.held} >= 0`),
    check("credit_lots_within_amount", sql`${table.remaining} + ${table.held} <= ${table.amount}`),
  ],
);

/**
 * The journal: one row per write, numbered without gaps within an account, never changed or deleted (migrations/0007). Balances and holds
 * follow from it alone.
 */
export const creditTransactions = pgTable(
  "credit_transactions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => userCredits.userId),
    number: count("number").notNull(),
    kind: text("kind").$type<JournalKind>().notNull(),
    /** Change of the balance, in AIC; negative for spending, 0 if only a hold starts or ends. */
    amount: integer("amount").notNull(),
    /** Change of the held credits, in AIC. */
    held: integer("held").notNull(),
    /** Everything that is left, including held credits. */
    balanceAfter: integer("balance_after").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Digest of the request: the same key with different content is an error. */
    requestDigest: bytea("request_digest").notNull(),
    /** The hold that a capture or release resolves. */
    holdNumber: count("hold_number"),
    /** The capture that a refund undoes. */
    refundsNumber: count("refunds_number"),
    serviceType: text("service_type").$type<ServiceType>(),
    description: text("description"),
    /** Actor that caused it: `system`, a team's API key (`api-key:…`), or a word for the history. */
    source: text("source").notNull().default("system"),
    engineId: text("engine_id"),
    lemonsqueezyOrderId: text("lemonsqueezy_order_id"),
    /** The member or API key that spent the credits; null for the owner. */
    spenderId: uuid("spender_id"),
    /** The team in which they were spent; null outside of teams. */
    teamId: uuid("team_id"),
    /** The operator's reason for an adjustment. */
    reason: text("reason"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    unique("credit_transactions_idempotency_key").on(table.userId, table.idempotencyKey),
    uniqueIndex("credit_transactions_refunds_once")
      .on(table.userId, table.refundsNumber)
      .where(sql`${table.refundsNumber} is not null`),
    uniqueIndex("credit_transactions_resolves_once")
      .on(table.userId, table.holdNumber)
      .where(sql`${table.holdNumber} is not null`),
    check("credit_transactions_number", sql`${table.number} > 0`),
    check("credit_transactions_balance", sql`${table.balanceAfter} >= 0`),
    check(
      "credit_transactions_kind",
      sql`case ${table.kind}
        when 'grant' then ${table.amount} > 0 and ${table.held} = 0
        when 'hold' then ${table.amount} = 0 and ${table.held} > 0
        when 'capture' then ${table.amount} < 0 and ${table.held} <= ${table.amount} and ${table.holdNumber} is not null
        when 'release' then ${table.amount} = 0 and ${table.held} < 0 and ${table.holdNumber} is not null
        when 'expire' then ${table.amount} < 0 and ${table.held} = 0
        when 'take-back' then ${table.amount} < 0 and ${table.held} = 0
        when 'refund' then ${table.amount} > 0 and ${table.held} = 0 and ${table.refundsNumber} is not null
        when 'adjust' then ${table.amount} <> 0 and ${table.held} = 0 and ${table.reason} is not null
        when 'close' then ${table.amount} = 0 and ${table.held} = 0
        else false end`,
    ),
  ],
);

/** The lots that a journal row drew from or filled. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    userId: uuid("user_id").notNull(),
    number: count("number").notNull(),
    lotId: count("lot_id")
      .notNull()
      .references(() => creditLots.id),
    amount: integer("amount").notNull(),
    held: integer("held").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number, table.lotId] }),
    foreignKey({
      columns: [table.userId, table.number],
      foreignColumns: [creditTransactions.userId, creditTransactions.number],
    }),
    check("credit_entries_something", sql`${table.amount} <> 0 or ${table.held} <> 0`),
  ],
);

/** Credits reserved for runs. A hold is resolved once and then never changes again (migrations/0007). */
export const creditHolds = pgTable(
  "credit_holds",
  {
    userId: uuid("user_id").notNull(),
    /** Number of the journal row that created it. */
    number: count("number").notNull(),
    amount: integer("amount").notNull(),
    state: text("state").$type<HoldState>().notNull().default("held"),
    captured: integer("captured").notNull().default(0),
    usesPlanCredits: boolean("uses_plan_credits").notNull(),
    spenderId: uuid("spender_id"),
    /** The team that the run belongs to; null outside of teams. */
    teamId: uuid("team_id"),
    /** When it is released automatically, because the process that created it may have been killed. */
    expiresAt: moment("expires_at").notNull(),
    resolvedNumber: count("resolved_number"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    foreignKey({
      columns: [table.userId, table.number],
      foreignColumns: [creditTransactions.userId, creditTransactions.number],
    }),
    index("credit_holds_stale").on(table.expiresAt).where(sql`${table.state} = 'held'`),
    index("credit_holds_team").on(table.teamId, table.createdAt).where(sql`${table.teamId} is not null`),
    index("credit_holds_spender")
      .on(table.userId, table.spenderId, table.createdAt)
      .where(sql`${table.spenderId} is not null`),
    check("credit_holds_state", sql`${table.state} in ('held', 'captured', 'released', 'expired')`),
    check("credit_holds_amount", sql`${table.amount} > 0`),
    check("credit_holds_captured", sql`${table.captured} between 0 and ${table.amount}`),
    check("credit_holds_captured_once", sql`(${table.state} = 'captured') = (${table.captured} > 0)`),
    check("credit_holds_resolved", sql`(${table.state} = 'held') = (${table.resolvedNumber} is null)`),
  ],
);

/** Spending limits of API keys, in AIC. Users can set a monthly one for themselves. */
export const creditLimits = pgTable(
  "credit_limits",
  {
    /** The user, or the team for a key of the team, so that its budget stays if another member pays. */
    userId: uuid("user_id")
      .notNull()
      .references(() => userCredits.userId, { onDelete: "cascade" }),
    spenderId: uuid("spender_id").notNull(),
    /** Per calendar month (UTC); null without such a limit. */
    monthlyMax: integer("monthly_max"),
    /** For all that it will ever spend; null without such a limit. */
    totalMax: integer("total_max"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.spenderId] }),
    check("credit_limits_monthly_max", sql`${table.monthlyMax} >= 0`),
    check("credit_limits_total_max", sql`${table.totalMax} >= 0`),
  ],
);
