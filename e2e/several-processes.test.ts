import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openAccount } from "../test/accounts.ts";
import { openSiteLedger } from "../test/credits-people.ts";
import { useLanguageEngine } from "../test/language-engine.ts";
import { grantTo } from "../test/ledger.ts";
import { createSiteStarter, statusOf } from "../test/own-sites.ts";
import { postForm, type Site, waitForMails } from "../test/site.ts";
import { createEmptyDatabase, queryOnce } from "../test/test-database.ts";

const start = createSiteStarter();

const htmlOf = async (site: Site) => (await fetch(site.url)).text();

describe("several processes", () => {
  const engine = useLanguageEngine(8);
  it("[H2] start at the same moment on one empty database, and both serve it", async () => {
    const database = await createEmptyDatabase();
    const both = await Promise.all([start({ databaseUrl: database.url }), start({ databaseUrl: database.url })]);
    const [seeds] = await queryOnce(
      database.url,
      "select (select count(*)::int from catalogue_seed) as seeds, (select count(*)::int from categories) as categories",
    );
    expect(seeds).toEqual({ seeds: 1, categories: 30 });
    for (const site of both) {
      expect(await statusOf(`${site.url}/readyz`)).toBe(200);
      expect(await htmlOf(site)).toContain("The Ultimate AI Design Aggregator Platform");
    }
    for (const site of both) await site.end("SIGTERM");
    await database.drop();
  });

  it("[H2] a catalogue change by SQL clears the page cache of every process", async () => {
    const first = await start();
    const second = await start({ databaseUrl: first.databaseUrl });
    const servedFrom = (site: Site) =>
      site.log().findLast(({ msg, path: asked }) => msg === "request" && asked === "/")?.source ?? "application";
    const etags = new Map<Site, string>();
    const plain = { "accept-encoding": "identity" };
    for (const site of [first, second]) {
      await htmlOf(site);
      const kept = await fetch(site.url, { headers: plain });
      await expect.poll(() => servedFrom(site)).toBe("page-cache");
      const etag = kept.headers.get("etag") ?? "";
      expect(await statusOf(site.url, { ...plain, "if-none-match": etag })).toBe(304);
      etags.set(site, etag);
    }
    await queryOnce(first.databaseUrl, "update categories set name = 'Renamed by hand' where position = 0");
    for (const site of [first, second]) {
      await expect.poll(() => htmlOf(site)).toContain("Renamed by hand");
      expect(await statusOf(site.url, { ...plain, "if-none-match": etags.get(site) ?? "" })).toBe(200);
    }
  });

  it("[H2] a click on a tool, which changes no page, drops nothing", async () => {
    const site = await start();
    await htmlOf(site);
    const [tool] = await queryOnce(site.databaseUrl, "select slug from tools limit 1");
    expect(await statusOf(`${site.url}/go/${tool?.slug}`)).toBe(302);
    await htmlOf(site);
    await expect.poll(() => site.log().findLast(({ path: asked }) => asked === "/")?.source).toBe("page-cache");
  });

  it("[H2] kill -9 of one process leaves the other serving, even during requests", async () => {
    const first = await start();
    const second = await start({ databaseUrl: first.databaseUrl });
    const asked = Array.from({ length: 40 }, (_, index) =>
      Promise.allSettled([statusOf(`${first.url}/?page=${index}`), statusOf(`${second.url}/?page=${index}`)]),
    );
    await first.end("SIGKILL");
    const answers = await Promise.all(asked);
    expect(answers.map(([, of]) => of)).toEqual(answers.map(() => ({ status: "fulfilled", value: 200 })));
    expect(await statusOf(`${second.url}/readyz`)).toBe(200);
    await queryOnce(second.databaseUrl, "update categories set name = 'Still heard' where position = 0");
    await expect.poll(() => htmlOf(second)).toContain("Still heard");
    // The other one takes some for a moment now and then.
    const locks = () =>
      queryOnce(
        second.databaseUrl,
        "select pid from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())",
      );
    await expect.poll(locks).toEqual([]);
  });

  it("[H2] kill -9 of one process under load loses nothing that was answered: it is stored once, and its mail goes out", async () => {
    const env = { TRUSTED_PROXY_HOPS: "1" };
    const first = await start({ env });
    const second = await start({ env, databaseUrl: first.databaseUrl });
    const answered: string[] = [];
    const join = async (site: Site, index: number) => {
      const email = `visitor-${index}@example.com`;
      const fields = { name: "Ada Lovelace", email, agreeToTerms: "on" };
      const answer = await postForm(site, "/early-access", fields, { "x-forwarded-for": `10.1.${index}.1` }).catch(
        () => undefined,
      );
      if (answer?.status === 200) answered.push(email);
    };
    const load = Array.from({ length: 60 }, (_, index) => join(index % 2 === 0 ? first : second, index));
    await expect.poll(() => answered.length).toBeGreaterThan(5);
    await first.end("SIGKILL");
    await Promise.all(load);

    const stored = await queryOnce(
      second.databaseUrl,
      "select email, count(*)::int as times from early_access_signups group by email",
    );
    expect(stored.filter(({ times }) => times !== 1)).toEqual([]);
    expect(stored.map(({ email }) => email)).toEqual(expect.arrayContaining(answered));
    // A mail that the killed process was just sending is taken by the other one when its heartbeat has been missed.
    const mailed = async () => new Map((await waitForMails(second, 0)).map(({ to }) => [to, true]));
    await expect.poll(async () => (await mailed()).size, { timeout: 110_000, interval: 500 }).toBe(stored.length);
  }, 300_000);

  it("[H2][H5][E6] a text whose page was left is stopped from another process, and ends for what came when its own one stops", async () => {
    engine.mock.onMessage(/./, {
      content: "A short answer about logos.",
      usage: { prompt_tokens: 700, completion_tokens: 600 },
    });
    engine.proxy.fault = { kind: "silence", afterEvents: 3 };
    const env = {
      ...engine.environment(["OPENAI"]),
      APP_SECRET: "a secret that both processes know, 40 chars",
      SHUTDOWN_TIMEOUT_MS: "200",
    };
    const first = await start({ env });
    const second = await start({ env, databaseUrl: first.databaseUrl });
    const { userId, cookie } = await openAccount(first);
    const ledger = openSiteLedger(first);
    await grantTo(ledger.ledger, userId, { amount: 20 });
    await ledger.close();
    const runOf = async (id: string) =>
      (await queryOnce(first.databaseUrl, `select state, price_aic, output from runs where id = '${id}'`))[0];
    const leave = async () => {
      const page = new AbortController();
      const answer = await fetch(`${first.url}/api/runs/text/detector`, {
        method: "POST",
        headers: { cookie, origin: first.url, "content-type": "application/json" },
        body: JSON.stringify({ text: "About logos", engine: "gpt-4o/gpt-6-luna", idempotencyKey: randomUUID() }),
        signal: page.signal,
      });
      let text = "";
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk;
        if (text.includes('"type":"text"')) break;
      }
      page.abort();
      const id = /"runId":"([^"]+)"/.exec(text)?.[1] ?? "";
      await expect.poll(async () => (await runOf(id))?.output).toMatch(/^A short/);
      return id;
    };
    const id = await leave();
    const stopped = await fetch(`${second.url}/api/runs/${id}/stop`, {
      method: "POST",
      headers: { cookie, origin: second.url },
    });
    expect(await stopped.json()).toMatchObject({
      state: "stopped",
      priceAic: 1,
      output: expect.stringMatching(/^A short/),
    });
    expect(engine.proxy.calls.at(-1)?.isHungUp).toBe(true);
    const other = await leave();
    expect(await first.end("SIGTERM")).toBe(0);
    expect(await runOf(other)).toMatchObject({ state: "stopped", price_aic: 1 });
  });
});
