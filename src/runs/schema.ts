import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { moment } from "#platform/db/columns.ts";
import type { Payer, RunFailure, RunState, TokenCount } from "./rules.ts";

/** Everything that users have asked an AI engine for, with what it cost. */
export const runs = pgTable(
  "runs",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Chosen by the browser: the same press is one run. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** Which tool asked, e.g. `text-generator`. */
    tool: text("tool").notNull(),
    /** The directory's slug of the engine, and what was called. */
    engine: text("engine").notNull(),
    vendor: text("vendor").notNull(),
    model: text("model").notNull(),
    payer: text("payer").$type<Payer>().notNull(),
    /** What the user was told that it costs at most, in AIC; 0 on their own key. */
    maxAic: integer("max_aic").notNull(),
    /** Number of the hold in the user's journal; null on their own key. */
    holdNumber: bigint("hold_number", { mode: "number" }),
    state: text("state").$type<RunState>().notNull(),
    priceAic: integer("price_aic").notNull().default(0),
    failure: text("failure").$type<RunFailure>(),
    /** What the tool wants to show again: prompt and settings. */
    settings: jsonb("settings").$type<Readonly<Record<string, unknown>>>().notNull(),
    output: text("output").notNull().default(""),
    tokens: jsonb("tokens").$type<TokenCount>(),
    /** From the start of the run. */
    firstOutputMs: integer("first_output_ms"),
    durationMs: integer("duration_ms"),
    /** The API key that asked; null for the user's own screens. No foreign key: the slice of keys builds on this one. */
    apiKeyId: uuid("api_key_id"),
    isSaved: boolean("is_saved").notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("runs_idempotency_key").on(table.userId, table.idempotencyKey),
    index("runs_latest").on(table.userId, table.createdAt).where(sql`${table.apiKeyId} is null`),
    index("runs_history").on(table.userId, table.tool, table.createdAt),
    index("runs_of_keys").on(table.userId, table.apiKeyId).where(sql`${table.apiKeyId} is not null`),
    index("runs_running").on(table.createdAt).where(sql`${table.state} = 'running'`),
    check("runs_price", sql`${table.priceAic} between 0 and ${table.maxAic}`),
    check("runs_hold", sql`(${table.payer} = 'credits') = (${table.holdNumber} is not null)`),
    check("runs_failed_costs_nothing", sql`${table.state} <> 'failed' or ${table.priceAic} = 0`),
  ],
);
