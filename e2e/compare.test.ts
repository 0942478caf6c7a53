import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "../test/axe.ts";
import { expectNoSidewaysScrolling, phone } from "../test/browser.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { queryOnce } from "../test/test-database.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

describe("comparing tools", () => {
  const on = useSiteAndBrowser();
  const wide = { width: 1280, height: 900 };

  it.each([
    ["a phone", phone],
    ["a wide screen", wide],
  ])("[A27] on %s, tools gather in a tray over pages and are then seen side by side", async (_name, viewport) => {
    const page = await on.browser.open({ viewport });
    const tray = page.getByRole("region", { name: "Tools to compare" });
    await page.goto(`${on.site.url}/tools?q=logo`);
    const looka = page.getByRole("button", { name: "Compare Looka" });
    await untilHydrated(looka);
    await looka.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => looka.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => tray.getByRole("status").textContent()).toBe("Looka added.");
    expect(await tray.getByRole("link", { name: "Choose another" }).isVisible()).toBe(true);
    await page.goto(`${on.site.url}/tools/brandmark`);
    await expect.poll(() => tray.getByRole("listitem").allTextContents()).toEqual(["Looka"]);
    await page.getByRole("button", { name: "Add to comparison" }).click();
    await expect.poll(() => tray.getByRole("listitem").allTextContents()).toEqual(["Looka", "Brandmark"]);
    await page.getByRole("button", { name: "Remove from comparison" }).click();
    for (const name of ["LogoAI", "Zoviz", "Tailor Brands", "LOGO.com"]) {
      await page.getByRole("button", { name: `Compare ${name}`, exact: true }).click();
    }
    await expect.poll(() => tray.getByRole("status").textContent()).toMatch(/up to 4 tools/);
    expect(await tray.getByRole("listitem").allTextContents()).toEqual(["Looka", "LogoAI", "Zoviz", "Tailor Brands"]);
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    // The end of the page is above the tray.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [footer, bar] = await Promise.all([page.getByRole("contentinfo").boundingBox(), tray.boundingBox()]);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(bar?.y ?? 0));

    for (const name of ["LogoAI", "Zoviz"]) await tray.getByRole("button", { name: `Remove ${name}` }).click();
    await tray.getByRole("link", { name: "Compare 2 tools" }).click();
    await page.waitForURL("**/compare/looka-vs-tailor-brands");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Looka vs Tailor Brands");
    expect(await tray.count()).toBe(0);
    const table = page.getByRole("table", { name: "Looka vs Tailor Brands" });
    expect(await table.getByRole("rowheader", { name: "Tags Differs" }).isVisible()).toBe(true);
    expect(await table.getByRole("columnheader").count()).toBe(2);
    await expectNoSidewaysScrolling(page);
    // Two tools fit beside each other.
    const region = page.getByRole("region", { name: "Comparison" });
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Show only differences" }).click();
    await expect.poll(() => table.getByRole("rowheader", { name: "Category" }).count()).toBe(0);
    await page.getByRole("link", { name: "Show everything" }).click();
    await expect.poll(() => table.getByRole("rowheader", { name: "Category" }).count()).toBe(1);
  });

  it("[A27] without scripts, a card, a search and links choose the tools", async () => {
    const page = await on.browser.open({ javaScriptEnabled: false, viewport: phone });
    await page.goto(`${on.site.url}/tools/canva`);
    await page.getByRole("button", { name: "Compare Buffer" }).first().click();
    await page.waitForURL("**/compare?tools=buffer");
    await page.getByRole("searchbox", { name: "Tool, or what it does" }).fill("loga maker");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("link", { name: "Add Looka" }).click();
    await expectNoSidewaysScrolling(page);
    await page.getByRole("link", { name: "Compare 2 tools" }).click();
    await page.waitForURL("**/compare/buffer-vs-looka");
    await page.getByRole("link", { name: "Show only differences" }).click();
    await page.waitForURL("**/compare/buffer-vs-looka?only=differences");
    expect(await page.getByRole("rowheader", { name: "Runs here" }).count()).toBe(0);
    await page.getByRole("link", { name: "Remove Buffer" }).click();
    await page.waitForURL("**/compare?tools=looka");
  });

  it("[A27] each comparison has one address; what is none says why", async () => {
    const get = async (path: string) => {
      const response = await fetch(`${on.site.url}${path}`, { redirect: "manual" });
      return { status: response.status, location: response.headers.get("location"), html: await response.text() };
    };
    expect(await get("/compare/looka-vs-brandmark?only=differences&x=1")).toMatchObject({
      status: 301,
      location: "/compare/brandmark-vs-looka?only=differences",
    });
    const { status, html } = await get("/compare/brandmark-vs-looka");
    expect(status).toBe(200);
    expect(html).toMatch(/rel="canonical" href="[^"]*\/compare\/brandmark-vs-looka"/);
    expect(html).not.toContain("noindex");
    const [, image = ""] = /property="og:image" content="https?:\/\/[^/]+([^"]*)"/.exec(html) ?? [];
    expect(image).toBe("/og/compare/brandmark-vs-looka.png");
    expect((await get(image)).status).toBe(200);
    expect((await get("/og/compare/looka-vs-wysa.png")).status).toBe(404);
    for (const [path, expected, reason] of [
      ["/compare/looka-vs-nope", 404, "there is no tool at /tools/nope"],
      ["/compare/looka", 400, "2 to 4 tools"],
      ["/compare/looka-vs-looka", 400, "names a tool twice"],
      ["/compare/looka-vs-canva-vs-wix-vs-pika-vs-suno", 400, "2 to 4 tools"],
      ["/compare?tools=a,b,c,d,e", 400, "up to 4 tools"],
      ["/compare?tools=../x", 400, "up to 4 tools"],
    ] as const) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, expected]);
      expect(answer.html).toContain(reason);
    }
  });

  it("[A27] alternatives lead from tool to tool, and those with a free plan can be seen alone", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/tools/looka`);
    await page.getByRole("link", { name: "Alternatives to Looka" }).click();
    await page.waitForURL("**/tools/looka/alternatives");
    const names = () => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    await expect.poll(names).toContain("Brandmark");
    await page.getByRole("link", { name: "With a free plan" }).click();
    await expect.poll(names).not.toContain("Brandmark");
    expect(await names()).toContain("LOGO.com");
    await page.getByRole("link", { name: "Looka vs LOGO.com" }).click();
    await page.waitForURL("**/compare/logo-com-vs-looka");
  });

  it("[A27] facts and changes are public, with sources, and the feed has them at once", async () => {
    const query = (text: string) => queryOnce(on.site.databaseUrl, text, []);
    await query(`insert into tool_facts (tool_slug, kind, value, source, checked_on)
      values ('looka', 'platforms', '["web"]', 'https://looka.com/help', '2026-11-20')`);
    await query(`insert into tool_changes (tool_slug, tool_name, kind, field, before, after, at)
      values ('looka', 'Looka', 'changed', 'name', 'Logojoy', '<b>Looka</b>', now())`);
    const page = await on.browser.open({ javaScriptEnabled: false });
    await page.goto(`${on.site.url}/tools/looka`);
    const facts = page.getByRole("table", { name: "Facts about Looka" });
    expect(await facts.getByRole("row", { name: /^Platforms/ }).textContent()).toContain("Nov 20, 2026");
    const source = facts.getByRole("link", { name: /^looka.com/ });
    expect([await source.getAttribute("href"), await source.getAttribute("rel")]).toEqual([
      "https://looka.com/help",
      "nofollow ugc noopener",
    ]);
    expect(await page.getByText(/^Unknown so far: .*commercial use/).isVisible()).toBe(true);
    const sentence = "Name changed from Logojoy to <b>Looka</b>.";
    expect(await page.getByText(sentence).isVisible()).toBe(true);
    await page.getByRole("link", { name: "All changes in the directory" }).click();
    expect(await page.getByText(sentence).isVisible()).toBe(true);
    const href = await page.getByRole("link", { name: "Follow by RSS" }).getAttribute("href");
    const feed = await fetch(`${on.site.url}${href}`);
    expect(feed.headers.get("content-type")).toContain("application/rss+xml");
    expect(await feed.text()).toContain("Looka: Name changed from Logojoy to &lt;b&gt;Looka&lt;/b&gt;.");
  });
});
