import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults, colorRules, layoutRules } from "../test/axe.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { publicPages } from "./public-pages.ts";

const widths = [
  { width: 375, rules: undefined },
  { width: 768, rules: layoutRules },
  { width: 1280, rules: undefined },
];

describe("every public page", () => {
  const on = useSiteAndBrowser();

  /** One for all of them, because a browser reads the scripts of a new one again. */
  let page: Page;
  beforeAll(async () => {
    page = await on.browser.open({ colorScheme: "light" });
  });

  it.each(publicPages)("[A26] %s has no axe violation and fits at every width, light and dark", async (path) => {
    const response = await page.goto(`${on.site.url}${path}`);
    expect(response?.status()).toBe(200);
    for (const { width, rules } of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await accessibilityFaults(page, "html", rules), `${width} px, light`).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width} px` })
        .toBeLessThanOrEqual(width);
    }
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark";
    });
    expect(await accessibilityFaults(page, "html", colorRules), "1280 px, dark").toEqual([]);
    await page.setViewportSize({ width: 375, height: 900 });
    expect(await accessibilityFaults(page, "html", colorRules), "375 px, dark").toEqual([]);
  });

  it("[A26] the theme follows the system, can be switched and is remembered", async () => {
    const page = await on.browser.open({ colorScheme: "dark" });
    await page.goto(`${on.site.url}/features`);
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe("dark");
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    await expect.poll(theme).toBe("light");
    await page.reload();
    expect(await theme()).toBe("light");
  });

  it("[A26] the first tab stop is a skip link", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/`);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await page.keyboard.press("Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("placeholder")))
      .toBe("Search AI tools...");
  });

  it("[A26] nothing moves for visitors who prefer reduced motion", async () => {
    const page = await on.browser.open({ reducedMotion: "reduce" });
    await page.goto(`${on.site.url}/`);
    const durations = await page
      .locator("article")
      .first()
      .evaluate((card) => getComputedStyle(card).transitionDuration);
    expect(durations.split(",").every((duration) => Number.parseFloat(duration) < 0.001)).toBe(true);
  });
});
