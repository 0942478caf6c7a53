import { bigint, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** The columns that rate-limiter-flexible's PostgreSQL store expects. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar("key", { length: 255 }).primaryKey(),
    points: integer("points").notNull().default(0),
    /** Unix time in milliseconds. */
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
