import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, PgBoss } from "pg-boss";
import type { Executor } from "./db/database.ts";
import type { Log } from "./log.ts";

/** A kind of job: its name and what it carries. Handlers must be safe to run twice. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** How often a failing run is tried again, with growing pauses. */
  readonly retryLimit: number;
  /** Cron expression (UTC) for work that comes by itself. */
  readonly cron?: string;
  readonly _data?: Data;
}

export interface JobHandler<Data extends object> {
  readonly kind: JobKind<Data>;
  run(data: Data): Promise<void>;
}

/** A handler among others: only its queue knows what its jobs carry. */
export interface AnyJobHandler {
  readonly kind: JobKind<object>;
  run(data: never): Promise<void>;
}

export interface Jobs {
  /** Enqueues inside the caller's transaction: the job exists if and only if what it follows from does. */
  enqueue<Data extends object>(db: Executor, kind: JobKind<Data>, data: Data): Promise<void>;
  work(handlers: readonly AnyJobHandler[]): Promise<void>;
  /** Lets running jobs finish, up to `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

const retryDelaySeconds = 5;
/** Jobs start by NOTIFY at once; polling is the fallback for a lost one, and for those whose next try has come. */
const pollingIntervalSeconds = 10;
/**
 * How jobs are fetched. More than one at a time, because only after a full batch does the queue look for more by itself: one by one,
 * every second job of a burst would wait for the next poll. Not many more, because those of a batch are done again together when the
 * process is killed. Each has its own result, so that one that fails takes no other with it.
 */
const fetching = {
  batchSize: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds,
  notifyPollingIntervalSeconds: pollingIntervalSeconds,
} as const;

export async function startJobs(url: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: "easel-jobs", max: 4, useListenNotify: true });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  await boss.start();
  return {
    async enqueue(db, kind, data) {
      await boss.send(kind.name, data, { db: fromDrizzle(db, sql) });
    },
    async work(handlers) {
      for (const handler of handlers as readonly JobHandler<object>[]) {
        const { name, retryLimit, cron } = handler.kind;
        await boss.createQueue(name, { retryLimit, retryDelay: retryDelaySeconds, retryBackoff: true, notify: true });
        await boss.work<object, never, typeof fetching>(name, fetching, async (batch) => {
          const results: JobResult[] = [];
          for (const { id, data } of batch) results.push({ id, ...(await runLogged(log, handler, data)) });
          return results;
        });
        if (cron) await boss.schedule(name, cron);
      }
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}

async function runLogged(log: Log, handler: JobHandler<object>, data: object): Promise<Omit<JobResult, "id">> {
  const start = performance.now();
  try {
    await handler.run(data);
    log.info({ job: handler.kind.name, durationMs: Math.round(performance.now() - start) }, "job done");
    return { status: "completed" };
  } catch (error) {
    log.error({ job: handler.kind.name, err: error }, "job failed, will be tried again while tries are left");
    return { status: "failed", output: { message: error instanceof Error ? error.message : String(error) } };
  }
}
