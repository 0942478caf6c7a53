import { describe, expect, it } from "vitest";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const pages = [
  "/features",
  "/services",
  "/about",
  "/how-it-works",
  "/privacy-policy",
  "/terms-of-service",
  "/faq",
  "/help",
  "/pricing",
  "/login",
  "/signup",
];

describe("the static pages", () => {
  const on = useSiteAndBrowser();

  const answer = (path: string) =>
    fetch(`${on.site.url}${path}`, { redirect: "manual", headers: { accept: "text/html" } });

  it.each(pages)(
    "[A16] %s has one heading, a description that fits, its own address and its own picture",
    async (path) => {
      const page = await on.browser.open();
      const response = await page.goto(`${on.site.url}${path}`);
      expect(response?.status()).toBe(200);
      expect(await page.locator("h1").count()).toBe(1);
      const description = (await page.locator('meta[name="description"]').getAttribute("content")) ?? "";
      expect(description.length, description).toBeGreaterThanOrEqual(120);
      expect(description.length, description).toBeLessThanOrEqual(155);
      const canonical = (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
      expect(new URL(canonical).pathname).toBe(path);
      const picture = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
      expect((await answer(new URL(picture).pathname)).headers.get("content-type")).toBe("image/png");
    },
  );

  /** Pages of the workspace lead visitors to sign-in first. */
  async function expectPage(path: string): Promise<void> {
    const { status, headers } = await answer(path);
    if (status === 302) expect(headers.get("location"), path).toMatch(/^\/login\?/);
    else expect(status, path).toBe(200);
  }

  it.each(pages)("[A16] every link of %s leads to a page", async (path) => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}${path}`);
    const addresses = await page
      .locator("main a[href]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const address of new Set(addresses)) {
      if (address.startsWith("#")) expect(await page.locator(`[id="${address.slice(1)}"]`).count(), address).toBe(1);
      else if (address.startsWith("/")) await expectPage(address);
      else expect(address).toMatch(/^(?:mailto:|http:\/\/localhost)/);
    }
    expect(await page.locator("main button:not([type]), main a:not([href])").count()).toBe(0);
  });

  it("[A16] Features shows the nine features, each with what can be done today", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/features`);
    const pieces = page.getByRole("article");
    const titles = [
      "Smart Templates",
      "AI Image Generation",
      "Copy Assistant",
      "One-Click Resizing",
      "Brand Kit",
      "Background Remover",
    ];
    expect(await pieces.getByRole("heading").allInnerTexts()).toEqual(
      [...titles, "Team Collaboration", "Magic Edit", "Design Analytics"].map((title, index) =>
        expect.stringMatching(new RegExp(`^${index + 1}\\s*${title}$`)),
      ),
    );
    expect(await pieces.filter({ has: page.getByRole("link") }).count()).toBe(9);
  });

  it("[A16] Services opens and closes its six blocks, and an address opens the block that it names", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/services#video-creation`);
    const ids = await page.locator("main details").evaluateAll((blocks) => blocks.map((block) => block.id));
    expect(ids).toEqual([
      "image-generation",
      "logo-design",
      "social-media",
      "video-creation",
      "design-tools",
      "audio-tools",
    ]);
    await page.locator("#video-creation[open]").waitFor();
    const logos = page.locator("#logo-design");
    const more = logos.getByRole("link", { name: "All tools for logo design" });
    expect(await more.isVisible()).toBe(false);
    await logos.locator("summary").click();
    await expect.poll(() => more.isVisible()).toBe(true);
    await expect
      .poll(() =>
        logos
          .getByRole("link")
          .filter({ has: page.locator("img") })
          .count(),
      )
      .toBe(4);
    await logos.locator("summary").press("Enter");
    await expect.poll(() => more.isVisible()).toBe(false);
  });

  it("[A16] Services' blocks open without scripts", async () => {
    const page = await on.browser.open({ javaScriptEnabled: false });
    await page.goto(`${on.site.url}/services`);
    await page.locator("#audio-tools summary").click();
    await expect.poll(() => page.getByRole("link", { name: "All audio tools" }).isVisible()).toBe(true);
  });

  it("[A16] Services leads on: six cards, Enterprise Solutions, a case study", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/services`);
    const cards = page.getByRole("link", { name: "Learn More" });
    expect(await cards.count()).toBe(6);
    const enterprise = page.getByRole("region", { name: "Enterprise Solutions" });
    expect(await enterprise.getByRole("link", { name: "Contact Sales" }).getAttribute("href")).toBe(
      "/contact?subject=partnership",
    );
    expect(await enterprise.getByRole("link", { name: "Read our case studies" }).getAttribute("href")).toBe(
      "/case-studies",
    );
  });

  it("[A16] About tells the story, three values and four roles, and both buttons lead somewhere", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/about`);
    expect(await page.getByRole("heading", { name: "Our story" }).isVisible()).toBe(true);
    expect(await page.getByRole("term").allInnerTexts()).toEqual(["Democratize Design", "User-Centered", "Innovation"]);
    expect(await page.getByRole("region", { name: "Our four roles" }).getByRole("listitem").count()).toBe(4);
    expect(await page.getByRole("link", { name: "See Current Openings" }).getAttribute("href")).toBe("/careers");
    expect(await page.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe("/contact");
  });

  it("[A16] How it works has three steps, a walkthrough instead of a demo video, and names its audiences", async () => {
    const page = await on.browser.open();
    await page.goto(`${on.site.url}/how-it-works`);
    expect(await page.getByRole("region", { name: "The three steps" }).getByRole("heading", { level: 3 }).count()).toBe(
      3,
    );
    const stills = page.getByRole("region", { name: "Product walkthrough" });
    expect(await stills.locator("video").count()).toBe(0);
    const shown = stills.getByRole("figure").locator("figcaption:visible");
    const position = stills.getByRole("status");
    expect(await stills.getByRole("button", { name: "Previous" }).isDisabled()).toBe(true);
    for (const [number, caption] of [
      /^Type what you want/,
      /^The list narrows/,
      /^The tool’s page/,
      /^The link takes you/,
    ].entries()) {
      await expect.poll(() => position.innerText()).toContain(`${number + 1} of 4`);
      expect(await shown.allInnerTexts()).toEqual([expect.stringMatching(caption)]);
      if (number < 3) await stills.getByRole("button", { name: "Next" }).click();
    }
    await expect.poll(() => stills.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
    await stills.getByRole("button", { name: "See what matches" }).click();
    await expect.poll(() => shown.allInnerTexts()).toEqual([expect.stringMatching(/^The list narrows/)]);
    const audiences = await page
      .getByRole("region", { name: "Perfect For" })
      .getByRole("heading", { level: 3 })
      .allInnerTexts();
    expect(audiences).toEqual(["Social media marketers", "Content creators", "Small business owners", "Agencies"]);
  });

  it("[A16] How it works shows all stills and captions without scripts", async () => {
    const page = await on.browser.open({ javaScriptEnabled: false });
    await page.goto(`${on.site.url}/how-it-works`);
    expect(await page.locator("figcaption:visible").count()).toBe(4);
    expect(await page.getByRole("button", { name: "Next" }).isVisible()).toBe(false);
  });

  it.each([
    ["/privacy-policy", "Privacy Policy", 8, "Children under 16"],
    ["/terms-of-service", "Terms of Service", 11, "Governing law"],
  ])(
    "[A17] %s has its numbered sections, the day of its last change, and a way to ask",
    async (path, name, count, section) => {
      const page = await on.browser.open();
      await page.goto(`${on.site.url}${path}`);
      expect(await page.getByRole("heading", { level: 1, name }).isVisible()).toBe(true);
      expect(await page.getByText(/^Last Updated: [A-Z][a-z]+ \d{1,2}, \d{4}$/).isVisible()).toBe(true);
      const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
      expect(await contents.count()).toBe(count);
      await contents.filter({ hasText: section }).click();
      await page.waitForURL(/#/);
      await expect
        .poll(() => page.getByRole("heading", { level: 2, name: section }).evaluate((heading) => heading.id))
        .toBe(new URL(page.url()).hash.slice(1));
      await expect.poll(() => page.locator("main").innerText()).not.toContain("{{");
      const ask = page.getByRole("region", { name: "Questions?" });
      await expect.poll(() => ask.getByRole("link", { name: "Contact Us" }).getAttribute("href")).toBe("/contact");
      await expect
        .poll(() => ask.getByRole("link", { name: "support@easel.example" }).getAttribute("href"))
        .toBe("mailto:support@easel.example");
    },
  );

  it.each([
    ["/privacy", 301, "/privacy-policy"],
    ["/terms", 301, "/terms-of-service"],
    ["/ideation", 302, "/login?redirectTo=/ideation"],
    ["/workspace", 302, "/login?redirectTo=/workspace"],
    ["/text-generator", 302, "/login?redirectTo=/text-generator"],
    ["/image-generator", 302, "/login?redirectTo=/image-generator"],
    ["/design-generator", 302, "/login?redirectTo=/design-generator"],
    ["/chat", 302, "/login?redirectTo=/chat"],
    ["/referral-dashboard", 302, "/login?redirectTo=/referral-dashboard"],
    ["/settings", 302, "/login?redirectTo=/settings"],
    ["/settings/ai-providers", 302, "/login?redirectTo=/settings/ai-providers"],
    ["/home/image?key=imageGenerator", 302, "/login?redirectTo=/home/image%3Fkey%3DimageGenerator"],
  ])("[A17] %s redirects (%d) to %s", async (path, status, location) => {
    const response = await answer(path);
    expect([response.status, response.headers.get("location")]).toEqual([status, location]);
  });
});
