import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { ReadableKind } from "#directory/rules.ts";
import type { Payer } from "#models/rules.ts";
import { moment } from "#platform/db/columns.ts";
import type { RunState } from "#runs/rules.ts";
import { projects, runs } from "#runs/schema.ts";
import { workOwners } from "#teams/schema.ts";
import { bots } from "./bots/schema.ts";

export const conversations = pgTable(
  "conversations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "set null" }),
    /** Null without a bot, and once it has been removed for good: the conversation stays. */
    botId: uuid("bot_id").references(() => bots.id, { onDelete: "set null" }),
    /** Name of the bot when the conversation began; null if it began without one. */
    botName: text("bot_name"),
    /** The conversation whose beginning this one copies. */
    branchedFromId: uuid("branched_from_id").references((): AnyPgColumn => conversations.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull(),
    /** Moment of the latest message or answer. */
    updatedAt: moment("updated_at").notNull(),
    /** Set when the user deletes it, who can undo that until it is removed. */
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    index("conversations_of_user").on(table.userId, table.updatedAt),
    index("conversations_of_project").on(table.projectId).where(sql`project_id is not null`),
    index("conversations_of_bot").on(table.botId).where(sql`${table.botId} is not null`),
    index("conversations_branched").on(table.branchedFromId).where(sql`${table.branchedFromId} is not null`),
    index("conversations_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index("conversations_restorable")
      .on(table.userId, table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Messages that users write. Answers are in `chat_answers`: a message may have several, by different models. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** From 1, without gaps. */
    position: integer("position").notNull(),
    text: text("text").notNull(),
    /** The answer that the user goes on with; null for the first one that has a text. */
    chosenAnswerId: uuid("chosen_answer_id"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [unique("chat_messages_position").on(table.conversationId, table.position)],
);

export const chatAnswers = pgTable(
  "chat_answers",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    /** Chosen by the browser: the same press is one answer. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** Null until the run has started. */
    runId: uuid("run_id").references(() => runs.id, { onDelete: "set null" }),
    /** Engine as the list of engines names it, `gpt-4o/gpt-6-luna`, and the model's name. */
    engine: text("engine").notNull(),
    modelName: text("model_name").notNull(),
    /** The name of the model that was asked, if it failed and this one answered instead. */
    insteadOf: text("instead_of"),
    state: text("state").$type<RunState>().notNull(),
    text: text("text").notNull().default(""),
    payer: text("payer").$type<Payer>().notNull(),
    priceAic: integer("price_aic").notNull().default(0),
    /** The answer reached its length limit. */
    isCut: boolean("is_cut").notNull().default(false),
    /** Message to the user if the answer failed. */
    problem: text("problem"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("chat_answers_idempotency_key").on(table.userId, table.idempotencyKey),
    index("chat_answers_of_message").on(table.messageId),
    index("chat_answers_running").on(table.userId).where(sql`${table.state} = 'running'`),
    check("chat_answers_failed_costs_nothing", sql`${table.state} <> 'failed' or ${table.priceAic} = 0`),
  ],
);

/** Pictures and PDFs that users send with messages. The bytes are in `services.files`, under keys that can't be guessed. */
export const chatFiles = pgTable(
  "chat_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    kind: text("kind").$type<ReadableKind>().notNull(),
    mediaType: text("media_type").notNull(),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    /** Number of pages of a PDF. */
    pageCount: integer("page_count"),
    /** Text of a PDF, by page, for models that take none; empty if there is none, or too much. */
    text: text("text").notNull(),
    /** Bytes of the text with its marks, as models read it. */
    textBytes: integer("text_bytes").notNull(),
    key: text("key").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("chat_files_key").on(table.key),
    index("chat_files_of_user").on(table.userId),
    index("chat_files_created").on(table.createdAt),
    check("chat_files_bytes", sql`${table.bytes} > 0`),
  ],
);

/** A file is in several messages where a conversation was branched. One that is in none is removed after a day. */
export const chatMessageFiles = pgTable(
  "chat_message_files",
  {
    messageId: uuid("message_id")
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    fileId: uuid("file_id")
      .notNull()
      .references(() => chatFiles.id, { onDelete: "cascade" }),
    /** From 0. */
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.fileId] }),
    index("chat_message_files_of_file").on(table.fileId),
  ],
);
