import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import type { RequestState } from "#support/rules.ts";
import type { ContactSubject } from "./rules.ts";

/** The early-access list: one row per address. */
export const earlyAccessSignups = pgTable(
  "early_access_signups",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Lower-case. */
    email: text("email").notNull().unique(),
    name: text("name").notNull(),
    /** The discount code in the mail. */
    code: text("code").notNull().unique(),
    discountPercent: bigint("discount_percent", { mode: "number" }).notNull(),
    /** True if the sender passed a bot check; false if none is configured. */
    botChecked: boolean("bot_checked").notNull(),
    agreedAt: moment("agreed_at").notNull(),
    /** When the code was last mailed. */
    mailedAt: moment("mailed_at"),
    /** When the visitor agreed to more than the code: news about early access. The form promised that there is none before. */
    lettersAgreedAt: moment("letters_agreed_at"),
    unsubscribedAt: moment("unsubscribed_at"),
    /** When a mail server refused the address for good, or an operator reported that it does not work. */
    bouncedAt: moment("bounced_at"),
  },
  (table) => [
    index("early_access_part").using(
      "gin",
      sql`${table.email} gin_trgm_ops, ${table.name} gin_trgm_ops, ${table.code} gin_trgm_ops`,
    ),
    check("early_access_email_lower", sql`${table.email} = lower(${table.email})`),
    check("early_access_discount", sql`${table.discountPercent} between 1 and 100`),
  ],
);

/** Newsletter subscriptions, by double opt-in: without `confirmedAt` we send only the confirmation mail. */
export const newsletterSubscriptions = pgTable(
  "newsletter_subscriptions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    email: text("email").notNull().unique(),
    requestedAt: moment("requested_at").notNull(),
    confirmedAt: moment("confirmed_at"),
    unsubscribedAt: moment("unsubscribed_at"),
    /** When we last answered a request by mail. */
    mailedAt: moment("mailed_at"),
    /** Set as it is for early access; a later confirmation proves that the address works again. */
    bouncedAt: moment("bounced_at"),
  },
  (table) => [
    index("newsletter_email_part").using("gin", sql`${table.email} gin_trgm_ops`),
    check("newsletter_email_lower", sql`${table.email} = lower(${table.email})`),
  ],
);

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").$type<ContactSubject>().notNull(),
    message: text("message").notNull(),
    /** Digest of sender, subject, message and day, so that a message sent twice by mistake is stored and emailed once. */
    digest: text("digest").notNull().unique(),
    receivedAt: moment("received_at").notNull(),
    state: text("state").$type<RequestState>().notNull().default("open"),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    index("contact_messages_state").on(table.state, table.changedAt),
    index("contact_messages_part").using(
      "gin",
      sql`${table.email} gin_trgm_ops, ${table.name} gin_trgm_ops, ${table.message} gin_trgm_ops`,
    ),
    check("contact_messages_state_known", sql`${table.state} in ('open', 'answered', 'closed')`),
  ],
);

/** Answers of operators to contact messages, which were mailed to the sender. */
export const contactAnswers = pgTable(
  "contact_answers",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: bigint("message_id", { mode: "number" })
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    sentAt: moment("sent_at").notNull(),
  },
  (table) => [index("contact_answers_message").on(table.messageId, table.id)],
);
