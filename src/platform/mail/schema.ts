import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/columns.ts";

/** The development mailbox: mails of an installation that has no SMTP server. */
export const mailboxMails = pgTable(
  "mailbox_mails",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    to: text("to").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    replyTo: text("reply_to"),
    headers: jsonb("headers").$type<Readonly<Record<string, string>>>().notNull().default({}),
    sentAt: moment("sent_at").notNull().defaultNow(),
  },
  (table) => [index("mailbox_mails_sent_at").on(table.sentAt.desc())],
);
