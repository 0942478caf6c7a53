import type { Server } from "node:http";
import type { Lifecycle } from "#platform/http/health.ts";
import type { RunningServices } from "./services.ts";

export interface StopParts {
  readonly server: Server;
  readonly lifecycle: Lifecycle;
  readonly running: RunningServices;
  readonly timeoutMs: number;
}

/**
 * On SIGTERM and SIGINT: say "not ready", take no new connections, finish the requests and jobs under way (up to `timeoutMs`), close the
 * database, leave with 0. A second signal leaves at once.
 */
export function stopGracefully({ server, lifecycle, running, timeoutMs }: StopParts): void {
  const { log } = running.services;
  const stop = async (signal: NodeJS.Signals) => {
    if (lifecycle.isStopping) process.exit(1);
    lifecycle.isStopping = true;
    log.info({ signal }, "stopping");
    await drain(server, timeoutMs);
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

function drain(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
