import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import {
  downloadBy,
  expectNoSidewaysScrolling,
  type OpenOptions,
  phone,
  startBrowser,
  type TestBrowser,
} from "../test/browser.ts";
import { spend, useSiteLedger } from "../test/credits-people.ts";
import { actionOf, fileOf } from "../test/design-menus.ts";
import { grantTo } from "../test/ledger.ts";
import { type FakeAnswer, type FakeProvider, startFakeProvider } from "../test/media/fake-provider.ts";
import { productPhoto } from "../test/pictures.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { postForm, type Site, startSite } from "../test/site.ts";
import { putSubscription } from "../test/subscriptions.ts";
import { untilHydrated } from "../test/until-hydrated.ts";

const prompt = "A red fox in the snow";

interface Element {
  readonly kind: string;
  readonly text?: string;
}

describe("image engines on the image generator", () => {
  let provider: FakeProvider;
  let site: Site;
  let browser: TestBrowser;
  let ada: TestPerson;
  let png: Buffer;
  /** Answer of Stability, instead of a picture. */
  let stability: (() => FakeAnswer | Promise<FakeAnswer>) | undefined;
  /** Answer of OpenAI to a picture, instead of another picture. */
  let edits: (() => FakeAnswer | Promise<FakeAnswer>) | undefined;
  beforeAll(async () => {
    png = await sharp({ create: { width: 640, height: 800, channels: 3, background: "#3b6e8f" } })
      .png()
      .toBuffer();
    provider = await startFakeProvider();
    provider.handler = async ({ path, body }) => {
      if (path.startsWith("/v1/images/generations")) {
        const { n } = JSON.parse(body.toString()) as { readonly n: number };
        return { json: { data: Array.from({ length: n }, () => ({ b64_json: png.toString("base64") })) } };
      }
      if (path === "/v1/images/edits") return edits?.() ?? { json: { data: [{ b64_json: png.toString("base64") }] } };
      if (path.startsWith("/v2beta/")) return (await stability?.()) ?? { file: { mediaType: "image/png", data: png } };
      if (path.endsWith(":generateContent")) {
        const inlineData = { mimeType: "image/png", data: png.toString("base64") };
        return { json: { candidates: [{ content: { parts: [{ inlineData }] } }] } };
      }
      return path.endsWith("/models") ? { json: { data: [], models: [] } } : undefined;
    };
    const env = {
      OPENAI_API_KEY: "sk-operator",
      OPENAI_BASE_URL: `${provider.url}/v1`,
      STABILITY_API_KEY: "sk-operator",
      STABILITY_BASE_URL: provider.url,
      GEMINI_BASE_URL: `${provider.url}/v1beta`,
    };
    [site, browser] = await Promise.all([startSite({ env }), startBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await provider?.close();
  });
  const credits = useSiteLedger({
    get site() {
      return site;
    },
  });
  beforeEach(async () => {
    ada = await openAccount(site);
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
  });
  afterEach(() => {
    stability = undefined;
    edits = undefined;
    browser.expectNoErrors();
  });

  async function open(options?: OpenOptions, search = "") {
    const page = await openSignedIn({ site, browser }, ada, options);
    await page.goto(`${site.url}/image-generator${search}`);
    return page;
  }
  type Page = Awaited<ReturnType<typeof open>>;

  async function choose(page: Page, engines: readonly RegExp[], withoutStudio = false) {
    await page.getByRole("button", { name: "Act", exact: true }).click();
    await page.getByLabel("Prompt", { exact: true }).fill(prompt);
    await page.getByRole("radio", { name: "2", exact: true }).check();
    for (const name of engines) await page.getByRole("checkbox", { name }).check();
    if (withoutStudio) await page.getByRole("checkbox", { name: /Easel Studio/ }).uncheck();
  }
  const generate = (page: Page) => page.getByRole("button", { name: "Generate", exact: true }).click();

  async function balance(): Promise<{ readonly available: number; readonly held: number }> {
    const answer = await fetch(`${site.url}/api/credits`, { headers: { cookie: ada.cookie } });
    return ((await answer.json()) as { balance: { available: number; held: number } }).balance;
  }

  const flare = /GPT Image 2\.5 Flare/;
  const core = /Stable Image Core/;
  const fails = (): FakeAnswer => ({ status: 403, json: { name: "content_moderation", errors: ["Not like this."] } });

  it("[F3][C8][C9] runs the studio and two engines side by side: one price before, and one that fails costs nothing", async () => {
    const page = await open();
    await choose(page, [flare, core]);
    await page.getByRole("button", { name: /^All \d+ engines$/ }).click();
    expect(await page.getByRole("checkbox", { name: /Stable Image Ultra.* · advanced, on Pro/ }).isDisabled()).toBe(
      true,
    );
    await page.getByLabel("Format").selectOption("3:4");
    await page.getByText("Stable Image Core has no 3:4 and makes 4:5 instead.").waitFor();
    const tellsStyle = page.getByRole("checkbox", { name: /Add the style to their prompt: “Swiss: strict grid/ });
    expect(await tellsStyle.count()).toBe(0);
    await page.getByRole("radio", { name: /^Swiss/ }).check();
    await tellsStyle.waitFor();
    const price = "60 AI credits, Easel Studio 20, GPT Image 2.5 Flare 20, Stable Image Core 20";
    await page.getByText(price).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    stability = fails;
    await generate(page);
    const ofFlare = page.getByRole("region", { name: "Results of GPT Image 2.5 Flare" });
    await ofFlare.getByRole("img", { name: `Image 2 by GPT Image 2.5 Flare: ${prompt}` }).waitFor();
    await page.getByRole("img", { name: /^Design 2:/ }).waitFor();
    const ofCore = page.getByRole("region", { name: "Results of Stable Image Core" });
    await ofCore.getByRole("alert").getByText("It cost you nothing.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await balance()).toMatchObject({ available: 60, held: 0 });
    const sent = provider.requests.find(({ path }) => path === "/v1/images/generations")?.body.toString() ?? "{}";
    expect(JSON.parse(sent).prompt).toBe(`${prompt}\n\nStyle: Swiss: strict grid, big type, one accent`);

    stability = undefined;
    await ofCore.getByRole("button", { name: /Try again with Stable Image Core/ }).click();
    await ofCore.getByRole("img", { name: `Image 1 by Stable Image Core: ${prompt}` }).waitFor();
    await expect.poll(() => ofFlare.getByRole("img").count()).toBe(2);
    expect(await balance()).toMatchObject({ available: 40, held: 0 });
  });

  it("[F3][F12] a picture of an engine is downloaded, kept as a favorite, varied and deleted, and used again from the history", async () => {
    const page = await open();
    await choose(page, [flare], true);
    await page.getByText("20 AI credits, 10 for each image").waitFor();
    await generate(page);
    const name = `Image 1 by GPT Image 2.5 Flare: ${prompt}`;
    await page.getByRole("img", { name }).waitFor();
    expect((await downloadBy(page.getByRole("link", { name: `Download ${name}` }))).bytes.equals(png)).toBe(true);
    const heart = (pressed: boolean) =>
      page.getByRole("button", { name: "Favorite, images by GPT Image 2.5 Flare", pressed });
    await heart(false).click();
    await heart(true).waitFor();
    const first = page.url();
    await page.getByRole("button", { name: /Vary with/ }).click();
    await page.waitForURL((url) => url.href !== first);
    await heart(false).waitFor();
    expect((await balance()).available).toBe(60);
    await page.getByRole("button", { name: "Delete the run of GPT Image 2.5 Flare" }).click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await page.waitForURL((url) => !url.search.includes("run="));
    const history = page.getByRole("region", { name: "Earlier designs" });
    await expect.poll(() => history.getByRole("listitem").count()).toBe(1);
    await history.getByText("GPT Image 2.5 Flare · 2 images · 20 AI credits").waitFor();
    await history.getByRole("link", { name: "Use again" }).click();
    await expect.poll(() => page.getByLabel("Prompt", { exact: true }).inputValue()).toBe(prompt);
    await expect.poll(() => page.getByRole("checkbox", { name: flare }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole("checkbox", { name: /Easel Studio/ }).isChecked()).toBe(false);
  });

  it("[F10][C9] on a phone, a run survives that its page is left, is stopped by itself, for nothing, and tried again", async () => {
    const released = Promise.withResolvers<FakeAnswer>();
    stability = () => released.promise;
    const page = await open({ viewport: phone });
    await choose(page, [flare, core], true);
    await page.getByText("40 AI credits, GPT Image 2.5 Flare 20, Stable Image Core 20").waitFor();
    await generate(page);
    await page.getByRole("img", { name: `Image 1 by GPT Image 2.5 Flare: ${prompt}` }).waitFor();
    expect(await balance()).toMatchObject({ available: 60, held: 20 });
    await page.goto(`${site.url}/text-generator`);
    await page.goto(`${site.url}/image-generator`);
    await page.getByText("Stable Image Core · in progress").click();
    await page.getByRole("progressbar", { name: "Stable Image Core is working" }).waitFor();
    await page.getByText("A run that you stop costs nothing.").waitFor();
    await page.getByRole("button", { name: "Stop Stable Image Core" }).click();
    await page.getByText("You stopped this run. It cost you no AI credits.").waitFor();
    expect(await balance()).toMatchObject({ available: 80, held: 0 });
    released.resolve({ file: { mediaType: "image/png", data: png } });
    await page.getByRole("button", { name: /Try again with Stable Image Core/ }).click();
    const link = page.getByRole("link", { name: `Download Image 2 by Stable Image Core: ${prompt}` });
    expect((await downloadBy(link)).bytes.equals(png)).toBe(true);
    expect(await balance()).toMatchObject({ available: 60, held: 0 });
    await expectNoSidewaysScrolling(page);
  });

  it("[C9] what the credits don’t reach for is refused by itself, with the reason", async () => {
    const page = await open({ expectedErrors: [/402/] });
    await choose(page, [flare, core], true);
    // Elsewhere, while this page is open.
    await spend(credits.ledger, ada.userId, { amount: 70, serviceType: "text" });
    await generate(page);
    await page
      .getByRole("alert")
      .getByText(/You need 20 AI credits/)
      .waitFor();
    await page.getByRole("link", { name: "Get AI credits", exact: true }).waitFor();
    await expect.poll(() => page.getByRole("img", { name: /^Image 2 by/ }).count()).toBe(1);
    expect(await balance()).toMatchObject({ held: 0 });
  });

  it("[E3][F3] on the user’s own key an engine costs 0 AI credits, and says so before, on a phone and in wide windows", async () => {
    const form = { service: "imagen", apiKey: "gm-0123456789abcdef" };
    await postForm(site, "/settings/ai-providers?form=configure", form, { cookie: ada.cookie });
    const page = await open({ viewport: phone, colorScheme: "dark" });
    await choose(page, [/Gemini 3\.1 Flash Image.*0 AI credits, on your key/], true);
    await page.getByText("0 AI credits, this runs on your own API key").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await generate(page);
    const link = page.getByRole("link", { name: /^Download Image 2 by Gemini 3\.1 Flash Image/ });
    expect((await downloadBy(link)).bytes.equals(png)).toBe(true);
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByLabel("Prompt", { exact: true }).fill("An owl");
    await generate(page);
    const owl = page.getByRole("link", { name: /^Download Image 2 by Gemini 3\.1 Flash Image: An owl/ });
    expect((await downloadBy(owl)).bytes.equals(png)).toBe(true);
    expect((await balance()).available).toBe(100);
  });

  async function openProduct(options?: OpenOptions, isPlain = true) {
    const page = await openSignedIn({ site, browser }, ada, options);
    await page.goto(`${site.url}/home/product-picture`);
    const buffer = await productPhoto({ isPlain });
    await untilHydrated(page.getByRole("button", { name: "Make the picture" }));
    await page
      .getByLabel("Photo of your product")
      .setInputFiles({ name: "bottle.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("img", { name: "The photo that you chose" }).waitFor();
    return page;
  }

  it("[F3][B7][C8] the studio cuts a product out and shows it on a set, as files and in the editor, on a phone", async () => {
    const page = await openProduct({ viewport: phone });
    await page.getByRole("img", { name: "The product, cut out" }).waitFor();
    await page.getByText(/^Stable Image Core.* take no photos from us/).waitFor();
    await page.getByRole("radio", { name: /^Podium/ }).check();
    await page.getByRole("combobox", { name: "Light" }).selectOption("right");
    await page.getByLabel("Headline (optional)").fill("Cold-pressed in Puglia");
    await page.getByLabel("Price (optional)").fill("€14.90");
    await page.getByText("20 AI credits: 10 for each image").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    await page.getByRole("button", { name: "Make the picture" }).click();
    await page.getByRole("img", { name: "Design 2: Cold-pressed in Puglia" }).waitFor();
    expect((await balance()).available).toBe(80);
    expect(await accessibilityFaults(page)).toEqual([]);
    await putSubscription(site, ada.userId, {});
    await page.reload();
    const svg = (await downloadBy(await fileOf(page, 1, "SVG"))).bytes.toString();
    expect(svg).toContain("data:image/png;base64,");
    expect(svg).toContain('id="plinth"');
    for (const format of ["png", "pdf"]) {
      const link = await fileOf(page, 1, format.toUpperCase());
      const answer = await page.request.get(`${site.url}${await link.getAttribute("href")}`);
      await page.keyboard.press("Escape");
      expect((await answer.body()).subarray(0, 4).toString("latin1")).toBe(format === "png" ? "\x89PNG" : "%PDF");
    }
    const address = page.url();
    await page.getByRole("link", { name: "Edit design 1" }).click();
    await page.waitForURL("**/image-generator/*");
    await page.goto(address);
    await page.getByRole("button", { name: "Vary" }).click();
    await page.waitForURL((url) => url.href !== address);
    await page.getByRole("img", { name: /^Design 2:/ }).waitFor();
    expect((await balance()).available).toBe(60);
    await page
      .getByRole("region", { name: "Earlier product pictures" })
      .getByText("Podium, light from the right")
      .first()
      .waitFor();
  });

  it("[F3][E5][C9] an engine paints the product from its photo; one that fails costs nothing, and the studio steps in", async () => {
    const page = await openProduct({}, false);
    await page.getByText("The background of this photo isn’t plain").waitFor();
    await page.getByLabel("Made by").selectOption({ label: "GPT Image 2.5 Flare, 13 AI credits for an image" });
    await page.getByRole("radio", { name: /^Your own/ }).check();
    await page.getByLabel("Describe your set").fill("a stone wall by the sea");
    await page.getByLabel("Pictures").selectOption("1");
    await page.getByText("13 AI credits: 10 for each image, 3 for the photo").waitFor();
    edits = fails;
    await page.getByRole("button", { name: "Make the picture" }).click();
    await page.getByRole("alert").getByText("It cost you nothing.").waitFor();
    expect(await balance()).toMatchObject({ available: 100, held: 0 });
    edits = undefined;
    await page.getByRole("button", { name: /Try again with GPT Image 2.5 Flare/ }).click();
    await page.getByRole("img", { name: /^Image 1 by GPT Image 2.5 Flare/ }).waitFor();
    expect(await balance()).toMatchObject({ available: 87, held: 0 });
    const sent = provider.requests.findLast(({ path }) => path === "/v1/images/edits")?.body.toString("latin1") ?? "";
    expect(sent).toContain("a stone wall by the sea");
    expect(sent).toContain("Content-Type: image/jpeg\r\n\r\n\xff\xd8\xff");
    expect(await accessibilityFaults(page)).toEqual([]);

    edits = fails;
    await page
      .getByRole("button", { name: /Try again|Vary/ })
      .first()
      .click();
    await page.getByRole("alert").getByText("It cost you nothing.").waitFor();
    await page.getByRole("button", { name: /Make it with Easel Studio instead/ }).click();
    await page.getByRole("img", { name: "Design 1: Product picture" }).waitFor();
    expect(await balance()).toMatchObject({ available: 77, held: 0 });
  });

  it("[F15][C8] an engine’s photo goes into a design, whose words stay type, and no other user’s picture does", async () => {
    const page = await open();
    await choose(page, []);
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await generate(page);
    await page.getByRole("img", { name: /^Design 1:/ }).waitFor();
    await (await actionOf(page, 1, "Add a photo")).click();
    const dialog = page.getByRole("dialog", { name: "Add a photo" });
    await dialog.getByRole("radio", { name: /Split/ }).check();
    await dialog.getByLabel("Engine").selectOption({ label: "GPT Image 2.5 Flare, 10 AI credits for each image" });
    await dialog.getByLabel("What the photo shows").fill("Fresh snow in a forest");
    await dialog.getByText("10 AI credits", { exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Photo from GPT Image 2.5 Flare" }).click();
    await dialog.waitFor({ state: "detached" });
    const [stored] = await querySite<{ id: string; revision: number; elements: Element[]; asset: string }>(
      site,
      `select d.id, d.revision, d.document -> 'elements' as elements, a.id as asset
       from designs d join design_assets a on a.user_id = d.user_id where d.user_id = $1`,
      [ada.userId],
    );
    const { id = "", revision, elements = [], asset } = stored ?? {};
    expect(revision).toBe(2);
    expect(elements.filter(({ kind }) => kind === "image")).toEqual([expect.objectContaining({ assetId: asset })]);
    expect(elements.some(({ kind, text }) => kind === "text" && text !== "")).toBe(true);
    expect((await balance()).available).toBe(80);

    const post = (body: object, cookie = ada.cookie) =>
      fetch(`${site.url}/api/designs/${id}/photo`, {
        method: "POST",
        headers: { cookie, origin: site.url, "content-type": "application/json" },
        body: JSON.stringify({ number: 1, place: "photo-full", ...body }),
      });
    const ownRun = "select id from runs where user_id = $1 and vendor = 'openai'";
    const [run] = await querySite<{ id: string }>(site, ownRun, [ada.userId]);
    const eve = await openAccount(site);
    expect((await post({ runId: run?.id }, eve.cookie)).status).toBe(404);
    expect((await post({ runId: crypto.randomUUID() })).status).toBe(404);
    for (const wrong of [{ runId: "x" }, { runId: run?.id, place: "constructor" }, { runId: run?.id, number: 0 }]) {
      expect((await post(wrong)).status).toBe(422);
    }
    const twice = await Promise.all([1, 2].map(async () => (await post({ runId: run?.id })).status));
    expect(twice.toSorted()[0]).toBe(200);
    for (const status of twice) expect([200, 409]).toContain(status);
  });
});
