import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
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
import { wavOf } from "../test/media/wav-of.ts";
import { mediaEnvironment } from "../test/media-environment.ts";
import { postJson } from "../test/post-json.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { type Site, startSite } from "../test/site.ts";

const { mp3, mp4, png } = sampleFiles;
const heard = [
  { start: 0.25, end: 0.75, transcript: "Hello, fox." },
  { start: 0.8, end: 1.25, transcript: "Good nite." },
];
const operation = "models/veo/operations/1";
const outOfOrder = { kind: "answer", status: 500, json: { error: "Out of order" } } as const;

describe("media engines on their screens", () => {
  let provider: FakeProvider;
  let site: Site;
  let browser: TestBrowser;
  let ada: TestPerson;
  /** True if Google has finished the video. */
  let isFilmed = false;
  /** Promise that the other providers wait for before they answer. */
  let released: Promise<void> | undefined;
  beforeAll(async () => {
    provider = await startFakeProvider();
    provider.handler = async ({ path, origin }) => {
      if (path !== "/v1/voices") await released;
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
      if (path.startsWith("/v1/text-to-speech/")) return { file: mp3 };
      if (path === "/v1/voices") return { json: { voices: [{ voice_id: "voice-1", name: "Rachel" }] } };
      if (path.startsWith("/v1/music")) return { file: mp3 };
      if (path.startsWith("/v1/listen?")) {
        const transcript = heard.map((line) => line.transcript).join(" ");
        return { json: { results: { channels: [{ alternatives: [{ transcript }] }], utterances: heard } } };
      }
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
    released = undefined;
    ada = await openAccount(site);
    await grantTo(credits.ledger, ada.userId, { amount: 200 });
  });
  afterEach(() => {
    provider.fault = undefined;
    browser.expectNoErrors();
  });

  async function open(path: string, options?: OpenOptions) {
    const page = await openSignedIn({ site, browser }, ada, options);
    await page.goto(`${site.url}${path}`);
    return page;
  }
  async function balance(): Promise<{ readonly available: number; readonly held: number }> {
    const answer = await fetch(`${site.url}/api/credits`, { headers: { cookie: ada.cookie } });
    return ((await answer.json()) as { balance: { available: number; held: number } }).balance;
  }
  /** Presses Stop while the provider still works, and sees what the page, the history and the balance say of it. */
  async function stopWhileItWorks(page: Page, start: string, before: number) {
    const answered = Promise.withResolvers<void>();
    released = answered.promise;
    await page.getByRole("button", { name: start }).click();
    await page.getByText("A run that you stop costs nothing.").waitFor();
    expect((await balance()).held).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByText("You stopped this run. It cost you no AI credits.").waitFor();
    await page.getByText(/ · stopped · 0 AI credits · /).waitFor();
    expect(await balance()).toMatchObject({ available: before, held: 0 });
    answered.resolve();
    released = undefined;
  }
  /** Has the provider fail once more after a failure or a stop, for nothing, and answer after one more press. */
  async function tryAgainUntilItAnswers(page: Page, before: number) {
    const again = page.getByRole("button", { name: "Try again" });
    const earlier = page.url();
    provider.fault = outOfOrder;
    await again.click();
    await page.waitForURL(({ href }) => href !== earlier);
    await page.getByText(/ · failed · 0 AI credits · /).waitFor();
    await page
      .getByRole("alert")
      .getByText(/It cost you nothing\./)
      .waitFor();
    expect(await balance()).toMatchObject({ available: before, held: 0 });
    provider.fault = undefined;
    await again.click();
  }

  it("[F7][C8] makes a video of words and a picture: price first, closed meanwhile, found again, played and downloaded", async () => {
    const page = await open("/home/video?key=videoGenerator");
    // What the plan doesn't have is shown, not chosen.
    expect(await page.getByRole("option", { name: "Gen-4.5 (Runway, advanced, on Pro)" }).isDisabled()).toBe(true);
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
    const later = await open("/home/video", { viewport: phone });
    await later.getByRole("link", { name: /A fox runs through the snow/ }).click();
    const video = later.getByLabel("Video: A fox runs through the snow");
    await video.waitFor();
    expect(await accessibilityFaults(later)).toEqual([]);
    await expectNoSidewaysScrolling(later);
    expect((await downloadBy(later.getByRole("link", { name: "Download MP4" }))).bytes).toEqual(Buffer.from(mp4.data));
    expect(await balance()).toMatchObject({ available: 140, held: 0 });

    const eve = await openAccount(site);
    const runId = new URL(later.url()).searchParams.get("run");
    const askAs = (cookie: string) => fetch(`${site.url}/api/runs/${runId}/files/1`, { headers: { cookie } });
    expect([(await askAs(ada.cookie)).status, (await askAs(eve.cookie)).status]).toEqual([200, 404]);
    const hers = await fetch(`${site.url}/home/video?run=${runId}`, { headers: { cookie: eve.cookie } });
    expect(await hers.text()).not.toContain("A fox runs");
  });

  it("[F7][C9] a video whose engine stays silent is stopped for nothing, begun again with one press, also with its picture, and deleted", async () => {
    const page = await open("/home/video");
    await page.getByLabel("Model").selectOption({ label: "Veo 3.1 Lite (Veo)" });
    await page.getByLabel("What happens in the video?").fill("Nothing moves");
    // A slow double click: its second press comes when the first has started a run.
    const start = page.getByRole("button", { name: "Make the video" });
    await start.click();
    await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
    await start.dispatchEvent("click", { detail: 2 });
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByText("You stopped this run. It cost you no AI credits.").waitFor();
    expect(await balance()).toMatchObject({ available: 200, held: 0 });
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText(/You can close this page/).waitFor();
    isFilmed = true;
    await page.getByLabel("Video: Nothing moves").waitFor();
    expect((await downloadBy(page.getByRole("link", { name: "Download MP4" }))).bytes).toEqual(Buffer.from(mp4.data));
    await page.getByRole("button", { name: "Delete this result" }).click();
    await page.getByText("Your video appears here.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByLabel("Video: Nothing moves").waitFor();

    await page.setViewportSize(phone);
    const { available } = await balance();
    await page.getByLabel("What happens in the video?").fill("The fox sleeps");
    const file = { name: "fox.png", mimeType: "image/png", buffer: Buffer.from(png.data) };
    await page.getByLabel("First picture (optional)").setInputFiles(file);
    await page.getByText("40 AI credits: 10 for each second").waitFor();
    provider.fault = outOfOrder;
    await start.click();
    await page
      .getByRole("alert")
      .getByText(/It cost you nothing\./)
      .waitFor();
    provider.fault = undefined;
    // With its picture, which is nowhere but on this page.
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("Video: The fox sleeps").waitFor();
    const sent = provider.requests.findLast(({ path }) => path.endsWith(":predictLongRunning"))?.body.toString() ?? "";
    expect(JSON.parse(sent).instances[0].image.bytesBase64Encoded).toBe(png.data.toString("base64"));
    await expectNoSidewaysScrolling(page);
    expect((await downloadBy(page.getByRole("link", { name: "Download MP4" }))).bytes).toEqual(Buffer.from(mp4.data));
    expect(await balance()).toMatchObject({ available: available - 40, held: 0 });
  });

  it("[F12][C9] the library follows a run that goes on: stopped there for nothing, or shown once it has ended", async () => {
    const start = async (prompt: string) => {
      const model = {
        engine: "veo/veo-3.1-lite-generate-preview",
        prompt,
        seconds: 6,
        idempotencyKey: crypto.randomUUID(),
      };
      return ((await (await postJson(site, "/api/runs/video", model, { cookie: ada.cookie })).json()) as { id: string })
        .id;
    };
    await start("A fox that is stopped");
    const page = await open("/workspace/library", { viewport: { width: 375, height: 800 } });
    const card = page.getByRole("listitem").filter({ hasText: "A fox that is stopped" });
    await card.getByText("In progress").waitFor();
    await card.getByRole("link").click();
    await page.getByRole("progressbar", { name: /is working/ }).waitFor();
    expect(await page.getByText("Up to 60 AI credits").count()).toBe(1);
    await page.getByText("A run that you stop costs nothing.").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByText("You stopped this run.").waitFor();
    expect(await balance()).toMatchObject({ available: 200, held: 0 });

    const runId = await start("A fox that arrives");
    await page.goto(`${site.url}/workspace/library`);
    const arriving = page.getByRole("listitem").filter({ hasText: "A fox that arrives" });
    await arriving.getByText("In progress").waitFor();
    const other = await open(`/workspace/library/run-${runId}`);
    await other.getByRole("progressbar", { name: /is working/ }).waitFor();
    isFilmed = true;
    await other.getByLabel("A fox that arrives, 1").waitFor();
    await page.bringToFront();
    await arriving.locator("video").waitFor();
    const zip = await fetch(`${site.url}/api/library/files`, {
      method: "POST",
      headers: { cookie: ada.cookie, origin: site.url },
      body: new URLSearchParams({ item: `run-${runId}` }),
    });
    const files = Object.values(unzipSync(new Uint8Array(await zip.arrayBuffer())));
    expect(files.map((file) => Buffer.from(file))).toEqual([Buffer.from(mp4.data)]);
  });

  it("[F7][C8][C9] speaks a text in a listed voice, tried with a sentence first; on a phone it is stopped, fails, and is tried again", async () => {
    const page = await open("/home/audio");
    expect(await page.getByRole("option", { name: "Eleven v3 (ElevenLabs, advanced, on Pro)" }).isDisabled()).toBe(
      true,
    );
    await page.getByLabel("Model").selectOption({ label: "Eleven Flash v2.5 (ElevenLabs)" });
    await page.getByLabel("Voice", { exact: true }).selectOption("Rachel");
    await page.getByLabel("Speed").selectOption("1.2 ×");
    await page.getByLabel("What should be said?").fill(`Hello, fox. ${"Good night, all of you. ".repeat(60)}`);
    await page.getByText("At most 15 AI credits: 5 for each started minute").waitFor();
    await page.getByText("With the first sentence: 5 AI credits").waitFor();
    await page.getByText("Your browser or system speaks, not an engine, and there is no file").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Try this voice" }).click();
    await page.getByLabel("Speech", { exact: true }).waitFor();
    const sent = provider.requests.findLast(({ path }) => path.startsWith("/v1/text-to-speech/"));
    expect(sent?.path).toContain("/voice-1?");
    expect(JSON.parse(sent?.body.toString() ?? "")).toMatchObject({
      text: "Hello, fox.",
      voice_settings: { speed: 1.2 },
    });
    const download = () => downloadBy(page.getByRole("link", { name: "Download MP3" }));
    expect((await download()).bytes).toEqual(Buffer.from(mp3.data));
    expect(await balance()).toMatchObject({ available: 195, held: 0 });

    await page.setViewportSize(phone);
    await stopWhileItWorks(page, "Make speech", 195);
    await tryAgainUntilItAnswers(page, 195);
    await page.getByLabel("Speech", { exact: true }).waitFor();
    const whole = provider.requests.findLast(({ path }) => path.startsWith("/v1/text-to-speech/"));
    expect(JSON.parse(whole?.body.toString() ?? "").text).toContain("Good night, all of you.");
    expect((await download()).bytes).toEqual(Buffer.from(mp3.data));
    // It said at most 15, and the sound is short.
    await page.getByText("Eleven Flash v2.5 · 5 AI credits · ").first().waitFor();
    expect(await balance()).toMatchObject({ available: 190, held: 0 });
    await expectNoSidewaysScrolling(page);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it("[F7][C8][C9] writes down what the microphone hears: wave, jumps, corrections and subtitles; a file on a phone, stopped and tried again", async () => {
    const page = await open("/home/audio?tab=transcription");
    const choose = (name: string, mimeType: string) =>
      page
        .getByLabel("Recording", { exact: true })
        .setInputFiles({ name, mimeType, buffer: Buffer.from("Not a sound at all") });
    await choose("notes.mp3", "audio/mpeg");
    await page.getByText("There is no sound in this file. Please choose another one.").waitFor();
    await choose("notes.pdf", "application/pdf");
    await page.getByText("Your browser can’t read this file as a sound.", { exact: false }).waitFor();
    await page.getByLabel("Model").selectOption({ label: "Nova-3 (Deepgram)" });
    await page.getByRole("button", { name: "Record", exact: true }).click();
    await page.getByText("Recording: 0:01").waitFor();
    await page.getByRole("button", { name: "Finish recording" }).click();
    await page.getByText(/^recording\.wav, 0:0\d long$/).waitFor();
    await page.getByText("5 AI credits: 5 for each started minute", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Transcribe" }).click();
    const second = page.getByRole("textbox", { name: "Line 2" });
    await second.waitFor();
    expect(await balance()).toMatchObject({ available: 195, held: 0 });
    const sent = provider.requests.findLast(({ path }) => path.startsWith("/v1/listen?"))?.body;
    expect(sent?.includes("RIFF")).toBe(true);

    await page.getByRole("button", { name: "Play from 0:00" }).nth(1).click();
    const heardUntil = () =>
      page
        .getByLabel("Recording", { exact: true })
        .last()
        .evaluate((audio: HTMLAudioElement) => audio.currentTime);
    expect(await heardUntil()).toBeGreaterThanOrEqual(0.8);
    expect(await accessibilityFaults(page)).toEqual([]);
    await second.fill("Good night <b>&</b> --> bye.");
    const saved = page.waitForResponse((answer) => answer.url().endsWith("/lines"));
    await second.press("Enter");
    await saved;
    const download = async (name: string) =>
      (await downloadBy(page.getByRole("link", { name: `Download as ${name}` }))).bytes.toString();
    expect(await download("SRT")).toBe(
      "1\n00:00:00,250 --> 00:00:00,750\nHello, fox.\n\n2\n00:00:00,800 --> 00:00:01,300\nGood night <b>&</b> → bye.\n",
    );
    const runId = new URL(page.url()).searchParams.get("run") ?? "";

    await page.setViewportSize(phone);
    await page.reload();
    await page.getByText("Hear the recording beside the text").click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);
    const recording = { name: "talk.wav", mimeType: "audio/wav", buffer: wavOf(65) };
    await page.getByLabel("Recording", { exact: true }).first().setInputFiles(recording);
    await page.getByText("10 AI credits: 5 for each started minute", { exact: true }).waitFor();
    await stopWhileItWorks(page, "Transcribe", 195);
    // With the recording, which is nowhere but on this page.
    await tryAgainUntilItAnswers(page, 195);
    await second.waitFor();
    expect(await balance()).toMatchObject({ available: 185, held: 0 });
    expect(await download("VTT")).toBe(
      "WEBVTT\n\n1\n00:00:00.250 --> 00:00:00.750\nHello, fox.\n\n2\n00:00:00.800 --> 00:00:01.300\nGood nite.\n",
    );
    expect(await download("Text")).toBe("Hello, fox.\nGood nite.\n");
    await expectNoSidewaysScrolling(page);

    const eve = await openAccount(site);
    const change = (cookie: string, correction: object) =>
      postJson(site, `/api/audio/transcripts/${runId}/lines`, correction, { cookie });
    const old = { line: 1, before: "Good nite.", after: "Good day." };
    // The second window still shows the line as it was.
    expect((await change(ada.cookie, old)).status).toBe(409);
    expect((await change(ada.cookie, { ...old, line: 7 })).status).toBe(409);
    expect((await change(eve.cookie, old)).status).toBe(404);
    const file = await fetch(`${site.url}/api/audio/transcripts/${runId}/transcript.vtt`, {
      headers: { cookie: eve.cookie },
    });
    expect(file.status).toBe(404);
  });

  it("[F7][C8][C9] a microphone that the browser keeps back is said; music is made on a phone, and stopped, tried again and downloaded", async () => {
    const page = await open("/home/audio?tab=transcription", { viewport: phone });
    // As when the user says no: a browser without a window can't ask.
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("No", "NotAllowedError"));
    });
    await page.getByRole("button", { name: "Record", exact: true }).click();
    await page.getByText("Your browser doesn’t let this page use the microphone.", { exact: false }).waitFor();
    await page.getByRole("link", { name: "Music" }).click();
    await page.getByLabel("What should the music be like?").fill("Calm piano");
    await page.getByLabel("Length").selectOption("2 minutes");
    await page.getByText("60 AI credits: 30 for each started minute").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Make music" }).click();
    const download = () => downloadBy(page.getByRole("link", { name: "Download MP3" }));
    expect((await download()).bytes).toEqual(Buffer.from(mp3.data));
    await expectNoSidewaysScrolling(page);
    expect(await balance()).toMatchObject({ available: 140, held: 0 });

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByLabel("What should the music be like?").fill("Loud drums");
    await page.getByLabel("Length").selectOption("15 seconds");
    await page.getByText("30 AI credits: 30 for each started minute").waitFor();
    await stopWhileItWorks(page, "Make music", 140);
    await tryAgainUntilItAnswers(page, 140);
    expect((await download()).bytes).toEqual(Buffer.from(mp3.data));
    await page.getByText("“Loud drums”").waitFor();
    expect(await balance()).toMatchObject({ available: 110, held: 0 });
  });
});
