import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { openAccount, type TestPerson } from "../test/accounts.ts";
import { accessibilityFaults } from "../test/axe.ts";
import { downloadBy, expectNoSidewaysScrolling, phone } from "../test/browser.ts";
import { useSiteLedger } from "../test/credits-people.ts";
import { fileOf } from "../test/design-menus.ts";
import { grantTo } from "../test/ledger.ts";
import { wavOf } from "../test/media/wav-of.ts";
import { querySite } from "../test/query-site.ts";
import { openSignedIn } from "../test/signed-in-page.ts";
import { useSiteAndBrowser } from "../test/site-and-browser.ts";

describe("films of designs", () => {
  const on = useSiteAndBrowser();
  const credits = useSiteLedger(on);
  let ada: TestPerson;
  beforeEach(async () => {
    ada = await openAccount(on.site);
    await grantTo(credits.ledger, ada.userId, { amount: 100 });
  });

  it("[F9] are downloaded from a result as MP4, one at a time, by their owner alone", async () => {
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/image-generator`);
    await page.getByRole("button", { name: /We are hiring/ }).click();
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Generate" }).click();
    await page.getByRole("img", { name: "Design 1: We are hiring" }).waitFor();
    const downloading = page.waitForEvent("download", { timeout: 150_000 });
    await (await fileOf(page, 1, "MP4")).click();
    await page.getByText("Drawing the video, a few seconds…").waitFor();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("we-are-hiring-1.mp4");
    const file = await readFile(await download.path());
    expect(file.toString("latin1", 4, 8)).toBe("ftyp");
    expect(file.includes("avc1")).toBe(true);
    await expect.poll(() => page.getByRole("button", { name: "Stop the video of design 1" }).count()).toBe(0);
    const [design] = await querySite<{ id: string }>(on.site, "select id from designs where user_id = $1", [
      ada.userId,
    ]);
    const address = `${on.site.url}/api/designs/${design?.id}/design.mp4?seconds=3`;
    const ask = (cookie: string) => fetch(address, { headers: { cookie } });
    // A second one waits for a short film to end; of those that wait, one is next, and the others are refused.
    const statuses = await Promise.all([1, 2, 3].map(async () => (await ask(ada.cookie)).status));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const eve = await openAccount(on.site);
    expect([(await ask(eve.cookie)).status, (await ask("")).status]).toEqual([404, 401]);
  }, 300_000);

  it("[F7] are made on the video generator without an engine: of words, with a chosen reveal and length, and stopped, also on a phone", async () => {
    const page = await openSignedIn(on, ada);
    await page.goto(`${on.site.url}/home/video?key=videoGenerator&tab=words`);
    await page.getByText("No video engine is connected").waitFor();
    await page.getByRole("link", { name: "Connect a provider" }).waitFor();
    await page.setViewportSize(phone);
    await expectNoSidewaysScrolling(page);
    await page.getByRole("link", { name: "Connect a provider" }).waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("link", { name: "From a design" }).click();
    await page.getByLabel("What should the design say or show?").fill("Summer sale at Miller’s");
    await page.getByLabel("Kind").selectOption("Social post");
    await page.getByText("10 AI credits: one design by Easel Studio").waitFor();
    await page.getByRole("button", { name: "Make the design" }).click();
    await page.getByRole("radio", { name: /Summer sale/ }).waitFor();
    await page.getByRole("radio", { name: /^Fade/ }).check();
    await page.getByRole("radio", { name: "3 s" }).check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Make the video" }).click();
    await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
    const film = page.getByLabel(/^Video: /);
    /** The frames of the film that can be downloaded. */
    const frames = async () => {
      const { bytes } = await downloadBy(page.getByRole("link", { name: "Download MP4" }));
      expect(bytes.toString("latin1", 4, 8)).toBe("ftyp");
      return bytes.readUInt32BE(bytes.indexOf("stsz") + 12);
    };
    await film.waitFor({ timeout: 150_000 });
    expect(await frames()).toBe(3 * 24);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("reveal"), searchParams.get("seconds")]).toEqual(["fade", "3"]);

    await page.setViewportSize(phone);
    await page.reload();
    await expect.poll(() => page.getByRole("radio", { name: /^Fade/ }).isChecked()).toBe(true);
    const make = page.getByRole("button", { name: "Make the video" });
    await page.getByRole("radio", { name: "6 s" }).check();
    await make.click();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByText("Your video appears here", { exact: false }).waitFor();
    await page.getByRole("radio", { name: "4 s" }).check();
    await make.click();
    await film.waitFor({ timeout: 150_000 });
    expect(await frames()).toBe(4 * 24);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSidewaysScrolling(page);

    const address = `${on.site.url}/api/designs/${searchParams.get("design")}/design.mp4`;
    for (const query of ["seconds=60", "seconds=0.1", "reveal=constructor", "seconds="]) {
      const answer = await fetch(`${address}?${query}`, { headers: { cookie: ada.cookie } });
      expect([query, answer.status]).toEqual([query, 422]);
    }
  }, 300_000);

  it.each([{ width: 1280, height: 800 }, phone])(
    "[F7] speech, transcripts and music say what is missing without an engine, and do what the browser can, at $width px",
    async (viewport) => {
      const page = await openSignedIn(on, ada, { viewport });
      await page.addInitScript(speakSilently);
      await page.goto(`${on.site.url}/home/audio`);
      await page.getByText("No speech engine is connected").waitFor();
      await page.getByLabel("What should be said?").fill("Hello, fox.");
      await page.getByRole("heading", { name: "Listen with your browser’s voice" }).waitFor();
      await page.getByRole("button", { name: "Listen", exact: true }).click();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "spoken"))).toEqual(["Hello, fox."]);
      await page.getByRole("button", { name: "Stop listening" }).click();
      await page.getByRole("button", { name: "Listen", exact: true }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await expectNoSidewaysScrolling(page);
      await page.getByRole("link", { name: "Transcription" }).click();
      await page.getByText("No transcription engine is connected").waitFor();
      const recording = wavOf(65);
      await page
        .getByLabel("Recording", { exact: true })
        .setInputFiles({ name: "silence.wav", mimeType: "audio/wav", buffer: recording });
      await page.getByText("silence.wav, 1:05 long").waitFor();
      const download = await downloadBy(page.getByRole("link", { name: "Download WAV" }));
      expect([download.name, download.bytes.equals(recording)]).toEqual(["silence.wav", true]);
      expect(await accessibilityFaults(page)).toEqual([]);
      await expectNoSidewaysScrolling(page);
      await page.getByRole("link", { name: "Music" }).click();
      await page.getByText("No music engine is connected").waitFor();
      await expectNoSidewaysScrolling(page);
      await page.getByRole("link", { name: "Connect a provider" }).click();
      await page.waitForURL("**/settings/ai-providers");
    },
  );
});

/** Runs in the page: a browser without a system behind it has no voices. What is spoken goes on until it is stopped. */
function speakSilently(): void {
  const spoken: string[] = [];
  let current: SpeechSynthesisUtterance | undefined;
  const voices = [{ voiceURI: "test", name: "Test voice", lang: "en", localService: true, default: true }];
  Object.defineProperty(SpeechSynthesisUtterance.prototype, "voice", { set() {} });
  Object.assign(window, { spoken });
  Object.assign(speechSynthesis, {
    getVoices: () => voices,
    speak(utterance: SpeechSynthesisUtterance) {
      current = utterance;
      spoken.push(utterance.text);
    },
    cancel() {
      current?.dispatchEvent(new Event("end"));
      current = undefined;
    },
  });
}
