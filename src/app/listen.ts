import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "#platform/config.ts";
import type { RunningServices } from "./services.ts";

/** @throws if the port is taken or not permitted: the caller must then stop what it has started. */
export async function listen(server: Server, { port, host }: Pick<Config, "port" | "host">): Promise<void> {
  server.listen(port, host);
  await once(server, "listening");
}

/** The one line for the person who typed the command. @returns the port that the server really listens on. */
export function greet(server: Server, { product, baseUrl, mail, port: configured }: Config): number {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : configured;
  const mailbox = mail.mailbox ? ` Mails land at ${baseUrl}/dev/mailbox.` : "";
  const ready = `${product.name} is ready: ${baseUrl}.${mailbox} Ctrl+C stops it.`;
  process.stdout.write(`${ready.replaceAll(/:0(?=[/.])/g, `:${port}`)}\n`);
  return port;
}

const sweepMs = 100;

export interface StopParts {
  readonly server: Server;
  /** Announces that the process is stopping. */
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
  const stopOrEnd = (signal: NodeJS.Signals) => {
    stop(signal).catch((error: unknown) => {
      log.error({ err: error }, "could not stop cleanly");
      process.exit(1);
    });
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stopOrEnd);
  tellSupervisor(() => stopOrEnd("SIGTERM"));
}

/** Says "ready" to the process that started this one, as `npm start` and process managers expect, and stops when that process has died. */
function tellSupervisor(onDeath: () => void): void {
  if (!process.send) return;
  process.once("disconnect", onDeath);
  if (process.connected) process.send("ready");
  else onDeath();
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
