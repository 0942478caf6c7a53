import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytea, moment } from "#platform/db/columns.ts";
import type { ProviderName } from "../provider/payment-provider.ts";

/** The webhook inbox: each content once, with the signed bytes. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text("provider").$type<ProviderName>().notNull(),
    contentDigest: bytea("content_digest").notNull(),
    eventName: text("event_name").notNull(),
    body: bytea("body").notNull(),
    /**
     * `quarantined`: paid, but the user is unknown; the operator decides. `ignored`: an unknown kind of event, or one that the operator
     * dismissed.
     */
    status: text("status")
      .$type<"received" | "processed" | "ignored" | "quarantined" | "failed">()
      .notNull()
      .default("received"),
    /** The last error, for the operator. */
    error: text("error"),
    attempts: integer("attempts").notNull().default(0),
    /** The user that it concerns. The body contains their data, and is erased with their account. */
    userId: uuid("user_id"),
    /** The provider's id of a subscription that has not arrived yet. The event belongs to its user. */
    waitsFor: text("waits_for"),
    /** The paid checkout, if the body names one. */
    checkoutId: uuid("checkout_id"),
    receivedAt: moment("received_at").notNull(),
    processedAt: moment("processed_at"),
  },
  (table) => [
    index("webhook_events_user").on(table.userId),
    index("webhook_events_waiting").on(table.provider, table.waitsFor).where(sql`${table.waitsFor} is not null`),
    index("webhook_events_unconfirmed")
      .on(table.checkoutId)
      .where(sql`${table.checkoutId} is not null and ${table.status} in ('received', 'failed', 'quarantined')`),
    unique("webhook_events_content").on(table.provider, table.contentDigest),
    index("webhook_events_open")
      .on(table.receivedAt)
      .where(sql`${table.status} in ('received', 'failed', 'quarantined')`),
    index("webhook_events_done")
      .on(table.processedAt)
      .where(sql`${table.status} in ('processed', 'ignored') and ${table.waitsFor} is null`),
    check(
      "webhook_events_status",
      sql`${table.status} in ('received', 'processed', 'ignored', 'quarantined', 'failed')`,
    ),
  ],
);

/** Every delivery of a webhook, including repetitions. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    eventId: bigint("event_id", { mode: "number" })
      .notNull()
      .references(() => webhookEvents.id),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [index("webhook_deliveries_event").on(table.eventId)],
);

/** Counts of deleted events, for statistics. */
export const webhookCounts = pgTable(
  "webhook_counts",
  {
    /** The day of receipt, UTC. */
    day: date("day").notNull(),
    provider: text("provider").$type<ProviderName>().notNull(),
    eventName: text("event_name").notNull(),
    status: text("status").notNull(),
    events: integer("events").notNull(),
    deliveries: integer("deliveries").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider, table.eventName, table.status] })],
);
