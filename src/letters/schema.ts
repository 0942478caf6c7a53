import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import type { MailingList, Segment } from "#site/rules.ts";
import type { LetterState, Results } from "./rules.ts";

/** Mails of the operator to a list. */
export const letters = pgTable(
  "letters",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    list: text("list").$type<MailingList>().notNull(),
    segment: text("segment").$type<Segment>().notNull(),
    /** First day and first later day (UTC) on which recipients joined the list. */
    joinedSince: date("joined_since"),
    joinedBefore: date("joined_before"),
    subject: text("subject").notNull(),
    /** Line that an inbox shows beside the subject. */
    preheader: text("preheader").notNull(),
    /** Markdown. */
    body: text("body").notNull(),
    state: text("state").$type<LetterState>().notNull(),
    /** Grows with each save: a save that does not know the last one is refused. */
    revision: integer("revision").notNull(),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    startedAt: moment("started_at"),
    endedAt: moment("ended_at"),
    /** Recipients when it was started. */
    recipientsMax: integer("recipients_max"),
    /** Member who was taken last, and the last one to take. */
    takenUpTo: bigint("taken_up_to", { mode: "number" }).notNull().default(0),
    takeUpTo: bigint("take_up_to", { mode: "number" }),
    /** Number of the batch that is under way: jobs for others do nothing. */
    batch: integer("batch").notNull().default(0),
    /** When a batch last began or ended. */
    progressAt: moment("progress_at"),
    /** Outcome, once it has ended: its recipients are forgotten later. */
    results: jsonb("results").$type<Results>(),
  },
  (table) => [
    index("letters_state").on(table.state, table.changedAt),
    index("letters_changed_at").on(table.changedAt),
    check("letters_list_known", sql`${table.list} in ('newsletter', 'early-access')`),
    check("letters_segment_known", sql`${table.segment} in ('all', 'without-account', 'code-unused')`),
    check("letters_state_known", sql`${table.state} in ('draft', 'sending', 'paused', 'sent', 'cancelled')`),
    check("letters_started", sql`(${table.state} = 'draft') = (${table.startedAt} is null)`),
    check("letters_ended", sql`(${table.state} in ('sent', 'cancelled')) = (${table.endedAt} is not null)`),
    check("letters_take_up_to", sql`(${table.startedAt} is null) = (${table.takeUpTo} is null)`),
  ],
);

/** Recipients of a letter, each once by number and once by address: none gets it twice, in whatever way a process ends. */
export const letterRecipients = pgTable(
  "letter_recipients",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    letterId: uuid("letter_id")
      .notNull()
      .references(() => letters.id, { onDelete: "cascade" }),
    memberId: bigint("member_id", { mode: "number" }).notNull(),
    email: text("email").notNull(),
    /**
     * `waiting` → `sending` → what came of it. One that stays `sending` belonged to a process that ended: the mail may have arrived, so it is
     * not sent again.
     */
    state: text("state").$type<keyof Results | "waiting" | "sending">().notNull(),
    tries: integer("tries").notNull().default(0),
    triedAt: moment("tried_at"),
    /** When to try again. */
    dueAt: moment("due_at").notNull(),
  },
  (table) => [
    uniqueIndex("letter_recipients_member").on(table.letterId, table.memberId),
    uniqueIndex("letter_recipients_email").on(table.letterId, table.email),
    index("letter_recipients_state").on(table.letterId, table.state, table.dueAt),
    index("letter_recipients_address").on(table.email),
    check(
      "letter_recipients_state_known",
      sql`${table.state} in ('waiting', 'sending', 'sent', 'skipped', 'refused', 'blocked', 'failed', 'unknown')`,
    ),
  ],
);
