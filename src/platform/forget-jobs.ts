import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "./db/database.ts";

/**
 * Deletes all jobs about a user or a thing from the queue: waiting ones do not run, finished ones are forgotten.
 * @param id a UUID, so that no other job can contain it by chance.
 */
export function forgetJobs(db: Executor, id: string): Promise<void> {
  return forgetJobsWhere(db, sql`position(${id} in coalesce(data::text, '') || coalesce(output::text, '')) > 0`);
}

/**
 * The only place that uses pg-boss's own table: the library cannot find jobs by their data in the caller's transaction. forget-jobs.test.ts
 * fails if an upgrade changes the table.
 * @param condition on `name`, `data` and `output`.
 */
export async function forgetJobsWhere(db: Executor, condition: SQL): Promise<void> {
  await db.execute(sql`delete from pgboss.job where ${condition}`);
}
