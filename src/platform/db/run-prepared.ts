import type { Executor } from "./database.ts";

/**
 * Runs a statement that PostgreSQL parses and plans once per connection: for the few that run thousands of times a second and are too long
 * to plan each time. The only place that uses Drizzle's private session: run-prepared.test.ts fails if an upgrade changes it.
 * @param name unique to this statement in the whole process.
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
