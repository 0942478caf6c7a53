import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

describe("the workspace", () => {
  const on = useSiteAndBrowser({ env: { TEST_CHECKOUT: "on" } });
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeAll(async () => {
    ada = await openAccount(on.site);
  });
  /** With what a new account on the Free plan has. */
  const openNewAccount = async () => {
    const person = await openAccount(on.site);
    await grantTo(credits.ledger, person.userId, { amount: 30 });
    return person;
  };
  const open = async (path: string, person = ada, options?: Parameters<typeof openSignedIn>[2]): Promise<Page> => {
    const page = await openSignedIn(on, person, options);
    await page.goto(`${on.site.url}${path}`);
    return page;
  };
  const ask = (path: string, cookie = "") =>
    fetch(`${on.site.url}${path}`, { headers: { accept: "text/html", cookie }, redirect: "manual" });

  it("[F1][B7] /home leads to /workspace, and visitors of both to the sign-in page before", async () => {
    for (const path of ["/home", "/workspace"]) {
      expect((await ask(path)).headers.get("location")).toBe(`/login?redirectTo=${path}`);
    }
    expect((await ask("/home", ada.cookie)).headers.get("location")).toBe("/workspace");
    const home = await ask("/workspace", ada.cookie);
    expect([home.status, home.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  it("[F1] a new account has its first design after one click, without a key, and opens it again with one", async () => {
    const person = await openNewAccount();
    const page = await open("/workspace", person);
    await page.getByRole("button", { name: "Make this poster for 10 AI credits" }).click();
    await page.waitForURL(/\/image-generator\?run=/);
    await page
      .getByRole("img", { name: /Jazz night/i })
      .first()
      .waitFor();
    await page.goto(`${on.site.url}/workspace`);
    const work = page.getByRole("region", { name: "Recent work" });
    const picture = work.locator("img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await work.getByRole("link", { name: /Poster for a jazz night/ }).click();
    await page.waitForURL(/\/image-generator\?run=/);
  });

  it("[F1] two presses at once make one design", async () => {
    const person = await openNewAccount();
    const html = await (await ask("/workspace", person.cookie)).text();
    const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const press = () =>
      fetch(`${on.site.url}/workspace`, {
        method: "POST",
        headers: { cookie: person.cookie, origin: on.site.url },
        body: new URLSearchParams({ idempotencyKey }),
        redirect: "manual",
      });
    const [one, other] = await Promise.all([press(), press()]);
    expect(one.status).toBe(303);
    expect(other.headers.get("location")).toBe(one.headers.get("location"));
  });

  it("[F1] any tool opens with one click, and the search finds it by what it does", async () => {
    const page = await open("/workspace");
    await page.getByRole("heading", { level: 1, name: "Welcome, Ada" }).waitFor();
    const tools = page.getByRole("region", { name: "Tools" });
    const search = page.getByRole("searchbox", { name: "Search tools" });
    await untilHydrated(search);
    await search.fill("mockup figma");
    expect(await tools.getByRole("listitem").count()).toBe(1);
    await search.press("Enter");
    await page.waitForURL("**/design-generator");
    await page.goto(`${on.site.url}/workspace`);
    await tools.getByRole("link", { name: /^Image generator/ }).click();
    await page.waitForURL("**/image-generator");
  });

  it("[F1] Image, Video and Audio say what works now, by mouse and by keyboard", async () => {
    const page = await open("/workspace");
    const image = page.getByRole("tab", { name: "Image" });
    await untilHydrated(image);
    expect(await page.getByRole("tabpanel").innerText()).toContain("Easel Studio, without a key");
    await page.getByRole("tab", { name: "Audio" }).click();
    expect(await page.getByRole("tabpanel").innerText()).toContain("Needs an engine");
    await page.keyboard.press("ArrowRight");
    expect(await image.getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await page.getByRole("tab", { name: "Video" }).getAttribute("aria-selected")).toBe("true");
  });

  it("[F1] the upgrade card offers the next plan as it is", async () => {
    const page = await open("/workspace");
    const card = page.getByRole("region", { name: "Do more with Pro" });
    expect(await card.innerText()).toMatch(/650 AI credits a month[\s\S]*No watermarks[\s\S]*\$19 per month.*7 days/);
    await card.getByRole("link", { name: "Upgrade Now" }).click();
    await page.waitForURL("**/pricing?plan=pro&interval=monthly");
  });

  it("[F1] breadcrumbs lead back on every page", async () => {
    const page = await open("/home/product-picture?key=productPicture");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    expect(await crumbs.getByRole("listitem").allInnerTexts()).toEqual(["Home", "/\nProduct picture"]);
    await crumbs.getByRole("link", { name: "Home" }).click();
    await page.waitForURL("**/workspace");
    await page.goto(`${on.site.url}/settings/security/password`);
    await crumbs.getByRole("link", { name: "Security" }).click();
    await page.waitForURL("**/settings/security");
  });

  it("[A26][F1] axe finds nothing, and it fits, on a phone and in wide windows", async () => {
    const page = await open("/workspace", ada, { viewport: phone });
    for (const { width, theme } of [
      { width: 375, theme: "light" },
      { width: 375, theme: "dark" },
      { width: 1280, theme: "light" },
      { width: 1280, theme: "dark" },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(await accessibilityFaults(page), `${width} px, ${theme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
