import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { difference } from "../test/pictures.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";
import { putSubscription } from "../test/subscriptions.ts";

const settings = {
  prompt: "Poster for a jazz night at Blue Note, Friday 12 March, 8 pm",
  kind: "poster",
  style: "swiss",
  aspectRatio: "1:1",
  count: 1,
  detail: 50,
  seed: "1",
  idempotencyKey: "press-0001",
};

describe("the design editor", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  let designId: string;
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
    designId = await makeDesign(settings);
    // SVG files come with Pro.
    await putSubscription(on.site, ada.userId, {});
  });

  const ask = (path: string, init: { readonly body?: object; readonly cookie?: string } = {}) =>
    fetch(`${on.site.url}${path}`, {
      method: init.body ? "POST" : "GET",
      headers: { cookie: init.cookie ?? ada.cookie, origin: on.site.url, "content-type": "application/json" },
      body: init.body && JSON.stringify(init.body),
    });

  async function makeDesign(body: object): Promise<string> {
    const { runId } = (await (await ask("/api/designs", { body })).json()) as { runId: string };
    const find = () => querySite<{ id: string }>(on.site, "select id from designs where run_id = $1", [runId]);
    await expect.poll(find).toHaveLength(1);
    return (await find())[0]?.id ?? "";
  }

  const editorPath = () => `/image-generator/${designId}`;
  const canvasOf = (page: Page) => page.getByRole("application", { name: "Canvas" });
  const saved = (page: Page) =>
    page
      .getByRole("status")
      .filter({ hasText: /^Saved$/ })
      .waitFor();
  const wordsOf = (page: Page) => page.getByRole("textbox", { name: "Words" });
  const layer = (page: Page, name: RegExp) =>
    page.getByRole("complementary", { name: "Layers" }).getByRole("button", { name });
  const storedText = async () =>
    JSON.stringify((await querySite(on.site, "select document from designs where id = $1", [designId]))[0]);

  async function open(options?: OpenOptions): Promise<Page> {
    const page = await openSignedIn(on, ada, options);
    await page.goto(`${on.site.url}${editorPath()}`);
    await canvasOf(page).waitFor();
    return page;
  }

  /** Reads what the canvas shows, and the server's file, both as a browser does. */
  async function drawings(page: Page): Promise<readonly [string, string]> {
    const file = await (await ask(`/api/designs/${designId}/design.svg`)).text();
    return page.evaluate((svg) => {
      const read = document.createElement("div");
      read.innerHTML = svg;
      const root = read.querySelector("svg");
      for (const part of root?.querySelectorAll(":scope > title, #ground") ?? []) part.remove();
      const shown = [...document.querySelectorAll("[data-canvas] [data-element]")].map(({ innerHTML }) => innerHTML);
      return [shown.join("").replaceAll("canvas-", ""), root?.innerHTML ?? ""] as const;
    }, file);
  }

  it("[F11][F13] leads from a result to other words and to a PNG that is what the editor shows, at no cost", async () => {
    const page = await openSignedIn(on, ada, { viewport: { width: 1600, height: 1000 } });
    const transactions = async () =>
      JSON.stringify(
        await querySite(on.site, "select count(*) from credit_transactions where user_id = $1", [ada.userId]),
      );
    const before = await transactions();
    const [{ run_id: runId } = { run_id: "" }] = await querySite<{ run_id: string }>(
      on.site,
      "select run_id from designs where id = $1",
      [designId],
    );
    await page.goto(`${on.site.url}/image-generator?run=${runId}`);
    await page.getByRole("link", { name: "Edit design 1" }).click();
    await canvasOf(page).waitFor();
    expect(await drawings(page).then(([shown, file]) => shown === file)).toBe(true);
    await layer(page, /Jazz night/).click();
    await wordsOf(page).fill("Soul & <funk>\nall night");
    await page.getByLabel("Title").fill("Soul night");
    await page.getByRole("button", { name: "Download" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 150_000 }),
      page.getByRole("menuitem", { name: /PNG/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("soul-night-1.png");
    const [shown, file] = await drawings(page);
    expect(file).toContain("&lt;funk&gt;");
    expect(shown).toBe(file);
    await canvasOf(page).press("Escape");
    await page.mouse.move(5, 5);
    const picture = await page.locator("[data-canvas]").screenshot();
    expect(await difference(picture, await readFile(await download.path()))).toBeLessThan(2);
    expect(await transactions()).toBe(before);
  });

  it("[F13] undoes and redoes, and stores each change within seconds", async () => {
    const page = await open();
    await layer(page, /Jazz night/).click();
    await wordsOf(page).fill("Blues night");
    await saved(page);
    expect(await storedText()).toContain("Blues night");
    await page.getByRole("button", { name: "Align center" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => layer(page, /Blues night/).count()).toBe(0);
    await page.keyboard.press("Control+z");
    await layer(page, /Blues night/).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await layer(page, /Jazz night/).waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    for (let step = 0; step < 3; step++) await page.keyboard.press("Control+Shift+Z");
    await expect.poll(() => layer(page, /(Jazz|Blues) night/).count()).toBe(0);
    await page.keyboard.press("Control+s");
    await expect.poll(storedText).not.toContain('night"');
    await page.reload();
    await canvasOf(page).waitFor();
    await page.getByRole("button", { name: "Restore version 1" }).click();
    await layer(page, /Jazz night/).waitFor();
    await expect.poll(storedText).toContain("Jazz night");
  });

  it("[F13] two tabs don’t overwrite each other: the user says which version goes on", async () => {
    const expectedErrors = [/409/];
    const [mine, other] = [await open({ expectedErrors }), await open({ expectedErrors })];
    const type = async (page: Page, words: string) => {
      await layer(page, /Jazz night/).click();
      await wordsOf(page).fill(words);
    };
    await type(other, "From the other tab");
    await saved(other);
    await type(mine, "From my tab");
    const dialog = mine.getByRole("dialog", { name: "You changed this design in another tab" });
    await dialog.waitFor();
    expect(await storedText()).toContain("From the other tab");
    await dialog.getByRole("button", { name: "Keep mine as the newest version" }).click();
    await saved(mine);
    expect(await storedText()).toContain("From my tab");
    await layer(other, /From the other tab/).click();
    await wordsOf(other).fill("Again from the other tab");
    await other.getByRole("dialog").getByRole("button", { name: "Load that version" }).click();
    await layer(other, /From my tab/).waitFor();
  });

  it("[F13] is worked by the keyboard alone, and says what was done", async () => {
    const page = await open();
    const says = (words: RegExp) => page.getByRole("status").filter({ hasText: words }).waitFor();
    await canvasOf(page).focus();
    await page.keyboard.press("Tab");
    await says(/1 of \d/);
    for (let step = 0; step < 20 && !(await page.getByRole("heading", { name: "Headline" }).count()); step++) {
      await page.keyboard.press("Tab");
    }
    await page.getByRole("heading", { name: "Headline" }).waitFor();
    const frame = page.locator("[data-selection]");
    const before = await frame.boundingBox();
    for (let step = 0; step < 4; step++) await page.keyboard.press("Shift+ArrowRight");
    await says(/Headline moved/);
    expect((await frame.boundingBox())?.x).toBeGreaterThan(before?.x ?? Number.POSITIVE_INFINITY);
    await page.keyboard.press("Control+d");
    await says(/duplicated/);
    await page.keyboard.press("Delete");
    await says(/deleted/);
    await layer(page, /Jazz night/).focus();
    await page.keyboard.press("Enter");
    await canvasOf(page).focus();
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: "Headline, on the canvas" });
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type("Kept by Escape");
    await page.keyboard.press("Escape");
    await says(/Words of Headline changed/);
    await layer(page, /Kept by Escape/).waitFor();
    await page.keyboard.press("Control+z");
    await layer(page, /Jazz night/).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Typed");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Words");
    await page.keyboard.press("Control+Enter");
    await says(/Words of Headline changed/);
    await layer(page, /Typed/).waitFor();
    await expect.poll(() => wordsOf(page).inputValue()).toBe("Typed\nWords");
    await page.keyboard.press("Control+z");
    await layer(page, /Jazz night/).waitFor();
    await canvasOf(page).focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect.poll(() => canvasOf(page).evaluate((canvas) => canvas === document.activeElement)).toBe(false);
  });

  it("[F11][F13] composes for another format around what is locked, shuffles, shows another symbol, and keeps what the user wrote", async () => {
    const page = await open();
    await layer(page, /Jazz night/).click();
    await wordsOf(page).fill("Soul night");
    await page.getByRole("button", { name: "Lock", exact: true }).click();
    await expect.poll(() => page.getByRole("button", { name: "Delete" }).isDisabled()).toBe(true);
    await canvasOf(page).press("Escape");
    await page.getByRole("combobox", { name: "Format" }).selectOption("Story");
    await page.getByText(/^(Resized to Story)/).waitFor({ state: "attached" });
    const ratio = async () => {
      const box = await page.locator("[data-canvas]").boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    expect(await ratio()).toBeCloseTo(1080 / 1920, 1);
    await layer(page, /Soul night/).waitFor();
    for (const name of ["Layout", "Colors", "Type pair"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await page
        .getByText(/^(Another layout|Other colors|Another type pair)\./)
        .filter({ hasText: name === "Colors" ? "colors" : name.toLowerCase() })
        .waitFor({ state: "attached" });
    }
    await layer(page, /Soul night/).waitFor();
    await page.getByRole("button", { name: "Choose a symbol" }).click();
    await page.getByRole("searchbox", { name: "What should it show?" }).fill("Rakete");
    await page.getByText(/^[1-9] symbols?$/).waitFor();
    await page.getByRole("button", { name: "rocket", exact: true }).click();
    await page.getByText("The symbol is now: rocket.").waitFor({ state: "attached" });
    await layer(page, /Soul night/).waitFor();
    await saved(page);
    const [shown, file] = await drawings(page);
    expect(shown).toBe(file);
    const picture = await sharp(await (await ask(`/api/designs/${designId}/design.png`)).arrayBuffer()).metadata();
    expect(picture).toMatchObject({ width: 1080, height: 1920 });
  });

  it("[F13] moves and resizes by the mouse, snaps to the middle, and is used by touch on a phone", async () => {
    const page = await open();
    await layer(page, /Jazz night/).click();
    const handle = page.locator("[data-handle=e]");
    const box = await handle.boundingBox();
    if (!box) throw new Error("there is no handle");
    await page.mouse.move(box.x + 12, box.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x - 80, box.y + 12, { steps: 4 });
    await page.mouse.up();
    await page.getByText("Headline resized.").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Add circle" }).click();
    const paper = await page.locator("[data-canvas]").boundingBox();
    if (!paper) throw new Error("there is no canvas");
    const middle = [paper.x + paper.width / 2, paper.y + paper.height / 2] as const;
    await page.mouse.move(...middle);
    await page.mouse.down();
    await page.mouse.move(middle[0] + 60, middle[1] + 60, { steps: 4 });
    await page.mouse.move(middle[0] + 3, middle[1] + 60, { steps: 2 });
    await page.locator("[data-guide=x]").waitFor();
    await page.mouse.up();
    await page.getByText("Circle moved.").waitFor({ state: "attached" });
    // It may be over the headline.
    await page.keyboard.press("Delete");
    await page.locator("[data-guide=x]").waitFor({ state: "detached" });
    const headline = await page.locator("[data-element=headline]").boundingBox();
    if (!headline) throw new Error("there is no headline");
    await page.mouse.dblclick(headline.x + headline.width / 2, headline.y + headline.height / 2);
    await page.keyboard.type("Words by hand");
    await page.mouse.click(paper.x + paper.width / 2, paper.y - 8);
    await layer(page, /Words by hand/).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await layer(page, /Jazz night/).waitFor();
    await saved(page);

    const small = await open({ viewport: phone, hasTouch: true });
    await small.locator("[data-canvas]").tap({ position: { x: 60, y: 250 } });
    await small.getByRole("button", { name: "Layers" }).tap();
    await layer(small, /Blue Note/).tap();
    await small.getByRole("button", { name: "Place", exact: true }).tap();
    await small.locator("[data-selection]").tap();
    await small.getByRole("textbox", { name: "Place, on the canvas" }).fill("Red Note");
    await small.locator("[data-canvas]").tap({ position: { x: 60, y: 5 } });
    await saved(small);
    expect(await storedText()).toContain("Red Note");
  });

  it("[F13] works on several elements at once: by mouse, by keyboard and in the list, each as one step of undo", async () => {
    const page = await open();
    const says = (words: RegExp) => page.getByRole("status").filter({ hasText: words }).waitFor();
    const frames = page.locator("[data-selection]");
    const heading = (name: string | RegExp) => page.getByRole("heading", { name, exact: true }).waitFor();
    await canvasOf(page).press("Control+a");
    await says(/^\d elements selected\.$/);
    const all = await frames.count();
    await canvasOf(page).press("Escape");
    await layer(page, /Jazz night/).click();
    await layer(page, /Blue Note/).click({ modifiers: ["Shift"] });
    await heading("2 elements");
    const before = (await drawings(page))[0];
    await canvasOf(page).press("Shift+ArrowDown");
    await says(/2 elements moved/);
    await page.getByRole("button", { name: "Align left" }).click();
    const [a, b] = [await frames.nth(0).boundingBox(), await frames.nth(1).boundingBox()];
    if (!a || !b) throw new Error("nothing is selected");
    await page.mouse.move(a.x + 12, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(a.x + 52, a.y + a.height / 2 + 30, { steps: 4 });
    await page.mouse.up();
    const moved = [await frames.nth(0).boundingBox(), await frames.nth(1).boundingBox()];
    expect(moved[0]?.x).toBeGreaterThan(a.x + 20);
    expect((moved[1]?.x ?? 0) - b.x).toBeCloseTo((moved[0]?.x ?? 0) - a.x, 0);
    await page.keyboard.press("Control+d");
    await says(/2 elements duplicated/);
    await page.getByRole("button", { name: "Lock", exact: true }).click();
    await page.keyboard.press("Control+z");
    await canvasOf(page).press("Delete");
    await says(/2 elements deleted/);
    for (let step = 0; step < 5; step++) await page.keyboard.press("Control+z");
    await expect.poll(() => page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    expect((await drawings(page))[0] === before).toBe(true);
    const paper = await page.locator("[data-canvas]").boundingBox();
    if (!paper) throw new Error("there is no canvas");
    await page.mouse.move(paper.x - 8, paper.y - 8);
    await page.mouse.down();
    await page.mouse.move(paper.x + paper.width + 4, paper.y + paper.height + 4, { steps: 4 });
    await page.locator("[data-marquee]").waitFor();
    await page.mouse.up();
    await expect.poll(() => frames.count()).toBeGreaterThan(2);
    await expect.poll(() => frames.count()).toBeLessThanOrEqual(all);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("[F13] turns, shapes, groups and copies elements, also to another design; canvas and file show the same", async () => {
    const page = await open();
    const says = (words: RegExp) => page.getByRole("status").filter({ hasText: words }).waitFor();
    const first = (await drawings(page))[0];
    await page.getByRole("button", { name: "Add rectangle" }).click();
    const number = async (label: string, value: string) => {
      await page.getByLabel(label, { exact: true }).fill(value);
      await page.getByLabel(label, { exact: true }).press("Enter");
    };
    await number("X", "120");
    await number("Y", "140");
    await number("Width", "300");
    await number("Rotation (°)", "20");
    await number("Corner radius", "24");
    await number("Outline width", "8");
    await page.getByRole("radio", { name: "Gradient" }).check();
    await page.getByRole("button", { name: "Flip horizontally" }).click();
    await expect.poll(() => page.getByLabel("Rotation (°)").inputValue()).toBe("-20");
    expect(await accessibilityFaults(page)).toEqual([]);
    const handle = await page.locator("[data-turn]").boundingBox();
    if (!handle) throw new Error("there is no handle to turn by");
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x + 150, handle.y + 130, { steps: 4 });
    await page.mouse.up();
    await says(/Rectangle turned/);
    await layer(page, /Jazz night/).click({ modifiers: ["Shift"] });
    await canvasOf(page).press("Control+g");
    await says(/2 elements grouped/);
    await canvasOf(page).press("Escape");
    const headline = await page.locator("[data-element=headline]").boundingBox();
    if (!headline) throw new Error("there is no headline");
    await page.mouse.click(headline.x + 4, headline.y + headline.height / 2);
    await page.getByRole("heading", { name: "2 elements" }).waitFor();
    await canvasOf(page).press("Control+c");
    await says(/2 elements copied/);
    await canvasOf(page).press("Control+v");
    await says(/Pasted/);
    await canvasOf(page).press("Control+x");
    await says(/2 elements cut/);
    await saved(page);
    const [shown, file] = await drawings(page);
    expect(shown).toBe(file);
    expect(file).toContain("rotate(");
    const other = await makeDesign({ ...settings, prompt: "Poster “Soul”", idempotencyKey: "press-0002" });
    await page.goto(`${on.site.url}/image-generator/${other}`);
    await canvasOf(page).press("Control+v");
    await says(/Pasted/);
    await layer(page, /Jazz night/).waitFor();
    await canvasOf(page).press("Control+z");
    await expect.poll(() => layer(page, /Jazz night/).count()).toBe(0);
    await page.goto(`${on.site.url}${editorPath()}`);
    await layer(page, /Jazz night/).waitFor();
    expect(shown === first).toBe(false);
  });

  it("[F11][F13] resizes to a size of the user’s own, and downloads a PNG in any size, without its ground", async () => {
    const page = await open();
    await page.getByLabel("Width (px)").fill("90");
    await page.getByRole("button", { name: "Resize" }).click();
    await page.getByText("Please use whole numbers from 160 to 4096.").waitFor();
    await page.getByLabel("Width (px)").fill("900");
    await page.getByLabel("Height (px)").fill("700");
    await page.getByRole("button", { name: "Resize" }).click();
    await page.getByText("Resized to 900 × 700.").waitFor({ state: "attached" });
    await layer(page, /Jazz night/).waitFor();
    await page.getByRole("button", { name: "Download" }).click();
    await page.getByRole("menuitem", { name: /Any width/ }).click();
    const dialog = page.getByRole("dialog", { name: "Download a PNG" });
    await dialog.getByLabel("Width in pixels").fill("450");
    await dialog.getByRole("checkbox", { name: /Transparent/ }).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 150_000 }),
      dialog.getByRole("button", { name: "Download PNG" }).click(),
    ]);
    const picture = sharp(await readFile(await download.path()));
    expect(await picture.metadata()).toMatchObject({ width: 450, height: 350, hasAlpha: true });
    expect((await picture.stats()).isOpaque).toBe(false);
  });

  it("[F11] puts an uploaded picture on a design, replaces it, and says why a file is refused", async () => {
    const page = await open({ expectedErrors: [/422/] });
    const photo = async (background: string, width: number) => ({
      name: "Quay.png",
      mimeType: "image/png",
      buffer: await sharp({ create: { width, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    });
    await page.getByRole("button", { name: "Add picture" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Pictures that you upload appear here").waitFor();
    const file = dialog.getByLabel("Picture file");
    await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await dialog.getByText(/isn’t supported/).waitFor();
    await file.setInputFiles(await photo("#00ff00", 400));
    await layer(page, /^Picture/).waitFor();
    await page.getByRole("textbox", { name: "Description" }).fill("A green quay");
    await page.getByRole("button", { name: "Replace" }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Use Quay.png" }).waitFor();
    await file.setInputFiles(await photo("#0000ff", 200));
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("textbox", { name: "Description" }).fill("A blue quay");
    await page.getByRole("slider", { name: "Across" }).fill("100");
    await page.getByRole("slider", { name: "Zoom" }).fill("200");
    await page.getByRole("radio", { name: "Circle" }).check();
    await saved(page);
    expect(await storedText()).toContain("A blue quay");
    const poster = await sharp(await (await ask(`/api/designs/${designId}/design.png`)).arrayBuffer())
      .extract({ left: 500, top: 500, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...poster]).toEqual([0, 0, 255]);
  });

  it("[F13] has no accessibility faults, on a phone and in the dark", async () => {
    for (const options of [{}, { viewport: phone, colorScheme: "dark" }] satisfies OpenOptions[]) {
      const page = await open(options);
      expect(await accessibilityFaults(page)).toEqual([]);
      await canvasOf(page).focus();
      await page.keyboard.press("Tab");
      if (options.viewport) await page.getByRole("button", { name: "Layers" }).click();
      expect(await accessibilityFaults(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

  it("[F13][H7] gives its fonts to everybody for good, WebAssembly to its own page alone, and no user another’s design", async () => {
    const font = await fetch(`${on.site.url}/api/studio/fonts/inter-600.ttf`);
    expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/ttf"]);
    expect(font.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    for (const name of ["comic-sans.ttf", "inter-600", "constructor.ttf", "..%2finter-600.ttf"]) {
      expect((await fetch(`${on.site.url}/api/studio/fonts/${name}`)).status, name).toBeGreaterThanOrEqual(400);
      expect((await fetch(`${on.site.url}/api/studio/fonts/${name}`)).status, name).toBeLessThan(500);
    }
    const policyOf = async (path: string, cookie = ada.cookie) => {
      const answer = await fetch(`${on.site.url}${path}`, { headers: { cookie, accept: "text/html" } });
      return [answer.status, answer.headers.get("content-security-policy")?.includes("'wasm-unsafe-eval'")];
    };
    expect(await policyOf(editorPath())).toEqual([200, true]);
    expect(await policyOf("/image-generator")).toEqual([200, false]);
    // A link within another page gets this one as a document of its own.
    const data = await fetch(`${on.site.url}${editorPath()}.data`, {
      headers: { cookie: ada.cookie, "sec-fetch-dest": "empty" },
    });
    expect([data.status, await data.text()]).toEqual([202, expect.stringContaining(editorPath())]);
    const eve = await openAccount(on.site);
    expect((await policyOf(editorPath(), eve.cookie))[0]).toBe(404);
  });
});
