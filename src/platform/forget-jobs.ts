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
 * This file alone uses pg-boss's own table: the library cannot find jobs by their data in the caller's transaction. forget-jobs.test.ts
 * fails if an upgrade changes the table.
 * @param condition on `name`, `data` and `output`.
 */
export async function forgetJobsWhere(db: Executor, condition: SQL): Promise<void> {
  await db.execute(sql`delete from pgboss.job where ${condition}`);
}

/** pg-boss's own connection. */
interface JobDatabase {
  executeSql(text: string): Promise<unknown>;
}

/**
 * Jobs of a kind lose their data when they end: done, given up, cancelled, or lost with a killed process. A trigger does it, because the
 * library moves jobs in statements of its own. Can be repeated, by several processes at once.
 * @param name of the kind.
 */
export async function forgetDataAtEnd(db: JobDatabase, name: string): Promise<void> {
  if (!/^[a-z-]+$/.test(name)) throw new Error(`not a kind of job: ${name}`);
  await db.executeSql(`
    do $$
    begin
      perform pg_advisory_xact_lock(hashtext('easel-forget-data-at-end'));
      if exists (select from pg_trigger where tgname = 'forget ${name}' and tgrelid = 'pgboss.job'::regclass) then
        return;
      end if;
      create or replace function pgboss.forget_data() returns trigger language plpgsql as
        'begin new.data := null; return new; end';
      create trigger "forget ${name}" before insert or update on pgboss.job for each row
        when (new.name = '${name}' and new.state in ('completed', 'cancelled', 'failed'))
        execute function pgboss.forget_data();
      update pgboss.job set data = null where name = '${name}' and state in ('completed', 'cancelled', 'failed');
    end
    $$`);
}
