import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import { tools } from "../schema.ts";
import type { LinkState } from "./link-states.ts";
import type { StoredTool } from "./stored-tool.ts";

/** One row, once the operator has saved settings of the directory. */
export const directorySettings = pgTable(
  "directory_settings",
  {
    id: integer("id").primaryKey().default(1),
    /** True if discounts of tools are shown. */
    hasOffers: boolean("has_offers").notNull(),
    /** Percent for new members, by where a tool is listed. */
    engineDiscount: smallint("engine_discount").notNull(),
    appDiscount: smallint("app_discount").notNull(),
    bannerDiscount: smallint("banner_discount").notNull(),
    /** True if websites are checked every week. */
    checksLinks: boolean("checks_links").notNull(),
  },
  (table) => [
    check("directory_settings_one", sql`${table.id} = 1`),
    check(
      "directory_settings_discounts",
      sql`${table.engineDiscount} between 0 and 25 and ${table.appDiscount} between 0 and 25 and ${table.bannerDiscount} between 0 and 25`,
    ),
  ],
);

/** Files of tools that the operator imported, each undone as a whole. */
export const toolImports = pgTable("tool_imports", {
  id: uuid("id").primaryKey().defaultRandom(),
  fileName: text("file_name").notNull(),
  importedAt: moment("imported_at").notNull(),
  addedCount: integer("added_count").notNull(),
  changedCount: integer("changed_count").notNull(),
  undoneAt: moment("undone_at"),
});

/** Tools that an import changed: before, null for one that it added, and after. */
export const toolImportRows = pgTable(
  "tool_import_rows",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => toolImports.id, { onDelete: "cascade" }),
    toolSlug: text("tool_slug").notNull(),
    before: jsonb("before").$type<StoredTool>(),
    after: jsonb("after").$type<StoredTool>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.toolSlug] })],
);

/** Result of the last check of a tool's website. */
export const toolLinks = pgTable(
  "tool_links",
  {
    toolSlug: text("tool_slug")
      .primaryKey()
      .references(() => tools.slug, { onDelete: "cascade", onUpdate: "cascade" }),
    /** Address that was checked: another one since then has not been. */
    website: text("website").notNull(),
    state: text("state").$type<LinkState>().notNull(),
    /** Status of the answer; null without one. */
    httpStatus: smallint("http_status"),
    checkedAt: moment("checked_at").notNull(),
    /** Since when it has been failing; null if it works. */
    failingSince: moment("failing_since"),
  },
  (table) => [
    index("tool_links_checked_at").on(table.checkedAt),
    check("tool_links_state", sql`${table.state} in ('works', 'moved', 'missing', 'unreachable', 'refused')`),
  ],
);
