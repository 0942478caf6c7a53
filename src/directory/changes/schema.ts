import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import { type ChangedField, type ToolChangeKind, toolChangeKinds } from "../change-rules.ts";

/**
 * Public log of what changed in the directory. A trigger refuses changes of its rows. Tools are named without a foreign key: the log outlives
 * them.
 */
export const toolChanges = pgTable(
  "tool_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    toolSlug: text("tool_slug").notNull(),
    /** Its name at that time. */
    toolName: text("tool_name").notNull(),
    kind: text("kind").$type<ToolChangeKind>().notNull(),
    /** The part that changed, if the kind is `changed`. */
    field: text("field").$type<ChangedField>(),
    /** The text that readers saw; null if it was unknown. */
    before: text("before"),
    after: text("after"),
    at: moment("at").notNull(),
  },
  (table) => [
    index("tool_changes_of_tool").on(table.toolSlug, table.id),
    // Programs read on from a moment or an entry.
    index("tool_changes_at").on(table.at, table.id),
    check("tool_changes_kind", sql.raw(`"kind" in (${toolChangeKinds.map((kind) => `'${kind}'`).join(", ")})`)),
    check("tool_changes_field", sql`(${table.kind} = 'changed') = (${table.field} is not null)`),
  ],
);
