import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults } from "../test/axe.ts";
import { phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { type Site, startSite } from "../test/site.ts";

const placeholder = "Search for AI design tools, templates, and more...";

describe("the catalogue", () => {
  let site: Site;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([
      startSite({ env: { OFFERS: "on", AFFILIATE_DISCOUNTS: "looka=15,canva=5" } }),
      startBrowser(),
    ]);
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  async function open(path: string, options: Parameters<TestBrowser["open"]>[0] = {}): Promise<Page> {
    const page = await browser.open(options);
    await page.goto(`${site.url}${path}`, { waitUntil: options.javaScriptEnabled === false ? "load" : "networkidle" });
    return page;
  }

  const results = (page: Page) => page.locator("#results");
  const count = (page: Page) => results(page).getByRole("status");
  const names = (page: Page) => results(page).getByRole("heading", { level: 3 }).allTextContents();
  const searchBox = (page: Page) => page.getByPlaceholder(placeholder);
  const chip = (page: Page, label: string) => results(page).getByRole("link", { name: `Remove filter: ${label}` });
  /** The address with its answer on the page. */
  const settled = async (page: Page, path: string) => {
    await page.waitForURL(`${site.url}${path}`);
    await results(page).and(page.locator("[aria-busy=false]")).waitFor();
  };

  it("[A28] a search for what we make ourselves offers to make it here, with or without tools of others", async () => {
    const page = await open("/tools?q=instagram+story");
    const own = page.getByRole("navigation", { name: "Make it here" });
    await own.getByRole("link", { name: "Story", exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto(`${site.url}/tools?q=qr+code`);
    expect(await own.count()).toBe(0);
    await page.getByRole("link", { name: "Make a design" }).click();
    await page.waitForURL(/\/make$/);
  });

  it("[A12] searches while the user types, announces the number of results, and keeps the focus and scroll position", async () => {
    const page = await open("/tools");
    expect(await count(page).textContent()).toBe("128 tools, 1 to 24 shown");
    await page.evaluate(() => scrollTo(0, 60));
    await searchBox(page).pressSequentially("Background Rem");
    await settled(page, "/tools?q=Background+Rem");
    await expect.poll(() => count(page).textContent()).toBe("3 tools");
    expect(await names(page)).toEqual(["Photoroom", "remove.bg", "CapCut"]);
    await expect.poll(() => searchBox(page).evaluate((input) => document.activeElement === input)).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  });

  it("[A12] restores the search after reload and back, with one history entry per search", async () => {
    const page = await open("/tools");
    await searchBox(page).pressSequentially("logo mak", { delay: 60 });
    await settled(page, "/tools?q=logo+mak");
    await page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => searchBox(page).inputValue()).toBe("logo mak");
    expect(await names(page)).toContain("Looka");
    await page.goBack();
    await settled(page, "/tools");
    await expect.poll(() => searchBox(page).inputValue()).toBe("");
    await expect.poll(() => count(page).textContent()).toBe("128 tools, 1 to 24 shown");
    await page.goForward();
    await settled(page, "/tools?q=logo+mak");
    await expect.poll(() => searchBox(page).inputValue()).toBe("logo mak");
  });

  it("[A12] filters by price, novelty, discount and category together, and each filter can be removed", async () => {
    const page = await open("/tools");
    await page.getByRole("radio", { name: "Free plan" }).click();
    await settled(page, "/tools?price=free");
    await expect.poll(() => names(page)).not.toContain("Midjourney");
    await page.getByRole("checkbox", { name: "With a discount" }).check();
    await settled(page, "/tools?price=free&discount=1");
    await expect.poll(() => names(page)).toEqual(["Canva"]);
    await expect.poll(() => results(page).getByText("5% off through this link").isVisible()).toBe(true);
    await chip(page, "Free plan").click();
    await settled(page, "/tools?discount=1");
    await expect.poll(() => names(page)).toEqual(["Looka", "Canva"]);
    await expect.poll(() => page.getByRole("radio", { name: "Any price" }).isChecked()).toBe(true);
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Logo design" }).click();
    await settled(page, "/tools?category=logo-design&discount=1");
    await expect.poll(() => names(page)).toEqual(["Looka"]);
    await chip(page, "With a discount").click();
    await settled(page, "/tools?category=logo-design");
    await expect.poll(() => count(page).textContent()).toBe("6 tools");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Logo design");
    await page.getByRole("checkbox", { name: "New" }).check();
    await settled(page, "/tools?category=logo-design&new=1");
    await results(page).getByRole("link", { name: "Clear all" }).click();
    await settled(page, "/tools");
    await expect.poll(() => count(page).textContent()).toBe("128 tools, 1 to 24 shown");
    await expect.poll(() => page.getByRole("checkbox", { name: "New" }).isChecked()).toBe(false);
  });

  it("[A12] sorts tools, also by visits", async () => {
    for (const slug of ["wysa", "hex", "hex-twice"]) {
      await fetch(`${site.url}/go/${slug.replace("-twice", "")}`, {
        redirect: "manual",
        headers: { "user-agent": slug },
      });
    }
    const page = await open("/tools");
    const sort = page.getByLabel("Sort by");
    expect(await sort.locator("option").allTextContents()).toEqual([
      "Featured",
      "Most visited",
      "Most upvoted",
      "Newest",
      "Name",
    ]);
    await sort.selectOption("Most visited");
    await settled(page, "/tools?sort=popular");
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(["Hex", "Wysa"]);
    await sort.selectOption("Name");
    await settled(page, "/tools?sort=name");
    await expect.poll(async () => (await names(page))[0]).toBe("Ada Health");
    const shown = await names(page);
    expect(shown).toEqual(shown.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it("[A12] says when nothing matches, and 'Clear Search' shows everything again", async () => {
    const page = await open("/tools?category=seo");
    await searchBox(page).fill("no such tool");
    await searchBox(page).press("Enter");
    await settled(page, "/tools?q=no+such+tool&category=seo");
    await page.getByText('No tools found matching "no such tool"').waitFor();
    await expect.poll(() => count(page).textContent()).toBe("No tools");
    await page.getByRole("link", { name: "Search without filters" }).click();
    await settled(page, "/tools?q=no+such+tool");
    await page.getByRole("button", { name: "Clear Search" }).click();
    await settled(page, "/tools");
    await expect.poll(() => names(page)).toHaveLength(24);
    await expect.poll(() => searchBox(page).inputValue()).toBe("");
  });

  it("[A12] says so, too, when only filters exclude everything", async () => {
    const page = await open("/tools?category=health&discount=1");
    await page.getByText("No tools found matching these filters").waitFor();
    await page.getByRole("button", { name: "Clear Search" }).click();
    await settled(page, "/tools");
    await expect.poll(() => names(page)).toHaveLength(24);
  });

  it("[A12] turns pages, puts the focus on the new results, and begins a new search on the first page", async () => {
    const page = await open("/tools");
    const pages = page.getByRole("navigation", { name: "Pages" });
    await pages.getByRole("link", { name: "Next" }).click();
    await settled(page, "/tools?page=2");
    await expect.poll(() => count(page).textContent()).toBe("128 tools, 25 to 48 shown");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Results");
    await expect.poll(() => pages.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
    await pages.getByRole("link", { name: "Page 6" }).click();
    await settled(page, "/tools?page=6");
    await expect.poll(() => names(page)).toHaveLength(128 - 5 * 24);
    await page.getByRole("radio", { name: "Paid only" }).click();
    await page.waitForURL(`${site.url}/tools?price=paid`);
  });

  it("[A12] puts the filters behind one button on a phone, which then shows the results", async () => {
    const page = await open("/tools", { viewport: phone });
    const filters = page.getByRole("complementary", { name: "Filters" });
    const free = page.getByRole("radio", { name: "Free plan" });
    expect(await free.isVisible()).toBe(false);
    await filters.getByText("Filters", { exact: true }).click();
    await free.click();
    await settled(page, "/tools?price=free");
    await filters.getByText("1 on").waitFor();
    await filters.getByRole("button", { name: /^Show \d+ tools$/ }).click();
    await expect.poll(() => free.isVisible()).toBe(false);
    await expect
      .poll(() => results(page).evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeLessThan(120);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  it("[A12] works without scripts: search, filters, sorting, pages, chips and back", async () => {
    const page = await open("/tools", { javaScriptEnabled: false });
    await searchBox(page).fill("logo");
    await page.getByRole("radio", { name: "Paid only" }).check();
    await page.getByLabel("Sort by").selectOption("Name");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.waitForURL(/price=paid/);
    expect(Object.fromEntries([...new URL(page.url()).searchParams].filter(([, value]) => value))).toEqual({
      q: "logo",
      price: "paid",
      sort: "name",
    });
    await expect.poll(() => names(page)).toContain("Brandmark");
    const found = await names(page);
    expect(found).toEqual(found.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Logo design" }).click();
    await page.waitForURL(/category=logo-design/);
    await searchBox(page).fill("stationery");
    await searchBox(page).press("Enter");
    await page.waitForURL(/q=stationery/);
    await expect.poll(() => names(page)).toEqual(["LogoAI"]);
    expect(new URL(page.url()).searchParams.get("category")).toBe("logo-design");
    await chip(page, "Logo design").click();
    await chip(page, "Logo design").waitFor({ state: "detached" });
    await searchBox(page).fill("no such tool");
    await searchBox(page).press("Enter");
    await page.getByText('No tools found matching "no such tool"').waitFor();
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expect.poll(() => names(page)).toHaveLength(24);
    await page.getByRole("link", { name: "Next" }).click();
    await expect.poll(() => count(page).textContent()).toBe("128 tools, 25 to 48 shown");
  });

  it("[A12] links to sign-up and pricing", async () => {
    const page = await open("/tools");
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: "Sign up" }).getAttribute("href")).toBe("/signup");
    expect(await main.getByRole("link", { name: "See pricing" }).getAttribute("href")).toBe("/pricing");
  });

  it.each([
    ["category=nope", "category"],
    ["price=cheap", "price"],
    ["sort=random", "sort"],
    ["page=0", "page"],
    ["page=abc", "page"],
    ["page=99999999999999999999", "page"],
    [`q=${"x".repeat(101)}`, "q"],
  ])("[A12] refuses /tools?%s with 400, a message and a link", async (query, parameter) => {
    const page = await browser.open({ expectedErrors: [/400/] });
    const response = await page.goto(`${site.url}/tools?${query}`);
    expect(response?.status()).toBe(400);
    await page.getByText(`The filter “${parameter}”`).waitFor();
    expect(await page.getByRole("link", { name: "Browse all tools" }).getAttribute("href")).toBe("/tools");
  });

  it("[A12] answers 404 past the last page, with a link to it", async () => {
    const page = await browser.open({ expectedErrors: [/404/] });
    const response = await page.goto(`${site.url}/tools?page=7`);
    expect(response?.status()).toBe(404);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    await page.getByText("There is no page 7").waitFor();
    await page.getByRole("link", { name: "Go to the last page" }).click();
    await settled(page, "/tools?page=6");
  });

  it("[A24] gives categories and pages to search engines under one address each, but no searches", async () => {
    const headOf = async (path: string) => {
      const html = await (await fetch(`${site.url}${path}`)).text();
      return {
        canonical: /rel="canonical" href="([^"]*)"/
          .exec(html)?.[1]
          ?.replaceAll("&amp;", "&")
          .replace(/^https?:\/\/[^/]+/, ""),
        isIndexed: !html.includes('name="robots" content="noindex"'),
        title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
        items: [...html.matchAll(/"@type":"ListItem","position":(\d+)/g)].length,
      };
    };
    expect(await headOf("/tools?utm_source=x&sort=featured&page=1")).toMatchObject({
      canonical: "/tools",
      isIndexed: true,
      items: 2 + 24,
    });
    expect(await headOf("/tools?page=2&category=&q=")).toMatchObject({
      canonical: "/tools?page=2",
      isIndexed: true,
      title: "AI design tools, page 2 · Easel",
    });
    expect(await headOf("/tools?category=logo")).toMatchObject({
      canonical: "/tools?category=logo-design",
      isIndexed: true,
      items: 3 + 6,
    });
    expect(await headOf("/tools?q=LOGO&category=seo")).toMatchObject({
      canonical: "/tools?q=logo&category=seo",
      isIndexed: false,
    });
    expect(await headOf("/tools?sort=name")).toMatchObject({ isIndexed: false });
  });

  it("[A12] shows what was searched as text, never as markup", async () => {
    const page = await open(`/tools?q=${encodeURIComponent('"><b onclick=zzzzzz>')}`);
    await page.getByText('No tools found matching ""><b onclick=zzzzzz>"').waitFor();
  });
});
