import type { Log } from "#platform/log.ts";

/**
 * After an error that nobody caught, nothing is certain: the process says so in the log and ends, and whoever runs it starts it anew.
 * The database rolls back what was under way.
 */
export function crashOnUncaughtException(log: Log): void {
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "unexpected error, the process ends");
    process.exit(1);
  });
}
