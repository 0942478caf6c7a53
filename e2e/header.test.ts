import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const menus = {
  "AI Tools": [
    "/#image-generation",
    "/#logo-design",
    "/#social-media",
    "/#ui-ux",
    "/#video-creation",
    "/ideation",
    "/tools",
  ],
  Resources: ["/blog", "/tutorials", "/case-studies", "/api-docs"],
  About: ["/about", "/contact", "/faq"],
};

describe("the header", () => {
  const on = useSiteAndBrowser();
  const open = async (path = "/", options = {}) => {
    const page = await on.browser.open(options);
    await page.goto(`${on.site.url}${path}`);
    await page.locator("nav[aria-label=Main]:not([data-waiting])").waitFor({ state: "attached" });
    return page;
  };
  const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

  it("[A9] stays on top and has every link", async () => {
    const page = await open("/features");
    expect(
      await page
        .locator("header")
        .first()
        .evaluate((header) => getComputedStyle(header).position),
    ).toBe("sticky");
    const header = page.locator("header").first();
    const expected: [string, string][] = [
      ["Features", "/features"],
      ["How it works", "/how-it-works"],
      ["Pricing", "/pricing"],
      ["Log in", "/login?redirectTo=/features"],
      ["Sign up", "/signup?redirectTo=/features"],
    ];
    for (const [name, path] of expected)
      expect(await header.getByRole("link", { name, exact: true }).first().getAttribute("href")).toBe(path);
    expect(await header.getByRole("link", { name: "Easel" }).getAttribute("href")).toBe("/");
  });

  it("[A9] signing in returns to the page, and from an account page to that page's redirect", async () => {
    const page = await on.browser.open({ expectedErrors: [/404/] });
    const expected: [string, string][] = [
      ["/", "/login"],
      ["/tools?q=logo&price=free", "/login?redirectTo=/tools%3Fq%3Dlogo%26price%3Dfree"],
      ["/login?redirectTo=/pricing", "/login?redirectTo=/pricing"],
      ["/signup", "/login"],
      ["/no-such-page", "/login"],
    ];
    for (const [path, loginPath] of expected) {
      await page.goto(`${on.site.url}${path}`);
      const link = page.locator("header").first().getByRole("link", { name: "Log in", exact: true });
      expect(await link.getAttribute("href"), path).toBe(loginPath);
    }
  });

  it.each(Object.entries(menus))(
    "[A9] the %s menu opens by keyboard, holds its links and closes on Escape",
    async (name, paths) => {
      const page = await open("/features");
      const trigger = main(page).getByRole("button", { name });
      await trigger.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("true");
      const links = main(page).locator("[data-state=open]").getByRole("link");
      await links.first().waitFor();
      await expect.poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(paths);
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(paths[0]);
      await page.keyboard.press("Escape");
      await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("false");
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(name);
    },
  );

  it("[A9] a menu opens 200 ms after the pointer enters and closes 150 ms after it leaves", async () => {
    const page = await on.browser.open();
    await page.clock.install();
    await page.goto(`${on.site.url}/features`);
    await page.clock.pauseAt(Date.now() + 60_000);
    const trigger = main(page).getByRole("button", { name: "Resources" });
    await page.locator("h1").hover();
    await trigger.hover();
    await page.clock.runFor(150);
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("false");
    await page.clock.runFor(60);
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("true");
    await page.locator("h1").hover();
    await page.clock.runFor(100);
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("true");
    await page.clock.runFor(60);
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("false");
  });

  it("[A9] a press on a menu that the resting pointer has just opened leaves it open, and a later one closes it", async () => {
    const page = await on.browser.open();
    await page.clock.install();
    await page.goto(`${on.site.url}/features`);
    await page.clock.pauseAt(Date.now() + 60_000);
    const trigger = main(page).getByRole("button", { name: "Resources" });
    await trigger.hover();
    await page.clock.runFor(210);
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("true");
    await trigger.click();
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("true");
    await page.clock.runFor(600);
    await trigger.click();
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("false");
  });

  it("[A9] the next menu opens at once while one is open, and the arrow keys move between menus", async () => {
    const page = await open("/features");
    const button = (name: string) => main(page).getByRole("button", { name });
    await button("Resources").click();
    await button("About").hover();
    await expect.poll(() => button("About").getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => button("Resources").getAttribute("aria-expanded")).toBe("false");
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await button("AI Tools").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(focused).toBe("Features");
    await page.keyboard.press("End");
    await expect.poll(focused).toBe("About");
    await page.keyboard.press("Home");
    await expect.poll(focused).toBe("AI Tools");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe("/#logo-design");
  });

  it("[A9] leaving a menu by keyboard closes it", async () => {
    const page = await open("/features");
    const trigger = main(page).getByRole("button", { name: "About" });
    await trigger.focus();
    await page.keyboard.press("Enter");
    for (const _ of menus.About) await page.keyboard.press("Tab");
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Tab");
    await expect.poll(() => trigger.getAttribute("aria-expanded")).toBe("false");
  });

  it("[A9] without scripts the menus open for the pointer and for the focus", async () => {
    const page = await on.browser.open({ javaScriptEnabled: false });
    await page.goto(`${on.site.url}/features`);
    const link = (name: string) => main(page).getByRole("link", { name });
    expect(await link("Tutorials").isVisible()).toBe(false);
    await main(page).getByRole("button", { name: "Resources" }).hover();
    await link("Tutorials").waitFor();
    await page.locator("h1").hover();
    await main(page).getByRole("button", { name: "About" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/about");
  });

  it("[A9] marks the current page's link", async () => {
    const page = await open("/features");
    const current = page.locator("header").first().locator("nav[aria-label=Main] [aria-current=page]");
    expect(await current.allInnerTexts()).toEqual(["Features"]);
  });

  it("[A10] below the desktop width a panel of at most 80 % of the window opens and one section at a time", async () => {
    const page = await open("/features", { viewport: phone });
    const button = page.getByRole("button", { name: "Open menu" });
    await button.click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    await panel.waitFor();
    await expect.poll(() => main(page).isVisible()).toBe(false);
    for (const [name, paths] of Object.entries(menus)) {
      await panel.locator("summary", { hasText: name }).click();
      await expect.poll(() => panel.locator("details[open] > summary").allInnerTexts()).toEqual([name]);
      const links = await panel
        .locator("details[open] a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      // Wide windows have it in the footer, which is short on a phone.
      expect(links).toEqual(name === "AI Tools" ? [...paths, "/submit"] : paths);
    }
    const height = await panel.evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(phone.height * 0.8 + 1);
    await panel.locator("summary", { hasText: "About" }).click();
    await expect.poll(() => panel.locator("details[open]").count()).toBe(0);
  });

  it("[A10] the focus stays in the panel and goes back to the button", async () => {
    const page = await open("/features", { viewport: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog", { name: "Menu" }).isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Open menu");
  });

  it("[A10] choosing a link closes the panel", async () => {
    const page = await open("/features", { viewport: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/pricing");
    await page.getByRole("dialog", { name: "Menu" }).waitFor({ state: "hidden" });
  });

  it("[A9][A22] in an open menu, letters typed within a second lead to the entry that begins with them", async () => {
    const page = await open("/", { viewport: { width: 1280, height: 800 } });
    await page.clock.install();
    await page.getByRole("button", { name: "Resources", exact: true }).click();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
    await page.keyboard.type("ap");
    expect(await focused()).toBe("/api-docs");
    // Still the same word.
    await page.keyboard.type("t");
    expect(await focused()).toBe("/api-docs");
    await page.clock.runFor(1_001);
    await page.keyboard.type("t");
    expect(await focused()).toBe("/tutorials");
    await page.clock.runFor(1_001);
    await page.keyboard.type("C");
    expect(await focused()).toBe("/case-studies");
  });

  it("[A22] a tooltip opens after 700 ms, the next one at once within 300 ms, by keyboard too, and Escape closes it", async () => {
    const page = await open("/pricing", { viewport: { width: 1280, height: 800 } });
    const links = page.getByRole("region", { name: "What credits cost" }).getByRole("list").getByRole("link");
    const tooltip = page.getByRole("tooltip");
    await links.first().scrollIntoViewIfNeeded();
    const words = await Promise.all([0, 1].map((place) => links.nth(place).getAttribute("title")));
    const rest = async (place: number) => {
      const box = await links.nth(place).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    };
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await rest(0);
    await page.clock.runFor(699);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(2);
    expect(await tooltip.innerText()).toBe(words[0]);
    // The browser shows none of its own beside it.
    expect(await links.first().getAttribute("title")).toBeNull();
    await rest(1);
    await page.clock.runFor(2);
    expect(await tooltip.innerText()).toBe(words[1]);
    expect(await links.first().getAttribute("title")).toBe(words[0]);
    await page.keyboard.press("Escape");
    await page.clock.runFor(2);
    expect(await tooltip.count()).toBe(0);
    await page.clock.resume();
    await page.keyboard.press("Tab");
    await links.first().focus();
    await expect.poll(() => tooltip.innerText()).toBe(words[0]);
    const describedBy = await links.first().evaluate((link) => link.getAttribute("aria-describedby"));
    expect(describedBy).toBe(await tooltip.getAttribute("id"));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("[A22] a new page starts at its top", async () => {
    const page = await open("/");
    await page.evaluate(() => window.scrollTo(0, 1_500));
    await page
      .locator("footer")
      .getByRole("link", { name: "Features", exact: true })
      .and(page.locator(":visible"))
      .click();
    await page.waitForURL("**/features");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
