import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { type Accounts, createAccounts } from "#accounts/index.ts";
import { createHttpServer } from "#platform/http/http-server.ts";
import { PageCache } from "#platform/http/page-cache.ts";
import type { Services } from "#platform/services.ts";
import { createApp } from "../src/app/app.ts";

export interface MediaServer {
  /** Everything that the application mounts besides pages, e.g. `GET /s/:token/file`. */
  readonly routes: readonly string[];
  /** Routes that the application mounts for methods that change something, besides middleware and pages, e.g. `POST /api/runs/:id/stop`. */
  readonly writes: readonly string[];
  /** Routes that have an id of a user’s row in their address under /api, e.g. `GET /api/runs/:id`. */
  readonly byId: readonly string[];
  /** A request as a page of the site would send it for this user; without one, as a visitor. */
  ask(userId: string | undefined, path: string, request?: RequestInit): Promise<Response>;
  /** A script's JSON, or a form with files. */
  post(userId: string | undefined, path: string, body?: object): Promise<Response>;
  close(): Promise<void>;
}

/**
 * The real application on real HTTP. Sessions are made up: users are who the test says.
 * @param pages without them, there are none.
 */
export async function startMediaServer(
  services: Services,
  pages = { routes: {} } as ServerBuild,
): Promise<MediaServer> {
  const app = createTestApp(services, pages);
  const server = createHttpServer(getRequestListener(app.fetch), {
    log: services.log,
    headers: {},
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask: MediaServer["ask"] = (userId, path, request = {}) =>
    fetch(`${url}${path}`, {
      ...request,
      headers: {
        origin: url,
        "sec-fetch-site": "same-origin",
        accept: "application/json",
        ...(userId === undefined ? {} : { "x-user": userId }),
        ...(request.headers as Record<string, string> | undefined),
      },
    });
  const isRead = (route: string) => /^(?:GET|HEAD|OPTIONS) /.test(route);
  const routes = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))].toSorted();
  return {
    routes,
    writes: routes.filter((route) => !isRead(route) && !route.endsWith(" /*")),
    byId: routes.filter((route) => /^\w+ \/api\/.*\/:\w*id\b/i.test(route)),
    ask,
    post(userId, path, body) {
      if (body === undefined) return ask(userId, path, { method: "POST" });
      if (body instanceof FormData) return ask(userId, path, { method: "POST", body });
      const headers = { "content-type": "application/json" };
      return ask(userId, path, { method: "POST", headers, body: JSON.stringify(body) });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function createTestApp(services: Services, build: ServerBuild) {
  const accounts: Accounts = {
    ...createAccounts(services),
    async readSession({ headers }) {
      const userId = headers.get("x-user");
      if (!userId) return { session: null, cookies: [] };
      const person = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace", avatarUrl: null };
      const [createdAt, expiresAt] = [services.clock.now(), new Date(services.clock.now().getTime() + 60_000)];
      const session = { sessionId: userId, twoFactorEnabled: false, deleteAfter: null, createdAt, expiresAt };
      return { session: { ...session, viewer: { userId, ...person, isOperator: false } }, cookies: [] };
    },
  };
  const pageCache = new PageCache({
    bytesMax: 1,
    mayBeSignedIn: () => false,
    metrics: services.metrics,
    isFresh: () => false,
    now: Date.now,
    keyOf: () => undefined,
  });
  return createApp({ services, accounts, build, pageCache, stopping: new AbortController().signal, headers: {} });
}
