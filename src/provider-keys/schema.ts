import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import { workOwners } from "#teams/schema.ts";
import type { KeyState } from "./rules.ts";

/** Users' own API keys for AI providers, each in an envelope (src/platform/envelopes.ts) that opens for its user and vendor only. */
export const providerKeys = pgTable(
  "provider_keys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    /** Vendor as in `keyVendors` (packages/engines/vendors.ts). */
    vendor: text("vendor").notNull(),
    sealed: text("sealed").notNull(),
    wrappedKey: text("wrapped_key").notNull(),
    /** Version of the master key that wraps the data key. */
    keyVersion: integer("key_version").notNull(),
    /** The last characters of the key, so that its owner recognizes it; empty for a short one. */
    ending: text("ending").notNull(),
    state: text("state").$type<KeyState>().notNull(),
    /** The first moment at which it is no longer used; null if it is used until it is removed. */
    expiresAt: moment("expires_at"),
    savedAt: moment("saved_at").notNull(),
    lastUsedAt: moment("last_used_at"),
    /** Organization of the key that is billed; null for the vendor's default. No secret. */
    organizationId: text("organization_id"),
    /** Tokens that texts may use on it from the first to the last of a month (UTC); null for no limit. */
    monthlyTokensMax: integer("monthly_tokens_max"),
  },
  (table) => [
    unique("provider_keys_of_vendor").on(table.userId, table.vendor),
    index("provider_keys_version").on(table.keyVersion, table.id),
    check("provider_keys_state", sql`${table.state} in ('checked', 'not-checked')`),
    check("provider_keys_limit", sql`${table.monthlyTokensMax} > 0 and ${table.monthlyTokensMax} % 1000 = 0`),
    check("provider_keys_organization", sql`${table.organizationId} ~ '^[A-Za-z0-9_-]{1,80}$'`),
    check("provider_keys_ending", sql`length(${table.ending}) <= 4`),
  ],
);
