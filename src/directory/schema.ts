import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { bytea, moment, tsvector } from "#platform/db/columns.ts";
import type { EngineKind, EngineModelSeed } from "./catalogue.ts";
import { type FavoriteKind, favoriteKinds, type Screenshot } from "./rules.ts";
import { type ToolColumn, type ToolState, toolStates } from "./tool-states.ts";

export const categories = pgTable("categories", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  /** Index into the twelve category hues, 0 to 11. */
  hue: smallint("hue").notNull(),
  position: integer("position").notNull(),
});

/** SQL for the host of a website (`https://www.example.com/a`) read from its end: `moc.elpmaxe.www.` */
export const reversedHost = `(reverse(lower(split_part(translate(substr(website, 9), ':?#', '///'), '/', 1))) || '.')`;

export const tools = pgTable(
  "tools",
  {
    slug: text("slug").primaryKey(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    categoryId: text("category_id")
      .notNull()
      .references(() => categories.id),
    website: text("website").notNull(),
    tags: text("tags").array().notNull(),
    /** URL of a picture; without one, a cover is generated. */
    imageUrl: text("image_url"),
    logo: text("logo"),
    /** Key of the logo that its maker uploaded, which wins over `logo` (`tool_pictures`). */
    makerLogo: text("maker_logo"),
    /** Published screenshots in their order: what `tool_pictures` has, where a tool's page finds it without a query of its own. */
    screenshots: jsonb("screenshots").$type<readonly Screenshot[]>().notNull().default([]),
    isNew: boolean("is_new").notNull().default(false),
    isPaid: boolean("is_paid").notNull(),
    /** Percent that is shown, 0 to 25: what was agreed while offers are on, otherwise 0. */
    affiliateDiscount: smallint("affiliate_discount").notNull().default(0),
    /** Percent, 0 to 25, as agreed with the vendor. */
    agreedDiscount: smallint("agreed_discount").notNull().default(0),
    /** Order of the seed; new tools come after. */
    position: integer("position").notNull().default(1_000_000),
    /** Only published tools are shown anywhere but on the operator's pages. */
    state: text("state").$type<ToolState>().notNull().default("published"),
    /** Columns that the operator has set: seeding leaves them alone (docs/decisions/0104-tool-facts.md). */
    editedColumns: text("edited_columns").array().$type<ToolColumn[]>().notNull().default([]),
    /** All clicks so far: the sum of `tool_clicks`, stored here for sorting. */
    clicksTotal: bigint("clicks_total", { mode: "number" }).notNull().default(0),
    /** Upvotes of accounts that others see, kept by a trigger (`tool_upvotes`). */
    upvotesTotal: integer("upvotes_total").notNull().default(0),
    /** Number of published reviews, and the sum of their ratings, kept by a trigger (`tool_reviews`). */
    reviewsTotal: integer("reviews_total").notNull().default(0),
    ratingsSum: integer("ratings_sum").notNull().default(0),
    /** A user has proved that it is theirs. */
    hasVerifiedMaker: boolean("has_verified_maker").notNull().default(false),
    /** When a user's submission or a maker's edit was published: from then on, the seed files leave the listing alone. */
    editedAt: moment("edited_at"),
    addedAt: moment("added_at").notNull().defaultNow(),
    /** Substrings are looked for in this text: name and tags, one a line, an empty line, and the description, all folded (`search_fold`). */
    searchText: text("search_text").notNull().generatedAlwaysAs(sql`tool_search_text(name, description, tags)`),
    /** The words of the name (A), the category (B), the tags (C) and the description (D). */
    searchWords: tsvector("search_words")
      .notNull()
      .generatedAlwaysAs(sql`tool_search_words(name, category_id, tags, description)`),
  },
  (table) => [
    index("tools_search_text").using("gin", sql`${table.searchText} gin_trgm_ops`),
    index("tools_search_words").using("gin", table.searchWords),
    // Those of the catalogue's pages have the published tools only, so that counting them reads nothing but an index.
    index("tools_category").on(table.categoryId, table.position, table.slug).where(sql`${table.state} = 'published'`),
    index("tools_position").on(table.position, table.slug).where(sql`${table.state} = 'published'`),
    // The name column comes last so that deep pages are index-only scans: PostgreSQL needs the column itself, not only its `lower`.
    index("tools_name").on(sql`lower(${table.name})`, table.slug, table.name).where(sql`${table.state} = 'published'`),
    index("tools_price").on(table.isPaid, table.position, table.slug).where(sql`${table.state} = 'published'`),
    index("tools_new").on(table.position, table.slug).where(sql`${table.isNew} and ${table.state} = 'published'`),
    index("tools_discounted")
      .on(table.position, table.slug)
      .where(sql`${table.affiliateDiscount} > 0 and ${table.state} = 'published'`),
    index("tools_tags").using("gin", table.tags),
    index("tools_clicks_total")
      .on(table.clicksTotal.desc(), table.position, table.slug)
      .where(sql`${table.state} = 'published'`),
    index("tools_upvotes_total")
      .on(table.upvotesTotal.desc(), table.position, table.slug)
      .where(sql`${table.state} = 'published'`),
    // The website's host from its end, with a dot behind it, so that a domain finds all of its hosts.
    index("tools_host").using("btree", sql`${sql.raw(reversedHost)} text_pattern_ops`),
    index("tools_added_at").on(table.addedAt.desc(), table.slug).where(sql`${table.state} = 'published'`),
    // Foreign keys and the operator's list: every tool, whatever its state.
    index("tools_of_category").on(table.categoryId, table.slug),
    check("tools_state", sql.raw(`"state" in (${toolStates.map((state) => `'${state}'`).join(", ")})`)),
    // The page of what changed has this address.
    check("tools_slug", sql`${table.slug} <> 'changes'`),
    check("tools_affiliate_discount", sql`${table.affiliateDiscount} between 0 and 25`),
    check("tools_agreed_discount", sql`${table.agreedDiscount} between 0 and 25`),
    check("tools_website", sql`${table.website} like 'https://%'`),
  ],
);

export const engines = pgTable(
  "engines",
  {
    slug: text("slug").primaryKey(),
    name: text("name").notNull(),
    vendor: text("vendor").notNull(),
    description: text("description").notNull(),
    website: text("website").notNull(),
    tags: text("tags").array().notNull(),
    kind: text("kind").$type<EngineKind>().notNull(),
    categoryIds: text("category_ids").array().notNull(),
    logo: text("logo"),
    api: text("api").$type<"public" | "connect" | "none">().notNull(),
    note: text("note"),
    models: jsonb("models").$type<readonly EngineModelSeed[]>().notNull(),
    position: integer("position").notNull(),
  },
  (table) => [check("engines_website", sql`${table.website} like 'https://%'`)],
);

export const quickApps = pgTable("quick_apps", {
  slug: text("slug").primaryKey(),
  title: text("title").notNull(),
  description: text("description").notNull(),
  kind: text("kind").$type<EngineKind>().notNull(),
  categoryIds: text("category_ids").array().notNull(),
  features: text("features").array().notNull(),
  position: integer("position").notNull(),
});

/** Clicks on a tool's website link, added up per day. */
export const toolClicks = pgTable(
  "tool_clicks",
  {
    toolSlug: text("tool_slug")
      .notNull()
      .references(() => tools.slug, { onDelete: "cascade", onUpdate: "cascade" }),
    day: date("day").notNull(),
    clicks: bigint("clicks", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.toolSlug, table.day] })],
);

/**
 * The visitors counted this hour, as digests with a salt that is deleted after the hour, so that no one, including us, can tell who they
 * were.
 */
export const clickMarks = pgTable(
  "click_marks",
  {
    hour: moment("hour").notNull(),
    digest: bytea("digest").notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.digest] })],
);

export const clickSalts = pgTable("click_salts", {
  hour: moment("hour").primaryKey(),
  salt: bytea("salt").notNull(),
});

/** Users' favorites. Reads skip entries that have left the catalogue; an entry that comes back is a favorite again. */
export const favorites = pgTable(
  "favourites",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<FavoriteKind>().notNull(),
    /** The slug of a tool, an engine or a quick app. */
    itemId: text("item_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.itemId] }),
    check("favourites_kind", sql.raw(`"kind" in (${favoriteKinds.map((kind) => `'${kind}'`).join(", ")})`)),
  ],
);

/** One row: the version of the seed files that the catalogue was last updated to. */
export const catalogueSeed = pgTable("catalogue_seed", {
  id: integer("id").primaryKey().default(1),
  digest: text("digest").notNull(),
});
