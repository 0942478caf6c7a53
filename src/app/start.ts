import path from "node:path";
import { type Config, ConfigurationError, readConfig } from "#platform/config.ts";
import { type EmbeddedPostgres, keepEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { describeError } from "#platform/describe-error.ts";
import { createLog, type Log } from "#platform/log.ts";

/** Starts the process, or says in a sentence why it cannot, and ends it. */
export async function start(): Promise<void> {
  const config = readConfigOrEnd();
  const log = createLog(config.logLevel);
  crashOnUncaughtException(log);
  try {
    const embedded = config.databaseUrl ? undefined : await launchPostgres(config, log);
    // The largest part of a start: PostgreSQL starts meanwhile.
    const { serve } = await import("./server.ts");
    await serve(config, log, embedded?.postgres);
  } catch (error) {
    log.fatal({ err: error }, "could not start");
    // Also for people, and where the log is silent.
    console.error(`${config.product.name} could not start: ${describeError(error).message}`);
    process.exit(1);
  }
}

function readConfigOrEnd(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(`The configuration is not right: ${error.message}`);
    process.exit(1);
  }
}

/** @returns once PostgreSQL is starting, was found running, or cannot be started; `postgres` tells which. */
async function launchPostgres(config: Config, log: Log): Promise<{ readonly postgres: Promise<EmbeddedPostgres> }> {
  const launched = Promise.withResolvers<void>();
  const postgres = keepEmbeddedPostgres(path.join(config.dataDir, "postgres"), log, { onLaunch: launched.resolve });
  await Promise.race([launched.promise, postgres.catch(() => {})]);
  return { postgres };
}

/**
 * After an uncaught error, the process may be in any state: it logs the error and exits, and its supervisor restarts it. The database rolls
 * back what was under way.
 */
export function crashOnUncaughtException(log: Log): void {
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "unexpected error, the process ends");
    process.exit(1);
  });
}
