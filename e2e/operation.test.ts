import { connect } from "node:net";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEmbeddedPostgres } from "#platform/db/embedded-postgres.ts";
import { startDatabaseProxy } from "../test/database-proxy.ts";
import { createSiteStarter, statusOf } from "../test/own-sites.ts";
import { killPostmaster, makePostgresFolder, removePostgresFolder } from "../test/postgres-folder.ts";
import { rawRequest } from "../test/raw-request.ts";
import { type Site, startSite } from "../test/site.ts";
import { copyTemplate } from "../test/test-database.ts";

const start = createSiteStarter();

/** For tests that only ask. */
let running: Site;
beforeAll(async () => {
  running = await startSite();
});
afterAll(() => running.stop());

const jsonOf = async (url: string) => (await fetch(url)).json() as Promise<Record<string, unknown>>;
const htmlOf = async (site: Site, address = "/") => (await fetch(`${site.url}${address}`)).text();

/** A POST whose body stays half sent until `finish`. */
function beginSlowPost(site: Site) {
  const { hostname, port, host, origin } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(text)));
  const head = `POST /newsletter HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
  const begun = new Promise<void>((resolve) => socket.write(`${head}Content-Length: 7\r\n\r\na=b`, () => resolve()));
  return { begun, finish: () => socket.write("&c=d"), closed };
}

describe("health and metrics", () => {
  it("[H4] /healthz reports that the process is alive, /readyz that it can serve, but not while its database is gone", async () => {
    const database = await copyTemplate();
    const proxy = await startDatabaseProxy(database.url);
    const site = await start({ databaseUrl: proxy.url });
    expect([await jsonOf(`${site.url}/healthz`), await jsonOf(`${site.url}/readyz`)]).toEqual([
      { status: "ok" },
      { status: "ready" },
    ]);
    proxy.cut();
    await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(503);
    expect(await jsonOf(`${site.url}/readyz`)).toEqual({ status: "database unreachable" });
    expect(await statusOf(`${site.url}/healthz`)).toBe(200);
    proxy.mend();
    await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(200);
    expect(await statusOf(`${site.url}/`)).toBe(200);
    await site.end("SIGTERM");
    proxy.cut();
    await database.drop();
  });

  it("[H4] /readyz says 503 when PostgreSQL itself stops", async () => {
    const folder = await makePostgresFolder();
    const postgres = await startEmbeddedPostgres(path.join(folder, "postgres"));
    const site = await start({ databaseUrl: postgres.url });
    expect(await statusOf(`${site.url}/readyz`)).toBe(200);
    await killPostmaster(folder, "SIGINT");
    await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(503);
    await site.end("SIGTERM");
    await removePostgresFolder(folder);
  });

  it("[H4] /metrics is Prometheus text, and its counters move", async () => {
    const site = running;
    const count = async (source: string) => {
      const text = await (await fetch(`${site.url}/metrics`)).text();
      return Number(
        new RegExp(`^http_requests_total\\{method="GET",status="200",source="${source}"\\} (\\d+)$`, "m").exec(
          text,
        )?.[1] ?? 0,
      );
    };
    await htmlOf(site);
    const response = await fetch(`${site.url}/metrics`);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    for (const line of text.split("\n").filter(Boolean))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|[a-z_]\w*(?:\{[^}]*\})? (?:[-+.e\d]+|\+?Inf|NaN))$/i);
    for (const name of [
      "process_cpu_seconds_total",
      "http_request_duration_seconds_bucket",
      "page_cache_bytes",
      "nodejs_eventloop_lag_seconds",
    ]) {
      expect(text).toContain(name);
    }
    const [application, cached] = [await count("application"), await count("page-cache")];
    for (let visit = 0; visit < 3; visit += 1) await htmlOf(site);
    await expect.poll(() => count("page-cache")).toBe(cached + 3);
    await expect.poll(() => count("application")).toBeGreaterThan(application);
  });

  it("[H4] [H7] /metrics is for the operator: with a token, or without one from this machine only", async () => {
    const token = "a-token-of-some-length";
    const guarded = await start({ env: { METRICS_TOKEN: token } });
    expect(await statusOf(`${guarded.url}/metrics`)).toBe(401);
    expect(await statusOf(`${guarded.url}/metrics`, { authorization: "Bearer wrong" })).toBe(401);
    expect(await statusOf(`${guarded.url}/metrics`, { authorization: `Bearer ${token}` })).toBe(200);
    const open = running;
    expect(await statusOf(`${open.url}/metrics`)).toBe(200);
    expect(await statusOf(`${open.url}/metrics`, { "x-forwarded-for": "203.0.113.7" })).toBe(401);
    expect(await statusOf(`${open.url}/dev/mailbox`, { "x-forwarded-for": "203.0.113.7" })).toBe(404);
    const rebound = await rawRequest(open.url, [
      "GET /dev/mailbox HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    ]);
    expect(rebound.status).toBe(404);
  });
});

describe("log", () => {
  it("[H4] each request has one line with its id, which the answer carries too", async () => {
    const site = running;
    const linesOf = (id: string | null) =>
      site.log().filter(({ requestId, msg }) => requestId === id && msg === "request");
    for (const address of ["/", "/", "/no-such-page", "/healthz", "/favicon.svg"]) {
      const response = await fetch(`${site.url}${address}`);
      const id = response.headers.get("x-request-id");
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      // Probes come every few seconds: they are logged at debug level only.
      const wanted =
        address === "/healthz"
          ? []
          : [expect.objectContaining({ method: "GET", path: address, status: response.status })];
      await expect.poll(() => linesOf(id)).toEqual(wanted);
    }
    const kept = await fetch(site.url, { headers: { "x-request-id": "proxy_id-0123456789" } });
    expect(kept.headers.get("x-request-id")).toBe("proxy_id-0123456789");
    for (const odd of ["short", "with space in it", "x".repeat(65), '"quoted-and-long"']) {
      const replaced = await fetch(site.url, { headers: { "x-request-id": odd } });
      expect(replaced.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("[H4] is JSON, without search words, cookies or addresses", async () => {
    const site = await start();
    const headers = {
      cookie: "easel.session=cookie-secret; a=cookie-secret",
      authorization: "Bearer header-secret",
      referer: "https://x/?referer-secret",
    };
    await fetch(`${site.url}/?q=query-secret`, { headers });
    await fetch(`${site.url}/?q=query-secret`);
    await fetch(`${site.url}/?q=query-secret`);
    await fetch(`${site.url}/no-such-page/ann@example.com?email=bob@example.com`, { headers });
    await fetch(`${site.url}/no-such-page/carol%40example.com.data`);
    await fetch(`${site.url}/`, {
      method: "POST",
      body: new URLSearchParams({ email: "dora@example.com" }),
      headers: { ...headers, origin: site.url },
    });
    await expect.poll(() => site.log().filter(({ msg }) => msg === "request").length).toBe(6);
    expect(site.output()).not.toMatch(/secret|ann|bob|carol|dora/);
    const odd = site
      .output()
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("Easel is ready"));
    for (const line of odd)
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(String),
        time: expect.any(String),
        msg: expect.any(String),
      });
  });
});

describe("stopping", () => {
  it("[H5] finishes the request under way, says 503 meanwhile, and ends with 0", async () => {
    const site = await start({ env: { SHUTDOWN_DELAY_MS: "6000" } });
    const post = beginSlowPost(site);
    await post.begun;
    const ended = site.end("SIGTERM");
    await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(503);
    expect(await jsonOf(`${site.url}/readyz`)).toEqual({ status: "stopping" });
    const last = await fetch(`${site.url}/`);
    expect([last.status, last.headers.get("connection")]).toEqual([200, "close"]);
    // No new connection is taken any more, and the old one is still there.
    await expect.poll(() => statusOf(site.url).catch(() => "refused"), { timeout: 60_000 }).toBe("refused");
    expect(site.process.exitCode).toBe(null);
    post.finish();
    expect(await post.closed).toMatch(/^HTTP\/1\.1 422 [\s\S]*\r\nconnection: close\r\n/i);
    expect(await ended).toBe(0);
    expect(site.log().at(-1)).toMatchObject({ msg: "stopped" });
  });

  it("[H5] does not wait forever for a client that never finishes", async () => {
    const site = await start({ env: { SHUTDOWN_TIMEOUT_MS: "200" } });
    const post = beginSlowPost(site);
    await post.begun;
    expect(await site.end("SIGTERM")).toBe(0);
    expect(await post.closed).toBe("");
  });

  it("[H5] a second signal ends it at once", async () => {
    const site = await start({ env: { SHUTDOWN_DELAY_MS: "600000" } });
    site.process.kill("SIGTERM");
    await expect.poll(() => site.log().at(-1)?.msg).toBe("stopping");
    expect(await site.end("SIGTERM")).toBe(1);
  });
});

describe("npm start", () => {
  const entry = "scripts/start.ts";
  /** The processes that have served, the newest last: each says its id in its log. */
  const serversOf = (site: Site) => site.log().flatMap(({ msg, pid }) => (msg === "listening" ? [Number(pid)] : []));

  it("[H9] brings a server back that was killed, and both end in order when told to", async () => {
    const site = await start({ entry });
    process.kill(serversOf(site)[0] ?? 0, "SIGKILL");
    await expect.poll(() => serversOf(site).length).toBe(2);
    expect(await statusOf(`${site.url}/`)).toBe(200);
    expect(site.output()).toContain("The server ended unexpectedly (SIGKILL) and is started again.");
    expect(await site.end("SIGTERM")).toBe(0);
    expect(site.log().at(-1)?.msg).toBe("stopped");
  });

  it("[H9] ends the server when it is killed itself, and leaves no process behind", async () => {
    const site = await start({ entry });
    // Its output ends when the last process that writes to it has.
    await site.end("SIGKILL");
    expect(site.log().at(-1)?.msg).toBe("stopped");
  });

  it("[H9] doesn't try a start again that fails", async () => {
    await expect(startSite({ entry, env: { PORT: "http" } })).rejects.toThrow(/stopped with 1:\s+The configuration/);
  });
});

describe("starting", () => {
  it("[H2] reports in one sentence what is wrong with the configuration", async () => {
    await expect(startSite({ env: { PORT: "http" } })).rejects.toThrow(
      /stopped with 1:\s+The configuration is not right: PORT must be a whole number/,
    );
  });

  it.each(["info", "silent"])(
    "[H2] says that the database does not answer, and ends with 1 (log: %s)",
    async (level) => {
      const failing = startSite({
        databaseUrl: "postgresql://easel:geheim@127.0.0.1:1/easel",
        env: { LOG_LEVEL: level },
      });
      await expect(failing).rejects.toThrow(
        /stopped with 1:[\s\S]*Easel could not start: Could not connect to the database: /,
      );
      await expect(failing).rejects.not.toThrow(/geheim/);
    },
  );

  it("[H5] with the embedded database: after kill -9 the next start finds it, with everything in it", async () => {
    const folder = await makePostgresFolder();
    const first = await start({ embeddedIn: folder });
    expect(first.log()).toContainEqual(expect.objectContaining({ msg: "embedded database", found: false }));
    const joined = await startEmbeddedPostgres(path.join(folder, "postgres"));
    // A connection that is closed at once: the last process stops the server only when no other client uses it.
    const client = new pg.Client({ connectionString: joined.url });
    await client.connect();
    await client.query("update categories set name = 'Survived the kill' where position = 0");
    await client.end();
    await joined.stop();
    await first.end("SIGKILL");
    const second = await start({ embeddedIn: folder });
    expect(second.log()).toContainEqual(expect.objectContaining({ msg: "embedded database", found: true }));
    expect(await htmlOf(second)).toContain("Survived the kill");
    expect(await second.end("SIGTERM")).toBe(0);
    const third = await start({ embeddedIn: folder });
    expect(third.log()).toContainEqual(expect.objectContaining({ msg: "embedded database", found: false }));
    expect(await htmlOf(third)).toContain("Survived the kill");
    await third.end("SIGTERM");
    await removePostgresFolder(folder);
  });
});
