import path from "node:path";
import { sealOldProviders } from "#accounts/index.ts";
import { seedPlans } from "#billing/index.ts";
import { catalogueChannel, seedCatalogue } from "#directory/index.ts";
import { createAnnouncements } from "#outgoing-webhooks/index.ts";
import { createBackgroundTasks } from "#platform/background-tasks.ts";
import { createCatalogueMemory } from "#platform/catalogue-cache.ts";
import { createCircuits } from "#platform/circuits.ts";
import { systemClock } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { connectDatabase } from "#platform/db/database.ts";
import { createDurability } from "#platform/db/durability.ts";
import { type EmbeddedPostgres, keepEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { listenToNotifications } from "#platform/db/notifications.ts";
import { createEnvelopes } from "#platform/envelopes.ts";
import { openFiles } from "#platform/files/open-files.ts";
import { createUploads } from "#platform/http/bodies/uploads.ts";
import { startJobs } from "#platform/jobs.ts";
import { watchLiveSettings } from "#platform/live-settings/live-settings.ts";
import type { Log } from "#platform/log.ts";
import { loadMasterKeys } from "#platform/master-keys.ts";
import { createMetrics } from "#platform/metrics.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limit.ts";
import { createSecrets, loadAppSecret } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { createWorkerPool } from "#platform/worker-pool.ts";
import { checkMasterKeys } from "#provider-keys/index.ts";
import { isEngineFault, watchProcesses, watchTakenOut } from "#runs/index.ts";
import { jobHandlers } from "./jobs.ts";

/** A file of its own in the build, and a source in development. */
const workerFile = new URL(import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js", import.meta.url);

export interface RunningServices {
  readonly services: Services;
  stop(): Promise<void>;
}

/**
 * Database (embedded or given) → migrations and catalogue → jobs. Stops what it started when a later step fails.
 * @param embedded the embedded database, where its start was begun before.
 */
export async function startServices(
  config: Config,
  log: Log,
  migrationsFolder: string,
  embedded?: Promise<EmbeddedPostgres>,
): Promise<RunningServices> {
  const metrics = createMetrics();
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    const failures: unknown[] = [];
    // One that cannot be stopped keeps none of the others running: the database is the last.
    for (const undo of stops.splice(0).toReversed()) await undo().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, "not everything could be stopped");
  };
  try {
    let databaseUrl = config.databaseUrl;
    if (!databaseUrl) {
      const postgres = await (embedded ?? keepEmbeddedPostgres(path.join(config.dataDir, "postgres"), log));
      stops.push(() => postgres.stop());
      databaseUrl = postgres.url;
      log.info({ found: postgres.found, home: postgres.home }, "embedded database");
    }
    await migrateDatabase(databaseUrl, migrationsFolder, async (client) => {
      await seedCatalogue(client, config.affiliateDiscounts);
      await seedPlans(client);
    });
    const connection = connectDatabase(databaseUrl, config.databasePoolSize, (error) =>
      log.error({ err: error }, "idle database connection"),
    );
    stops.push(() => connection.close());
    const notifications = await listenToNotifications(databaseUrl, log);
    stops.push(() => notifications.close());
    const jobs = await startJobs(databaseUrl, log, metrics);
    stops.push(() => jobs.stop(config.shutdownTimeoutMs));
    const tasks = await createBackgroundTasks(notifications, log);
    stops.push(() => tasks.close(config.shutdownTimeoutMs));
    const workers = createWorkerPool(workerFile, log);
    stops.push(() => workers.close());
    const uploads = createUploads(path.join(config.dataDir, "uploads"));
    const stopCleaning = await uploads.keepClean();
    stops.push(async () => stopCleaning());
    const secrets = createSecrets(await loadAppSecret(config.appSecret, config.dataDir));
    const services: Services = {
      config,
      db: connection.db,
      pool: connection.pool,
      durability: createDurability(connection.pool),
      jobs,
      announcements: createAnnouncements({ jobs, clock: systemClock }),
      files: await openFiles(config, log),
      uploads,
      rateLimits: createRateLimits(connection.pool, secrets),
      secrets,
      envelopes: createEnvelopes(await loadMasterKeys(config.masterKeys, config.dataDir)),
      notifications,
      tasks,
      workers,
      catalogueCache: createCatalogueMemory(() => notifications.connected),
      liveSettings: await watchLiveSettings({ db: connection.db, notifications, log }, catalogueChannel),
      circuits: createCircuits(metrics, isEngineFault),
      metrics,
      log,
      clock: systemClock,
    };
    await sealOldProviders(services);
    await checkMasterKeys(services);
    await notifications.subscribe(catalogueChannel, () => services.catalogueCache.clear());
    await watchTakenOut(services);
    await jobs.work(jobHandlers(services));
    stops.push(watchProcesses(services));
    return { services, stop };
  } catch (error) {
    await stop().catch((failure: unknown) => log.error({ err: failure }, "could not stop cleanly"));
    throw error;
  }
}
