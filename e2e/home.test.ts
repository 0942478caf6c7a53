import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("the home page on a wide screen", () => {
  const on = useSiteAndBrowser();
  const open = async (path = "/", options = {}) => {
    const page = await on.browser.open(options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  };
  const section = (page: Page, id: string) => page.locator(`section#${id}`);
  const toggle = (page: Page, id: string) => section(page, id).getByRole("heading", { level: 2 }).getByRole("button");

  it("[A1] shows the headline, the tagline, both buttons, the search, popular searches and a section per category", async () => {
    const page = await open();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      "The Ultimate AI Design Aggregator Platform",
    );
    const tagline =
      "One platform, unlimited creative possibilities. Access 30+ premium AI design engines through a single, intuitive interface.";
    expect(await page.getByText(tagline).isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/signup");
    expect(await page.getByRole("link", { name: "Explore Tools" }).getAttribute("href")).toBe("/tools");
    expect(await page.getByPlaceholder("Search AI tools...").isVisible()).toBe(true);
    expect(await page.locator("#directory section h2").count()).toBe(30);
    expect(await page.locator("#early-access").isVisible()).toBe(true);
  });

  it("[A1] loads form rules only on pages with that form", async () => {
    const html = await (await fetch(on.site.url)).text();
    const paths = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path));
    const scripts = await Promise.all([...paths].map(async (path) => (await fetch(`${on.site.url}${path}`)).text()));
    const code = scripts.join("\n");
    expect(code).toContain("Join early access");
    expect(code).not.toContain("Please enter your current password");
    expect(code).not.toContain("Please choose a subject");
    expect(code).not.toContain("Please enter a valid email address");
  });

  it("[A1] each of the four popular searches finds something", async () => {
    const page = await open();
    const links = page.getByText("Popular:").locator("..").getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      const html = await (await fetch(`${on.site.url}${address}`)).text();
      expect(html.replaceAll("<!-- -->", ""), address).toMatch(/\d+ (tools?|engines?|quick apps?) in \d+ categor/);
    }
    await links.last().click();
    await page.waitForURL(`${on.site.url}${addresses.at(-1)}`);
    await page
      .getByText(/\d+ (tools?|engines?|quick apps?) in \d+ categor/)
      .first()
      .waitFor();
  });

  it.each(["Search AI tools...", "Search for AI design tools, templates, and more..."])(
    "[A3] typing into “%s” narrows to categories with a match",
    async (placeholder) => {
      const page = await open();
      await page.getByPlaceholder(placeholder).fill("TRANSCRI");
      await expect.poll(() => page.locator("#directory section").count()).toBeLessThan(10);
      await page.getByRole("link", { name: /(tools?|engines?|apps?) in \d+ categor/ }).waitFor();
      await expect.poll(() => section(page, "audio-tools").isVisible()).toBe(true);
      await expect.poll(() => section(page, "logo-design").count()).toBe(0);
      const cards = await page.locator("#directory article").allInnerTexts();
      expect(cards.length).toBeGreaterThan(0);
    },
  );

  it("[A3] the query lives in the address and survives reload and back", async () => {
    const page = await open();
    await page.getByPlaceholder("Search AI tools...").fill("logo");
    await page.waitForURL("**/?q=logo");
    await page.reload();
    await expect.poll(() => page.getByPlaceholder("Search AI tools...").inputValue()).toBe("logo");
    await page.getByRole("link", { name: /(tools?|engines?|apps?) in \d+ categor/ }).waitFor();
    await page.goBack();
    await page.waitForURL(`${on.site.url}/`);
    await expect.poll(() => page.getByPlaceholder("Search AI tools...").inputValue()).toBe("");
    await expect.poll(() => page.locator("#directory section").count()).toBe(30);
  });

  it("[A3] says when nothing matches, and clears the search", async () => {
    const page = await open("/?q=zzzzzz");
    expect(await page.getByText("Nothing in the directory matches “zzzzzz”").isVisible()).toBe(true);
    await page.getByRole("button", { name: "Clear search" }).click();
    await page.waitForURL(`${on.site.url}/`);
    await section(page, "logo-design").waitFor();
  });

  it.each([
    ["/#video-creation", "video-creation"],
    // The other short names lead to their ids by the same rule (src/directory/rules.test.ts).
    ["/#ui-ux", "design-tools"],
  ])("[A4] %s scrolls to %s and opens it", async (path, id) => {
    const page = await open(path);
    await expect
      .poll(() =>
        page.evaluate((target) => Math.round(document.getElementById(target)?.getBoundingClientRect().top ?? -1), id),
      )
      .toSatisfy((top: number) => top >= 0 && top < 130);
    // The browser itself may have scrolled there before scripts could open it.
    await expect.poll(() => toggle(page, id).getAttribute("aria-expanded")).toBe("true");
  });

  it("[A4] the scrolling is smooth, and starts after 100 ms", async () => {
    const page = await on.browser.open({ reducedMotion: "no-preference" });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.addInitScript(() => {
      const calls: unknown[] = [];
      Object.assign(window, { scrollCalls: calls });
      const original = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        calls.push({ id: this.id, options });
        original.call(this, options);
      };
    });
    await page.goto(`${on.site.url}/#animation`);
    const smooth = () =>
      page.evaluate(() =>
        (window as unknown as { scrollCalls: { id: string; options?: { behavior?: string } }[] }).scrollCalls.filter(
          (call) => call.options?.behavior === "smooth",
        ),
      );
    await toggle(page, "animation").and(page.locator("[aria-expanded=true]")).waitFor();
    expect(await smooth()).toEqual([]);
    await page.clock.runFor(100);
    expect(await smooth()).toEqual([{ id: "animation", options: { behavior: "smooth" } }]);
  });

  it("[A5] a section opens with skeletons for 300 ms, shows its content, and closes", async () => {
    const page = await on.browser.open();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${on.site.url}/`);
    const audio = section(page, "audio-tools");
    expect(await toggle(page, "audio-tools").getAttribute("aria-expanded")).toBe("false");
    expect(await audio.locator("article").count()).toBe(0);
    await toggle(page, "audio-tools").click();
    await expect.poll(() => audio.locator("[data-skeleton]").count()).toBeGreaterThan(0);
    await page.clock.runFor(299);
    await expect.poll(() => audio.locator("article").count()).toBe(0);
    await page.clock.runFor(1);
    await audio.locator("article").first().waitFor();
    await expect.poll(() => audio.locator("[data-skeleton]").count()).toBe(0);
    await toggle(page, "audio-tools").click();
    await expect.poll(() => audio.locator("article").count()).toBe(0);
    await toggle(page, "audio-tools").click();
    await expect.poll(() => audio.locator("article").count()).toBeGreaterThan(0);
  });

  it("[A5] the rest of the directory loads one second after the page", async () => {
    const page = await on.browser.open();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${on.site.url}/`);
    await page.locator("html.js section#logo-design button[aria-expanded=false]").waitFor();
    await page.clock.runFor(900);
    expect(fetched).not.toContain("/directory/contents.json");
    const request = page.waitForRequest("**/directory/contents.json");
    await page.clock.runFor(100);
    await request;
  });

  it("[A5] reports a section that fails to load, and tries again", async () => {
    const page = await on.browser.open({ expectedErrors: [/ERR_FAILED/] });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route("**/directory/contents.json", (route) => route.abort());
    await page.goto(`${on.site.url}/`);
    await toggle(page, "audio-tools").click();
    await page.getByText("This category could not be loaded").waitFor();
    await page.unroute("**/directory/contents.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.clock.runFor(300);
    await section(page, "audio-tools").locator("article").first().waitFor();
  });

  it("[A5] a category without anything in it says 'Coming Soon'", async () => {
    const page = await on.browser.open();
    await page.route("**/directory/contents.json", (route) =>
      route.fulfill({ json: { health: { tools: [], engines: [], quickApps: [] } } }),
    );
    await page.goto(`${on.site.url}/`);
    await toggle(page, "health").click();
    await section(page, "health").getByText("Coming Soon").waitFor();
  });

  it("[A5] all content is readable without JavaScript", async () => {
    const page = await open("/", { javaScriptEnabled: false });
    for (const name of ["ElevenLabs", "Spline", "DeepL", "Khanmigo"])
      expect(await page.getByRole("heading", { name, exact: true }).first().isVisible()).toBe(true);
    expect(await page.locator("#directory section:not(:has(article))").count()).toBe(0);
  });

  it("[A6] an engine card shows logo, name, website, description and its first three tags", async () => {
    const page = await open();
    const card = section(page, "image-generation")
      .locator("article", { has: page.getByRole("heading", { name: "Midjourney" }) })
      .first();
    expect(await card.locator("img").getAttribute("src")).toBe("/logos/midjourney.svg");
    expect(await card.getByRole("link", { name: "midjourney.com" }).getAttribute("href")).toMatch(
      /^https:\/\/(www\.)?midjourney\.com/,
    );
    expect(await card.getByRole("list", { name: "Tags" }).getByRole("listitem").count()).toBe(3);
    expect(await card.getByRole("link", { name: "Midjourney", exact: true }).getAttribute("href")).toBe(
      "/ai-models/midjourney",
    );
  });

  it("[A6] a quick-app card shows two images, title, description, three features and how many more", async () => {
    const page = await open();
    const card = section(page, "image-generation").locator("article", { hasText: "+1" }).first();
    expect(await card.locator("img").count()).toBe(2);
    const features = await card.getByRole("list", { name: "Features" }).getByRole("listitem").allInnerTexts();
    expect(features).toHaveLength(4);
    expect(features[3]).toBe("+1");
  });

  it("[A6, A23] a broken picture becomes the placeholder", async () => {
    const page = await on.browser.open({ expectedErrors: [/404|ERR_FAILED/] });
    await page.route("**/logos/midjourney.svg", (route) => route.abort());
    await page.goto(`${on.site.url}/`);
    const broken = section(page, "image-generation")
      .locator("article", { has: page.getByRole("heading", { name: "Midjourney" }) })
      .first()
      .locator("img");
    await broken.scrollIntoViewIfNeeded();
    await expect.poll(() => broken.getAttribute("src")).toBe("/placeholder.svg");
  });

  it("[A7] a list of more than four collapses to 400 px and opens, in four columns; a shorter one does neither", async () => {
    const page = await open();
    const engines = section(page, "image-generation").locator("ul.card-grid").first();
    expect(await engines.locator("> li").count()).toBeGreaterThan(4);
    expect(await engines.evaluate((list) => list.clientHeight)).toBe(400);
    expect(await engines.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length)).toBe(4);
    const more = section(page, "image-generation").getByRole("button", { name: "Show more" }).first();
    await more.click();
    await expect.poll(() => engines.evaluate((list) => list.clientHeight)).toBeGreaterThan(400);
    const tools = section(page, "photo-editing").locator("ul.card-grid").last();
    await expect.poll(() => tools.locator("> li").count()).toBeLessThanOrEqual(4);
    await expect.poll(() => tools.locator("xpath=../..").getByRole("button", { name: "Show more" }).count()).toBe(0);
  });

  it("[A7] focusing a cut-off card by keyboard opens the list", async () => {
    const page = await open();
    const engines = section(page, "image-generation").locator("ul.card-grid").first();
    await engines.getByRole("link").first().focus();
    for (let step = 0; step < 12; step++) await page.keyboard.press("Tab");
    await expect.poll(() => engines.evaluate((list) => list.clientHeight)).toBeGreaterThan(400);
  });
});
