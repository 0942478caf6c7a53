import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Executor } from "./database.ts";
import { listenerName, type Notifications } from "./notifications.ts";

interface Search {
  /** Ids of the processes, as their `Notifications` have them. */
  readonly processIds: readonly string[];
  /** Time that a process has to connect again, if it has only lost its connection. */
  readonly pauseMs: number;
}

/**
 * Finds the processes that have ended: the database has no listening connection of theirs, neither now nor after a pause. PostgreSQL closes
 * those of a killed process at once, and those of a machine that vanished only when the system gives them up.
 */
export async function findEndedProcesses(
  db: Executor,
  { processId }: Pick<Notifications, "processId">,
  { processIds, pauseMs }: Search,
): Promise<readonly string[]> {
  if (processIds.length === 0) return [];
  const missing = await withoutListener(db, processId, processIds);
  if (missing.length === 0) return [];
  await delay(pauseMs);
  return withoutListener(db, processId, missing);
}

/** @param ownId where our own connection isn't seen, for instance behind a pooler, the others' say nothing. */
export async function withoutListener(
  db: Executor,
  ownId: string,
  processIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select application_name as name from pg_stat_activity where datname = current_database()`,
  );
  const names = new Set(rows.map(({ name }) => name));
  return names.has(listenerName(ownId)) ? processIds.filter((id) => !names.has(listenerName(id))) : [];
}
