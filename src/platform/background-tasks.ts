import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Executor } from "./db/database.ts";
import type { Notifications } from "./db/notifications.ts";
import type { Log } from "./log.ts";

/** Work that goes on after the request that began it was answered. It ends with this process: what must survive it is a job. */
export interface BackgroundTasks {
  /** @param work settles everything by itself. Its signal is aborted when the task is stopped. */
  start(id: string, work: (signal: AbortSignal) => Promise<void>): void;
  /** Stops the task in whichever process it runs, once the caller's transaction is committed. */
  stop(db: Executor, id: string): Promise<void>;
  /** @returns when the task has ended; undefined if it isn’t one that runs in this process. */
  finished(id: string): Promise<void> | undefined;
  /** Waits for running tasks up to `timeoutMs`, then stops them and waits once more. */
  close(timeoutMs: number): Promise<void>;
}

const channel = "task_stopped";
/** For settling what was stopped. */
const settlingMs = 2_000;

export async function createBackgroundTasks(
  notifications: Pick<Notifications, "subscribe">,
  log: Log,
): Promise<BackgroundTasks> {
  const running = new Map<string, { readonly stop: AbortController; readonly finished: Promise<void> }>();
  await notifications.subscribe(channel, (id) => {
    if (id !== undefined) running.get(id)?.stop.abort(new TaskStoppedError());
  });
  const finish = () => Promise.all([...running.values()].map(({ finished }) => finished));
  return {
    start(id, work) {
      const stop = new AbortController();
      const task = {
        stop,
        finished: work(stop.signal)
          .catch((error: unknown) => log.error({ err: error, id }, "a background task failed"))
          .finally(() => {
            // Another task may go on with the same thing.
            if (running.get(id) === task) running.delete(id);
          }),
      };
      running.set(id, task);
    },
    async stop(db, id) {
      await db.execute(sql`select pg_notify(${channel}, ${id})`);
    },
    finished: (id) => running.get(id)?.finished,
    async close(timeoutMs) {
      await Promise.race([finish(), delay(timeoutMs, undefined, { ref: false })]);
      for (const { stop } of running.values()) stop.abort(new ProcessEndsError());
      await Promise.race([finish(), delay(settlingMs, undefined, { ref: false })]);
    },
  };
}

/** The reason of a task's signal. */
export class TaskStoppedError extends Error {
  override readonly name = "TaskStoppedError";
}

/** No user stopped the task: its process ends. */
export class ProcessEndsError extends TaskStoppedError {}
