import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Transaction } from "./database.ts";

/**
 * Transactions that release their locks before they are on disk. Writing to disk takes milliseconds, and a row that many callers change, as
 * an account's, would be locked for all of them. Such a transaction is whole or gone after a crash of the database server, like any other;
 * only the last ones may be gone, all those after a certain moment. Code that tells a user of one waits for `flush` first.
 */
export interface Durability {
  /** In a transaction: its commit will not wait for the disk. */
  defer(transaction: Transaction): Promise<void>;
  /**
   * Resolves when everything that was committed before the call is on disk. Callers at the same time share one write.
   * @throws if the database fails: what was committed may be gone.
   */
  flush(): Promise<void>;
}

export function createDurability(pool: pg.Pool): Durability {
  const write = createShared(async () => {
    // An empty message that nothing reads, in a transaction that waits for the disk: the log is written in order, so all before it is there, too.
    await pool.query("select pg_logical_emit_message(true, 'easel', '')");
  });
  return {
    async defer(transaction) {
      await transaction.execute(sql`set local synchronous_commit = off`);
    },
    flush: write,
  };
}

/**
 * Runs work once for all callers that came before it began. One that comes while it runs waits for the next run, because what it waits for
 * may have happened too late for this one.
 */
export function createShared(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    const begin = () => {
      next = undefined;
      return start();
    };
    next ??= running.then(begin, begin);
    return next;
  };
}
