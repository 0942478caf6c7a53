import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import { workOwners } from "#teams/schema.ts";
import type { EventType } from "./event-types.ts";
import type { DeliveryState, SwitchedOff } from "./rules.ts";

/** Addresses of users' and teams' programs that hear of events. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: uuid("id").primaryKey(),
    /** A user, or a team. */
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    description: text("description").notNull(),
    events: text("events").array().$type<EventType[]>().notNull(),
    isOn: boolean("is_on").notNull(),
    /** Moment of the first of the failures that no success has followed; null if the last try succeeded. */
    failingSince: moment("failing_since"),
    /** Why we switched it off; null unless we did. */
    switchedOff: text("switched_off").$type<SwitchedOff>(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("webhook_endpoints_user").on(table.userId, table.createdAt)],
);

/** Secrets that sign, each in an envelope (src/platform/envelopes.ts) that opens for its endpoint only. */
export const webhookSecrets = pgTable(
  "webhook_secrets",
  {
    id: uuid("id").primaryKey(),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    sealed: text("sealed").notNull(),
    wrappedKey: text("wrapped_key").notNull(),
    /** Version of the master key that wraps the data key. */
    keyVersion: integer("key_version").notNull(),
    createdAt: moment("created_at").notNull(),
    /** The first moment at which it signs no more; null for the endpoint's newest. */
    expiresAt: moment("expires_at"),
  },
  (table) => [index("webhook_secrets_endpoint").on(table.endpointId)],
);

/** An event for an endpoint: what waits to be sent, and the log of what was. */
export const webhookMessages = pgTable(
  "webhook_messages",
  {
    /** Also the `webhook-id` of each try. */
    id: uuid("id").primaryKey(),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    /** Names the event: it is stored once for each endpoint. */
    key: text("key").notNull(),
    /** The JSON that is sent, byte by byte: it is signed. */
    body: text("body").notNull(),
    state: text("state").$type<DeliveryState>().notNull(),
    /** Next try, while it waits. */
    dueAt: moment("due_at").notNull(),
    /** The process that is sending it has until then; others leave it alone. */
    claimedUntil: moment("claimed_until"),
    tries: integer("tries").notNull().default(0),
    /** Retries since the event, or since a user sent it again. */
    retries: integer("retries").notNull().default(0),
    /** Moment, HTTP status, duration, beginning of the answer and fault of the last try. */
    triedAt: moment("tried_at"),
    status: integer("status"),
    durationMs: integer("duration_ms"),
    answer: text("answer"),
    fault: text("fault"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("webhook_messages_key").on(table.endpointId, table.key),
    index("webhook_messages_log").on(table.endpointId, table.createdAt, table.id),
    index("webhook_messages_due").on(table.endpointId, table.dueAt).where(sql`${table.state} = 'waiting'`),
    index("webhook_messages_claimed").on(table.endpointId).where(sql`${table.claimedUntil} is not null`),
    index("webhook_messages_created_at").using("brin", table.createdAt),
    check("webhook_messages_state", sql`${table.state} in ('waiting', 'delivered', 'failed', 'skipped')`),
    check("webhook_messages_answer", sql`length(${table.answer}) <= 1024`),
  ],
);
