import { sql } from "drizzle-orm";
import type { Executor } from "./database.ts";

/** Locks a name until the end of the caller's transaction: other callers with the same name wait here, in every process. */
export async function lockName(db: Executor, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
