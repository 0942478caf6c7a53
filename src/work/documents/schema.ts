import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { moment } from "#platform/db/columns.ts";
import { projects } from "#runs/schema.ts";
import { workOwners } from "#teams/schema.ts";
import type { DocumentKind } from "./document-rules.ts";

/** Mind maps, boards of ideas, drafts, glossaries and searches of the directory. Deleted for good a day after they are deleted. */
export const documents = pgTable(
  "tool_documents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    kind: text("kind").$type<DocumentKind>().notNull(),
    title: text("title").notNull(),
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** In the form of its kind, checked before it is stored. */
    content: jsonb("content").$type<object>().notNull(),
    /** Counts its saves: a tab that knows an older one has not seen what another saved. */
    revision: integer("revision").notNull().default(1),
    /** Member of the team who saved it last. Null outside of teams, and once that account was deleted. */
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
    /** Its user deleted it then, and can undo that for a day. */
    deletedAt: moment("deleted_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("tool_documents_of_user").on(table.userId, table.kind, table.updatedAt),
    index("tool_documents_of_project").on(table.projectId).where(sql`project_id is not null`),
    index("tool_documents_changed_by").on(table.changedBy).where(sql`${table.changedBy} is not null`),
    index("tool_documents_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
