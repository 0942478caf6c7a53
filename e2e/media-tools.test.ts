import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { type OpenOptions, startBrowser, type TestBrowser } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { grantTo } from "../test/ledger.ts";
import { type FakeProvider, startFakeProvider } from "../test/media/fake-provider.ts";
import { sampleFiles } from "../test/media/files.ts";
import { mediaEnvironment } from "../test/media-environment.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Site, startSite } from "../test/site.ts";

const { mp4, png } = sampleFiles;
const operation = "models/veo/operations/1";

describe("media engines on their screens", () => {
  let provider: FakeProvider;
  let site: Site;
  let browser: TestBrowser;
  let ada: TestPerson;
  /** Whether Google has finished the video. */
  let isFilmed = false;
  beforeAll(async () => {
    provider = await startFakeProvider();
    provider.handler = ({ path, origin }) => {
      if (path.endsWith(":predictLongRunning")) return { json: { name: operation } };
      if (path.endsWith("/operations/1")) {
        const generatedSamples = [{ video: { uri: `${origin}/v1beta/files/1` } }];
        return {
          json: {
            name: operation,
            done: isFilmed,
            ...(isFilmed && { response: { generateVideoResponse: { generatedSamples } } }),
          },
        };
      }
      if (path.endsWith("/files/1")) return { file: mp4 };
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
    isFilmed = false;
    ada = await openAccount(site);
    await grantTo(credits.ledger, ada.userId, { amount: 200 });
  });
  afterEach(() => browser.expectNoErrors());

  async function open(path: string, options?: OpenOptions) {
    const page = await openSignedIn({ site, browser }, ada, options);
    await page.goto(`${site.url}${path}`);
    return page;
  }
  async function balance(): Promise<{ readonly available: number; readonly held: number }> {
    const answer = await fetch(`${site.url}/api/credits`, { headers: { cookie: ada.cookie } });
    return ((await answer.json()) as { balance: { available: number; held: number } }).balance;
  }

  it("[F7][C8] makes a video of words and a picture: price first, closed meanwhile, found again, played and downloaded", async () => {
    const page = await open("/home/video?key=videoGenerator");
    await page.getByLabel("Model").selectOption({ label: "Veo 3.1 Lite (Veo)" });
    await page.getByLabel("What happens in the video?").fill("A fox runs through the snow");
    await page.getByLabel("Length").selectOption("6");
    const picture = page.getByLabel("First picture (optional)");
    await picture.setInputFiles({ name: "fox.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
    await page.getByText("Please choose a PNG, JPEG or WebP file.").waitFor();
    await picture.setInputFiles({ name: "fox.png", mimeType: "image/png", buffer: Buffer.from(png.data) });
    await page.getByText("60 AI credits: 10 for each second").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Make the video" }).click();
    await page.getByText(/You can close this page: the run goes on/).waitFor();
    expect(await balance()).toMatchObject({ available: 140, held: 60 });
    const sent = provider.requests.find(({ path }) => path.endsWith(":predictLongRunning"))?.body.toString() ?? "";
    expect(JSON.parse(sent).instances[0].image.mimeType).toBe("image/png");
    await page.context().close();

    isFilmed = true;
    const later = await open("/home/video", { viewport: { width: 375, height: 800 } });
    await later.getByRole("link", { name: /A fox runs through the snow/ }).click();
    const video = later.getByLabel("Video: A fox runs through the snow");
    await video.waitFor();
    expect(await accessibilityFaults(later)).toEqual([]);
    expect(await later.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    const downloading = later.waitForEvent("download");
    await later.getByRole("link", { name: "Download MP4" }).click();
    expect(await readFile(await (await downloading).path())).toEqual(Buffer.from(mp4.data));
    expect(await balance()).toMatchObject({ available: 140, held: 0 });

    const eve = await openAccount(site);
    const runId = new URL(later.url()).searchParams.get("run");
    const askAs = (cookie: string) => fetch(`${site.url}/api/runs/${runId}/files/1`, { headers: { cookie } });
    expect([(await askAs(ada.cookie)).status, (await askAs(eve.cookie)).status]).toEqual([200, 404]);
    const hers = await fetch(`${site.url}/home/video?run=${runId}`, { headers: { cookie: eve.cookie } });
    expect(await hers.text()).not.toContain("A fox runs");
  });

  it("[F7][C9] a video whose engine stays silent is stopped for nothing, begun again with one press, and deleted", async () => {
    const page = await open("/home/video");
    await page.getByLabel("Model").selectOption({ label: "Veo 3.1 Lite (Veo)" });
    await page.getByLabel("What happens in the video?").fill("Nothing moves");
    await page.getByRole("button", { name: "Make the video" }).click();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByText("You stopped this run. It cost you no AI credits.").waitFor();
    expect(await balance()).toMatchObject({ available: 200, held: 0 });
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText(/You can close this page/).waitFor();
    isFilmed = true;
    await page.getByLabel("Video: Nothing moves").waitFor();
    await page.getByRole("button", { name: "Delete this result" }).click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("Your video appears here.", { exact: false }).waitFor();
  });
});
