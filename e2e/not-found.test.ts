import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startBrowser, type TestBrowser } from "../test/browser.ts";
import { type BorrowedSite, borrowSite } from "../test/shared-sites.ts";
import type { Site } from "../test/site.ts";

describe("an unknown address", () => {
  let borrowed: BorrowedSite;
  let site: Site;
  let browser: TestBrowser;
  beforeAll(async () => {
    [borrowed, browser] = await Promise.all([borrowSite(), startBrowser()]);
    ({ site } = borrowed);
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(async () => {
    await browser.close();
    await borrowed.end();
  });

  it("[A21] answers 404, says so, leads home and is logged", async () => {
    const page = await browser.open({ expectedErrors: [/404/] });
    const response = await page.goto(`${site.url}/no-such-page`);
    expect(response?.status()).toBe(404);
    expect(await page.getByText("404", { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole("heading", { name: "Oops! Page not found" }).isVisible()).toBe(true);
    await expect.poll(() => site.output()).toMatch(/"path":"\/no-such-page","msg":"page not found"/);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${site.url}/`);
  });

  it("[A21] a visitor without a connection is told so instead, and can try again", async () => {
    const page = await browser.open({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] });
    await page.goto(`${site.url}/tools/canva`);
    await page.context().setOffline(true);
    const similar = page.locator('main article a[href^="/tools/"]').first();
    const path = await similar.getAttribute("href");
    await similar.click();
    await page.getByRole("heading", { level: 1, name: "No connection" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "No connection" }).waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});
