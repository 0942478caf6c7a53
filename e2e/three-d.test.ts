import type { Page } from "playwright-core";
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
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { type FakeProvider, startFakeProvider } from "../test/media/fake-provider.ts";
import { sampleFiles } from "../test/media/files.ts";
import { texturedGlb } from "../test/media/textured-glb.ts";
import { mediaEnvironment } from "../test/media-environment.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Site, startSite } from "../test/site.ts";

describe("3D models on their screen", () => {
  let provider: FakeProvider;
  let site: Site;
  let browser: TestBrowser;
  let ada: TestPerson;
  let glb: Buffer;
  let status = "success";
  beforeAll(async () => {
    const red = { create: { width: 8, height: 8, channels: 3, background: "#e02010" } } as const;
    glb = texturedGlb(await sharp(red).png().toBuffer());
    provider = await startFakeProvider();
    provider.handler = ({ path, origin }) => {
      if (path.endsWith("/upload")) return { json: { data: { image_token: "picture-1" } } };
      if (path.endsWith("/task")) return { json: { data: { task_id: "task-1" } } };
      if (path.endsWith("/task/task-1")) {
        const output = status === "success" ? { model: `${origin}/files/model.glb` } : null;
        return { json: { data: { status, progress: 40, output } } };
      }
      if (path === "/files/model.glb") return { file: { mediaType: "model/gltf-binary", data: glb } };
      return undefined;
    };
    [site, browser] = await Promise.all([startSite({ env: mediaEnvironment(provider.url) }), startBrowser()]);
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
    status = "success";
    ada = await openAccount(site);
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
  });
  afterEach(() => browser.expectNoErrors());

  async function open(path: string, options?: OpenOptions) {
    const page = await openSignedIn({ site, browser }, ada, options);
    await page.goto(`${site.url}${path}`);
    return page;
  }
  async function balance() {
    const answer = await fetch(`${site.url}/api/credits`, { headers: { cookie: ada.cookie } });
    return ((await answer.json()) as { balance: { available: number; held: number } }).balance;
  }
  const shownModel = (page: Page) => page.locator('canvas[data-state="shown"]');
  /** Measures how much of the canvas is the red of the model's picture, 0 to 1. */
  async function redOf(page: Page): Promise<number> {
    const { data, info } = await sharp(await shownModel(page).screenshot())
      .raw()
      .toBuffer({ resolveWithObject: true });
    let red = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      if ((data[at] ?? 0) > 120 && (data[at + 1] ?? 0) < 110 && (data[at + 2] ?? 0) < 110) red += 1;
    }
    return red / (info.width * info.height);
  }

  it("[F19][C8] are made from words at the price that stands there, turned, brought closer, downloaded, and found again", async () => {
    const page = await open("/home/3d");
    await page.getByLabel("Model", { exact: true }).selectOption({ label: "Tripo 2.5 (TripoSR)" });
    await page.getByLabel("What should the model be?").fill("A red tile");
    await page.getByText("40 AI credits: one model").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Make the model" }).click();
    await shownModel(page).waitFor({ timeout: 150_000 });
    expect(
      JSON.parse(provider.requests.findLast(({ path }) => path.endsWith("/task"))?.body.toString() ?? ""),
    ).toMatchObject({
      type: "text_to_model",
      prompt: "A red tile",
    });
    const first = await redOf(page);
    expect(first).toBeGreaterThan(0.05);
    await page.getByRole("button", { name: "Closer" }).click();
    expect(await redOf(page)).toBeGreaterThan(first * 1.2);
    await page.getByRole("button", { name: "Back to the first view" }).click();
    expect(await redOf(page)).toBeCloseTo(first, 2);
    // A square is thin from the side.
    await shownModel(page).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
    expect(await redOf(page)).not.toBeCloseTo(first, 2);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect((await downloadBy(page.getByRole("link", { name: "Download GLB" }))).bytes).toEqual(glb);
    expect(await balance()).toMatchObject({ available: 60, held: 0 });

    const later = await open("/home/3d", { viewport: phone, colorScheme: "dark" });
    await later.getByRole("link", { name: /A red tile/ }).click();
    await shownModel(later).waitFor();
    expect(await accessibilityFaults(later)).toEqual([]);
    await expectNoSidewaysScrolling(later);
    const runId = new URL(later.url()).searchParams.get("run");
    await later.goto(`${site.url}/workspace/library/run-${runId}`);
    await later.getByRole("img", { name: "3D model: A red tile, 1" }).waitFor();
    await shownModel(later).waitFor();
  });

  it("[F19][C9] are made from a picture where the engine takes no words; one that is stopped or fails costs nothing", async () => {
    const page = await open("/home/3d");
    await page.getByLabel("Model", { exact: true }).selectOption({ label: "TripoSR on fal (TripoSR)" });
    await page.getByText("TripoSR on fal makes models from a picture only.").waitFor();
    expect(await page.getByRole("button", { name: "Make the model" }).isDisabled()).toBe(true);
    await page.getByLabel("Model", { exact: true }).selectOption({ label: "Tripo 2.5 (TripoSR)" });
    await page.getByLabel("From a picture").check();
    const { png } = sampleFiles;
    await page.getByLabel("Picture", { exact: true }).setInputFiles({
      name: "tile.png",
      mimeType: "image/png",
      buffer: Buffer.from(png.data),
    });
    status = "running";
    await page.getByRole("button", { name: "Make the model" }).click();
    await page.getByText("is working on your model: 40 %", { exact: false }).waitFor();
    expect(await balance()).toMatchObject({ available: 60, held: 40 });
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByText("You stopped this run. It cost you no AI credits.").waitFor();
    expect(await balance()).toMatchObject({ available: 100, held: 0 });
    status = "failed";
    await page.getByRole("button", { name: "Try again" }).click();
    await page
      .getByRole("alert")
      .getByText(/It cost you nothing\./)
      .waitFor();
    expect(await balance()).toMatchObject({ available: 100, held: 0 });
    const wordsOnly = await fetch(`${site.url}/api/runs/model`, {
      method: "POST",
      headers: { cookie: ada.cookie, origin: site.url, "content-type": "application/json" },
      body: JSON.stringify({ engine: "triposr/fal-ai/triposr", prompt: "A tile", idempotencyKey: crypto.randomUUID() }),
    });
    expect([wordsOnly.status, await wordsOnly.text()]).toEqual([422, expect.stringContaining("from a picture only")]);
    expect(await balance()).toMatchObject({ available: 100, held: 0 });
  });

  it("[F19] a file that the browser can't show says so, and can still be downloaded", async () => {
    const whole = glb;
    glb = Buffer.from(sampleFiles.glb.data);
    try {
      const page = await open("/home/3d");
      await page.getByLabel("Model", { exact: true }).selectOption({ label: "Tripo 2.5 (TripoSR)" });
      await page.getByLabel("What should the model be?").fill("Nothing");
      await page.getByRole("button", { name: "Make the model" }).click();
      await page.getByText("This browser can’t show the model.", { exact: false }).waitFor();
      await page.getByRole("link", { name: "Download GLB" }).waitFor();
    } finally {
      glb = whole;
    }
  });
});
