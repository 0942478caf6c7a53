import path from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createSessionCookieCheck } from "#accounts/index.ts";
import { catalogueChannel } from "#directory/index.ts";
import type { Config } from "#platform/config.ts";
import type { EmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { createHttpServer } from "#platform/http/http-server.ts";
import { PageCache } from "#platform/http/page-cache.ts";
import { createResponseCacheListener } from "#platform/http/response-cache-listener.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { createPageKeys } from "#platform/http/shared-page.ts";
import { openStaticFiles } from "#platform/http/static-files.ts";
import { answerUnreadable } from "#platform/http/unreadable.ts";
import type { Log } from "#platform/log.ts";
import { createApp } from "./app.ts";
import { greet, listen, stopGracefully } from "./listen.ts";
import { type RunningServices, startServices } from "./services.ts";
import { startAccounts } from "./start-accounts.ts";

const pageCacheBytesMax = 64 * 1_024 * 1_024;
const serverBuild = build as unknown as ServerBuild;
const here = path.dirname(fileURLToPath(import.meta.url));

/** Starts the product. @param embedded the embedded database, on its way; undefined where another one is configured. */
export async function serve(config: Config, log: Log, embedded: Promise<EmbeddedPostgres> | undefined): Promise<void> {
  const running = await startServices(config, log, path.resolve(here, "../../migrations"), embedded);
  try {
    await serveWith(running);
  } catch (error) {
    // Stop the database that this process has started: no other process would.
    await running.stop().catch((failure: unknown) => log.error({ err: failure }, "could not stop cleanly"));
    throw error;
  }
}

async function serveWith(running: RunningServices): Promise<void> {
  const { services } = running;
  const { config, log } = services;
  const { notifications } = services;
  const stopping = new AbortController();
  const pageCache = new PageCache({
    bytesMax: pageCacheBytesMax,
    mayBeSignedIn: createSessionCookieCheck(config, services.secrets),
    metrics: services.metrics,
    isFresh: () => notifications.connected,
    now: Date.now,
    keyOf: createPageKeys(serverBuild.routes),
  });
  await notifications.subscribe(catalogueChannel, () => pageCache.clear());
  // Pages that were drawn between the notification and the settings it tells of.
  services.liveSettings.onChange(() => pageCache.clear());
  const headers = securityHeaders(config.baseUrl);
  const app = createApp({
    services,
    accounts: startAccounts(services),
    build: serverBuild,
    pageCache,
    stopping: stopping.signal,
    headers,
  });
  const staticFiles = await openStaticFiles(path.resolve(here, "../client"), headers);
  const application = getRequestListener(app.fetch, { errorHandler: answerUnreadable(headers) });
  const listener = createResponseCacheListener({
    services,
    stopping: stopping.signal,
    staticFiles,
    pageCache,
    application,
  });
  const server = createHttpServer(listener, { log, headers });
  await listen(server, config);
  stopGracefully({ server, stopping, running });
  log.info({ port: greet(server, config), baseUrl: config.baseUrl, pid: process.pid }, "listening");
}
