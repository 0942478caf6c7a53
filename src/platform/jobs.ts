import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, PgBoss } from "pg-boss";
import type { Executor } from "./db/database.ts";
import { forgetDataAtEnd } from "./forget-jobs.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** A kind of job: its name and its data. Handlers must be safe to run twice. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Number of times a failed run is retried, with growing pauses. */
  readonly retryLimit: number;
  /**
   * The time limit of a run. A longer one counts as failed: its `signal` is aborted and the job is retried. Set it well above the usual
   * time, and guard jobs that must not run twice at once.
   */
  readonly expireInSeconds: number;
  /** Cron expression (UTC) for scheduled jobs. */
  readonly cron?: string;
  /**
   * For jobs that mostly wait for another server, so that a slow one does not delay the others: the workers per process, besides those
   * reserved for urgent jobs. Each works on two jobs at once. Other kinds have one worker, which runs one job at a time.
   */
  readonly workers?: { readonly forAll: number; readonly forUrgent: number };
  /** For data that no one may read once the job has ended, in whatever way: it goes with the end instead of a day later. */
  readonly isForgottenAtEnd?: boolean;
  readonly _data?: Data;
}

export interface JobHandler<Data extends object> {
  readonly kind: JobKind<Data>;
  /**
   * @param jobId the same for each retry of a job.
   * @param signal aborted when the time limit is reached or the process stops. Long-running work must observe it.
   */
  run(data: Data, jobId: string, signal?: AbortSignal): Promise<void>;
  /** Releases the handler's resources after the last job. */
  close?(): void;
}

/** A handler of any kind: only its own queue knows the type of its data. */
export interface AnyJobHandler {
  readonly kind: JobKind<object>;
  run(data: never, jobId: string, signal?: AbortSignal): Promise<void>;
  close?(): void;
}

/** The part of the job queue that use cases need. */
export interface JobQueue {
  /** Enqueues inside the caller's transaction: the job exists if and only if the transaction commits. */
  enqueue<Data extends object>(
    db: Executor,
    kind: JobKind<Data>,
    data: Data,
    options?: { readonly startAfterSeconds?: number; readonly isUrgent?: boolean },
  ): Promise<void>;
}

export interface Jobs extends JobQueue {
  /** Creates the queues of these kinds, for a process that enqueues jobs without running them. */
  prepare(kinds: readonly JobKind<object>[]): Promise<void>;
  work(handlers: readonly AnyJobHandler[]): Promise<void>;
  /** Lets running jobs finish, up to `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

export interface JobTimings {
  /** The first pause before a retry; each further one is twice as long. */
  readonly retryDelaySeconds: number;
  /** NOTIFY starts jobs at once; polling finds those that wait for a retry. */
  readonly pollingSeconds: number;
  /** If a job's process has sent no heartbeat for this long (it was killed), another process takes the job. */
  readonly heartbeatSeconds: number;
  /** Interval at which a process looks for such jobs. */
  readonly superviseSeconds: number;
}

/**
 * Settings for fetching jobs. More than one is fetched at a time, because the queue fetches again right away only after a full batch: one
 * by one, every second job of a burst would wait for the next poll. Not many more, because a whole batch is repeated if the process is
 * killed. Each job has its own result, so that a failing one does not affect the others.
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

/** Job data contains email addresses and user input, so finished and failed jobs are deleted after a day (`isForgottenAtEnd`: their data at once). */
const forgetAfterSeconds = 86_400;

/** The job queue is in the product's database, in its own schema. Every process works on it. */
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
      if (kind.isForgottenAtEnd) await forgetDataAtEnd(boss.getDb(), kind.name);
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
