import { sql } from "drizzle-orm";
import { check, date, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { type FactKind, type FactValue, factKinds } from "../fact-rules.ts";
import { tools } from "../schema.ts";

/** Facts of a tool that were read at a source. A fact without a row is unknown. */
export const toolFacts = pgTable(
  "tool_facts",
  {
    toolSlug: text("tool_slug")
      .notNull()
      .references(() => tools.slug, { onDelete: "cascade", onUpdate: "cascade" }),
    kind: text("kind").$type<FactKind>().notNull(),
    value: jsonb("value").$type<FactValue>().notNull(),
    /** The page that says so. */
    source: text("source").notNull(),
    /** Day on which the source was last read. */
    checkedOn: date("checked_on").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.toolSlug, table.kind] }),
    check("tool_facts_kind", sql.raw(`"kind" in (${factKinds.map((kind) => `'${kind}'`).join(", ")})`)),
    check("tool_facts_source", sql`${table.source} like 'https://%'`),
  ],
);
