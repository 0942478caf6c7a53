import { once } from "node:events";
import type http from "node:http";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import type { Config } from "../config.ts";
import { AppError } from "../errors.ts";
import { createMetrics } from "../metrics.ts";
import type { AppEnv } from "./app-env.ts";
import { createUploads } from "./bodies/uploads.ts";
import { observe } from "./observe.ts";
import { readBody } from "./read-body.ts";
import { stopWith } from "./stop-with.ts";

/** Creates as much of a build as one action needs. */
function buildWith(action: (arguments_: { request: Request }) => Promise<unknown>): ServerBuild {
  return {
    entry: { module: { default: async () => new Response() } },
    routes: { root: { id: "root", path: "", module: { action, default: () => null } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  } as unknown as ServerBuild;
}

describe("a request's signal", () => {
  let server: http.Server;
  afterEach(() => void server.close());

  it.each(["a page's action", "an endpoint"])("[B15] tells %s that the client has gone", async (kind) => {
    const begun = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const wait = async ({ signal }: Request) => {
      begun.resolve();
      await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
      told.resolve();
      return new Response();
    };
    const page = createRequestHandler(
      buildWith(({ request: asked }) => wait(asked)),
      "production",
    );
    const app = new Hono();
    app.use(readBody({ bytesMax: 1_000, uploads: createUploads("/nowhere") }) as never);
    app.all("*", (c) => (kind === "an endpoint" ? wait(c.req.raw) : page(c.req.raw)));
    server = createServer(getRequestListener(app.fetch, { errorHandler: () => new Response(null, { status: 500 }) }));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const { port } = server.address() as AddressInfo;
    const client = request({ port, host: "127.0.0.1", method: "POST", headers, path: "/" }).on("error", () => {});
    client.end("email=ada%40example.com");
    await begun.promise;
    client.destroy();
    await told.promise;
    expect(client.destroyed).toBe(true);
  });

  it("[E6][H9] tells an endpoint that looks later of a client that has gone meanwhile", async () => {
    const begun = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    const told = Promise.withResolvers<boolean>();
    const { log } = createQuietLog();
    const config = { trustedProxyHops: 0 } as Config;
    const app = new Hono<AppEnv>();
    app.use(observe({ config, log, metrics: createMetrics() }, () => false));
    app.get("/", async (c) => {
      begun.resolve();
      await gone.promise;
      told.resolve(c.req.raw.signal.aborted);
      return c.text("");
    });
    server = createServer(getRequestListener(app.fetch));
    server.on("request", (_, response) => response.on("close", () => setImmediate(gone.resolve)));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const client = request({ port, host: "127.0.0.1", path: "/" }).on("error", () => {});
    client.end();
    await begun.promise;
    client.destroy();
    expect(await told.promise).toBe(true);
  });

  it("[E6] of a client that has gone before begins nothing, and one that goes later stops what was begun", async () => {
    const app = new Hono<AppEnv>().post("/", (c) => {
      const { signal } = stopWith(c);
      return new Promise<Response>((resolve) => signal.addEventListener("abort", () => resolve(c.text("stopped"))));
    });
    app.onError((error) => new Response(null, { status: error instanceof AppError ? 499 : 500 }));
    const ask = (signal: AbortSignal) => app.request("/", { method: "POST", signal });
    expect((await ask(AbortSignal.abort())).status).toBe(499);
    const leaving = new AbortController();
    const answer = ask(leaving.signal);
    leaving.abort();
    expect(await (await answer).text()).toBe("stopped");
  });
});
