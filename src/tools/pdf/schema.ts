import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Payer } from "#models/rules.ts";
import { moment } from "#platform/db/columns.ts";
import type { RunState } from "#runs/rules.ts";
import { runs } from "#runs/schema.ts";
import { workOwners } from "#teams/schema.ts";
import type { WordForms } from "./word-forms.ts";

/** PDFs that users ask questions about. The bytes are in `services.files`, under keys that can't be guessed. */
export const pdfDocuments = pgTable(
  "pdf_documents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    pageCount: integer("page_count").notNull(),
    bytes: integer("bytes").notNull(),
    key: text("key").notNull(),
    /** The rules that reduce its words to their stems. */
    wordForms: text("word_forms").$type<WordForms>().notNull(),
    createdAt: moment("created_at").notNull(),
    /** Set when the user deletes it, who can undo that until it is removed. */
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    unique("pdf_documents_key").on(table.key),
    index("pdf_documents_of_user").on(table.userId, table.createdAt),
    index("pdf_documents_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check("pdf_documents_page_count", sql`${table.pageCount} > 0`),
    check("pdf_documents_bytes", sql`${table.bytes} > 0`),
  ],
);

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The text of documents, in pieces that each are on one page. */
export const pdfPassages = pgTable(
  "pdf_passages",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => pdfDocuments.id, { onDelete: "cascade" }),
    /** From 1, in the order of the document. */
    number: integer("number").notNull(),
    /** From 1. */
    page: integer("page").notNull(),
    text: text("text").notNull(),
    /** The stems of its words. */
    words: tsvector("words").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.number] })],
);

/** Questions that users ask about a document, each with its answer. */
export const pdfQuestions = pgTable(
  "pdf_questions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => pdfDocuments.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    /** Chosen by the browser: the same press is one question. */
    idempotencyKey: text("idempotency_key").notNull(),
    /** Null until the run has started. */
    runId: uuid("run_id").references(() => runs.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    /** Numbers of the passages that the model got to read. */
    passages: integer("passages").array().notNull(),
    /** Engine as the list of engines names it, `gpt-4o/gpt-6-luna`, and the model's name. */
    engine: text("engine").notNull(),
    modelName: text("model_name").notNull(),
    state: text("state").$type<RunState>().notNull(),
    answer: text("answer").notNull().default(""),
    payer: text("payer").$type<Payer>().notNull(),
    priceAic: integer("price_aic").notNull().default(0),
    /** The answer reached its length limit. */
    isCut: boolean("is_cut").notNull().default(false),
    /** Message to the user if the answer failed. */
    problem: text("problem"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("pdf_questions_idempotency_key").on(table.userId, table.idempotencyKey),
    index("pdf_questions_of_document").on(table.documentId, table.createdAt),
    // However many pages are open, one answer about a document is under way at a time.
    uniqueIndex("pdf_questions_running").on(table.documentId).where(sql`${table.state} = 'running'`),
    check("pdf_questions_failed_costs_nothing", sql`${table.state} <> 'failed' or ${table.priceAic} = 0`),
  ],
);
