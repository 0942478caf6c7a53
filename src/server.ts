import path from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { sessionCookieMark } from "#accounts/index.ts";
import { catalogueChannel } from "#directory/index.ts";
import { type Config, ConfigurationError, readConfig } from "#platform/config.ts";
import { describeError } from "#platform/describe-error.ts";
import { createFront } from "#platform/http/front.ts";
import { createHttpServer } from "#platform/http/http-server.ts";
import { PageCache } from "#platform/http/page-cache.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { loadStaticFiles } from "#platform/http/static-files.ts";
import { answerUnreadable } from "#platform/http/unreadable.ts";
import { createLog, type Log } from "#platform/log.ts";
import { createApp } from "./app.ts";
import { endOnUnexpectedErrors } from "./end-on-unexpected-errors.ts";
import { greet } from "./greet.ts";
import { startServices } from "./services.ts";
import { startAccounts } from "./start-accounts.ts";
import { stopGracefully } from "./stop-gracefully.ts";

const pageCacheBytesMax = 64 * 1_024 * 1_024;
const here = path.dirname(fileURLToPath(import.meta.url));

async function serve(config: Config, log: Log): Promise<void> {
  const running = await startServices(config, log, path.resolve(here, "../../migrations"));
  const { services } = running;
  const { notifications } = services;
  const stopping = new AbortController();
  const pageCache = new PageCache({
    bytesMax: pageCacheBytesMax,
    sessionCookie: sessionCookieMark,
    metrics: services.metrics,
    isFresh: () => notifications.connected,
    now: Date.now,
  });
  await notifications.subscribe(catalogueChannel, () => pageCache.clear());
  const headers = securityHeaders(config.baseUrl);
  const app = createApp({
    services,
    accounts: startAccounts(services),
    build: build as unknown as ServerBuild,
    pageCache,
    stopping: stopping.signal,
    headers,
  });
  const staticFiles = await loadStaticFiles(path.resolve(here, "../client"), headers);
  const application = getRequestListener(app.fetch, { errorHandler: answerUnreadable(headers) });
  const front = createFront({ services, stopping: stopping.signal, staticFiles, pageCache, application });
  const server = createHttpServer(front, { log, headers });
  stopGracefully({ server, stopping, running });
  server.listen(config.port, config.host, () => {
    log.info({ port: greet(server, config), baseUrl: config.baseUrl }, "listening");
  });
}

function start(): void {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  endOnUnexpectedErrors(log);
  serve(config, log).catch((error: unknown) => {
    log.fatal({ err: error }, "could not start");
    // Also for people, and where the log is silent.
    console.error(`${config.product.name} could not start: ${describeError(error).message}`);
    process.exit(1);
  });
}

try {
  start();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`The configuration is not right: ${error.message}`);
  process.exit(1);
}
