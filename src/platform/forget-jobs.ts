import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "./db/database.ts";

/**
 * Takes everything about somebody or something out of the job queue: what waits is not done any more, what was done is not remembered.
 * @param id a UUID: what else could hold it by chance does not exist.
 */
export function forgetJobs(db: Executor, id: string): Promise<void> {
  return forgetJobsWhere(db, sql`position(${id} in coalesce(data::text, '') || coalesce(output::text, '')) > 0`);
}

/**
 * The one place that knows pg-boss's own table: the library has no public way to find jobs by what they carry, in the caller's transaction.
 * forget-jobs.test.ts fails on the upgrade that changes it.
 * @param condition on `name`, `data` and `output`.
 */
export async function forgetJobsWhere(db: Executor, condition: SQL): Promise<void> {
  await db.execute(sql`delete from pgboss.job where ${condition}`);
}
