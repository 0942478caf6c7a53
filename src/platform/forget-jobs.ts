import { sql } from "drizzle-orm";
import type { Executor } from "./db/database.ts";

/**
 * Takes everything about somebody or something out of the job queue: what waits is not done any more, what was done is not remembered.
 * @param id a UUID: what else could hold it by chance does not exist.
 */
export async function forgetJobs(db: Executor, id: string): Promise<void> {
  await db.execute(
    sql`delete from pgboss.job where position(${id} in coalesce(data::text, '') || coalesce(output::text, '')) > 0`,
  );
}
