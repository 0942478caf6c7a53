import type { Executor } from "./database.ts";

/**
 * Runs a statement that PostgreSQL parses and plans once for each connection: for the few that run thousands of times a second, and
 * are too long for that to be free. The one place that uses Drizzle's own session, which it keeps private: run-prepared.test.ts fails on the
 * upgrade that changes it.
 * @param name of this very text, in the whole process.
 * @returns the rows, timestamps as text.
 */
export async function runPrepared<Row extends object>(
  db: Executor,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const query = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    { sql: text, params: [...values] },
    undefined,
    name,
    false,
  );
  return (await query.execute()).rows;
}
