import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { phone } from "../test/browser.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const lists = ["/blog", "/tutorials", "/case-studies"];
const article = "/blog/choose-a-logo-tool-without-regret";

describe("content pages", () => {
  const on = useSiteAndBrowser();

  it.each(lists)("[A20] %s lists its articles, newest first, and each opens", async (path) => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}${path}`);
    const links = page.locator(`main h2 a[href^="${path}/"]`);
    const count = await links.count();
    expect(count).toBeGreaterThanOrEqual(3);
    for (let index = 0; index < count; index++) {
      const title = await links.nth(index).textContent();
      await links.nth(index).click();
      await page.getByRole("heading", { level: 1, name: title ?? "" }).waitFor();
      const cover = page.locator("article img").first();
      await expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      await expect.poll(() => cover.getAttribute("src")).toMatch(/^\/covers\//);
      await page.goBack();
      await links.first().waitFor();
    }
    const days = await page
      .locator("main time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it("[A20] an article says when it was written and how long it takes, leads into its parts and on to others", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}${article}`);
    expect(
      await page
        .locator("article header time")
        .evaluateAll((times) => times.map((time) => time.getAttribute("datetime"))),
    ).toEqual(["2026-11-04", "2026-11-18"]);
    expect(await page.locator("article header").textContent()).toMatch(
      /Published November 4, 2026Updated November 18, 2026\d+ min read/,
    );

    const contents = page.getByRole("navigation", { name: "On this page" }).filter({ visible: true });
    const parts = await page.locator(".prose h2").allTextContents();
    expect(await contents.getByRole("link").allTextContents()).toEqual(parts);
    await contents.getByRole("link", { name: "When not to use a tool at all" }).click();
    await expect
      .poll(() => page.locator("#when-not-to-use-a-tool-at-all").evaluate((part) => part.getBoundingClientRect().top))
      .toBeLessThan(200);

    const next = page.getByRole("complementary", { name: "Read next" });
    await expect.poll(() => next.getByRole("heading", { level: 3 }).count()).toBe(2);
    await expect.poll(() => next.getByRole("link", { name: "All blog" }).getAttribute("href")).toBe("/blog");
  });

  it("[A24] an article describes itself to search engines", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}${article}`);
    const [story, crumbs] = await structuredData(page);
    expect(story).toMatchObject({ "@type": "Article", datePublished: "2026-11-04", dateModified: "2026-11-18" });
    expect(crumbs).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [{ name: "Home" }, { name: "Blog" }, { position: 3 }],
    });
    expect(await page.locator('meta[property="og:type"]').getAttribute("content")).toBe("article");
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(new RegExp(`${article}$`));
  });

  it.each(["/careers", "/affiliate"])(
    "[A20] %s is a page from its content file, with a way to write to us",
    async (path) => {
      const page = await on.browser.open();
      await page.goto(`${on.site.url}${path}`);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      expect(await page.locator(".prose h2").count()).toBeGreaterThan(3);
      expect(await page.locator("main").getByRole("link", { name: "Contact us" }).getAttribute("href")).toBe(
        "/contact",
      );
    },
  );

  it("[A20] searches that the texts suggest find something", async () => {
    const page = await on.browser.open();
    const searches = new Set<string>();
    for (const path of await articlePaths(page, on.site.url)) {
      await page.goto(`${on.site.url}${path}`, { waitUntil: "domcontentloaded" });
      const links = await page
        .locator('.prose a[href^="/tools?q="]')
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      for (const link of links) searches.add(link);
    }
    expect(searches.size).toBeGreaterThan(3);
    for (const search of searches) {
      const { total } = (await (await fetch(`${on.site.url}/api/v1${search}`)).json()) as { total: number };
      expect({ search, found: total > 0 }).toEqual({ search, found: true });
    }
  });

  it("[A20] all articles are readable without scripts", async () => {
    const page = await on.browser.open({ javaScriptEnabled: false, viewport: phone });
    await page.goto(`${on.site.url}${article}`);
    expect(await page.getByRole("heading", { name: "A vector file is not optional" }).isVisible()).toBe(true);
    await page.getByText("On this page").filter({ visible: true }).click();
    await expect.poll(() => page.getByRole("link", { name: "Shared parts mean shared marks" }).isVisible()).toBe(true);
    await page.goto(`${on.site.url}/api-docs`);
    await expect.poll(() => page.getByText("curl", { exact: false }).first().isVisible()).toBe(true);
  });

  it("[A21] an article that does not exist answers 404", async () => {
    const page = await on.browser.open({ expectedErrors: [/404/] });
    for (const path of ["/blog/no-such-article", "/tutorials/choose-a-logo-tool-without-regret"]) {
      const response = await page.goto(`${on.site.url}${path}`);
      expect(response?.status()).toBe(404);
      expect(await page.getByText("There is no article at this address.").isVisible()).toBe(true);
    }
  });
});

async function structuredData(page: Page): Promise<unknown[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block) as unknown);
}

async function articlePaths(page: Page, siteUrl: string): Promise<string[]> {
  const paths: string[] = [];
  for (const list of lists) {
    await page.goto(`${siteUrl}${list}`);
    paths.push(
      ...(await page
        .locator(`main h2 a[href^="${list}/"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))),
    );
  }
  return paths;
}
