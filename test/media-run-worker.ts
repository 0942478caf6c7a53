/**
 * A process of its own that runs media, and the background jobs of runs: `node test/media-run-worker.ts <database> <provider> <folder>`.
 * It begins a film, or a text that no one reads, for each user that it is sent.
 */
import { randomUUID } from "node:crypto";
import path from "node:path";
import { creditsJobs, firstRunFinished } from "#credits/index.ts";
import { createAnnouncements } from "#outgoing-webhooks/index.ts";
import { createBackgroundTasks } from "#platform/background-tasks.ts";
import { createCatalogueMemory } from "#platform/catalogue-cache.ts";
import { createCircuits } from "#platform/circuits.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.ts";
import { createDurability } from "#platform/db/durability.ts";
import { listenToNotifications } from "#platform/db/notifications.ts";
import { createEnvelopes } from "#platform/envelopes.ts";
import { createLocalFiles } from "#platform/files/local-files.ts";
import { createUploads } from "#platform/http/bodies/uploads.ts";
import { startJobs } from "#platform/jobs.ts";
import { fixedLiveSettings } from "#platform/live-settings/live-settings.ts";
import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limit.ts";
import { createSecrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { createWorkerPool } from "#platform/worker-pool.ts";
import { firstOwnKeyRunFinished, isEngineFault, runsJobs, runText, startMediaRun } from "#runs/index.ts";
import { connectPatiently } from "./connect-patiently.ts";
import { mediaEnvironment } from "./media-environment.ts";
import { mediaRunOf } from "./media-run-of.ts";
import { workerFile } from "./test-services.ts";

const [url = "", providerUrl = "", folder = ""] = process.argv.slice(2);
const log = createLog("silent");
const metrics = createMetrics();
const connection = connectPatiently(url, 5);
const notifications = await listenToNotifications(url, log);
const timings = { retryDelaySeconds: 1, pollingSeconds: 0.5, heartbeatSeconds: 10, superviseSeconds: 1 };
const jobs = await startJobs(url, log, metrics, timings);
const secrets = createSecrets("a secret that only tests know, 32 characters");
const services: Services = {
  config: readConfig(mediaEnvironment(providerUrl)),
  db: connection.db,
  pool: connection.pool,
  durability: createDurability(connection.pool),
  jobs,
  announcements: createAnnouncements({ jobs, clock: systemClock }),
  files: createLocalFiles(folder),
  uploads: createUploads(path.join(folder, "uploads")),
  rateLimits: createRateLimits(connection.pool, secrets),
  secrets,
  envelopes: createEnvelopes([{ version: 1, key: Buffer.alloc(32, "only tests know it") }]),
  notifications,
  tasks: await createBackgroundTasks(notifications, log),
  workers: createWorkerPool(workerFile, log),
  catalogueCache: createCatalogueMemory(() => false),
  liveSettings: fixedLiveSettings,
  circuits: createCircuits(metrics, isEngineFault),
  metrics,
  log,
  clock: systemClock,
};
const heard = [firstRunFinished, firstOwnKeyRunFinished].map((kind) => ({ kind, run: async () => {} }));
await jobs.work([...creditsJobs(services), ...runsJobs(services), ...heard]);

process.on("message", ({ userId, kind }: { readonly userId: string; readonly kind: "film" | "text" }) => {
  if (kind === "text") return void writeText(userId);
  const request = { prompt: "A fox runs", aspectRatio: "9:16", seconds: 5 } as const;
  const film = mediaRunOf(userId, { kind: "video", request, engine: { vendor: "runway", model: "gen4.5" } });
  void startMediaRun(services, film).then(({ id }) => process.send?.({ runId: id }));
});

async function writeText(userId: string): Promise<void> {
  const text = {
    userId,
    idempotencyKey: randomUUID(),
    tool: "text-generator",
    description: "a text",
    settings: {},
    plan: { planRuns: { max: null, since: new Date("2026-03-01T00:00:00Z") }, mayUseAdvanced: true },
    engine: { slug: "gpt-4o", vendor: "openai" as const, model: "gpt-6-luna", isAdvanced: false },
    request: { messages: [{ role: "user" as const, text: "About logos" }], maxOutputTokens: 3_000 },
    outlivesReader: true,
  };
  const events = runText(services, text, AbortSignal.abort());
  // Until this process is killed.
  while (!(await events.next()).done);
}
process.send?.({ isReady: true });
