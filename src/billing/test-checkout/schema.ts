import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";

/** The test checkout's own records, as a payment provider would hold them (docs/decisions/0019-test-checkout.md). */
export const testCheckoutObjects = pgTable(
  "test_checkout_objects",
  {
    kind: text("kind").$type<"checkout" | "subscription" | "order" | "invoice" | "discount">().notNull(),
    id: text("id").notNull(),
    body: jsonb("body").$type<Readonly<Record<string, unknown>>>().notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** When the subscription renews, or its trial ends. */
    dueAt: moment("due_at"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index("test_checkout_objects_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);
