import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countCatalogueAddresses } from "#directory/index.ts";
import { escapeXml } from "#platform/rss.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { aboutMenu, footerColumns, mainLinks, mobileFooterGroups, resourcesMenu } from "../ui/navigation.ts";
import { countSitemapParts, listSitemapAddresses, writeSitemap, writeSitemapIndex } from "./sitemap.ts";

describe("the sitemap", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it("[A24] in parts has the same addresses as in one file, each once", async () => {
    const { db } = database;
    const whole = await listSitemapAddresses(db, 1, 50_000);
    for (const perFile of [7, 40, whole.length - 1, whole.length]) {
      const parts = await countSitemapParts(db, perFile);
      expect(parts).toBe(Math.ceil(whole.length / perFile));
      const numbers = Array.from({ length: parts }, (_, index) => index + 1);
      const pieces = await Promise.all(numbers.map((part) => listSitemapAddresses(db, part, perFile)));
      expect(pieces.every((piece) => piece.length > 0 && piece.length <= perFile)).toBe(true);
      expect(pieces.flat()).toEqual(whole);
      expect(await listSitemapAddresses(db, parts + 1, perFile)).toEqual([]);
    }
    expect(new Set(whole.map(({ path }) => path)).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(await countCatalogueAddresses(db));
  });

  it("[A24] names every page that header and footer lead to", async () => {
    const paths = new Set((await listSitemapAddresses(database.db, 1, 50_000)).map(({ path }) => path));
    const groups = [
      resourcesMenu,
      aboutMenu,
      ...footerColumns.flat().flatMap(({ groups: own }) => own),
      ...mobileFooterGroups,
    ];
    const linked = [...mainLinks, ...groups.flatMap(({ items }) => items)].map(({ path }) => path);
    expect(linked.filter((path) => !paths.has(path) && !path.includes("#"))).toEqual([]);
  });

  it("[A24] gives a date of change only if it is known", async () => {
    const dated = (await listSitemapAddresses(database.db, 1, 50_000)).filter(({ changedOn }) => changedOn);
    expect(
      dated.every(({ path }) =>
        /^\/(?:(?:blog|tutorials|case-studies)\/|careers|affiliate|privacy-policy|terms-of-service)/.test(path),
      ),
    ).toBe(true);
    expect(dated).toContainEqual({ path: "/careers", changedOn: "2026-11-20" });
  });

  it("[A24] escapes XML's special characters", () => {
    expect(writeSitemap("https://a.test", [{ path: `/tools?category=x&q="<'` }])).toContain(
      "<loc>https://a.test/tools?category=x&amp;q=&quot;&lt;&apos;</loc>",
    );
    expect(writeSitemapIndex("https://a.test", 2)).toContain("<loc>https://a.test/sitemaps/2.xml</loc>");
    expect(escapeXml("a\u0000\u000b\ufffe\tb\ud800")).toBe("a\tb\ufffd");
  });
});
