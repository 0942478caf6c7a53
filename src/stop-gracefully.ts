import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Lifecycle } from "#platform/http/lifecycle.ts";
import type { RunningServices } from "./services.ts";

export interface StopParts {
  readonly server: Server;
  readonly lifecycle: Lifecycle;
  readonly running: RunningServices;
}

/**
 * On SIGTERM and SIGINT: say "not ready" and wait until load balancers have noticed (`shutdownDelayMs`), take no new connections, finish
 * the requests and jobs under way (each up to `shutdownTimeoutMs`), close the database, leave with 0. A second signal leaves at once.
 */
export function stopGracefully({ server, lifecycle, running }: StopParts): void {
  const { log, config } = running.services;
  const stop = async (signal: NodeJS.Signals) => {
    if (lifecycle.isStopping) process.exit(1);
    lifecycle.isStopping = true;
    log.info({ signal }, "stopping");
    await delay(config.shutdownDelayMs);
    await drain(server, config.shutdownTimeoutMs);
    await running.stop();
    log.info("stopped");
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      });
    });
  }
}

/** Closing the server closes idle connections; the others end with their answer (see `createFront`). */
function drain(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
