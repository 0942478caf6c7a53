import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { catalogueChannel } from "#directory/index.ts";
import { ConfigurationError, readConfig } from "#platform/config.ts";
import type { Lifecycle } from "#platform/http/health.ts";
import { requestIdFrom } from "#platform/http/observe.ts";
import { PageCache } from "#platform/http/page-cache.ts";
import { createApp } from "./app.ts";
import { startServices } from "./services.ts";
import { stopGracefully } from "./stop-gracefully.ts";

const pageCacheBytesMax = 64 * 1_024 * 1_024;
const here = path.dirname(fileURLToPath(import.meta.url));

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const running = await startServices(config, path.resolve(here, "../../migrations"));
  const { services, notifications } = running;
  const lifecycle: Lifecycle = { isStopping: false };
  const pageCache = new PageCache({
    bytesMax: pageCacheBytesMax,
    sessionCookie: "easel.session",
    metrics: services.metrics,
    isFresh: () => notifications.connected,
    now: Date.now,
  });
  notifications.subscribe(catalogueChannel, () => pageCache.clear());
  const app = createApp({ services, build: build as unknown as ServerBuild, pageCache, lifecycle, clientFolder: path.resolve(here, "../client") });
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    const isServed = pageCache.serve(request, response, requestIdFrom(request.headers["x-request-id"] as string | undefined));
    if (!isServed) void listener(request, response);
  });
  stopGracefully({ server, lifecycle, running, timeoutMs: config.shutdownTimeoutMs });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    services.log.info({ port, baseUrl: config.baseUrl }, "listening");
    const mailbox = config.mail.mailbox ? ` Mails land at ${config.baseUrl}/dev/mailbox.` : "";
    process.stdout.write(`${config.product.name} is ready: ${config.baseUrl.replace(/:0$/, `:${port}`)}.${mailbox} Ctrl+C stops it.\n`);
  });
}

serve().catch((error: unknown) => {
  const sentence = error instanceof ConfigurationError ? `The configuration is not right: ${error.message}` : error;
  console.error(sentence);
  process.exit(1);
});
