import type { Log } from "#platform/log.ts";

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
