import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { accessibilityFaults, colorRules, layoutRules } from "../test/axe.ts";
import { sampleOf } from "../test/samples.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { publicPages } from "./public-pages.ts";

const hiddenMark = "data-hidden-on-phones";

/** Runs in the page: marks the outermost parts that it doesn't show. */
function markHiddenParts(mark: string): void {
  for (const element of document.body.querySelectorAll("*")) {
    const isPart = !element.checkVisibility() && element.parentElement?.checkVisibility();
    if (isPart) element.setAttribute(mark, "");
  }
}

describe("every public page", () => {
  const on = useSiteAndBrowser();

  /** One for all of them, because a browser reads the scripts of a new one again. */
  let page: Page;
  beforeAll(async () => {
    page = await on.browser.open({ colorScheme: "light" });
  });

  const fits = (width: number) =>
    expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width} px` })
      .toBeLessThanOrEqual(width);

  it.each(publicPages)("[A26] %s fits on a phone, and has no axe violation there", async (path) => {
    await page.setViewportSize({ width: 375, height: 900 });
    const response = await page.goto(`${on.site.url}${path}`);
    expect(response?.status()).toBe(200);
    expect(await accessibilityFaults(page), "375 px, light").toEqual([]);
    await fits(375);
  });

  // Pages have their frame, cards and forms in common: each commit looks at a third of them in all widths and in the dark.
  it.each(sampleOf(publicPages, 3))(
    "[A26] %s has no axe violation and fits in wider windows, and in the dark",
    async (path) => {
      await page.setViewportSize({ width: 375, height: 900 });
      await page.goto(`${on.site.url}${path}`);
      await page.evaluate(markHiddenParts, hiddenMark);
      await page.setViewportSize({ width: 768, height: 900 });
      expect(await accessibilityFaults(page, "html", layoutRules), "768 px, light").toEqual([]);
      await fits(768);
      await page.setViewportSize({ width: 1_280, height: 900 });
      expect(await accessibilityFaults(page, `[${hiddenMark}]`), "1280 px, light, what phones don't show").toEqual([]);
      await fits(1_280);
      await page.evaluate(() => {
        document.documentElement.dataset.theme = "dark";
      });
      // The theme changes no layout.
      expect(await accessibilityFaults(page, "html", [...layoutRules, ...colorRules]), "1280 px, dark").toEqual([]);
    },
  );

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
