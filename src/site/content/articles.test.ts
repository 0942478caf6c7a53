import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawCategoryCover, listCatalogueAddresses } from "#directory/index.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { sitePages } from "../site-pages.ts";
import { getArticle, getContentPage, listArticles, listNextArticles } from "./articles.ts";
import { sectionIds } from "./sections.ts";

const pageNames = ["careers/index", "affiliate/index", "legal/privacy-policy", "legal/terms-of-service"];
const articles = listArticles().map(({ section, slug }) => getArticle(section, slug));
const documents = [...articles, ...pageNames.map((name) => ({ path: `/${name}`, ...getContentPage(name) }))];

describe("the content files", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it("[A20] are all read, each section newest first", () => {
    expect(listArticles().length).toBe(Object.keys(import.meta.glob("./{blog,tutorials,case-studies}/*.md")).length);
    expect(documents.length).toBe(Object.keys(import.meta.glob("./**/*.md")).length);
    for (const section of sectionIds) {
      const days = listArticles(section).map(({ published }) => published);
      expect(days.length).toBeGreaterThan(2);
      expect(days).toEqual(days.toSorted().toReversed());
    }
  });

  it.each(documents)(
    "[A20] $path was updated when it was published or later, and its text is whole",
    ({ published, updated, title, html, headings }) => {
      expect(updated >= published).toBe(true);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(html.length).toBeGreaterThan(1_000);
      expect(html).not.toContain("<h1");
      // Headings go down one step at a time.
      const levels = [1, ...headings.map(({ level }) => level)];
      expect(levels.slice(1).every((level, index) => level - (levels[index] ?? 0) <= 1)).toBe(true);
    },
  );

  it.each(articles)("[A20] $path has a cover from a category of the directory", ({ cover, slug, minutes }) => {
    expect(drawCategoryCover(cover, slug)).toMatch(/^<svg /);
    expect(minutes).toBeGreaterThanOrEqual(2);
  });

  it("[A20] link to addresses that exist", async () => {
    const known = new Set([
      ...sitePages.map(({ path }) => path),
      ...articles.map(({ path }) => path),
      ...(await listCatalogueAddresses(database.db, { offset: 0, limit: 1_000 })),
    ]);
    const links = documents.flatMap(({ path, html }) =>
      [...html.matchAll(/href="([^"#][^"]*)"/g)].map(([, target = ""]) => ({ path, target })),
    );
    const broken = links.filter(
      ({ target }) => !known.has(target) && !/^(?:https:\/\/|mailto:|\/tools\?q=[\w%]+$)/.test(target),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
  });

  it("[A20] offer two others of the same section to read next, never the article itself", () => {
    for (const article of articles) {
      const next = listNextArticles(article);
      expect(next.map(({ section }) => section)).toEqual([article.section, article.section]);
      expect(new Set([article.path, ...next.map(({ path }) => path)]).size).toBe(3);
    }
  });

  it("[A20] answer not found for an unknown article, also for one of another section", () => {
    expect(() => getArticle("blog", "no-such-article")).toThrow("There is no article at this address.");
    expect(() => getArticle("blog", "choose-a-logo-tool")).toThrow("There is no article at this address.");
    expect(() => getContentPage("../../root")).toThrow("There is no page at this address.");
  });
});
