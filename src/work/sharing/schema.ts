import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import { runs } from "#runs/schema.ts";
import { workOwners } from "#teams/schema.ts";
import { conversations } from "#tools/chat/schema.ts";
import { pdfDocuments } from "#tools/pdf/schema.ts";
import { documents } from "../documents/schema.ts";

/** Addresses under which anyone sees what a run has made: its text, or one of its files. Designs have links of their own. */
export const runLinks = pgTable(
  "run_links",
  {
    /** Token in the link's address, kept so that its user can copy it again. */
    token: text("token").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    runId: uuid("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** Number of the file; 0 for the text. */
    fileNumber: integer("file_number").notNull(),
    /** Null for a link that lasts until it is revoked. */
    expiresAt: moment("expires_at"),
    /** Set by an operator: shows nothing until it is put back, and can't be made anew. */
    offlineAt: moment("offline_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("run_links_output").on(table.runId, table.fileNumber),
    index("run_links_of_user").on(table.userId),
    check("run_links_file_number", sql`file_number >= 0`),
  ],
);

/** Addresses under which anyone sees what a user works on over days: a document, a conversation, or the questions about a PDF. */
export const workLinks = pgTable(
  "work_links",
  {
    /** Token in the link's address, kept so that its user can copy it again. */
    token: text("token").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    /** One of these three. */
    documentId: uuid("document_id").references(() => documents.id, { onDelete: "cascade" }),
    conversationId: uuid("conversation_id").references(() => conversations.id, { onDelete: "cascade" }),
    pdfId: uuid("pdf_id").references(() => pdfDocuments.id, { onDelete: "cascade" }),
    /** Null for a link that lasts until it is revoked. */
    expiresAt: moment("expires_at"),
    /** Set by an operator: shows nothing until it is put back, and can't be made anew. */
    offlineAt: moment("offline_at"),
    /** Messages and questions after that are not shown. */
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("work_links_document").on(table.documentId),
    unique("work_links_conversation").on(table.conversationId),
    unique("work_links_pdf").on(table.pdfId),
    index("work_links_of_user").on(table.userId),
    check("work_links_of_one", sql`num_nonnulls(document_id, conversation_id, pdf_id) = 1`),
  ],
);
