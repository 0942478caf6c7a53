import { sql } from "drizzle-orm";
import type { Executor } from "./database.ts";

/** From here to the end of the caller's transaction nobody else gets past this line with the same name, in any process. */
export async function lockName(db: Executor, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
