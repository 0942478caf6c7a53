import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { moment } from "#platform/db/columns.ts";
import { runs } from "#runs/schema.ts";
import type { Brief, Choices, DesignDocument, PictureMediaType } from "#studio/index.ts";
import { workOwners } from "#teams/schema.ts";
import type { DesignSettings } from "./design-rules.ts";

/** Designs of the studio, as documents: their files are drawn when they are downloaded. */
export const designs = pgTable(
  "designs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    runId: uuid("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** From 1, among the designs of its run. */
    number: integer("number").notNull(),
    title: text("title").notNull(),
    brief: jsonb("brief").$type<Brief>().notNull(),
    /** Choices from which, with the brief, the design was composed. */
    choices: jsonb("choices").$type<Choices>().notNull(),
    document: jsonb("document").$type<DesignDocument>().notNull(),
    /** Counts its saves: a tab that knows an older one has not seen what another saved. */
    revision: integer("revision").notNull().default(1),
    /** Member of the team who saved it last. Null outside of teams, and once that account was deleted. */
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
    isFavorite: boolean("is_favorite").notNull().default(false),
    /** Its user deleted it then, and can undo that for a day. */
    deletedAt: moment("deleted_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    unique("designs_number").on(table.runId, table.number),
    index("designs_of_user").on(table.userId, table.createdAt),
    index("designs_changed_by").on(table.changedBy).where(sql`${table.changedBy} is not null`),
    index("designs_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index("designs_restorable").on(table.userId, table.deletedAt, table.id).where(sql`${table.deletedAt} is not null`),
  ],
);

/** Designs drawn for visitors, as the settings that draw them again. Removed after a week, or when an account takes them over. */
export const visitorDrawings = pgTable(
  "visitor_drawings",
  {
    /** A secret: who knows it takes the designs over. */
    id: uuid("id").primaryKey().defaultRandom(),
    settings: jsonb("settings").$type<DesignSettings>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("visitor_drawings_old").on(table.createdAt)],
);

/** Addresses under which anyone sees a design, one for each. */
export const designLinks = pgTable("design_links", {
  designId: uuid("design_id")
    .primaryKey()
    .references(() => designs.id, { onDelete: "cascade" }),
  /**
   * Token as the address has it, so that its user can copy the address again: a digest would not protect the design that is stored beside
   * it.
   */
  token: text("token").notNull().unique(),
  /** Null for a link that lasts until it is revoked. */
  expiresAt: moment("expires_at"),
  /** Set by an operator: shows nothing until it is put back, and can't be made anew. */
  offlineAt: moment("offline_at"),
  createdAt: moment("created_at").notNull(),
});

/** Pictures and logos that users put in their designs. Their bytes are files: of several megabytes each, they don't belong in the database. */
export const designAssets = pgTable(
  "design_assets",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    mediaType: text("media_type").$type<PictureMediaType>().notNull(),
    /** In pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    /** Key of the file. */
    key: text("key").notNull().unique(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("design_assets_of_user").on(table.userId, table.createdAt)],
);

/** Fonts of users' own, written anew. Their bytes are files. */
export const designFonts = pgTable(
  "design_fonts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    /** Key of the file. */
    key: text("key").notNull().unique(),
    /** When the user said to have the right to use it in designs. */
    rightConfirmedAt: moment("right_confirmed_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("design_fonts_of_user").on(table.userId, table.createdAt)],
);

/** Brand kits, which make designs look like a company's. Deleted for good a day after they are deleted. */
export const brandKits = pgTable(
  "brand_kits",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** `#rrggbb`, the most important first. */
    colors: jsonb("colors").$type<readonly string[]>().notNull(),
    /** Families of the studio's faces, or the face of a font of the user's own; null for those of each style. */
    displayFace: text("display_face"),
    textFace: text("text_face"),
    logoAssetId: uuid("logo_asset_id").references(() => designAssets.id, { onDelete: "set null" }),
    deletedAt: moment("deleted_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [index("brand_kits_of_user").on(table.userId, table.createdAt)],
);

/** Designs as they were before they were edited, so that each state can be restored. */
export const designVersions = pgTable(
  "design_versions",
  {
    designId: uuid("design_id")
      .notNull()
      .references(() => designs.id, { onDelete: "cascade" }),
    /** From 1, which is the design as it was made. */
    number: integer("number").notNull(),
    brief: jsonb("brief").$type<Brief>().notNull(),
    choices: jsonb("choices").$type<Choices>().notNull(),
    document: jsonb("document").$type<DesignDocument>().notNull(),
    /** Why it was kept, where it is more than one of many. */
    label: text("label"),
    /** Member of the team who had saved it. Null outside of teams, and once that account was deleted. */
    changedBy: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
    /** When the design became so. */
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "design_versions_number", columns: [table.designId, table.number] }),
    index("design_versions_changed_by").on(table.changedBy).where(sql`${table.changedBy} is not null`),
  ],
);
