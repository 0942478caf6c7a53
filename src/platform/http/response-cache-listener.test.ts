import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { createMetrics } from "../metrics.ts";
import { PageCache } from "./page-cache.ts";
import { createResponseCacheListener } from "./response-cache-listener.ts";
import type { StaticFiles } from "./static-files.ts";
import { createVariant, type StoredAnswer } from "./stored-answer.ts";

describe("what is answered before the application", () => {
  const { log, messages } = createQuietLog();
  const metrics = createMetrics();
  const stopping = new AbortController();
  const pageCache = new PageCache({
    bytesMax: 1e6,
    mayBeSignedIn: (cookie) => cookie.includes("easel.session"),
    metrics,
    isFresh: () => true,
    now: () => 0,
    keyOf: (address) => address,
  });
  const picture: StoredAnswer = {
    identity: createVariant(Buffer.from("<svg/>"), "identity", [["content-type", "image/svg+xml"]], []),
  };
  const files = new Map<string, StoredAnswer | Promise<StoredAnswer>>([
    ["/icon.svg", picture],
    ["/first.svg", Promise.resolve(picture)],
  ]);
  const staticFiles: StaticFiles = {
    addresses: [...files.keys()],
    find: (address) => (address === "/gone.svg" ? Promise.reject(new Error("ENOENT")) : files.get(address)),
  };
  const application = vi.fn((_, response) => response.end("application"));
  let server: Server;

  beforeAll(async () => {
    const headers = new Headers({ "cache-control": "public, s-maxage=60" });
    await pageCache.renderOnce("/tools?page=2", async () => ({ body: Buffer.from("cached"), headers }));
    server = createServer(
      createResponseCacheListener({
        services: { log, metrics },
        stopping: stopping.signal,
        staticFiles,
        pageCache,
        application,
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  beforeEach(() => {
    application.mockClear();
  });
  afterAll(() => server.close());

  function ask(
    path: string,
    { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  ) {
    const { port } = server.address() as AddressInfo;
    return new Promise<{ text: string; headers: Record<string, unknown> }>((resolve, reject) => {
      request({ port, path, method, headers, agent: false }, async (response) => {
        let text = "";
        for await (const chunk of response) text += chunk;
        resolve({ text, headers: response.headers });
      })
        .on("error", reject)
        .end();
    });
  }

  it.each([
    ["/icon.svg", "<svg/>"],
    ["/icon.svg?v=2", "<svg/>"],
    ["/first.svg", "<svg/>"],
    ["/gone.svg", "application"],
    ["/tools?page=2", "cached"],
    ["/tools?page=3", "application"],
    ["/tools", "application"],
    ["/icon.svg/", "application"],
    ["/%69con.svg", "application"],
  ])("%s comes from where it should: %s", async (path, text) => {
    expect((await ask(path)).text).toBe(text);
  });

  it("[H7] writes and signed-in visitors always reach the application", async () => {
    expect((await ask("/icon.svg", { method: "POST" })).text).toBe("application");
    expect((await ask("/tools?page=2", { headers: { cookie: "easel.session=x" } })).text).toBe("application");
    expect((await ask("/tools?page=2", { headers: { cookie: "theme=dark" } })).text).toBe("cached");
  });

  it("[H4] such answers have an id and a line in log and metrics too", async () => {
    expect(
      (await ask("/tools?page=2", { headers: { "x-request-id": "from-the-proxy" } })).headers["x-request-id"],
    ).toBe("from-the-proxy");
    expect((await ask("/icon.svg", { headers: { "x-request-id": "a b" } })).headers["x-request-id"]).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    expect(messages().filter((text) => text === "request").length).toBeGreaterThanOrEqual(2);
    expect(await metrics.registry.metrics()).toMatch(
      /http_requests_total\{method="GET",status="200",source="page-cache"\} \d+/,
    );
  });

  it("[H5] while stopping, each answer is its connection's last, also one that was under way before", async () => {
    const headers = { connection: "keep-alive" };
    const addresses = ["/icon.svg", "/tools?page=2", "/application"];
    for (const address of addresses) expect((await ask(address, { headers })).headers.connection).toBe("keep-alive");
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    application.mockImplementationOnce(async (_, response) => response.end(await gate));
    const slow = ask("/slow", { headers });
    await expect.poll(() => application.mock.calls.length).toBe(2);
    stopping.abort();
    open();
    expect((await slow).headers.connection).toBe("close");
    for (const address of addresses) expect((await ask(address, { headers })).headers.connection).toBe("close");
  });
});
