import { randomUUID } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { addressVerified, deletionChanged } from "#accounts/index.ts";
import { createAnnouncements } from "#outgoing-webhooks/index.ts";
import { createBackgroundTasks } from "#platform/background-tasks.ts";
import { createCatalogueMemory } from "#platform/catalogue-cache.ts";
import { createCircuits } from "#platform/circuits.ts";
import { readConfig } from "#platform/config.ts";
import { createDurability } from "#platform/db/durability.ts";
import { listenToNotifications } from "#platform/db/notifications.ts";
import { createEnvelopes } from "#platform/envelopes.ts";
import { createLocalFiles } from "#platform/files/local-files.ts";
import { createUploads } from "#platform/http/bodies/uploads.ts";
import { type AnyJobHandler, type JobHandler, startJobs } from "#platform/jobs.ts";
import { fixedLiveSettings } from "#platform/live-settings/live-settings.ts";
import { createLog, type Log } from "#platform/log.ts";
import { type Mail, sendMailJob } from "#platform/mail/mail.ts";
import { createMetrics } from "#platform/metrics.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limit.ts";
import { createSecrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { createWorkerPool } from "#platform/worker-pool.ts";
import { isEngineFault } from "#runs/index.ts";
import { memberLeft } from "#teams/index.ts";
import { sendWebhooks } from "../src/outgoing-webhooks/send-webhooks-job.ts";
import type { TestDatabase } from "./test-database.ts";

export interface TestServices {
  readonly services: Services;
  /** Mails that were sent, oldest first. */
  readonly mails: Mail[];
  setTime(now: Date): void;
  /** Runs every job that is waiting, and those that follow from them. Jobs are enqueued in the real queue, in real transactions. */
  runJobs(handlers: readonly AnyJobHandler[]): Promise<void>;
  close(): Promise<void>;
}

export const workerFile = new URL("../src/app/worker.ts", import.meta.url);

/** Jobs that one slice enqueues and another works on. */
const elsewhere = [addressVerified, deletionChanged, memberLeft, sendWebhooks];

/** The services that use cases get, on a test's database, with a clock that the test sets and jobs that run when it says so. */
export async function createTestServices(
  database: TestDatabase,
  handlersOf: (services: Services) => readonly AnyJobHandler[],
  environment: Readonly<Record<string, string>> = {},
  log: Log = createLog("silent"),
): Promise<TestServices> {
  const metrics = createMetrics();
  const jobs = await startJobs(database.url, log, metrics);
  const notifications = await listenToNotifications(database.url, log);
  const tasks = await createBackgroundTasks(notifications, log);
  const workers = createWorkerPool(workerFile, log);
  let now = new Date("2026-03-01T09:00:00Z");
  const secrets = createSecrets("a secret that only tests know, 32 characters");
  const services: Services = {
    config: readConfig(environment),
    db: database.db,
    pool: database.pool,
    durability: createDurability(database.pool),
    jobs,
    announcements: createAnnouncements({ jobs, clock: { now: () => now } }),
    files: createLocalFiles("/nowhere"),
    uploads: createUploads(path.join(os.tmpdir(), "easel-test-uploads")),
    rateLimits: createRateLimits(database.pool, secrets),
    secrets,
    envelopes: createEnvelopes([{ version: 1, key: Buffer.alloc(32, "only tests know it") }]),
    notifications: {
      processId: notifications.processId,
      connected: false,
      subscribe: async () => {},
      answers: async () => true,
      close: async () => {},
    },
    tasks,
    workers,
    catalogueCache: createCatalogueMemory(() => false),
    liveSettings: fixedLiveSettings,
    circuits: createCircuits(metrics, isEngineFault),
    metrics,
    log,
    clock: { now: () => now },
  };
  const mails: Mail[] = [];
  await jobs.prepare([sendMailJob, ...elsewhere, ...handlersOf(services).map(({ kind }) => kind)]);
  return {
    services,
    mails,
    setTime(time) {
      now = time;
    },
    async runJobs(handlers) {
      for (;;) {
        // Wherever the database has put them on its pages.
        const { rows } = await database.pool.query<{ name: string; data: object }>(
          `with taken as (delete from pgboss.job where state = 'created' and name not like '\\_\\_%' returning name, data, created_on)
          select name, data from (select *, row_number() over () as place from taken) each order by created_on, place`,
        );
        if (rows.length === 0) return;
        for (const { name, data } of rows) {
          const handler = (handlers as readonly JobHandler<object>[]).find(({ kind }) => kind.name === name);
          if (name === sendMailJob.name) mails.push(data as Mail);
          else if (handler) await handler.run(data, randomUUID());
          // Other slices work on it: not every test has them.
          else if (!elsewhere.some((kind) => kind.name === name)) throw new Error(`there is no handler for ${name}`);
        }
      }
    },
    async close() {
      await tasks.close(1_000);
      await workers.close();
      await notifications.close();
      await jobs.stop(1_000);
    },
  };
}
