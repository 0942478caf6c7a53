import type pg from "pg";

/** Durability of what was committed without waiting for the disk (`unflushed`). */
export interface Durability {
  /**
   * Resolves when everything that was committed before the call is on disk. Callers at the same time share one write.
   * @throws if the database fails: what was committed may be gone.
   */
  flush(): Promise<void>;
}

export function createDurability(pool: pg.Pool): Durability {
  const flush = createShared(async () => {
    // An empty message that nothing reads, in a transaction that waits for the disk: the log is written in order, so all before it is there, too.
    await pool.query("select pg_logical_emit_message(true, 'easel', '')");
  });
  return { flush };
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
