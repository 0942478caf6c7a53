import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { phone } from "../test/browser.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("the home page on a phone", () => {
  const on = useSiteAndBrowser();
  const open = async () => {
    const page = await on.browser.open({ viewport: phone });
    await page.goto(`${on.site.url}/`);
    // The server sends the first sections open for wide screens; on a phone all are closed once the page stands.
    await page.locator("section#image-generation button[aria-expanded=false]").first().waitFor();
    return page;
  };
  const toggle = (page: Page, id: string) => page.locator(`section#${id} h2 button`);

  it("[A8] one category is open at a time", async () => {
    const page = await open();
    await toggle(page, "logo-design").click();
    await page.locator("section#logo-design article").first().waitFor();
    await toggle(page, "video-creation").click();
    await page.locator("section#video-creation article").first().waitFor();
    await expect.poll(() => toggle(page, "logo-design").getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => page.locator("section#logo-design article").count()).toBe(0);
    await toggle(page, "video-creation").click();
    await expect.poll(() => page.locator("#directory section article").count()).toBe(0);
  });

  it("[A8] a category shows title, description, 'Powered by:' with up to four logos and how many more", async () => {
    const page = await open();
    const images = page.locator("section#image-generation");
    expect(await images.getByText("Powered by:").isVisible()).toBe(true);
    expect(await images.locator("p img").count()).toBe(4);
    expect(await images.getByText(/^\+\d+$/).isVisible()).toBe(true);
  });

  it("[A8] without engines, 'Powered by:' shows the first four tools", async () => {
    const page = await open();
    const marks = await page
      .locator("section#seo p img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
    const response = await fetch(`${on.site.url}/directory/contents.json`);
    const { seo } = (await response.json()) as Record<string, { engines: unknown[]; tools: { name: string }[] }>;
    expect(seo?.engines).toEqual([]);
    expect(marks).toEqual(seo?.tools.slice(0, 4).map(({ name }) => name));
  });

  it("[A8] 'AI Engines' and 'Quick Apps' show four first, then more, then less", async () => {
    const page = await open();
    await toggle(page, "image-generation").click();
    const images = page.locator("section#image-generation");
    await images.getByRole("heading", { name: /AI Engines/ }).waitFor();
    await expect.poll(() => images.getByRole("heading", { name: /Quick Apps/ }).isVisible()).toBe(true);
    const engines = images.locator("ul.card-grid").first().locator("> li");
    const visible = () => engines.evaluateAll((items) => items.filter((item) => item.checkVisibility()).length);
    expect(await visible()).toBe(4);
    await images.getByRole("button", { name: "Show more" }).first().click();
    await expect.poll(visible).toBe(await engines.count());
    await images.getByRole("button", { name: "Show less" }).first().click();
    await expect.poll(visible).toBe(4);
    await expect
      .poll(() => images.getByRole("link", { name: "midjourney.com" }).getAttribute("href"))
      .toContain("https://");
  });

  it("[A8] a category without content says so", async () => {
    const page = await on.browser.open({ viewport: phone });
    await page.route("**/directory/contents.json", (route) =>
      route.fulfill({ json: { health: { tools: [], engines: [], quickApps: [] } } }),
    );
    await page.goto(`${on.site.url}/`);
    await page.locator("section#health button[aria-expanded=false]").waitFor();
    await toggle(page, "health").click();
    await page.getByText("No content available for this category.").waitFor();
  });

  it("[A8] content loads 300 ms after the page, and skeletons show for 100 ms", async () => {
    const page = await on.browser.open({ viewport: phone });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const contents = page.waitForResponse("**/directory/contents.json");
    await page.goto(`${on.site.url}/`);
    await page.clock.runFor(300);
    await contents;
    await page.locator("section#audio-tools button[aria-expanded=false]").waitFor();
    await toggle(page, "audio-tools").click();
    await page.clock.runFor(99);
    await expect.poll(() => page.locator("section#audio-tools [data-skeleton]").count()).toBeGreaterThan(0);
    await page.clock.runFor(1);
    await page.locator("section#audio-tools article").first().waitFor();
  });

  it("[A26] nothing is wider than the screen", async () => {
    const page = await open();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});
