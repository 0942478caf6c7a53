import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { RunningServices } from "./services.ts";

const sweepMs = 100;

export interface StopParts {
  readonly server: Server;
  /** Tells everybody that the process stops. */
  readonly stopping: AbortController;
  readonly running: RunningServices;
}

/**
 * On SIGTERM and SIGINT: say "not ready" and wait until load balancers have noticed (`shutdownDelayMs`), take no new connections, finish
 * the requests and jobs under way (each up to `shutdownTimeoutMs`), close the database, leave with 0. A second signal leaves at once.
 */
export function stopGracefully({ server, stopping, running }: StopParts): void {
  const { log, config } = running.services;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
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

/** Ends when the last connection has: idle ones are closed, the others when their request is answered or the time is up. */
function drain(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearInterval(sweep);
      clearTimeout(timer);
      resolve();
    };
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    const timer = setTimeout(() => {
      server.closeAllConnections();
      finish(); // Not all are HTTP any more (web sockets), and those the server does not know.
    }, timeoutMs);
    server.close(finish);
  });
}
