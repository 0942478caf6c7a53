import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { moment } from "#platform/db/columns.ts";
import type { ActionDetail, OperatorAction, SubjectKind } from "./rules.ts";

/**
 * The audit log of operators: who changed what, and why. Rows are only added; a trigger refuses all changes but the ones that forget a
 * deleted account (migrations/0068).
 */
export const operatorActions = pgTable(
  "operator_actions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the operator's account was deleted. */
    operatorId: uuid("operator_id").references(() => users.id, { onDelete: "set null" }),
    action: text("action").$type<OperatorAction>().notNull(),
    subjectKind: text("subject_kind").$type<SubjectKind>().notNull(),
    /** The subject's id in its own table. */
    subjectId: text("subject_id").notNull(),
    /** Its name at that time, e.g. a user's address; empty once the account was deleted. */
    subjectName: text("subject_name").notNull(),
    reason: text("reason").notNull(),
    /** Values for the log, e.g. the amount. Never a secret, nor what a user made. */
    detail: jsonb("detail").$type<ActionDetail>().notNull(),
    happenedAt: moment("happened_at").notNull(),
  },
  (table) => [
    index("operator_actions_subject").on(table.subjectKind, table.subjectId, table.id),
    index("operator_actions_operator").on(table.operatorId),
    check("operator_actions_reason", sql`length(${table.reason}) between 1 and 500`),
  ],
);
