/**
 * `npm run dev`: the application behind Vite, which serves the browser's code and reloads changes. Pages and server code reload when they
 * change; the services (database, jobs) start once, so changing their code needs a restart.
 */
import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { Accounts } from "#accounts/index.ts";
import { readConfig } from "#platform/config.ts";
import { createHttpServer } from "#platform/http/http-server.ts";
import { PageCache } from "#platform/http/page-cache.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { answerUnreadable } from "#platform/http/unreadable.ts";
import { createLog } from "#platform/log.ts";
import { greet, listen, stopGracefully } from "../src/app/listen.ts";

type App = typeof import("../src/app/app.ts");
type ServicesModule = typeof import("../src/app/services.ts");
type StartAccounts = typeof import("../src/app/start-accounts.ts");

/** Packages that browsers load, beside React and its router. */
const browserPackages = [
  "@simplewebauthn/browser",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "lucide",
  "radix-ui",
  "react-easy-crop",
  "sonner",
];

if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV = "development";
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= "warn";

const config = readConfig(process.env);
const log = createLog(config.logLevel);
const headers = securityHeaders(config.baseUrl);
const stopping = new AbortController();
let made: { readonly by: StartAccounts["startAccounts"]; readonly accounts: Accounts } | undefined;

let answer: RequestListener = (_, response) => response.writeHead(503).end("Starting …");
const server = createHttpServer((request, response) => answer(request, response), { log, headers });
const vite = await createServer({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server } },
  // Named, and not looked for: pages are also read with the server code that is taken out of them for browsers, and each package found
  // there
  // would load every open page anew.
  optimizeDeps: { noDiscovery: true, include: browserPackages },
});
stopping.signal.addEventListener("abort", () => void vite.close());

const { startServices } = await load<ServicesModule>(vite, "/src/app/services.ts");
const running = await startServices(config, log, path.resolve("migrations"));
const { services } = running;
const parts = {
  services,
  build: () => load<ServerBuild>(vite, "virtual:react-router/server-build"),
  // No caching: every page comes from the current sources.
  pageCache: new PageCache({
    bytesMax: 0,
    mayBeSignedIn: () => false,
    metrics: services.metrics,
    isFresh: () => false,
    now: Date.now,
    keyOf: () => undefined,
  }),
  stopping: stopping.signal,
  headers,
};

const application = getRequestListener(
  async (request, environment) => {
    const { createApp } = await load<App>(vite, "/src/app/app.ts");
    return createApp({ ...parts, accounts: await currentAccounts() }).fetch(request, environment);
  },
  { errorHandler: (error) => showFailure(error) ?? answerUnreadable(headers)(error) },
);
answer = (request, response) => vite.middlewares(request, response, () => void application(request, response));

try {
  await listen(server, config);
} catch (error) {
  await running.stop();
  throw error;
}
stopGracefully({ server, stopping, running });
greet(server, config);

/**
 * Made again only when the sources of accounts, or of who listens to them, have changed: each listens to the database for as long as the
 * process runs.
 */
async function currentAccounts(): Promise<Accounts> {
  const { startAccounts } = await load<StartAccounts>(vite, "/src/app/start-accounts.ts");
  if (made?.by !== startAccounts) made = { by: startAccounts, accounts: startAccounts(services) };
  return made.accounts;
}

/** Loads a module from the current sources. Unchanged modules keep their instance. */
async function load<Module>({ environments: { ssr } }: ViteDevServer, id: string): Promise<Module> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite's server environment cannot run code");
  return ssr.runner.import<Module>(id);
}

/** Shows the developer why a module cannot be loaded. */
function showFailure(error: unknown): Response | undefined {
  if (!(error instanceof Error) || error.name === "RequestError") return undefined;
  vite.ssrFixStacktrace(error);
  log.error({ err: error }, "the application could not be loaded");
  return new Response(`${error.message}\n\n${error.stack}`, {
    status: 500,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
