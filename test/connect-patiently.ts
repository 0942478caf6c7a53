import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { DatabaseConnection } from "#platform/db/database.ts";

/** Connects as the product does, without its limits of time: on a busy machine, each of many at once waits for as long as it takes. */
export function connectPatiently(url: string, poolSize: number): DatabaseConnection {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: "easel" });
  pool.on("error", (error) => console.error(error));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
