import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "../test/axe.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

interface Found {
  readonly kind: string;
  readonly name: string;
}

describe("the search of the directory", () => {
  const on = useSiteAndBrowser();

  async function open(path: string, label: string) {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}${path}`);
    const field = page.getByRole("combobox", { name: label });
    await untilHydrated(field);
    return { page, field };
  }
  const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

  it.each([
    ["/", "Search AI tools"],
    ["/", "Search the directory"],
    ["/tools", "Search tools"],
  ])("[A28] on %s, “%s” suggests what fits, and the keyboard opens it", async (path, label) => {
    const { page, field } = await open(path, label);
    await field.pressSequentially("chat gpt");
    await expect.poll(() => options(page).first().innerText()).toMatch(/^ChatGPT\s+Tool$/);
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    expect(await options(page).and(page.locator("[aria-selected=true]")).count()).toBe(0);
    await field.press("ArrowDown");
    const active = await field.getAttribute("aria-activedescendant");
    expect(await options(page).and(page.locator("[aria-selected=true]")).getAttribute("id")).toBe(active);
    await field.press("Enter");
    await page.waitForURL("**/tools/chatgpt");
  });

  it("[A28] what was chosen with the arrow keys stays chosen when a later answer comes, and not when the text changes", async () => {
    const { page, field } = await open("/", "Search AI tools");
    await field.fill("chatgp");
    await expect.poll(() => options(page).first().innerText()).toMatch(/^ChatGPT\s/);
    const released = Promise.withResolvers<void>();
    await page.route("**/directory/suggestions.json?q=chatgpt", async (route) => {
      await released.promise;
      await route.continue();
    });
    await field.fill("chatgpt");
    await field.press("ArrowDown");
    const answered = page.waitForResponse("**/directory/suggestions.json?q=chatgpt");
    released.resolve();
    await (await answered).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const selected = options(page).and(page.locator("[aria-selected=true]"));
    expect(await selected.innerText()).toMatch(/^ChatGPT\s/);
    await field.fill("chatgp");
    expect(await selected.count()).toBe(0);
  });

  it("[A28] Escape closes the suggestions and keeps the text, and Enter searches for it", async () => {
    const { page, field } = await open("/tools", "Search tools");
    await field.pressSequentially("ai logo");
    await options(page).first().waitFor();
    await field.press("Escape");
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await field.inputValue()).toBe("ai logo");
    await field.press("Enter");
    await page.waitForURL("**/tools?q=ai+logo");
    await page.getByRole("link", { name: "Looka", exact: true }).first().waitFor();
    expect(await options(page).count()).toBe(0);
  });

  it("[A28] a click opens a suggestion", async () => {
    const { page, field } = await open("/", "Search AI tools");
    await field.pressSequentially("loga maker");
    await options(page).filter({ hasText: "Logo design" }).click();
    await page.waitForURL("**/tools?category=logo-design");
  });

  it.each([375, 1280])("[A28][A26] the open suggestions have no axe violation at %i px, and fit", async (width) => {
    const { page, field } = await open("/", "Search AI tools");
    await page.setViewportSize({ width, height: 900 });
    await field.pressSequentially("ai video");
    await options(page).first().waitFor();
    await field.press("ArrowDown");
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const last = await options(page).last().boundingBox();
    expect(
      await page.evaluate(
        (y) => document.elementFromPoint(100, y)?.closest("[role=listbox]") !== null,
        (last?.y ?? 0) + 5,
      ),
    ).toBe(true);
    await page.goto(`${on.site.url}/tools`);
    const other = page.getByRole("combobox", { name: "Search tools" });
    await untilHydrated(other);
    await other.pressSequentially("remove backgorund");
    await options(page).first().waitFor();
    await page.waitForURL("**/tools?q=remove+backgorund");
    // Results that are being read anew are pale.
    await page.locator("[aria-busy=false]").waitFor();
    await other.press("ArrowDown");
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("[A28][A3] the home page narrows to what a text means, before scripts load and after", async () => {
    const { page, field } = await open("/?q=chat+gpt", "Search AI tools");
    const first = page.locator("#directory section").first();
    await expect.poll(() => first.getAttribute("id")).toBe("chat");
    await field.fill("ai logo");
    await expect.poll(() => first.getAttribute("id")).toBe("logo-design");
    await page.waitForURL("**/?q=ai+logo");
    await page.reload();
    await expect.poll(() => first.getAttribute("id")).toBe("logo-design");
    const html = await (await fetch(`${on.site.url}/?q=remove+backgorund`)).text();
    expect(html).toContain("remove.bg");
    expect(html).not.toContain("Nothing in the directory");
  });

  it("[A28] one search answers the pages, the suggestions and the API", async () => {
    for (const text of ["mid journey", "ＭＩＤＪＯＵＲＮＥＹ", "midjurney"]) {
      const query = new URLSearchParams({ q: text });
      const suggested = (await (await fetch(`${on.site.url}/directory/suggestions.json?${query}`)).json()) as Found[];
      expect(suggested[0]).toMatchObject({ kind: "tool", name: "Midjourney" });
      const api = (await (await fetch(`${on.site.url}/api/v1/tools?${query}`)).json()) as { tools: Found[] };
      expect(api.tools[0]?.name).toBe("Midjourney");
      for (const page of ["/", "/tools"]) {
        expect(await (await fetch(`${on.site.url}${page}?${query}`)).text()).toContain("/tools/midjourney");
      }
    }
  });

  it("[A28] refuses texts that are too long, and answers none with nothing", async () => {
    for (const path of ["/directory/suggestions.json", "/directory/found.json"]) {
      expect((await fetch(`${on.site.url}${path}?q=${"x".repeat(101)}`)).status).toBe(400);
      expect((await fetch(`${on.site.url}${path}?q=`)).status).toBe(200);
    }
    expect(await (await fetch(`${on.site.url}/directory/suggestions.json`)).json()).toEqual([]);
  });
});
