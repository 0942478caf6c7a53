import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startBrowser, type TestBrowser } from "../test/browser.ts";
import { type Site, startSite } from "../test/site.ts";

describe("an unknown address", () => {
  let site: Site;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), startBrowser()]);
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  it("[A21] answers 404, says so, leads home and is logged", async () => {
    const page = await browser.open({ expectedErrors: [/404/] });
    const response = await page.goto(`${site.url}/no-such-page`);
    expect(response?.status()).toBe(404);
    expect(await page.getByText("404", { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole("heading", { name: "Oops! Page not found" }).isVisible()).toBe(true);
    expect(site.output()).toMatch(/"path":"\/no-such-page","msg":"page not found"/);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${site.url}/`);
  });
});
