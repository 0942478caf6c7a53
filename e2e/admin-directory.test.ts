import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { expectNoSidewaysScrolling, type OpenOptions, phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { noise } from "../test/pictures.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Site, startSite } from "../test/site.ts";

const operatorEmail = "operator@easel.example";

describe("the operator’s pages of the directory and of plans", () => {
  let site: Site;
  let browser: TestBrowser;
  let operator: TestPerson;
  beforeAll(async () => {
    [site, browser] = await Promise.all([
      startSite({ env: { OPERATOR_EMAILS: operatorEmail, TEST_CHECKOUT: "on" } }),
      startBrowser(),
    ]);
    operator = await openAccount(site, { email: operatorEmail });
  });
  afterAll(async () => {
    browser.expectNoErrors();
    await browser.close();
    await site.stop();
  });

  async function open(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await openSignedIn({ site, browser }, operator, options);
    await page.goto(`${site.url}${path}`);
    return page;
  }

  /** Opens the form of a change, fills it in, and sends it with a reason. */
  async function change(
    page: Page,
    label: string,
    { values = {}, send = label }: { values?: Record<string, string>; send?: string },
  ) {
    await page.locator("summary", { hasText: label }).first().click();
    const form = page.locator("form", { has: page.getByRole("button", { name: send }) }).first();
    for (const [name, value] of Object.entries(values)) {
      const field = form.getByLabel(name, { exact: true });
      if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
      else await field.fill(value);
    }
    await form.getByLabel("Reason").fill("For the test");
    await form.getByRole("button", { name: send }).click();
  }

  const visitorSees = async (path: string) => {
    const response = await fetch(`${site.url}${path}`);
    return { status: response.status, html: await response.text() };
  };

  it("[G4] a tool is found, changed, given a fact with its source, retired and brought back, and visitors see each at once", async () => {
    const page = await open("/admin/directory");
    await page.getByLabel(/^Name, address/).fill("looka");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: "Looka", exact: true }).click();
    await page.getByRole("heading", { name: "Looka", level: 1 }).waitFor();

    await change(page, "Change the tool", { values: { Name: "Looka Studio", Website: "https://looka.example" } });
    await page.getByRole("heading", { name: "Looka Studio", level: 1 }).waitFor();
    await expect
      .poll(async () => (await visitorSees("/tools/looka")).html)
      .toContain("Name changed from Looka to Looka Studio.");

    const plan = page.getByRole("row", { name: /^Free to use/ });
    expect(await plan.getByRole("cell").allTextContents()).toEqual(
      expect.arrayContaining(["Paid only", "The tool’s plan"]),
    );
    const row = page.getByRole("row", { name: /^Starting price/ });
    await page.locator("summary", { hasText: "Change the facts" }).click();
    const facts = page.locator("form", { has: page.getByRole("button", { name: "Change the facts" }) });
    const price = facts.getByRole("group", { name: "Starting price" });
    expect(await price.getByLabel("Source").inputValue()).toBe("https://looka.example");
    await price.getByLabel("Value").fill("12 dollars");
    await price.getByLabel("Source").fill("https://looka.example/pricing");
    await facts.getByRole("group", { name: "API" }).getByLabel("Value").fill("yes");
    await facts.getByLabel("Reason").fill("Read it today");
    await facts.getByRole("button", { name: "Change the facts" }).click();
    await price.getByText(/An amount, a currency and a unit.*\.$/).waitFor();
    await price.getByLabel("Value").fill("12 USD / month");
    expect(await accessibilityFaults(page)).toEqual([]);
    await facts.getByRole("button", { name: "Change the facts" }).click();
    await expect.poll(() => row.getByRole("cell").first().textContent()).toBe("$12 a month");
    await expect.poll(async () => (await visitorSees("/compare/brandmark-vs-looka")).html).toContain("$12 a month");
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.locator("summary", { hasText: "Add a screenshot" }).click();
    const file = { name: "looka.png", mimeType: "image/png", buffer: await noise(640, 400).png().toBuffer() };
    await page.getByRole("button", { name: "Screenshot", exact: true }).setInputFiles(file);
    await page.getByLabel("What it shows").fill("Six logos for a bakery");
    const adding = page.locator("form", { has: page.getByRole("button", { name: "Add the screenshot" }) });
    await adding.getByLabel("Reason").fill("From the press kit");
    await adding.getByRole("button", { name: "Add the screenshot" }).click();
    const picture = page.getByRole("row", { name: /Six logos for a bakery.*Published/ });
    await picture.waitFor();
    await expect.poll(async () => (await visitorSees("/tools/looka")).html).toContain('alt="Six logos for a bakery"');
    await picture.locator("summary").click();
    await picture.getByLabel("Reason").fill("It has another look now");
    await picture.getByRole("button", { name: /^Remove the picture/ }).click();
    await picture.waitFor({ state: "detached" });
    await expect.poll(async () => (await visitorSees("/tools/looka")).html).not.toContain("Six logos for a bakery");

    await change(page, "Retire the tool", {});
    await page.locator("summary", { hasText: "Bring the tool back" }).waitFor();
    await expect.poll(async () => (await visitorSees("/tools/looka")).status).toBe(404);
    await change(page, "Bring the tool back", {});
    await expect.poll(async () => (await visitorSees("/tools/looka")).status).toBe(200);
    const log = await querySite<{ action: string; detail: object }>(
      site,
      "select action, detail from operator_actions order by id",
    );
    expect(log[1]?.detail).toEqual({ price: "12.00 USD / month", api: "yes" });
    expect(log.map(({ action }) => action)).toEqual([
      "tool-changed",
      "tool-fact-set",
      "picture-added",
      "picture-removed",
      "tool-retired",
      "tool-published",
    ]);
  });

  it("[G4] a file is checked, imported and undone, on a phone", async () => {
    const page = await open("/admin/directory/imports", { viewport: phone, expectedErrors: [/status of 422/] });
    const line = "fox-1,Fox,Finds foxes in pictures.,seo,https://fox.example,fox,published";
    const send = async (text: string) => {
      await page
        .getByLabel("File", { exact: true })
        .setInputFiles({ name: "foxes.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
      await page.getByRole("button", { name: "Check the file" }).click();
    };
    await send("nonsense\n1");
    await page.getByText(/There is no column “nonsense”/).waitFor();
    await send(`slug,name,description,category,website,tags,state\n${line}\n${line}`);
    await page.getByText("slug: Line 2 has it, too.").waitFor();
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Imports" }).first().click();
    await page.getByRole("heading", { name: "Imports", level: 1 }).waitFor();
    await send(`slug,name,description,category,website,tags,state\n${line}`);
    const form = page.locator("form", { has: page.getByRole("button", { name: "Import 1 tools" }) });
    await form.getByLabel("Reason").fill("More foxes");
    await form.getByRole("button", { name: "Import 1 tools" }).click();
    await expect.poll(async () => (await visitorSees("/tools/fox-1")).status).toBe(200);
    await change(page, "Undo the import", {});
    await page.getByRole("heading", { name: "Undone" }).waitFor();
    await expect.poll(async () => (await visitorSees("/tools/fox-1")).status).toBe(404);
    expect((await visitorSees("/tools/changes")).html).not.toContain("fox-1");
  });

  it("[G4] settings switch offers and the check of links on, and an export is a file", async () => {
    const page = await open("/admin/directory/settings");
    await querySite(site, "update tools set agreed_discount = 10 where slug = 'canva'");
    await change(page, "Change the settings", { values: { Offers: "yes", "Check websites": "yes" } });
    await page.getByText("On: agreed discounts are shown").waitFor();
    await expect
      .poll(async () => (await visitorSees("/tools/canva")).html)
      .toMatch(/10(?:<!-- -->)?% off through this link/);
    await change(page, "Change the offers for members", { values: { "Offers for members": "yes" } });
    await page.getByText("Say how members get it.").waitFor();
    const terms = "Use the code EASEL-20 <b>at the checkout</b>.";
    await page.getByLabel("How members get it").fill(terms);
    await page.getByRole("button", { name: "Change the offers for members" }).click();
    await page.getByText("On every tool’s page").waitFor();
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect.poll(async () => (await visitorSees("/tools/canva")).html).toContain("% off for members");
    // The better one alone; the code is for members only.
    const { html } = await visitorSees("/tools/canva");
    expect(html).not.toContain("off through this link");
    expect(html).not.toContain("EASEL-20");
    const visitor = await browser.open();
    await visitor.goto(`${site.url}/tools/canva`);
    await visitor.getByRole("link", { name: "sign up, it’s free" }).click();
    await visitor.waitForURL(`${site.url}/signup?redirectTo=/tools/canva`);
    await page.goto(`${site.url}/tools/canva`);
    await page.getByText(terms).waitFor();
    await page.goto(`${site.url}/admin/directory/links`);
    await page.getByText("Each tool’s website is asked once a week, at night.").waitFor();
    const file = await page.request.get(`${site.url}/admin/directory/export?format=json`);
    expect(file.headers()["content-disposition"]).toBe('attachment; filename="tools.json"');
    expect((JSON.parse(await file.text()) as { slug: string }[]).map(({ slug }) => slug)).toContain("canva");
  });

  it("[G4] a plan’s new terms are looked at, published, seen by visitors at once, and taken back", async () => {
    const page = await open("/admin/plans");
    await page.getByRole("link", { name: "Pro, version 1" }).click();
    await page.getByRole("heading", { name: "Pro", level: 1 }).waitFor();
    const look = page.getByRole("button", { name: "Preview the changes" });
    await page.getByLabel("Price per month, USD").fill("21");
    await look.click();
    await page.getByRole("row", { name: "Price per month, USD $19 $21" }).waitFor();
    // It is below the form: the focus goes there, and the window with it.
    const preview = page.getByRole("heading", { name: "Preview" });
    const hasFocus = (heading: Element) =>
      heading === document.activeElement && heading.getBoundingClientRect().bottom < innerHeight;
    await expect.poll(() => preview.evaluate(hasFocus)).toBe(true);
    await page.getByLabel("Basic credits a month").fill("lots");
    await look.click();
    await page.getByText("Enter a whole number from 0 to 1,000,000.").waitFor();
    await page.getByLabel("Basic credits a month").fill("650");
    await look.click();
    await page.getByRole("row", { name: "Basic credits a month 500 650" }).waitFor();
    await page.setViewportSize(phone);
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    const seesOnPricing = () =>
      visitorSees("/pricing").then(({ html }) => [html.includes(">$21<"), html.includes("Pro at $21")]);
    expect(await seesOnPricing()).toEqual([false, false]);
    const old = await open(new URL(page.url()).pathname + new URL(page.url()).search, {
      expectedErrors: [/status of 409/],
    });
    await change(page, "Publish these terms", {});
    await page.getByText("Published by an operator on").waitFor();
    await expect.poll(seesOnPricing).toEqual([true, true]);
    // Another operator looked at the terms before.
    await change(old, "Publish these terms", {});
    await old.getByText(/This plan has changed since you opened the page/).waitFor();
    await change(page, "Use the product’s own terms again", {});
    await page.getByText("The product’s own", { exact: true }).waitFor();
    await expect.poll(seesOnPricing).toEqual([false, false]);
    await page.goto(`${site.url}/admin/plans`);
    await page.getByRole("row", { name: /^Pro, version 3.*The product’s own terms again/ }).waitFor();
    const [published] = await querySite<{ detail: object }>(
      site,
      "select detail from operator_actions where action = 'plan-published'",
    );
    expect(published?.detail).toEqual({
      "Price per month, USD": "$19 → $21",
      "Basic credits a month": "500 → 650",
    });
  });
});
