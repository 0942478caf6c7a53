import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { moment } from "#platform/db/columns.ts";
import type { RequestState, SupportHours, SupportSubject } from "./rules.ts";

/** Questions of signed-in users to the operator. */
export const supportRequests = pgTable(
  "support_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    subject: text("subject").$type<SupportSubject>().notNull(),
    state: text("state").$type<RequestState>().notNull(),
    /** The best plan with which the sender wrote since the request waits for an answer. A better one since then counts, too (`current-promises.ts`). */
    planId: text("plan_id").$type<keyof SupportHours>().notNull(),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    /** When an answer is due; null unless the request is open. */
    dueAt: moment("due_at"),
  },
  (table) => [
    index("support_requests_user").on(table.userId, table.changedAt),
    index("support_requests_state").on(table.state, table.dueAt),
    check("support_requests_state_known", sql`${table.state} in ('open', 'answered', 'closed')`),
    check("support_requests_plan_known", sql`${table.planId} in ('free', 'pro', 'business')`),
    check("support_requests_due", sql`(${table.state} = 'open') = (${table.dueAt} is not null)`),
  ],
);

export const supportMessages = pgTable(
  "support_messages",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => supportRequests.id, { onDelete: "cascade" }),
    isFromOperator: boolean("is_from_operator").notNull(),
    text: text("text").notNull(),
    sentAt: moment("sent_at").notNull(),
  },
  (table) => [index("support_messages_request").on(table.requestId, table.id)],
);

/** Hours in which the operator means to answer, where they are other than usual. */
export const supportHours = pgTable(
  "support_hours",
  {
    planId: text("plan_id").$type<keyof SupportHours>().primaryKey(),
    hours: integer("hours").notNull(),
  },
  (table) => [
    check("support_hours_plan_known", sql`${table.planId} in ('free', 'pro', 'business')`),
    check("support_hours_range", sql`${table.hours} between 1 and 720`),
  ],
);

/** Texts that operators begin answers with, to requests and to contact messages. */
export const answerTemplates = pgTable(
  "answer_templates",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull().unique(),
    /** May have the fields of `templateFields`. */
    text: text("text").notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [
    check("answer_templates_name", sql`length(${table.name}) between 1 and 80`),
    check("answer_templates_text", sql`length(${table.text}) between 1 and 5000`),
  ],
);
