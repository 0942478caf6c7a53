import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { moment } from "#platform/db/columns.ts";
import { runs } from "#runs/schema.ts";
import type { Brief, DesignDocument } from "#studio/index.ts";

/** Designs of the studio, as documents: their files are drawn when they are downloaded. */
export const designs = pgTable(
  "designs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    runId: uuid("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** From 1, among the designs of its run. */
    number: integer("number").notNull(),
    title: text("title").notNull(),
    brief: jsonb("brief").$type<Brief>().notNull(),
    document: jsonb("document").$type<DesignDocument>().notNull(),
    isFavorite: boolean("is_favorite").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    unique("designs_number").on(table.runId, table.number),
    index("designs_of_user").on(table.userId, table.createdAt),
  ],
);
