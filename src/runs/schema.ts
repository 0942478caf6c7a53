import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import type { RunVendor } from "#models/index.ts";
import type { Payer } from "#models/rules.ts";
import { moment } from "#platform/db/columns.ts";
import { workOwners } from "#teams/schema.ts";
import type { RunDetails, RunFailure, RunKind, RunState, TokenCount } from "./rules.ts";

/** Work that belongs together in a user's library. Deleting a project keeps what is in it. */
export const projects = pgTable(
  "projects",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Brand kit whose look new designs get. No foreign key: the slice of brand kits builds on this one. */
    brandKitId: uuid("brand_kit_id"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("projects_of_user").on(table.userId, table.createdAt)],
);

/** In the library: chats are there by conversation, and programs keep what they get themselves. */
export const isListed = sql`api_key_id is null and deleted_at is null and tool <> 'chat'`;

/**
 * Everything that users have asked an AI engine for, with what it cost. What the library searches is a column that only the database knows
 * (`search`, migrations/0057_folded-searches.sql).
 */
export const runs = pgTable(
  "runs",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    /** The member who pressed, in a team. Null for other runs, and once that account was deleted. */
    memberId: uuid("member_id").references(() => users.id, { onDelete: "set null" }),
    /** The team that pays; null for other runs. */
    teamId: uuid("team_id"),
    /** User whose journal has the hold, in a team; null for other runs: it is their own user's. */
    payerId: uuid("payer_id"),
    /** Chosen by the browser: the same press is one run. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** Tool that made the request, e.g. `text-generator`. */
    tool: text("tool").notNull(),
    kind: text("kind").$type<RunKind>().notNull().default("text"),
    /** For the history of credits. */
    description: text("description").notNull().default(""),
    /** The directory's slug of the engine, and what was called. */
    engine: text("engine").notNull(),
    vendor: text("vendor").$type<RunVendor>().notNull(),
    model: text("model").notNull(),
    payer: text("payer").$type<Payer>().notNull(),
    /** Maximum cost that the user was told, in AIC; 0 on their own key, and for what was drawn before they signed up. */
    maxAic: integer("max_aic").notNull(),
    /** The most tokens that a text takes, as its price was quoted; null for media. */
    tokensMax: integer("tokens_max"),
    /** Number of the hold in the user's journal; null on their own key. */
    holdNumber: bigint("hold_number", { mode: "number" }),
    state: text("state").$type<RunState>().notNull(),
    priceAic: integer("price_aic").notNull().default(0),
    failure: text("failure").$type<RunFailure>(),
    /** The sentence for the user. Null for texts that were lost. */
    failureMessage: text("failure_message"),
    /** Prompt and settings, which the tool wants to show again. */
    settings: jsonb("settings").$type<Readonly<Record<string, unknown>>>().notNull(),
    /** While it runs: what has come, if no one reads along. */
    output: text("output").notNull().default(""),
    tokens: jsonb("tokens").$type<TokenCount>(),
    details: jsonb("details").$type<RunDetails>(),
    /** The process that the run is in, unless it is a provider’s job. */
    processId: uuid("process_id"),
    /** Moment at which the client of a program’s run went away before its answer, if it says when it tries again. */
    leftAt: moment("left_at"),
    /** Moment at which another try of such a client took it; null again once that has gone away, too. */
    takenAt: moment("taken_at"),
    /** True if the provider works on it as a job. Its id there is unknown until the provider has answered. */
    isJob: boolean("is_job").notNull().default(false),
    jobId: text("job_id"),
    /** 0 to 1, where the provider says it. */
    progress: real("progress"),
    /** Number of times that the provider was asked about the job. It names the next check: the provider is not asked twice for one. */
    checks: integer("checks").notNull().default(0),
    /** The process that asks the provider about the job has until then; others leave it alone. */
    checkedUntil: moment("checked_until"),
    /** Number of times in a row that the provider could not be asked. */
    failedChecks: integer("failed_checks").notNull().default(0),
    /** Null unless the job goes on at the provider. */
    nextCheckAt: moment("next_check_at"),
    /** From the start of the run. */
    firstOutputMs: integer("first_output_ms"),
    durationMs: integer("duration_ms"),
    /** The API key that asked; null for the user's own screens. No foreign key: the slice of keys builds on this one. */
    apiKeyId: uuid("api_key_id"),
    /** Moment at which the results of a program's run are deleted; null if there is nothing, or it stays. */
    forgetAfter: moment("forget_after"),
    isSaved: boolean("is_saved").notNull().default(false),
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** Its files together. */
    storedBytes: bigint("stored_bytes", { mode: "number" }).notNull().default(0),
    /** Its user deleted it then, and can undo that for a day. */
    deletedAt: moment("deleted_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("runs_idempotency_key").on(table.userId, table.idempotencyKey),
    uniqueIndex("runs_one_free").on(table.userId).where(sql`${table.payer} = 'free'`),
    index("runs_library").on(table.userId, table.createdAt, table.id).where(isListed),
    index("runs_made_with").on(table.userId, table.tool, table.engine).where(isListed),
    index("runs_stored").on(table.userId, table.storedBytes, table.deletedAt).where(sql`stored_bytes > 0`),
    index("runs_of_project").on(table.projectId).where(sql`project_id is not null`),
    index("runs_deleted").on(table.deletedAt).where(sql`deleted_at is not null`),
    index("runs_restorable").on(table.userId, table.deletedAt, table.id).where(sql`deleted_at is not null`),
    // For the operator's reports of a day: rows are written in the order of their time, so a few bytes for many pages do.
    index("runs_created_at").using("brin", table.createdAt),
    index("runs_history").on(table.userId, table.tool, table.createdAt),
    index("runs_of_keys").on(table.userId, table.apiKeyId, table.createdAt).where(sql`${table.apiKeyId} is not null`),
    index("runs_forgotten").on(table.forgetAfter).where(sql`${table.forgetAfter} is not null`),
    index("runs_of_own_keys")
      .on(table.userId, table.vendor, table.createdAt)
      .where(sql`${table.payer} = 'own-key' and ${table.kind} = 'text'`),
    index("runs_of_member").on(table.memberId).where(sql`${table.memberId} is not null`),
    index("runs_running").on(table.createdAt).where(sql`${table.state} = 'running'`),
    index("runs_jobs").on(table.nextCheckAt).where(sql`${table.state} = 'running' and ${table.jobId} is not null`),
    check("runs_job", sql`${table.isJob} or ${table.jobId} is null`),
    check("runs_progress", sql`${table.progress} between 0 and 1`),
    check("runs_team", sql`(${table.teamId} is null) = (${table.payerId} is null)`),
    check("runs_price", sql`${table.priceAic} between 0 and ${table.maxAic}`),
    check("runs_hold", sql`(${table.payer} = 'credits') = (${table.holdNumber} is not null)`),
    check("runs_failed_costs_nothing", sql`${table.state} <> 'failed' or ${table.priceAic} = 0`),
  ],
);

/** Files that runs have made. The bytes are in `services.files`, under keys that can't be guessed. */
export const runFiles = pgTable(
  "run_files",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** From 1. */
    number: integer("number").notNull(),
    mediaType: text("media_type").notNull(),
    bytes: integer("bytes").notNull(),
    key: text("key").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.number] }),
    unique("run_files_key").on(table.key),
    check("run_files_number", sql`${table.number} > 0`),
    check("run_files_bytes", sql`${table.bytes} > 0`),
  ],
);

/** Providers that the operator has taken out: they are not called on the operator's key. */
export const takenOutVendors = pgTable("taken_out_vendors", {
  vendor: text("vendor").primaryKey(),
  since: moment("since").notNull(),
});

/** Results of programs' texts and vectors, sealed, for requests that repeat theirs. Media have files. */
export const keptAnswers = pgTable(
  "kept_answers",
  {
    runId: uuid("run_id")
      .primaryKey()
      .references(() => runs.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    sealed: text("sealed").notNull(),
    bytes: integer("bytes").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("kept_answers_expired").on(table.expiresAt),
    index("kept_answers_of_user").on(table.userId, table.expiresAt),
  ],
);
