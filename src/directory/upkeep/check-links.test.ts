import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { checkLink, checkLinks, type LinkFetch, listLinks } from "./check-links.ts";
import { saveDirectorySettings } from "./directory-settings.ts";

describe("checking websites", () => {
  let database: TestDatabase;
  let now = new Date("2026-11-29T03:00:00Z");
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.pool.query("delete from tools where slug not in ('looka', 'canva', 'pika')");
    await database.pool.query("update tools set website = 'https://www.canva.com/x' where slug = 'pika'");
  });
  beforeEach(() => database.pool.query("delete from tool_links"));
  afterAll(() => database.close());

  const answer = (status: number, location?: string) =>
    new Response(null, { status, headers: location ? { location } : {} });
  const run = (fetch: LinkFetch) => checkLinks({ db: database.db, clock: { now: () => now } }, fetch);
  const results = async () => {
    const { rows } = await listLinks(database.db, { state: "all", page: 1 });
    return Object.fromEntries(rows.map(({ toolSlug, state, failingSince }) => [toolSlug, [state, failingSince]]));
  };

  it("[G4] asks no one until the operator has switched it on", async () => {
    const never: LinkFetch = () => Promise.reject(new Error("asked"));
    expect(await run(never)).toBe(0);
    expect(await results()).toEqual({});
  });

  it("[G4] asks each host one thing at a time, each website once a week, and remembers since when one fails", async () => {
    await saveDirectorySettings(database.db, { hasOffers: false, checksLinks: true });
    const underWay = new Map<string, number>();
    let most = 0;
    const isDown = new Set(["looka.com"]);
    const asked: string[] = [];
    const fetch: LinkFetch = async (url, { method }) => {
      const { hostname } = new URL(url);
      asked.push(`${method} ${hostname}`);
      underWay.set(hostname, (underWay.get(hostname) ?? 0) + 1);
      most = Math.max(most, underWay.get(hostname) ?? 0);
      await new Promise((resolve) => setImmediate(resolve));
      underWay.set(hostname, (underWay.get(hostname) ?? 0) - 1);
      return answer(isDown.has(hostname) ? 404 : 200);
    };
    const first = now;
    expect(await run(fetch)).toBe(3);
    expect(most).toBe(1);
    expect(asked.filter((one) => one.endsWith("looka.com"))).toEqual(["HEAD looka.com", "GET looka.com"]);
    expect(await results()).toEqual({ looka: ["missing", first], canva: ["works", null], pika: ["works", null] });
    expect(await run(fetch)).toBe(0);
    now = new Date(first.getTime() + 8 * 86_400_000);
    expect(await run(fetch)).toBe(3);
    expect((await results()).looka).toEqual(["missing", first]);
    // Another address has not been checked yet.
    await database.pool.query("update tools set website = 'https://new.looka.example' where slug = 'looka'");
    expect(await run(fetch)).toBe(1);
    expect((await results()).looka).toEqual(["works", null]);
  });

  it.each<[string, (url: string, method: string) => Response, string, string | null]>([
    ["a page", () => answer(200), "works", null],
    ["its www", (url) => (url.includes("www") ? answer(200) : answer(301, "https://www.a.example/")), "works", null],
    [
      "another site",
      (url) => (url.includes("b.ex") ? answer(200) : answer(302, "https://b.example/x")),
      "moved",
      "https://b.example/x",
    ],
    ["an endless circle", () => answer(302, "https://a.example/again"), "unreachable", null],
    ["a nonsense redirect", () => answer(302, "https://"), "unreachable", null],
    ["no HEAD", (_, method) => answer(method === "HEAD" ? 405 : 200), "works", null],
    ["nothing for programs", () => answer(403), "refused", null],
    ["nothing any more", () => answer(410), "missing", null],
    ["an error", () => answer(500), "unreachable", null],
  ])("[G4] %s is told apart", async (_name, respond, state, leadsTo) => {
    const found = await checkLink(async (url, { method = "GET" }) => respond(url, method), "https://a.example/");
    expect(found).toMatchObject({ state, leadsTo });
  });
});
