import { type RequestOptions, request } from "node:http";
import { createServer } from "node:net";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { openAccount } from "../test/accounts.ts";
import { sign } from "../test/billing-harness.ts";
import { startDatabaseProxy } from "../test/database-proxy.ts";
import { bytesOf, fixtureEnvironment, otherEvent } from "../test/lemon-squeezy-fixtures.ts";
import { createSiteStarter, statusOf } from "../test/own-sites.ts";
import { findPostmaster, killPostmaster, makePostgresFolder, removePostgresFolder } from "../test/postgres-folder.ts";
import { postForm, type Site, waitForMails } from "../test/site.ts";
import { copyTemplate, queryOnce } from "../test/test-database.ts";

const start = createSiteStarter();

const failuresOf = (site: Site) => site.log().filter(({ status }) => Number(status) >= 500 && status !== 503);
/** Replaces `fetch`, which gives up what is not connected after ten seconds, and takes long to send a thousand. */
function ask(address: string, options: RequestOptions = {}, body?: Uint8Array): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, options, (incoming) => {
      const headers = { "retry-after": incoming.headers["retry-after"] ?? "" };
      buffer(incoming).then(
        (content) => resolve(new Response(content, { status: incoming.statusCode, headers })),
        reject,
      );
    });
    outgoing.on("error", reject).end(body);
  });
}
const postWebhook = (site: Site, body: Uint8Array<ArrayBuffer>) =>
  ask(
    `${site.url}/api/webhooks/lemon-squeezy`,
    { method: "POST", headers: { "content-type": "application/json", "x-signature": sign(body) } },
    body,
  );
const signUp = (site: Site, email: string) =>
  postForm(site, "/early-access", { name: "Ada Lovelace", email, agreeToTerms: "on" });

/** Locks a table for all other connections until it is released. */
async function holdTable(url: string, table: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; lock table ${table}`);
  const waiting = "select count(*)::int as count from pg_locks where not granted and relation = $1::regclass";
  return {
    waitedFor: () => expect.poll(async () => (await client.query(waiting, [table])).rows[0].count).toBeGreaterThan(0),
    release: () => client.end(),
  };
}

describe("more than the database can take", () => {
  it("[C5] [H2] 1,000 webhooks at once: each is stored or told to come again, and pages are still answered", async () => {
    const site = await start({ env: { ...fixtureEnvironment, DATABASE_POOL_SIZE: "2" } });
    const bodies = Array.from({ length: 1_000 }, (_, index) =>
      bytesOf({ ...otherEvent("license_key_created"), index }),
    );
    const posting = Promise.all(bodies.map((body) => postWebhook(site, body)));
    const pages = await Promise.all(["/", "/tools", "/about", "/pricing"].map((page) => ask(`${site.url}${page}`)));
    const answers = await posting;
    const kinds = (all: readonly Response[]) => [...new Set(all.map(({ status }) => status))].toSorted();
    expect(kinds(answers)).toEqual([200, 503]);
    expect([[200], [200, 503]]).toContainEqual(kinds(pages));
    expect(await statusOf(`${site.url}/readyz`)).toBe(200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(refused.map(() => "5"));
    expect(await refused[0]?.json()).toMatchObject({ error: { code: "unavailable" } });
    const stored = await queryOnce(site.databaseUrl, "select body from webhook_events");
    const kept = new Set(stored.map(({ body }) => String(body)));
    const taken = bodies.filter((_, index) => answers[index]?.status === 200);
    expect(taken.filter((body) => !kept.has(Buffer.from(body).toString()))).toEqual([]);
    expect(failuresOf(site)).toEqual([]);
    // What was refused comes again, as providers do.
    for (const [index, body] of bodies.slice(-20).entries())
      expect([index, (await postWebhook(site, body)).status]).toEqual([index, 200]);
  });
});

describe("a client that goes away", () => {
  it("[H4] before the page's data has loaded is not logged or counted as our failure", async () => {
    const site = await start();
    const { cookie } = await openAccount(site);
    const leaving = new AbortController();
    const locked = await holdTable(site.databaseUrl, "credit_lots");
    const asked = fetch(`${site.url}/settings/credits.data`, { headers: { cookie }, signal: leaving.signal });
    await locked.waitedFor();
    leaving.abort();
    await expect(asked).rejects.toThrow();
    const lineOf = () => site.log().find(({ path: at, msg }) => at === "/settings/credits.data" && msg === "request");
    await expect.poll(lineOf).toMatchObject({ status: 499, level: "info" });
    await locked.release();
    expect(failuresOf(site)).toEqual([]);
    expect(site.log().filter(({ level }) => level === "error")).toEqual([]);
    expect(await (await fetch(`${site.url}/metrics`)).text()).not.toMatch(/http_requests_total\{[^}]*status="5/);
  });
});

describe("a database that goes away", () => {
  it("[H5] and comes back: answers 503 meanwhile, for pages, data, forms and programs, then recovers by itself", async () => {
    const database = await copyTemplate();
    const proxy = await startDatabaseProxy(database.url);
    const site = await start({ databaseUrl: proxy.url, env: fixtureEnvironment });
    const { cookie, email, password } = await openAccount(site);
    const webhook = () => postWebhook(site, bytesOf(otherEvent("license_key_created")));
    const signIn = () =>
      fetch(`${site.url}/api/auth/sign-in/email`, {
        method: "POST",
        body: JSON.stringify({ email, password }),
        headers: { "content-type": "application/json", origin: site.url },
      });
    const asked = (): readonly Promise<Response>[] => [
      fetch(`${site.url}/tools?q=logo`, { headers: { accept: "text/html" } }),
      fetch(`${site.url}/tools.data?q=logo`),
      fetch(`${site.url}/settings/credits`, { headers: { cookie, accept: "text/html" } }),
      fetch(`${site.url}/api/v1/tools`),
      signUp(site, "meanwhile@example.com"),
      signIn(),
      webhook(),
    ];
    proxy.cut();
    await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(503);
    const refused = await Promise.all(asked());
    expect(refused.map(({ url, status, headers }) => [url, status, headers.get("retry-after")])).toEqual(
      refused.map(({ url }) => [url, 503, "5"]),
    );
    const [page, , , api] = refused;
    expect(await page?.text()).toContain("We can’t answer right now. Please try again in a moment.");
    expect(await api?.json()).toMatchObject({ error: { code: "unavailable" } });
    expect(await statusOf(`${site.url}/healthz`)).toBe(200);
    expect(await statusOf(`${site.url}/about`, { accept: "text/html" })).toBe(200);
    expect(failuresOf(site)).toEqual([]);
    proxy.mend();
    await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(200);
    const answered = await Promise.all(asked());
    expect(answered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
    // Jobs and what other processes say are heard again.
    await expect.poll(async () => (await waitForMails(site, 0)).map(({ to }) => to)).toContain("meanwhile@example.com");
    await queryOnce(database.url, "update categories set name = 'Heard again' where position = 0");
    await expect.poll(async () => (await fetch(site.url)).text()).toContain("Heard again");
    await site.end("SIGTERM");
    proxy.cut();
    await database.drop();
  });

  it("[H5] the embedded one, killed again and again under requests: is started again by one of its processes", async () => {
    const folder = await makePostgresFolder();
    const first = await start({ embeddedIn: folder });
    const second = await start({ embeddedIn: folder, env: { LOG_LEVEL: "info" } });
    const both = [first, second];
    const seen = new Set<number>();
    let isOver = false;
    const load = both.map(async (site) => {
      while (!isOver) seen.add(await statusOf(`${site.url}/api/v1/tools/canva`));
    });
    for (let round = 1; round <= 2; round += 1) {
      const killed = await killPostmaster(folder, "SIGKILL");
      for (const site of both)
        await expect
          .poll(() => site.log().filter(({ msg }) => msg === "the embedded database is back").length)
          .toBe(round);
      expect(await findPostmaster(folder)).not.toBe(killed);
      for (const site of both) await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(200);
      expect(
        await Promise.all(both.map((site) => signUp(site, `round-${round}@example.com`).then(({ status }) => status))),
      ).toEqual([200, 200]);
    }
    isOver = true;
    await Promise.all(load);
    expect([...seen].toSorted()).toEqual([200, 503]);
    const launched = both.flatMap((site) =>
      site.log().filter(({ msg, found }) => msg.endsWith("is back") && found === false),
    );
    expect(launched).toHaveLength(2);
    for (const site of both) expect(failuresOf(site)).toEqual([]);
    const mailed = async () => new Set((await waitForMails(first, 0)).map(({ to }) => to)).size;
    // What a process was sending when the database went is taken up again when its heartbeat has been missed.
    await expect.poll(mailed, { timeout: 110_000 }).toBe(2);
    for (const site of both) expect(await site.end("SIGTERM")).toBe(0);
    expect(await findPostmaster(folder)).toBeUndefined();
    await removePostgresFolder(folder);
  }, 300_000);
});

describe("a start that fails", () => {
  it("[H5] leaves no database running: the port is taken", async () => {
    const folder = await makePostgresFolder();
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const address = taken.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const failing = start({ embeddedIn: folder, env: { PORT: port, HOST: "127.0.0.1" } });
    await expect(failing).rejects.toThrow(/stopped with 1:[\s\S]*Easel could not start: listen EADDRINUSE/);
    expect(await findPostmaster(folder)).toBeUndefined();
    taken.close();
    await removePostgresFolder(folder);
  });
});
