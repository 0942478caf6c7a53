import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import { workOwners } from "#teams/schema.ts";

/** Instructions that users write once and chat with as often as they like. */
export const bots = pgTable(
  "bots",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Purpose of the bot, in a line. */
    purpose: text("purpose").notNull(),
    instructions: text("instructions").notNull(),
    /** Engine as the list of engines names it, `gpt-4o/gpt-6-luna`; null for the one that the user chose last. */
    engine: text("engine"),
    /** Key of the picture's file. Copies of a bot have the same one. */
    pictureKey: text("picture_key"),
    /** Token in the link's address; null unless the bot is shared. */
    shareToken: text("share_token").unique(),
    /** Moment at which the link ends; null for one that lasts until it is revoked. */
    shareExpiresAt: moment("share_expires_at"),
    /** Set by an operator: the link shows nothing until it is put back, and can't be made anew. */
    shareOfflineAt: moment("share_offline_at"),
    /** True if users who have the link get answers from the bot's files, too. */
    sharesFiles: boolean("shares_files").notNull().default(false),
    /** Counts its saves: a tab that knows an older one has not seen what another saved. */
    revision: integer("revision").notNull().default(1),
    /** Its user deleted it then, and can undo that for a day. */
    deletedAt: moment("deleted_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("bots_of_user").on(table.userId, table.createdAt),
    index("bots_of_picture").on(table.pictureKey).where(sql`${table.pictureKey} is not null`),
    index("bots_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** Files that bots read before they answer: the text alone, not the file it came from. */
export const botFiles = pgTable(
  "bot_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    botId: uuid("bot_id")
      .notNull()
      .references(() => bots.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("bot_files_of_bot").on(table.botId, table.createdAt)],
);

/** Bots of others that users have opened by a link. */
export const sharedBots = pgTable(
  "shared_bots",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    botId: uuid("bot_id")
      .notNull()
      .references(() => bots.id, { onDelete: "cascade" }),
    /** Token of the link that the user opened: works while it is still the bot's. */
    token: text("token").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.botId] }), index("shared_bots_of_bot").on(table.botId)],
);
