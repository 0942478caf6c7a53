import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { tools } from "#directory/schema.ts";
import { moment } from "#platform/db/columns.ts";
import type {
  ClaimMethod,
  ClaimState,
  ListingFacts,
  PictureKind,
  PictureState,
  ProposalState,
  ReportReason,
  ReportState,
  ReviewState,
  SubmissionState,
} from "./listing-rules.ts";

const ofTool = () =>
  text("tool_slug")
    .notNull()
    .references(() => tools.slug, { onDelete: "cascade", onUpdate: "cascade" });

const ofUser = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Tools that users propose for the directory. */
export const toolSubmissions = pgTable(
  "tool_submissions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null once the account was deleted: the published listing stays, its submitter is forgotten. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    state: text("state").$type<SubmissionState>().notNull().default("draft"),
    /** Rises with each change, so that a decision is about the version that the operator has read. */
    revision: integer("revision").notNull().default(1),
    name: text("name").notNull().default(""),
    website: text("website").notNull(),
    description: text("description").notNull().default(""),
    /** The tags as they were typed, with commas. */
    tags: text("tags").notNull().default(""),
    /** Id of a category; empty until one is chosen. */
    categoryId: text("category_id").notNull().default(""),
    price: text("price").$type<"free" | "paid" | "">().notNull().default(""),
    /** For the operator's eyes. */
    note: text("note").notNull().default(""),
    /** Registrable domain of the website; null while the address is none. */
    domain: text("domain"),
    /** The user says that it is another product of the maker of what is listed at the same domain. */
    isAnotherProduct: boolean("is_another_product").notNull().default(false),
    /** The user says that the address is right, although it didn't answer us. */
    isWebsiteRight: boolean("is_website_right").notNull().default(false),
    /** The operator's question, or reason for a refusal. */
    answer: text("answer"),
    /** The user's answer to that question, for the operator's eyes. */
    reply: text("reply").notNull().default(""),
    /** The listing that came of it. */
    toolSlug: text("tool_slug").references(() => tools.slug, { onDelete: "set null", onUpdate: "cascade" }),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    sentAt: moment("sent_at"),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    index("tool_submissions_user").on(table.userId, table.changedAt),
    index("tool_submissions_state").on(table.state, table.sentAt),
    index("tool_submissions_domain").on(table.domain).where(sql`${table.state} in ('in_review', 'asked_back')`),
    index("tool_submissions_tool").on(table.toolSlug),
    check(
      "tool_submissions_state_known",
      sql`${table.state} in ('draft', 'in_review', 'asked_back', 'published', 'refused')`,
    ),
    check("tool_submissions_price_known", sql`${table.price} in ('free', 'paid', '')`),
  ],
);

/** Users who say that a listed tool is theirs, and those who have proved it. */
export const toolClaims = pgTable(
  "tool_claims",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: ofUser(),
    toolSlug: ofTool(),
    /** The text that the domain or the website has to show. */
    token: text("token").notNull(),
    state: text("state").$type<ClaimState>().notNull().default("open"),
    method: text("method").$type<ClaimMethod>(),
    /** Registrable domain at which it was found. */
    domain: text("domain"),
    /** The operator's reason. */
    answer: text("answer"),
    createdAt: moment("created_at").notNull(),
    provedAt: moment("proved_at"),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    uniqueIndex("tool_claims_once").on(table.toolSlug, table.userId),
    uniqueIndex("tool_claims_one_maker").on(table.toolSlug).where(sql`${table.state} = 'verified'`),
    index("tool_claims_user").on(table.userId),
    index("tool_claims_state").on(table.state, table.provedAt),
    check("tool_claims_state_known", sql`${table.state} in ('open', 'waiting', 'verified', 'refused', 'revoked')`),
    check("tool_claims_method_known", sql`${table.method} in ('dns', 'meta')`),
  ],
);

/** Edits of a listing that its verified maker proposes. */
export const toolProposals = pgTable(
  "tool_proposals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null once the account was deleted, of an edit that was published. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    toolSlug: ofTool(),
    state: text("state").$type<ProposalState>().notNull().default("waiting"),
    revision: integer("revision").notNull().default(1),
    /** The facts that change, as they are to be. */
    proposal: jsonb("proposal").$type<Partial<ListingFacts>>().notNull(),
    /** The same facts as they were when the maker wrote. */
    base: jsonb("base").$type<Partial<ListingFacts>>().notNull(),
    answer: text("answer"),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    uniqueIndex("tool_proposals_one_waiting").on(table.toolSlug).where(sql`${table.state} = 'waiting'`),
    index("tool_proposals_user").on(table.userId),
    index("tool_proposals_tool").on(table.toolSlug),
    index("tool_proposals_state").on(table.state, table.createdAt),
    check("tool_proposals_state_known", sql`${table.state} in ('waiting', 'published', 'refused')`),
  ],
);

/**
 * Pictures of a listing that its verified maker or an operator uploaded. The files are in the storage (`key`, pictures/picture-files.ts);
 * those that are published are also in `tools.maker_logo` and `tools.screenshots`.
 */
export const toolPictures = pgTable(
  "tool_pictures",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    toolSlug: ofTool(),
    /** Null for an operator's, and once the account was deleted, of one that was published. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text("kind").$type<PictureKind>().notNull(),
    state: text("state").$type<PictureState>().notNull().default("waiting"),
    /** A sentence on what it shows; empty for a logo. */
    description: text("description").notNull(),
    /** Order of the screenshots of a tool. */
    position: integer("position").notNull(),
    key: text("key").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** The operator's reason for a refusal. */
    answer: text("answer"),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    uniqueIndex("tool_pictures_key").on(table.key),
    uniqueIndex("tool_pictures_one_logo").on(table.toolSlug, table.state).where(sql`${table.kind} = 'logo'`),
    index("tool_pictures_tool").on(table.toolSlug, table.position),
    index("tool_pictures_user").on(table.userId),
    index("tool_pictures_state").on(table.state, table.createdAt),
    check("tool_pictures_kind_known", sql`${table.kind} in ('screenshot', 'logo')`),
    check("tool_pictures_state_known", sql`${table.state} in ('waiting', 'published', 'refused')`),
  ],
);

/**
 * Upvotes. A trigger keeps their number with the tool (`tools.upvotes_total`), and another one no longer counts those of an account that
 * others see nothing of.
 */
export const toolUpvotes = pgTable(
  "tool_upvotes",
  {
    userId: ofUser(),
    toolSlug: ofTool(),
    isCounted: boolean("is_counted").notNull().default(true),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.toolSlug] }), index("tool_upvotes_tool").on(table.toolSlug)],
);

/** Reviews, at most one of a user for a tool. Number and sum of the published ratings are kept with the tool, by a trigger. */
export const toolReviews = pgTable(
  "tool_reviews",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: ofUser(),
    toolSlug: ofTool(),
    rating: smallint("rating").notNull(),
    text: text("text").notNull(),
    usedFor: text("used_for").notNull(),
    /** True if the user had run the engine of this name here when they wrote. */
    hasRun: boolean("has_run").notNull(),
    state: text("state").$type<ReviewState>().notNull().default("in_review"),
    revision: integer("revision").notNull().default(1),
    /** False while others see nothing of the account (`isShownToOthers`): then it is neither shown nor counted. A trigger keeps it. */
    isCounted: boolean("is_counted").notNull().default(true),
    /** The operator's reason for a refusal. */
    answer: text("answer"),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
    publishedAt: moment("published_at"),
  },
  (table) => [
    uniqueIndex("tool_reviews_once").on(table.userId, table.toolSlug),
    index("tool_reviews_shown")
      .on(table.toolSlug, table.publishedAt.desc(), table.id)
      .where(sql`${table.state} = 'published' and ${table.isCounted}`),
    index("tool_reviews_tool").on(table.toolSlug),
    index("tool_reviews_state").on(table.state, table.changedAt),
    check("tool_reviews_rating", sql`${table.rating} between 1 and 5`),
    check("tool_reviews_state_known", sql`${table.state} in ('in_review', 'published', 'refused')`),
    check("tool_reviews_published", sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`),
  ],
);

/** Reports of a listing, or of a review of it. */
export const listingReports = pgTable(
  "listing_reports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    toolSlug: ofTool(),
    reviewId: uuid("review_id").references(() => toolReviews.id, { onDelete: "cascade" }),
    /** Null for visitors, and once the account was deleted. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Digest of the account, or of a visitor's network: the same one counts once in 30 days. Forgotten after them. */
    reporter: text("reporter"),
    reason: text("reason").$type<ReportReason>().notNull(),
    text: text("text").notNull(),
    state: text("state").$type<ReportState>().notNull().default("open"),
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
  },
  (table) => [
    index("listing_reports_state").on(table.state, table.createdAt),
    index("listing_reports_tool").on(table.toolSlug, table.reason, table.reporter),
    index("listing_reports_review").on(table.reviewId),
    index("listing_reports_user").on(table.userId),
    check("listing_reports_state_known", sql`${table.state} in ('open', 'resolved', 'dismissed')`),
    check("listing_reports_about", sql`(${table.reason} = 'review') = (${table.reviewId} is not null)`),
  ],
);
