import pg from "pg";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleOf, sampleSeed } from "../test/samples.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const baseUrl = "http://localhost:4000";
const addressesPerFile = 50_000;

describe("feeds for programs", () => {
  const on = useSiteAndBrowser({ env: { BASE_URL: baseUrl, PRODUCT_NAME: "Paint & Print" } });
  let page: Page;
  beforeAll(async () => {
    page = await on.browser.open();
    await page.goto(`${on.site.url}/robots.txt`);
  });

  it("[A24] the feed is RSS 2.0 with every article, newest first, that says where it is", async () => {
    const response = await fetch(`${on.site.url}/rss.xml`);
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const feed = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, "application/xml");
        const [self] = document.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link");
        const text = (parent: ParentNode, name: string) => parent.querySelector(`:scope > ${name}`)?.textContent ?? "";
        const channel = document.querySelector("rss > channel");
        return {
          error: document.querySelector("parsererror")?.textContent,
          version: document.documentElement.getAttribute("version"),
          self: self?.getAttribute("href"),
          rel: self?.getAttribute("rel"),
          channel: channel && ["title", "link", "description", "lastBuildDate"].map((name) => text(channel, name)),
          items: [...document.querySelectorAll("item")].map((item) => ({
            link: text(item, "link"),
            guid: text(item, "guid"),
            title: text(item, "title"),
            description: text(item, "description"),
            date: text(item, "pubDate"),
          })),
        };
      },
      await response.text(),
    );
    expect(feed).toMatchObject({ version: "2.0", self: `${baseUrl}/rss.xml`, rel: "self" });
    expect(feed.error).toBeUndefined();
    expect(feed.channel?.[0]).toBe("Paint & Print: blog, tutorials and case studies");
    expect(feed.channel?.every(Boolean)).toBe(true);
    expect(feed.items.length).toBeGreaterThanOrEqual(13);
    for (const { link, guid, title, description, date } of feed.items) {
      expect(link).toMatch(/^http:\/\/localhost:4000\/(?:blog|tutorials|case-studies)\/[a-z0-9-]+$/);
      expect(guid).toBe(link);
      expect(title && description).toBeTruthy();
      // RFC 822, as RSS wants it.
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      expect((await fetch(link.replace(baseUrl, on.site.url))).status).toBe(200);
    }
    const times = feed.items.map(({ date }) => Date.parse(date));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it("[A24] the sitemap names pages, articles, categories and the catalogue, each once", async () => {
    const { kind, locations, changes } = await readSitemap(page, `${on.site.url}/sitemap.xml`);
    expect(kind).toBe("urlset");
    expect(new Set(locations).size).toBe(locations.length);
    const paths = locations.map((location) => location.replace(baseUrl, ""));
    expect(paths).toEqual(
      expect.arrayContaining([
        "/",
        "/pricing",
        "/blog",
        "/blog/a-small-vocabulary-of-prompts",
        "/tools?category=logo-design",
        "/ai-models/gpt-4o",
        "/tools/midjourney",
      ]),
    );
    expect(changes.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true);
  });

  it(`[A24] an address that the sitemap names answers with that page (SEED=${sampleSeed})`, async () => {
    const { locations } = await readSitemap(page, `${on.site.url}/sitemap.xml`);
    const paths = locations.map((location) => location.replace(baseUrl, ""));
    expect(paths.length).toBeGreaterThan(200);
    for (const path of sampleOf(paths, 4)) {
      const response = await fetch(`${on.site.url}${path}`);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1];
      expect([path, response.status, canonical]).toEqual([path, 200, `${baseUrl}${path}`]);
    }
  });

  it("[A24] robots.txt blocks what is not a page, and nothing else", async () => {
    const response = await fetch(`${on.site.url}/robots.txt`);
    const lines = (await response.text()).split("\n");
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(lines).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
    const closed = lines.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice("Disallow: ".length));
    expect(closed).toEqual(["/dev/", "/api/", "/go/"]);
    const { locations } = await readSitemap(page, `${on.site.url}/sitemap.xml`);
    const paths = locations.map((location) => location.replace(baseUrl, ""));
    expect(paths.filter((path) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([]);
  });

  it.each(["/rss.xml", "/sitemap.xml", "/robots.txt"])(
    "[A24] %s may be cached for an hour, and is not sent again unchanged",
    async (path) => {
      const first = await fetch(`${on.site.url}${path}`);
      expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=3600");
      const again = await fetch(`${on.site.url}${path}`, {
        headers: { "if-none-match": first.headers.get("etag") ?? "" },
      });
      expect(again.status).toBe(304);
      expect(again.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=3600");
      expect((await fetch(`${on.site.url}${path}`, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
    },
  );

  it("[A24] a catalogue too large for one sitemap gets an index of several", async () => {
    await addTools(on.site.databaseUrl, addressesPerFile);
    const index = await readSitemap(page, `${on.site.url}/sitemap.xml`);
    expect(index.kind).toBe("sitemapindex");
    expect(index.locations).toEqual([`${baseUrl}/sitemaps/1.xml`, `${baseUrl}/sitemaps/2.xml`]);
    const parts = [];
    for (const location of index.locations) parts.push(await readSitemap(page, location.replace(baseUrl, on.site.url)));
    expect(parts.map(({ kind }) => kind)).toEqual(["urlset", "urlset"]);
    expect(parts[0]?.locations).toHaveLength(addressesPerFile);
    const all = parts.flatMap(({ locations }) => locations);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((location) => location.includes("/tools/bulk-"))).toHaveLength(addressesPerFile);
    for (const path of ["/sitemaps/3.xml", "/sitemaps/0.xml", "/sitemaps/1e3.xml"]) {
      expect((await fetch(`${on.site.url}${path}`)).status).toBe(404);
    }
  });
});

async function readSitemap(page: Page, url: string): Promise<{ kind: string; locations: string[]; changes: string[] }> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  return page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, "application/xml");
      const texts = (name: string) =>
        [...document.getElementsByTagName(name)].map((element) => element.textContent ?? "");
      return { kind: document.documentElement.localName, locations: texts("loc"), changes: texts("lastmod") };
    },
    await response.text(),
  );
}

async function addTools(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into tools (slug, name, description, category_id, website, tags, is_paid)
       select 'bulk-' || n, 'Bulk', 'Bulk', 'logo-design', 'https://bulk.example', '{bulk}', false from generate_series(1, $1::int) n`,
      [count],
    );
  } finally {
    await client.end();
  }
}
