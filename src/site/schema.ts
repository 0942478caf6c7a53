import { sql } from "drizzle-orm";
import { bigint, boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
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
  },
  (table) => [
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
  },
  (table) => [check("newsletter_email_lower", sql`${table.email} = lower(${table.email})`)],
);

export const contactMessages = pgTable("contact_messages", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  subject: text("subject").$type<ContactSubject>().notNull(),
  message: text("message").notNull(),
  /** Digest of sender, subject, message and day, so that a message sent twice by mistake is stored and emailed once. */
  digest: text("digest").notNull().unique(),
  receivedAt: moment("received_at").notNull(),
});
