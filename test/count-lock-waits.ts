import type { TestDatabase } from "./test-database.ts";

/** @returns how many statements on a test's database wait for another connection's lock. */
export async function countLockWaits({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].count;
}
