import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const desktopLinks = [
  ["Favorites", "/favourites"],
  ["Profile", "/settings/profile"],
  ["Security", "/settings/security"],
  ["AI providers", "/settings/ai-providers"],
  ["AI Credits", "/settings/credits"],
  ["Billing", "/settings/billing"],
];
const phoneLinks = [
  ["Favorites", "/favourites"],
  ["Profile", "/settings/profile"],
  ["Security", "/settings/security"],
  ["Credits", "/settings/credits"],
  ["Billing", "/settings/billing"],
];

describe("the header of the signed-in", () => {
  const on = useSiteAndBrowser();
  let ada: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
  });

  const open = async (path: string, options = {}) => {
    const page = await openSignedIn(on, ada, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  };
  const linksIn = (page: Page, part: string) =>
    page.locator(part).evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute("href")]));
  const account = (page: Page) => page.getByRole("navigation", { name: "Account" });
  const live = (page: Page) => page.locator("nav[aria-label=Account]:not([data-waiting])").waitFor();

  it("[A9] has workspace, referrals and the account menu in place of sign-in and sign-up", async () => {
    const page = await open("/features");
    await live(page);
    const header = page.locator("header").first();
    for (const [name, path] of [
      ["Workspace", "/workspace"],
      ["Referrals", "/referral-dashboard"],
    ] as const)
      expect(await account(page).getByRole("link", { name }).getAttribute("href")).toBe(path);
    expect(await header.getByRole("link", { name: /sign in|sign up/i }).count()).toBe(0);
    const button = account(page).getByRole("button", { name: "Account menu" });
    expect(await button.locator("svg").textContent()).toBe("AL");
    await button.click();
    await expect.poll(() => linksIn(page, "[data-menu=account] a")).toEqual(desktopLinks);
    await expect.poll(() => account(page).textContent()).toContain(`Ada Lovelace${ada.email}`);
    expect(await accessibilityFaults(page, "header")).toEqual([]);
  });

  it("[A9] a long name pushes nothing of the phone's panel off the screen", async () => {
    const long = await openAccount(on.site, { firstName: "Wilhelmina-Alexandra", lastName: "Featherstonehaugh" });
    const page = await openSignedIn(on, long, { viewport: phone });
    await page.goto(`${on.site.url}/features`);
    await page.getByRole("button", { name: "Open menu" }).click();
    const panel = page.getByRole("dialog");
    await panel.getByText("Wilhelmina-Alexandra").waitFor();
    await expect.poll(() => panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it("[A9] the account menu works by keyboard and does not open on hover", async () => {
    const page = await open("/settings/profile");
    await live(page);
    const button = account(page).getByRole("button", { name: "Account menu" });
    await button.hover();
    await button.focus();
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Enter");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("href"));
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe("/favourites");
    await page.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe("/settings/profile");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-current"))).toBe("page");
    await page.keyboard.press("End");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Sign out");
    await page.keyboard.press("Escape");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Account menu");
  });

  it("[A9] pressing outside or choosing a link closes the account menu", async () => {
    const page = await open("/features");
    await live(page);
    const button = account(page).getByRole("button", { name: "Account menu" });
    await button.click();
    await page.locator("h1").click();
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    await button.click();
    await account(page).getByRole("link", { name: "Favorites" }).click();
    await page.waitForURL("**/favourites");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  });

  it("[A9] the account menu works without scripts, signing out included", async () => {
    const page = await open("/features", { javaScriptEnabled: false });
    await account(page).getByRole("button", { name: "Account menu" }).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => account(page).getByRole("link", { name: "Favorites" }).isVisible()).toBe(true);
    const other = await openAccount(on.site);
    const theirs = await openSignedIn(on, other, { javaScriptEnabled: false });
    await theirs.goto(`${on.site.url}/features`);
    await account(theirs).getByRole("button", { name: "Account menu" }).focus();
    await account(theirs).getByRole("button", { name: "Sign out" }).click();
    await theirs.waitForURL(`${on.site.url}/`);
    await expect.poll(() => theirs.locator("header").first().getByRole("link", { name: "Sign up" }).count()).toBe(1);
  });

  it("[B6] signing out from the menu ends the session and says so on the home page", async () => {
    const person = await openAccount(on.site);
    const page = await openSignedIn(on, person);
    await page.goto(`${on.site.url}/features`);
    await live(page);
    await account(page).getByRole("button", { name: "Account menu" }).click();
    await account(page).getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${on.site.url}/`);
    await page.getByText("Signed out successfully").waitFor();
    await page.locator("header").first().getByRole("link", { name: "Sign up" }).waitFor();
    await expect.poll(() => account(page).count()).toBe(0);
  });

  it("[A10] on a phone the panel has all links except providers, and choosing a link closes it", async () => {
    const page = await open("/settings/security", { viewport: phone });
    await page.getByRole("button", { name: "Open menu" }).click();
    const panel = page.getByRole("dialog", { name: "Menu" });
    await panel.waitFor();
    for (const [name, path] of [
      ["Workspace", "/workspace"],
      ["Referrals", "/referral-dashboard"],
    ] as const)
      await expect.poll(() => panel.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(path);
    await expect.poll(() => panel.getByRole("link", { name: /sign in|sign up/i }).count()).toBe(0);
    await panel.locator("summary", { hasText: "Resources" }).click();
    await panel.locator("summary", { hasText: "Ada Lovelace" }).click();
    await expect.poll(() => panel.locator("details[open]").count()).toBe(1);
    expect(await linksIn(page, "dialog details[open] a")).toEqual(phoneLinks);
    await expect.poll(() => panel.locator("details[open] [aria-current=page]").textContent()).toBe("Security");
    expect(await accessibilityFaults(page, "dialog")).toEqual([]);
    await panel.getByRole("link", { name: "Favorites" }).click();
    await page.waitForURL("**/favourites");
    await panel.waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  it("[A1] the home page links signed-in users to their workspace instead of sign-up", async () => {
    const page = await open("/");
    expect(await page.getByRole("link", { name: "Get Started" }).getAttribute("href")).toBe("/workspace");
    expect(await page.locator("#early-access").count()).toBe(0);
    expect(await page.locator("main a[href='/signup']").count()).toBe(0);
  });

  it("[A9] visitors do not load the member navigation", async () => {
    const visitor = await on.browser.open();
    const scripts: string[] = [];
    visitor.on("response", (response) => scripts.push(new URL(response.url()).pathname));
    await visitor.goto(`${on.site.url}/`, { waitUntil: "networkidle" });
    expect(scripts.filter((path) => /member-navigation|kept-favorites/.test(path))).toEqual([]);
    const page = await openSignedIn(on, ada);
    const theirs: string[] = [];
    page.on("response", (response) => theirs.push(new URL(response.url()).pathname));
    await page.goto(`${on.site.url}/`, { waitUntil: "networkidle" });
    for (const part of ["member-navigation", "kept-favorites"])
      await expect.poll(() => theirs.some((path) => path.includes(part)), { message: part }).toBe(true);
  });

  it("[A9] the page works even if the member navigation fails to load", async () => {
    // React says that what the server sent is missing.
    const page = await openSignedIn(on, ada, { expectedErrors: [/ERR_FAILED/, /Minified React error #418/] });
    await page.route("**/assets/member-navigation-*", (route) => route.abort());
    await page.goto(`${on.site.url}/features`);
    await account(page).waitFor({ state: "detached" });
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await page.locator("header").first().getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/pricing");
    await page.getByRole("region", { name: "Business", exact: true }).waitFor();
  });

  it("[A9] a page is the same for all visitors, and different for signed-in users", async () => {
    const read = async (cookie: string) => {
      const answer = await fetch(`${on.site.url}/features`, { headers: { cookie, accept: "text/html" } });
      return { html: await answer.text(), cacheControl: answer.headers.get("cache-control") };
    };
    const first = await read("");
    expect(await read("easel.device=abc; other=1")).toEqual(first);
    const hers = await read(ada.cookie);
    expect(hers.html).toContain(ada.email);
    expect(hers.cacheControl).toBe("private, no-store");
    expect(await read("")).toEqual(first);
    expect(first.html).not.toContain("Account menu");
  });
});
