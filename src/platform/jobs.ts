import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, PgBoss } from "pg-boss";
import type { Executor } from "./db/database.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** A kind of job: its name and what it carries. Handlers must be safe to run twice. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** How often a failing run is tried again, with growing pauses. */
  readonly retryLimit: number;
  /**
   * How long a run may take. What takes longer counts as failed, its `signal` is aborted, and it is tried again: well above what it takes,
   * and what must not run beside itself sees to that too.
   */
  readonly expireInSeconds: number;
  /** Cron expression (UTC) for work that comes by itself. */
  readonly cron?: string;
  /**
   * For jobs that mostly wait for another machine, so that a slow one does not hold up the others: how many workers each process has,
   * besides those for urgent jobs alone. Each works on two jobs at once. Other kinds have one worker, which does one job after the other.
   */
  readonly workers?: { readonly forAll: number; readonly forUrgent: number };
  readonly _data?: Data;
}

export interface JobHandler<Data extends object> {
  readonly kind: JobKind<Data>;
  /**
   * @param jobId the same each time that one job is tried.
   * @param signal aborted when its time is over, or the process stops: what takes long heeds it.
   */
  run(data: Data, jobId: string, signal?: AbortSignal): Promise<void>;
  /** Gives up what the handler holds, once the last job is done. */
  close?(): void;
}

/** A handler among others: only its queue knows what its jobs carry. */
export interface AnyJobHandler {
  readonly kind: JobKind<object>;
  run(data: never, jobId: string, signal?: AbortSignal): Promise<void>;
  close?(): void;
}

/** All that use cases need of the jobs. */
export interface JobQueue {
  /** Enqueues inside the caller's transaction: the job exists if and only if what it follows from does. */
  enqueue<Data extends object>(
    db: Executor,
    kind: JobKind<Data>,
    data: Data,
    options?: { readonly startAfterSeconds?: number; readonly isUrgent?: boolean },
  ): Promise<void>;
}

export interface Jobs extends JobQueue {
  /** Makes the queues of these kinds, for whoever enqueues without working. */
  prepare(kinds: readonly JobKind<object>[]): Promise<void>;
  work(handlers: readonly AnyJobHandler[]): Promise<void>;
  /** Lets running jobs finish, up to `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

export interface JobTimings {
  /** The first pause before another try; each further one is twice as long. */
  readonly retryDelaySeconds: number;
  /** Jobs start by NOTIFY at once; polling finds those that wait for another try. */
  readonly pollingSeconds: number;
  /** A job whose process has given no sign for this long (it was killed) is taken by another one. */
  readonly heartbeatSeconds: number;
  /** How often somebody looks for such jobs. */
  readonly superviseSeconds: number;
}

/**
 * How jobs are fetched. More than one at a time, because only after a full batch does the queue look for more by itself: one by one,
 * every second job of a burst would wait for the next poll. Not many more, because those of a batch are done again together when the
 * process is killed. Each has its own result, so that one that fails takes no other with it.
 */
const fetching = { batchSize: 2, burstWhenBatchFull: true, perJobResults: true } as const;

/** Others have 0. */
const urgentPriority = 1;

const defaultTimings: JobTimings = {
  retryDelaySeconds: 5,
  pollingSeconds: 5,
  heartbeatSeconds: 15,
  superviseSeconds: 10,
};

/** Jobs carry addresses and words of people: done or given up, they are forgotten after a day. */
const forgetAfterSeconds = 86_400;

/** The job queue lives in the product's own database, in a schema of its own; every process works on it. */
export async function startJobs(
  url: string,
  log: Log,
  metrics: Metrics,
  timings: JobTimings = defaultTimings,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "easel-jobs",
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: timings.superviseSeconds,
    monitorIntervalSeconds: timings.superviseSeconds,
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue"));
  await boss.start();
  const prepare = async (kinds: readonly JobKind<object>[]) => {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const kind of kinds) {
      const options = queueOptions(kind, timings);
      const queue = known.get(kind.name);
      if (!queue) await boss.createQueue(kind.name, options);
      // From an earlier version.
      else if (!isSubset(options, queue)) await boss.updateQueue(kind.name, options);
    }
  };
  const closings: (() => void)[] = [];
  return {
    async enqueue(db, kind, data, { startAfterSeconds = 0, isUrgent = false } = {}) {
      const priority = isUrgent ? urgentPriority : 0;
      await boss.send(kind.name, data, { db: fromDrizzle(db, sql), startAfter: startAfterSeconds, priority });
    },
    async prepare(kinds) {
      await prepare(kinds);
    },
    async work(handlers) {
      await prepare(handlers.map(({ kind }) => kind));
      const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule.cron]));
      for (const handler of handlers as readonly JobHandler<object>[]) {
        const { name, cron, workers } = handler.kind;
        if (handler.close) closings.push(() => handler.close?.());
        const polling = {
          ...fetching,
          pollingIntervalSeconds: timings.pollingSeconds,
          notifyPollingIntervalSeconds: timings.pollingSeconds,
        };
        const runOne = async (job: Pick<Job<object>, "id" | "data" | "signal">): Promise<JobResult> => ({
          id: job.id,
          ...(await runObserved(handler, job, log, metrics)),
        });
        const work = (options: { readonly localConcurrency: number; readonly minPriority?: number }) =>
          boss.work<object, never, typeof polling>(name, { ...polling, ...options }, async (batch) => {
            if (workers) return Promise.all(batch.map(runOne));
            const results: JobResult[] = [];
            for (const job of batch) results.push(await runOne(job));
            return results;
          });
        await work({ localConcurrency: workers?.forAll ?? 1 });
        if (workers) await work({ localConcurrency: workers.forUrgent, minPriority: urgentPriority });
        if (cron && schedules.get(name) !== cron) await boss.schedule(name, cron);
      }
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs });
      for (const close of closings.splice(0)) close();
    },
  };
}

const isSubset = (part: object, whole: object): boolean => isDeepStrictEqual({ ...whole, ...part }, whole);

function queueOptions(
  { retryLimit, expireInSeconds }: JobKind<object>,
  { retryDelaySeconds, heartbeatSeconds }: JobTimings,
) {
  return {
    retryLimit,
    expireInSeconds,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    heartbeatSeconds,
    deleteAfterSeconds: forgetAfterSeconds,
    notify: true,
  };
}

async function runObserved(
  handler: JobHandler<object>,
  { id: jobId, data, signal }: Pick<Job<object>, "id" | "data" | "signal">,
  log: Log,
  metrics: Metrics,
): Promise<Omit<JobResult, "id">> {
  const start = performance.now();
  const job = handler.kind.name;
  try {
    await handler.run(data, jobId, signal);
    metrics.jobsRun.inc({ job, outcome: "done" });
    log.info({ job, jobId, durationMs: Math.round(performance.now() - start) }, "job done");
    return { status: "completed" };
  } catch (error) {
    metrics.jobsRun.inc({ job, outcome: "failed" });
    log.error({ job, jobId, err: error }, "job failed, will be tried again while tries are left");
    return { status: "failed", output: { message: error instanceof Error ? error.message : String(error) } };
  }
}
