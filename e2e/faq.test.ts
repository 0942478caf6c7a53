import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const allCategories = ["Getting Started", "Account & Billing", "Design Tools & Features", "Technical Support"];

describe("the FAQ", () => {
  const on = useSiteAndBrowser();

  const search = (page: Page) => page.getByPlaceholder("Search for answers...");
  const questions = (page: Page) => page.locator("main details");
  const categories = async (page: Page) => {
    const titles = await page.locator("main h2").allInnerTexts();
    return titles.filter((title) => title !== "Still need help?");
  };

  it("[A18] has four categories of four questions, each opening to its answer", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/faq`);
    expect(await categories(page)).toEqual(allCategories);
    expect(await questions(page).count()).toBe(16);
    const first = questions(page).first();
    expect(await first.locator("p").isVisible()).toBe(false);
    await first.locator("summary").click();
    await expect.poll(() => first.locator("p").isVisible()).toBe(true);
    await first.locator("summary").press("Enter");
    await expect.poll(() => first.locator("p").isVisible()).toBe(false);
  });

  it("[A18] narrows questions and answers while the visitor types, case-insensitive, and hides categories without a match", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/faq`, { waitUntil: "networkidle" });
    await search(page).fill("WATERMARK");
    await page.waitForURL(`${on.site.url}/faq?q=WATERMARK`);
    await expect.poll(() => categories(page)).toEqual(["Design Tools & Features"]);
    await expect.poll(() => questions(page).count()).toBe(1);
    await page.getByText("1 answer for “WATERMARK”").waitFor();
    // The searched text is in the answers as well, so they are open.
    await expect.poll(() => questions(page).locator("p").isVisible()).toBe(true);

    await search(page).fill("lemon squeezy");
    await expect.poll(() => categories(page)).toEqual(["Account & Billing"]);
    await page.waitForURL(/\?q=lemon/);
    await page.reload();
    await expect.poll(() => search(page).inputValue()).toBe("lemon squeezy");
    expect(await categories(page)).toEqual(["Account & Billing"]);
  });

  it("[A18] says when nothing is found, and clears the search", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/faq?q=zzzzzz`, { waitUntil: "networkidle" });
    expect(await page.getByText("No results found").isVisible()).toBe(true);
    expect(await questions(page).count()).toBe(0);
    await page.getByRole("link", { name: "Clear Search" }).click();
    await page.waitForURL(`${on.site.url}/faq`);
    await expect.poll(() => search(page).inputValue()).toBe("");
    await expect.poll(() => categories(page)).toEqual(allCategories);
  });

  it("[A18] searches and clears without scripts", async () => {
    const page = await on.browser.open({ javaScriptEnabled: false });
    await page.goto(`${on.site.url}/faq`);
    await search(page).fill("Watermark");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(`${on.site.url}/faq?q=Watermark`);
    expect(await categories(page)).toEqual(["Design Tools & Features"]);
    await expect.poll(() => search(page).inputValue()).toBe("Watermark");
    await page.goto(`${on.site.url}/faq?q=zzzzzz`);
    await page.getByRole("link", { name: "Clear Search" }).click();
    await page.waitForURL(`${on.site.url}/faq`);
    await expect.poll(() => questions(page).count()).toBe(16);
  });

  it("[A18] shows what is searched for as text", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/faq?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    expect(await page.getByText("No results found").isVisible()).toBe(true);
    expect(await page.locator('main img[src="x"]').count()).toBe(0);
  });

  it("[A18] links to support and the help center", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/faq`);
    expect(await page.getByRole("link", { name: "Contact Support" }).getAttribute("href")).toBe(
      "/contact?subject=support",
    );
    expect(await page.getByRole("link", { name: "Visit Help Center" }).getAttribute("href")).toBe("/help");
  });

  it("[A18] tells search engines its sixteen questions and answers", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/faq`);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "{}");
    expect(data["@type"]).toBe("FAQPage");
    expect(data.mainEntity).toHaveLength(16);
    expect(data.mainEntity[0].acceptedAnswer.text).toContain("30 categories");
  });
});
