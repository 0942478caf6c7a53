import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { getDocumentProxy } from "unpdf";
import { beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { downloadBy, expectNoSidewaysScrolling, type OpenOptions, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const post = {
  prompt: "Post “Three tips for better bread”",
  kind: "post",
  style: "swiss",
  aspectRatio: "1:1",
  count: 1,
  detail: 50,
  seed: "1",
  idempotencyKey: "press-0001",
};

describe("a design of several pages", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
  });

  const ask = (path: string, body?: object) =>
    fetch(`${on.site.url}${path}`, {
      method: body ? "POST" : "GET",
      headers: { cookie: ada.cookie, origin: on.site.url, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });

  async function makeDesign(settings: object): Promise<string> {
    const { runId } = (await (await ask("/api/designs", settings)).json()) as { runId: string };
    const find = () => querySite<{ id: string }>(on.site, "select id from designs where run_id = $1", [runId]);
    await expect.poll(find).toHaveLength(1);
    return (await find())[0]?.id ?? "";
  }

  async function open(settings: object, options?: OpenOptions) {
    const designId = await makeDesign(settings);
    const page = await openSignedIn(on, ada, options);
    await page.goto(`${on.site.url}/image-generator/${designId}`);
    await canvasOf(page).waitFor();
    return { page, designId };
  }

  const canvasOf = (page: Page) => page.getByRole("application", { name: "Canvas" });
  const strip = (page: Page) => page.getByRole("region", { name: "Pages" });
  const press = (page: Page, name: string | RegExp) => strip(page).getByRole("button", { name }).click();
  const isOpen = (page: Page, name: string) =>
    expect.poll(() => strip(page).locator("[aria-current]").getAttribute("aria-label"), { message: name }).toBe(name);
  const layer = (page: Page, name: RegExp) =>
    page.getByRole("complementary", { name: "Layers" }).getByRole("button", { name });
  const says = (page: Page, words: RegExp) => page.getByRole("status").filter({ hasText: words }).waitFor();
  const saved = (page: Page) => says(page, /^Saved$/);

  it("[F13] pages are added, copied, filled, moved and deleted, undone in one step each, downloaded, and there again after a reload", async () => {
    const { page, designId } = await open(post);
    await press(page, "Add page");
    await isOpen(page, "Page 2 of 2");
    expect(await layer(page, /tips/).count()).toBe(0);
    await page.getByRole("button", { name: "Add text" }).click();
    await page.getByRole("textbox", { name: "Words" }).fill("Let it rest");
    await press(page, "Page 1 of 2");
    await layer(page, /Three tips/).waitFor();
    await press(page, "Duplicate page");
    await isOpen(page, "Page 2 of 3");
    await layer(page, /Three tips/).click();
    await page.getByRole("textbox", { name: "Words" }).fill("Tip two");
    await press(page, "Move page right");
    await isOpen(page, "Page 3 of 3");
    // The end of the row keeps the focus, and does nothing more.
    await page.keyboard.press("Enter");
    await isOpen(page, "Page 3 of 3");
    await canvasOf(page).focus();
    await page.keyboard.press("PageUp");
    await says(page, /^Page 2 of 3\.$/);
    await layer(page, /Let it rest/).waitFor();
    await press(page, "Delete page");
    await isOpen(page, "Page 2 of 2");
    await layer(page, /Tip two/).waitFor();
    await page.keyboard.press("Control+z");
    await isOpen(page, "Page 2 of 3");
    await layer(page, /Let it rest/).waitFor();
    await canvasOf(page).press("PageDown");
    await layer(page, /Tip two/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole("button", { name: "Download" }).click();
    const png = await downloadBy(page.getByRole("menuitem", { name: /PNG.*This page/ }));
    expect(png.name).toMatch(/-1-page-3\.png$/);
    await page.getByRole("button", { name: "Download" }).click();
    const pdf = await downloadBy(page.getByRole("menuitem", { name: /PDF.*All pages/ }));
    expect((await getDocumentProxy(new Uint8Array(pdf.bytes))).numPages).toBe(3);
    await page.getByRole("button", { name: "Download" }).click();
    const zip = await downloadBy(page.getByRole("menuitem", { name: /ZIP.*All pages/ }));
    const files = Object.values(unzipSync(new Uint8Array(zip.bytes)));
    expect(files.map((file) => Buffer.from(file).equals(png.bytes))).toEqual([false, false, true]);
    expect((await sharp(files[0]).metadata()).width).toBe(1024);

    await page.reload();
    await canvasOf(page).waitFor();
    await isOpen(page, "Page 1 of 3");
    await layer(page, /Three tips/).waitFor();
    await press(page, "Page 2 of 3");
    await layer(page, /Let it rest/).waitFor();
    for (let step = 0; step < 2; step++) await press(page, "Delete page");
    await strip(page).getByRole("button", { name: "Add page" }).waitFor();
    await saved(page);
    const [stored] = await querySite<{ pages: unknown }>(
      on.site,
      "select document -> 'pages' as pages from designs where id = $1",
      [designId],
    );
    expect(stored?.pages).toBeNull();
  });

  it("[F11][F13] all pages go along to another size and other colors, and take what is copied from another page", async () => {
    const { page, designId } = await open(post);
    await layer(page, /Three tips/).click();
    await canvasOf(page).press("Control+c");
    await press(page, "Add page");
    await isOpen(page, "Page 2 of 2");
    await canvasOf(page).press("Control+v");
    await layer(page, /Three tips/).waitFor();
    await canvasOf(page).press("Escape");
    await page.getByText("The layout is that of page 1.").waitFor();
    expect(await page.getByRole("button", { name: "Layout", exact: true }).count()).toBe(0);
    await page.getByRole("combobox", { name: "Format" }).selectOption("Story");
    await page.getByText(/^Resized to Story/).waitFor({ state: "attached" });
    await isOpen(page, "Page 2 of 2");
    await layer(page, /Three tips/).waitFor();
    await page.getByRole("button", { name: "Colors", exact: true }).click();
    await page.getByText(/^Other colors/).waitFor({ state: "attached" });
    await saved(page);
    const file = await sharp(await (await ask(`/api/designs/${designId}/design.png?page=2`)).arrayBuffer()).metadata();
    expect(file).toMatchObject({ width: 1080, height: 1920 });
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await page.locator("[data-canvas]").boundingBox())?.width).toBeGreaterThan(300);
    await layer(page, /Three tips/).waitFor();
  });

  it("[F13] a card gets its back, and a shared link shows both", async () => {
    const card = { ...post, prompt: "Business card Anna Weiss, dentist, anna@weiss.example", kind: "card" };
    const { page, designId } = await open(card, { viewport: phone, hasTouch: true });
    await strip(page).getByRole("button", { name: "Add the back" }).tap();
    await isOpen(page, "Back, page 2 of 2");
    await page.getByRole("button", { name: "Add symbol" }).tap();
    await page.getByRole("searchbox", { name: "What should it show?" }).fill("Zahn");
    await page.getByRole("button", { name: "tooth", exact: true }).tap();
    await says(page, /Symbol added: tooth/);
    await saved(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    const [stored] = await querySite<{ back: { kind: string; name: string; children: { fill: string }[] } }>(
      on.site,
      "select document -> 'pages' -> 0 -> 'elements' -> -1 as back from designs where id = $1",
      [designId],
    );
    expect([stored?.back.kind, stored?.back.name]).toEqual(["group", "Tooth"]);
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "share", designId, lifetime: "forever" }))
      form.set(name, value);
    await fetch(`${on.site.url}/image-generator/${designId}.data`, {
      method: "POST",
      headers: { cookie: ada.cookie, origin: on.site.url },
      body: form,
    });
    const [link] = await querySite<{ token: string }>(on.site, "select token from design_links");
    await page.goto(`${on.site.url}/s/${link?.token}`);
    const pictures = page.getByRole("img", { name: /page [12] of 2$/ });
    await expect.poll(() => pictures.count()).toBe(2);
    await pictures.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("[F13] a symbol is found in four languages, put in the middle, painted and moved like any figure", async () => {
    const { page } = await open({ ...post, prompt: "Abstract waves", kind: "abstract" });
    for (const [words, name] of [
      ["Rakete", "rocket"],
      ["fusée", "rocket"],
      ["cohete", "rocket"],
      ["rocket", "rocket"],
    ] as const) {
      await page.getByRole("button", { name: "Add symbol" }).click();
      await page.getByRole("searchbox", { name: "What should it show?" }).fill(words);
      await page.getByRole("button", { name, exact: true }).click();
      await says(page, /Symbol added: rocket/);
    }
    await layer(page, /^Rocket 4$/).waitFor();
    const before = await page.locator("[data-selection]").boundingBox();
    await canvasOf(page).press("Shift+ArrowRight");
    await says(page, /Rocket 4 moved/);
    expect((await page.locator("[data-selection]").boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
    for (let step = 0; step < 5; step++) await page.keyboard.press("Control+z");
    await expect.poll(() => layer(page, /^Rocket/).count()).toBe(0);
    // A design without words comes without fonts.
    await page.getByRole("button", { name: "Add text" }).click();
    await layer(page, /New text/).waitFor();
  });
});
