import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { phone, startBrowser, type TestBrowser } from "../test/browser.ts";
import { sampleOf, sampleSeed } from "../test/samples.ts";
import { type Site, startSite } from "../test/site.ts";
import { queryOnce } from "../test/test-database.ts";

interface StructuredData {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

describe("the catalogue's detail pages", () => {
  let site: Site;
  let browser: TestBrowser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([
      startSite({ env: { OFFERS: "on", AFFILIATE_DISCOUNTS: "looka=15" } }),
      startBrowser(),
    ]);
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  async function open(path: string, options: Parameters<TestBrowser["open"]>[0] = {}) {
    const page = await browser.open(options);
    await page.goto(`${site.url}${path}`);
    return page;
  }

  async function headOf(path: string) {
    const html = await (await fetch(`${site.url}${path}`)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    return {
      description: /name="description" content="([^"]*)"/.exec(html)?.[1] ?? "",
      image: /property="og:image" content="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1],
      data: data.map(([, json]) => JSON.parse(json ?? "") as StructuredData),
    };
  }

  it.each([true, false])("[A13] a tool's page says what it is, with scripts: %s", async (javaScriptEnabled) => {
    const page = await open("/tools/looka", { javaScriptEnabled });
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("Looka");
    expect(await main.getByText(/^Answer a few questions on taste and trade/).isVisible()).toBe(true);
    expect(await main.getByText("Paid", { exact: true }).first().isVisible()).toBe(true);
    expect(await main.getByText("15% off through this link").isVisible()).toBe(true);
    expect(await main.getByRole("link", { name: "business cards" }).getAttribute("href")).toBe(
      "/tools?q=business+cards",
    );
    const facts = main.locator("dl");
    expect(await facts.getByRole("link", { name: "Logo design" }).getAttribute("href")).toBe(
      "/tools?category=logo-design",
    );
    expect(await facts.getByText("looka.com").isVisible()).toBe(true);
    const similar = main.getByRole("region", { name: "Similar tools" });
    expect(await similar.getByRole("heading", { level: 3 }).allTextContents()).toContain("Brandmark");
    expect(
      await main.getByRole("region", { name: "Engines for logo design" }).getByRole("listitem").count(),
    ).toBeGreaterThan(0);
    expect(
      await main.getByRole("region", { name: "Quick apps" }).getByRole("heading", { name: "Logo maker" }).count(),
    ).toBe(1);
  });

  it("[A13] a tool without a discount promises none", async () => {
    const page = await open("/tools/wysa");
    expect(await page.getByText(/%\s*off/).count()).toBe(0);
  });

  it("[A13] 'Visit website' says where it goes, counts the click, and goes to the tool's own website only", async () => {
    const page = await open("/tools/looka");
    const visit = page.getByRole("link", { name: "Visit website" });
    expect(await visit.getAttribute("href")).toBe("/go/looka");
    expect(await visit.getAttribute("rel")).toBe("sponsored nofollow noopener");
    expect(await visit.getAttribute("target")).toBe("_blank");
    const note = page.locator(`[id="${await visit.getAttribute("aria-describedby")}"]`);
    expect(await note.textContent()).toMatch(
      /^Opens looka\.com in a new tab\. We count the click, without cookies or personal data/,
    );

    const go = (path: string) => fetch(`${site.url}${path}`, { redirect: "manual", headers: { accept: "text/html" } });
    const response = await go("/go/looka?to=https://evil.example&url=//evil.example");
    expect([response.status, response.headers.get("location")]).toEqual([302, "https://looka.com"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
    expect((await go("/go/no-such-tool")).status).toBe(404);
    const clicks = async () =>
      (await queryOnce(site.databaseUrl, "select sum(clicks)::int as clicks from tool_clicks"))[0]?.clicks;
    const counted = await clicks();
    expect((await fetch(`${site.url}/go/figma`, { method: "HEAD", redirect: "manual" })).status).toBe(302);
    expect(await clicks()).toBe(counted);
    expect((await go("/go/https:%2F%2Fevil.example")).status).toBe(404);
  });

  it("[A13] an unknown tool, engine or collection is a 404 with a link", async () => {
    for (const path of [
      "/tools/no-such-tool",
      "/ai-models/no-such-model",
      "/media/no-such-collection",
      "/web-ux/ui-design/x",
    ]) {
      const page = await browser.open({ expectedErrors: [/404/] });
      const response = await page.goto(`${site.url}${path}`);
      expect(response?.status(), path).toBe(404);
      expect(await page.getByRole("heading", { name: "Oops! Page not found" }).isVisible()).toBe(true);
      expect(await page.getByRole("main").getByRole("link", { name: "Browse all tools" }).isVisible()).toBe(true);
    }
  });

  it("[A13] every address of the footer leads to a page with tools or models", async () => {
    const page = await open("/tools");
    const links = await page
      .getByRole("contentinfo")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const ours = links.filter((path) => /^\/(?:tools|media|web-ux|marketing|ai-models)\//.test(path));
    expect(ours).toHaveLength(20);
    for (const path of [...ours, "/media", "/web-ux", "/marketing", "/ai-models"]) {
      const response = await fetch(`${site.url}${path}`);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toMatch(/href="\/(?:tools|media|web-ux|marketing|ai-models)\/[a-z0-9-]+"/);
    }
  });

  it("[A13] a collection's address wins over a tool's, and it shows tools and engines", async () => {
    const page = await open("/tools/logo-creation");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Logo creation tools");
    expect(
      await page.getByRole("region", { name: "7 tools" }).getByRole("heading", { level: 3 }).allTextContents(),
    ).toContain("Looka");
    expect(await page.getByRole("region", { name: "AI engines" }).isVisible()).toBe(true);
    await page
      .getByRole("navigation", { name: "More in Design Tools" })
      .getByRole("link", { name: "Banner Design" })
      .click();
    await page.waitForURL(`${site.url}/tools/banner-design`);
    await page.getByRole("heading", { level: 1, name: "Banner design tools" }).waitFor();
  });

  it.each([
    ["/ai-models/dall-e-3", "DALL-E 3 was taken out of the API on May 12, 2026", "DALL-E 3", "GPT Image 2.5 Flare"],
    [
      "/ai-models/claude-3-opus",
      "Claude 3 Opus is retired; Claude Opus 5.5 runs instead.",
      "Claude 3 Opus",
      "Claude Opus 5.5",
    ],
    ["/ai-models/gpt-4o", "GPT-4o and its generation end on January 14, 2027", "GPT-4o", "GPT-6.1 Sol"],
  ])("[A13] %s says at the top what replaced the former model", async (path, sentence, oldName, successor) => {
    const page = await open(path, { viewport: phone });
    const note = page.getByText(sentence);
    await note.waitFor();
    expect(await page.title()).toContain(`what replaced ${oldName}`);
    expect((await note.boundingBox())?.y).toBeLessThan(phone.height);
    const row = page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${oldName}`) }) })
      // Models with the same beginning may be current.
      .filter({ hasText: "runs instead" })
      .first();
    expect(await row.textContent()).toMatch(new RegExp(`Retir(?:ed|ing).*${successor} runs instead`));
  });

  it("[A13] the list of models shows every engine by kind, and every former model", async () => {
    const page = await open("/ai-models");
    for (const kind of [
      "Text and chat",
      "Images",
      "Voice, music and sound",
      "Video",
      "Design and websites",
      "3D models",
    ]) {
      expect(
        await page.getByRole("region", { name: kind, exact: true }).getByRole("heading", { level: 3 }).count(),
        kind,
      ).toBeGreaterThan(1);
    }
    const former = page.getByRole("region", { name: "Former models" });
    for (const name of ["GPT-4o", "Claude 3 Opus", "DALL-E 3", "Imagen 4", "Whisper"]) {
      expect(await former.getByRole("link", { name, exact: true }).count(), name).toBe(1);
    }
    await former.getByRole("link", { name: "DALL-E 3" }).click();
    await page.waitForURL(`${site.url}/ai-models/dall-e-3`);
  });

  it("[A24] a tool is described to search engines without invented ratings or prices", async () => {
    const { image, data } = await headOf("/tools/looka");
    expect(image).toBe("/og/tool/looka.png");
    expect(data.map((item) => item["@type"])).toEqual(["BreadcrumbList", "SoftwareApplication"]);
    const application = data[1];
    expect(application).toMatchObject({ name: "Looka", url: "https://looka.com", applicationCategory: "Logo design" });
    for (const invented of ["aggregateRating", "review", "offers", "price"])
      expect(application).not.toHaveProperty(invented);
    expect((await headOf("/ai-models/gpt-4o")).data.map((item) => item["@type"])).toEqual(["BreadcrumbList"]);
    expect((await headOf("/media/video-generation")).data.map((item) => item["@type"])).toEqual([
      "BreadcrumbList",
      "ItemList",
    ]);
  });

  it(`[A24] pages of the catalogue have a description of a useful length (SEED=${sampleSeed})`, async () => {
    const html = await (await fetch(`${site.url}/ai-models`)).text();
    const engines = [...new Set([...html.matchAll(/href="(\/ai-models\/[a-z0-9-]+)"/g)].map(([, path]) => path ?? ""))];
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (page) => (await fetch(`${site.url}/tools?page=${page}`)).text()),
    );
    const tools = pages.flatMap((page) =>
      [...page.matchAll(/<h3[^>]*><a[^>]*href="(\/tools\/[a-z0-9-]+)"/g)].map(([, path]) => path ?? ""),
    );
    expect(tools).toHaveLength(128);
    for (const path of [
      ...sampleOf([...tools, ...engines], 4),
      "/tools",
      "/tools?category=seo",
      "/tools?category=translation",
      "/media",
    ]) {
      const { description } = await headOf(path);
      expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(100);
      expect(description.replaceAll(/&[#a-z0-9]+;/g, "'").length, `${path}: ${description}`).toBeLessThanOrEqual(155);
    }
  });
});
