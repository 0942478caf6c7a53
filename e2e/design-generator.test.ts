import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { composeScreenOf, drawPage } from "../packages/studio/art/mockups/mockup-composer.ts";
import { appKinds } from "../packages/studio/art/mockups/screens/app-kinds.ts";
import { renderPng } from "../packages/studio/engine/outputs/rasterize.ts";
import { renderSvg } from "../packages/studio/engine/render/render-svg.ts";
import { readFonts } from "../packages/studio/engine/type/fonts.ts";
import { deviceIds, devices, styleIds } from "../packages/studio/rules.ts";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { downloadBy, expectNoSidewaysScrolling, type OpenOptions, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { difference } from "../test/pictures.ts";
import { querySite } from "../test/query-site.ts";
import { sampleOf, sampleSeed } from "../test/samples.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

const prompt = "A banking app called Fjord with payments and cards, in blue";

describe("the UI/UX design generator", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 40 });
  });

  async function open(options?: OpenOptions, search = "") {
    const page = await openSignedIn(on, ada, options);
    await page.goto(`${on.site.url}/design-generator${search}`);
    return page;
  }

  const ask = (path: string, init: { readonly body?: object; readonly cookie?: string } = {}) =>
    fetch(`${on.site.url}${path}`, {
      method: init.body ? "POST" : "GET",
      headers: { cookie: init.cookie ?? ada.cookie, origin: on.site.url, "content-type": "application/json" },
      ...(init.body && { body: JSON.stringify(init.body) }),
    });

  const settings = {
    prompt,
    style: "swiss",
    screens: 3,
    device: "desktop",
    outputs: ["png", "figma", "html"],
    seed: "1",
    idempotencyKey: "press-0001",
  };

  /** @returns the ids of the run's screens, once they are there. */
  async function design(change: object = {}): Promise<{ readonly runId: string; readonly ids: readonly string[] }> {
    const answer = await ask("/api/designs/screens", { body: { ...settings, ...change } });
    expect(answer.status).toBe(202);
    const { runId } = (await answer.json()) as { readonly runId: string };
    const find = () =>
      querySite<{ id: string }>(on.site, "select id from designs where run_id = $1 order by number", [runId]);
    await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
    const ids = (await find()).map(({ id }) => id);
    return { runId, ids };
  }

  it("[F4] takes its settings from the address, and logs what it can’t read", async () => {
    const payload = { prompt: "Dashboard for a bakery", device: "desktop", screens: 1, outputs: ["html"] };
    const page = await open(undefined, `?payload=${encodeURIComponent(JSON.stringify(payload))}`);
    await expect.poll(() => page.getByLabel("Prompt", { exact: true }).inputValue()).toBe(payload.prompt);
    expect(await page.getByRole("radio", { name: /Desktop/ }).isChecked()).toBe(true);
    expect(await page.getByRole("radio", { name: "1", exact: true }).isChecked()).toBe(true);
    expect(await page.getByRole("checkbox", { name: /PNG/ }).isChecked()).toBe(false);
    const unreadable = /Failed to parse payload from URL/;
    const other = await openSignedIn(on, ada, { expectedErrors: [unreadable] });
    const logged = other.waitForEvent("console", (message) => unreadable.test(message.text()));
    await other.goto(`${on.site.url}/design-generator?payload=%7B`);
    await logged;
  });

  it("[F4] leads from a prompt to screens as PNG, SVG for Figma and HTML, at the price that it says", async () => {
    const page = await open();
    const generate = page.getByRole("button", { name: "Generate", exact: true });
    expect(await generate.isDisabled()).toBe(true);
    await page.getByLabel("Prompt", { exact: true }).fill(prompt);
    await page.getByText(`${prompt.length} / 2000`).waitFor();
    await page.getByText("15 AI credits for one design, however many screens").waitFor();
    await page.getByRole("radio", { name: /Mobile/ }).check();
    await page.getByRole("radio", { name: "3", exact: true }).check();
    await generate.click();
    await page.getByRole("img", { name: "Screen 3: Fjord: Insights" }).waitFor();
    await expect.poll(() => page.getByText("25 AI credits").count()).toBeGreaterThan(0);
    const download = (name: string) => downloadBy(page.getByRole("link", { name }));
    const png = await download("Download screen 2 as PNG");
    expect(png.name).toBe("fjord-payments-2.png");
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: "png", width: 390, height: 844 });
    const svg = (await download("Download screen 2 as Figma (SVG)")).bytes.toString();
    expect(svg).toMatch(/<g id="[a-z-]*tab-bar[a-z-]*"/);
    const layers = await page.evaluate((text) => {
      const read = new DOMParser().parseFromString(text, "image/svg+xml");
      return read.querySelector("parsererror") ? [] : [...read.querySelectorAll("svg > g[id]")].map(({ id }) => id);
    }, svg);
    expect(layers.length).toBeGreaterThan(30);
    expect(new Set(layers).size).toBe(layers.length);
    const html = (await download("Download screen 2 as HTML")).bytes.toString();
    expect(html).toContain("<h1");
    const files = unzipSync((await download("Download all (ZIP)")).bytes);
    expect(Object.keys(files)).toHaveLength(9);
    expect(strFromU8(files["fjord-payments-2.html"] ?? new Uint8Array())).toBe(html);
    await page.getByRole("button", { name: "Favorite, design 1" }).click();
    await page.getByRole("button", { name: "Favorite, design 1", pressed: true }).waitFor();
    await page.getByText("Earlier screens").waitFor();
    const results = page.url();
    await page.getByRole("link", { name: "Edit design 1" }).click();
    await page.getByRole("link", { name: "Back to the results" }).click();
    await page.waitForURL(results);
    await page.getByRole("img", { name: "Screen 3: Fjord: Insights" }).waitFor();
  });

  it.each([
    ["mobile", 390, "soft"],
    ["desktop", 1440, "brutal"],
  ] as const)(
    "[F4] HTML for %s stands alone: no requests, no scripts, nothing wide, and axe finds nothing",
    async (device, width, style) => {
      const { ids } = await design({ device, style });
      expect(ids).toHaveLength(3);
      for (const id of ids) {
        const answer = await ask(`/api/designs/${id}/design.html`);
        expect(answer.headers.get("content-disposition")).toMatch(/^attachment; /);
        expect(answer.headers.get("content-security-policy")).toContain("sandbox");
        const html = await answer.text();
        expect(html).not.toMatch(/<script|https?:\/\//);
        for (const pageWidth of [width, 375]) {
          const page = await on.browser.open({ viewport: { width: pageWidth, height: 844 } });
          const requests: string[] = [];
          page.on("request", (request) => requests.push(request.url()));
          await page.setContent(html);
          expect(requests.filter((url) => !url.startsWith("data:"))).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(pageWidth);
          expect(await accessibilityFaults(page)).toEqual([]);
          await page.close();
        }
      }
    },
  );

  const screens = appKinds.flatMap(({ id, screens: all }) =>
    all.flatMap((_, index) => deviceIds.map((device) => ({ app: id, device, index }))),
  );

  it(`[F4] HTML of any screen lays out by its container from 320 to 1920 px: no word is broken, no column narrow, and at its own width it is the PNG (SEED=${sampleSeed})`, async () => {
    const fonts = await readFonts();
    const page = await on.browser.open();
    const others: (readonly [screen: string, difference: number])[] = [];
    for (const [order, screen] of sampleOf(screens, 48).entries()) {
      const { width, height } = devices[screen.device];
      const style = styleIds[(order + sampleSeed) % styleIds.length] ?? "soft";
      const language = ["en", "de", "fr", "es"][order % 4] ?? "en";
      const words = { headline: "Fjord", brand: "Fjord", language };
      const brief = { kind: "mockup", style, width, height, detail: 50, seed: "1", screen, ...words } as const;
      const at = JSON.stringify([screen, style, language]);
      await page.setContent(await drawPage({ brief, variant: 0 }, fonts));
      await page.evaluate(async () => void (await document.fonts.ready));
      for (const pageWidth of [320, 375, 390, 600, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width: pageWidth, height: 800 });
        expect([at, pageWidth, await page.evaluate(layoutFaults)]).toEqual([at, pageWidth, []]);
      }
      // A phone draws its status bar and its home indicator itself.
      const [above, below] = screen.device === "mobile" ? [50, 24] : [0, 0];
      await page.setViewportSize({ width, height: height - above - below });
      const { design } = composeScreenOf(brief, fonts.typesetter, { variant: 0 });
      const drawn = sharp(renderPng(renderSvg(design, fonts.typesetter), width));
      const shown = drawn.extract({ left: 0, top: above, width, height: height - above - below });
      const found = await difference(await shown.png().toBuffer(), await page.screenshot());
      if (found >= 8) others.push([at, found]);
    }
    // Browsers move lines to whole pixels, and break one line in some hundred elsewhere, which moves all below it: so one screen may differ.
    // Another layout differs by 13 and more, on every screen.
    expect(others.length, JSON.stringify(others)).toBeLessThanOrEqual(1);
  });

  it("[F4] leads to the same files on a phone, with no faults and nothing beside the screen, empty and with results", async () => {
    const page = await open({ viewport: phone });
    const check = async () => {
      await expectNoSidewaysScrolling(page);
      expect(await accessibilityFaults(page, "main")).toEqual([]);
    };
    await check();
    await page.getByLabel("Prompt", { exact: true }).fill(prompt);
    await page.getByRole("radio", { name: /Mobile/ }).check();
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await page.getByText("15 AI credits for one design, however many screens").waitFor();
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    await page.getByRole("img", { name: /^Screen 1: Fjord/ }).waitFor();
    await check();
    for (const [name, signature] of [
      ["Download screen 1 as PNG", "\x89PNG"],
      ["Download screen 1 as Figma (SVG)", "<svg "],
      ["Download screen 1 as HTML", "<!doctype html>"],
      ["Download all (ZIP)", "PK"],
    ] as const) {
      const { bytes } = await downloadBy(page.getByRole("link", { name }));
      expect(bytes.toString("latin1", 0, signature.length).toLowerCase(), name).toBe(signature.toLowerCase());
    }
    const balance = (await (await ask("/api/credits")).json()) as { readonly balance: { readonly available: number } };
    expect(balance.balance.available).toBe(25);
  });

  it("[F4] refuses what it doesn't offer, and keeps other users' screens from a user", async () => {
    const wrong = [
      { prompt: " " },
      { prompt: "x".repeat(2_001) },
      { screens: 2 },
      { device: "watch" },
      { outputs: [] },
      { style: "none" },
      { more: 1 },
    ];
    for (const change of wrong) {
      expect([change, (await ask("/api/designs/screens", { body: { ...settings, ...change } })).status]).toEqual([
        change,
        422,
      ]);
    }
    const { runId, ids } = await design();
    expect((await ask(`/image-generator/${ids[0]}`)).status).toBe(200);
    const other = await openAccount(on.site);
    for (const path of [`/api/designs/${ids[0]}/design.html`, `/api/designs/screens/${runId}.zip`]) {
      expect((await ask(path)).status).toBe(200);
      expect((await ask(path, { cookie: other.cookie })).status).toBe(404);
      expect((await ask(path, { cookie: "" })).status).toBe(401);
    }
    expect((await ask(`/api/designs/screens/${runId}.zip?outputs=exe`)).status).toBe(422);
  });

  it("[F7][F4][B7] /home/design leads to the design generator, and visitors to the sign-in page before", async () => {
    const path = "/home/design?key=designTool";
    const to = async (cookie: string) =>
      (
        await fetch(`${on.site.url}${path}`, { headers: { accept: "text/html", cookie }, redirect: "manual" })
      ).headers.get("location");
    expect(await to("")).toBe(`/login?redirectTo=${encodeURIComponent(path).replaceAll("%2F", "/")}`);
    expect(await to(ada.cookie)).toBe("/design-generator");
  });
});

/** Runs in the page: words that are broken or stick out of their boxes, columns of a few letters, and anything beside the window. */
function layoutFaults(): readonly string[] {
  const { scrollWidth } = document.documentElement;
  const faults = scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const linesOf = (rects: readonly DOMRect[]): number => new Set(rects.map(({ top }) => Math.round(top))).size;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? "";
    const box = node.parentElement?.getBoundingClientRect();
    for (const { 0: word, index } of text.matchAll(/[^\s-]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (linesOf(rects) > 1) faults.push(`${word} is broken`);
      if (box && rects.some(({ right }) => right > box.right + 1.5)) faults.push(`${word} sticks out`);
    }
    range.selectNodeContents(node);
    const lines = linesOf([...range.getClientRects()]);
    if (box && lines > 3 && box.width < 118) faults.push(`${text} has ${lines} lines of ${Math.round(box.width)} px`);
  }
  return faults;
}
