import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import { usualMemberOffers } from "../member-offer-rules.ts";
import { tools } from "../schema.ts";
import type { LinkState } from "./link-states.ts";
import type { FiledTool, LineProblem } from "./stored-tool.ts";

/** One row, once the operator has saved settings of the directory. */
export const directorySettings = pgTable(
  "directory_settings",
  {
    id: integer("id").primaryKey().default(1),
    /** True if discounts of tools are shown. */
    hasOffers: boolean("has_offers").notNull(),
    /** True if websites are checked every week. */
    checksLinks: boolean("checks_links").notNull(),
    /** True if discounts for members are shown. */
    hasMemberOffers: boolean("has_member_offers").notNull().default(usualMemberOffers.hasMemberOffers),
    /** Percents, 0 to 25: for tools that are AI models, for tools that make banners, and for all others. */
    memberDiscountModels: smallint("member_discount_models").notNull().default(usualMemberOffers.memberDiscountModels),
    memberDiscountBanners: smallint("member_discount_banners")
      .notNull()
      .default(usualMemberOffers.memberDiscountBanners),
    memberDiscountOthers: smallint("member_discount_others").notNull().default(usualMemberOffers.memberDiscountOthers),
    /** A sentence on how members get them. */
    memberTerms: text("member_terms").notNull().default(usualMemberOffers.memberTerms),
  },
  (table) => [
    check("directory_settings_one", sql`${table.id} = 1`),
    check(
      "directory_settings_discounts",
      sql`least(${table.memberDiscountModels}, ${table.memberDiscountBanners}, ${table.memberDiscountOthers}) >= 0
        and greatest(${table.memberDiscountModels}, ${table.memberDiscountBanners}, ${table.memberDiscountOthers}) <= 25`,
    ),
    // Nothing is promised that members can't get.
    check("directory_settings_terms", sql`not ${table.hasMemberOffers} or ${table.memberTerms} <> ''`),
  ],
);

/** Files of tools that the operator checked, and then imported or not. An import can be undone as a whole. */
export const toolImports = pgTable("tool_imports", {
  id: uuid("id").primaryKey().defaultRandom(),
  fileName: text("file_name").notNull(),
  checkedAt: moment("checked_at").notNull(),
  addedCount: integer("added_count").notNull(),
  changedCount: integer("changed_count").notNull(),
  sameCount: integer("same_count").notNull(),
  /** Lines that can't be imported; the first of them are in `problems`. */
  problemCount: integer("problem_count").notNull(),
  problems: jsonb("problems").$type<readonly LineProblem[]>().notNull(),
  /** Null as long as it was only checked. */
  importedAt: moment("imported_at"),
  undoneAt: moment("undone_at"),
});

/** True for imports that were undone within an hour: kept as long as the public log, which doesn't tell what they changed. */
export const isUndoneSoon = sql`${toolImports.undoneAt} <= ${toolImports.importedAt} + interval '1 hour'`;

/** Tools that an import changes: before, null for one that it adds, and after. */
export const toolImportRows = pgTable(
  "tool_import_rows",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => toolImports.id, { onDelete: "cascade" }),
    toolSlug: text("tool_slug").notNull(),
    line: integer("line").notNull(),
    before: jsonb("before").$type<FiledTool>(),
    after: jsonb("after").$type<FiledTool>().notNull(),
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
    /** Address that it leads to, if it moved. */
    leadsTo: text("leads_to"),
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
