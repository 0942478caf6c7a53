import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

/** Settings that operators change while the product runs. A missing one has its usual value. */
export const liveSettings = pgTable("live_settings", {
  name: text("name").primaryKey(),
  value: jsonb("value").notNull(),
  changedAt: moment("changed_at").notNull(),
});
