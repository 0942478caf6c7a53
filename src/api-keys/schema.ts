import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#accounts/schema.ts";
import { bytea, moment } from "#platform/db/columns.ts";
import { workOwners } from "#teams/schema.ts";
import type { Scope } from "./rules.ts";

/** API keys of users and teams, of which only a digest is stored. Their budgets are spending limits of the ledger (`credit_limits`). */
export const apiKeys = pgTable(
  "api_keys",
  {
    /** Also the spender in the ledger. */
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => workOwners.id, { onDelete: "cascade" }),
    /** Member who made a team's key, and whose cap it spends. Null for users' own keys; a team's key ends with the membership. */
    memberId: uuid("member_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** SHA-256. The key is random, so that a slow digest would protect nothing. */
    digest: bytea("digest").notNull(),
    /** The key's first characters, so that its owner recognizes it. */
    prefix: text("prefix").notNull(),
    scopes: text("scopes").array().$type<Scope[]>().notNull(),
    /** Requests a minute. */
    minuteMax: integer("minute_max").notNull(),
    /** The first moment at which it no longer works; null if it works until it is revoked. */
    expiresAt: moment("expires_at"),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    unique("api_keys_digest").on(table.digest),
    index("api_keys_user").on(table.userId, table.createdAt),
    index("api_keys_member").on(table.memberId).where(sql`${table.memberId} is not null`),
    check("api_keys_minute_max", sql`${table.minuteMax} > 0`),
  ],
);
