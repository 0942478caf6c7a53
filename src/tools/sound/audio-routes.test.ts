import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Transcript } from "#engines/index.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import { wavOf } from "../../../test/media/wav-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";

const utterances = [
  { start: 0.25, end: 0.75, transcript: "Hello, fox." },
  { start: 0.8, end: 1.25, transcript: "Good nite." },
];

describe("speech and transcripts over HTTP", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let ada: string;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services);
    ada = await harness.addUser(200);
  });
  beforeEach(() => {
    harness.setTime(new Date());
    harness.closeCircuits();
    harness.provider.handler = ({ path }) => {
      if (path === "/v1/voices") return { json: { voices: [{ voice_id: "voice-1", name: "Rachel" }] } };
      if (path.startsWith("/v1/listen?")) {
        const transcript = utterances.map((line) => line.transcript).join(" ");
        return { json: { results: { channels: [{ alternatives: [{ transcript }] }], utterances } } };
      }
      return { file: sampleFiles.mp3 };
    };
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  async function transcribe(): Promise<string> {
    const form = new FormData();
    const fields = { idempotencyKey: randomUUID(), engine: "deepgram/nova-3" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("recording", new File([new Uint8Array(wavOf(2))], "note.wav"));
    const { id } = (await (await server.post(ada, "/api/runs/transcription", form)).json()) as { readonly id: string };
    await harness.ended(ada, id);
    return id;
  }
  const correct = (userId: string, runId: string, correction: object) =>
    server.post(userId, `/api/audio/transcripts/${runId}/lines`, correction);
  const messageIn = async (answer: Response) =>
    ((await answer.json()) as { readonly error: { readonly message: string } }).error.message;

  it("[F7] a line that two windows correct at once is corrected by one, and the other is told", async () => {
    const runId = await transcribe();
    const answers = await Promise.all(
      ["Good night.", "Good day."].map((after) => correct(ada, runId, { line: 1, before: "Good nite.", after })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { output, details } = await harness.ended(ada, runId);
    const kept = answers[0]?.status === 200 ? "Good night." : "Good day.";
    expect([output, details?.segments?.[1]]).toEqual([
      `Hello, fox. ${kept}`,
      { startSeconds: 0.8, endSeconds: 1.25, text: kept },
    ]);
  });

  it("[F7][H7] refuses corrections of what isn’t there, is another user’s or is no line", async () => {
    const runId = await transcribe();
    const eve = await harness.addUser(0);
    const right = { line: 0, before: "Hello, fox.", after: "Hello." };
    const statuses = await Promise.all([
      correct(eve, runId, right),
      correct(ada, randomUUID(), right),
      correct(ada, "constructor", right),
      correct(ada, runId, { ...right, line: 2 }),
      correct(ada, runId, { ...right, line: -1 }),
      correct(ada, runId, { ...right, after: "x".repeat(30_001) }),
      correct(ada, runId, { ...right, more: 1 }),
      server.ask(eve, `/api/audio/transcripts/${runId}/transcript.txt`),
      server.ask(ada, `/api/audio/transcripts/${runId}/transcript.exe`),
      server.ask(undefined, `/api/audio/transcripts/${runId}/transcript.txt`),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 409, 422, 422, 422, 404, 404, 401]);
    expect((await harness.ended(ada, runId)).output).toBe("Hello, fox. Good nite.");
  });

  it("[F7][H7] corrections make a transcript about twice as long, but no longer, however many there are", async () => {
    const runId = await transcribe();
    const { length } = "Hello, fox. Good nite.";
    const longest = "x".repeat(2 * length + 2_000 - " Good nite.".length);
    expect((await correct(ada, runId, { line: 0, before: "Hello, fox.", after: longest })).status).toBe(200);
    const longer = await correct(ada, runId, { line: 1, before: "Good nite.", after: "Good night." });
    expect([longer.status, await messageIn(longer)]).toEqual([413, expect.stringContaining("shorten this line")]);
    expect((await harness.ended(ada, runId)).output).toBe(`${longest} Good nite.`);
    expect((await correct(ada, runId, { line: 0, before: longest, after: "Hello." })).status).toBe(200);
  });

  it("[F7][H7] a program that corrects lines without end must wait", async () => {
    const runId = await transcribe();
    const { pool } = harness.database;
    const again = () => correct(ada, runId, { line: 0, before: "Hello, fox.", after: "Hello, fox." });
    const first = await again();
    await pool.query("update rate_limits set points = 300 where key like 'transcript-corrections:%'");
    const next = await again();
    await pool.query("delete from rate_limits");
    expect([first.status, next.status]).toEqual([200, 429]);
  });

  it("[F7] a transcript without times is one line, and a text file only", async () => {
    harness.provider.handler = () => ({
      json: { results: { channels: [{ alternatives: [{ transcript: "Hello, fox." }] }] } },
    });
    const runId = await transcribe();
    expect((await correct(ada, runId, { line: 0, before: "Hello, fox.", after: " Hello,\n\nbear. " })).status).toBe(
      200,
    );
    const { output, details } = await harness.ended(ada, runId);
    expect([output, (details as Partial<Transcript>).segments]).toEqual(["Hello, bear.", []]);
    const ask = (ending: string) => server.ask(ada, `/api/audio/transcripts/${runId}/transcript.${ending}`);
    expect(await (await ask("txt")).text()).toBe("Hello, bear.\n");
    expect((await ask("srt")).status).toBe(404);
  });

  it("[F7] lists the voices of an engine, and says when its vendor doesn’t", async () => {
    const ask = (engine: string) => server.ask(ada, `/api/audio/voices?${new URLSearchParams({ engine })}`);
    const read = async (engine: string) =>
      ((await (await ask(engine)).json()) as { readonly voices: readonly { readonly id: string }[] }).voices;
    expect(await read("elevenlabs/eleven_flash_v2_5")).toEqual([{ id: "voice-1", name: "Rachel" }]);
    expect((await read("gpt-4o/gpt-4o-mini-tts"))[0]).toEqual({ id: "alloy", name: "Alloy" });
    expect((await read("deepgram/aura-2-thalia-en"))[0]?.id).toBe("aura-2-thalia-en");
    expect((await ask("elevenlabs/scribe_v2")).status).toBe(404);
    harness.provider.handler = () => ({ status: 500, json: { detail: { status: "internal", message: "Broken" } } });
    const broken = await ask("elevenlabs/eleven_flash_v2_5");
    expect(broken.status).toBe(503);
    expect(await messageIn(broken)).toContain("Its standard voice can be used.");
  });

  it("[F7][C8] sends speed and format to those that have them, prices slow speech as longer, and refuses the rest", async () => {
    const speak = (engine: string, more: object) =>
      server.post(ada, "/api/runs/speech", { idempotencyKey: randomUUID(), engine, text: "Hello, fox.", ...more });
    const eleven = "elevenlabs/eleven_flash_v2_5";
    const sentBy = async (answer: Response) => {
      const { id } = (await answer.json()) as { readonly id: string };
      await harness.ended(ada, id);
      return harness.provider.requests.at(-1);
    };
    const fast = await sentBy(await speak(eleven, { speed: 1.2 }));
    expect(JSON.parse(fast?.body.toString() ?? "").voice_settings.speed).toBe(1.2);
    const wav = await sentBy(await speak("deepgram/aura-2-thalia-en", { format: "wav" }));
    expect(wav?.path).toBe("/v1/speak?model=aura-2-thalia-en&encoding=linear16&container=wav");
    const openAi = await sentBy(await speak("gpt-4o/gpt-4o-mini-tts", { format: "wav", voice: "nova" }));
    expect(JSON.parse(openAi?.body.toString() ?? "")).toMatchObject({ voice: "nova", response_format: "wav" });
    const refused = [
      await speak(eleven, { speed: 2 }),
      await speak(eleven, { format: "wav" }),
      await speak("gpt-4o/gpt-4o-mini-tts", { speed: 1.1 }),
      await speak(eleven, { format: "constructor" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    const text = "x".repeat(590);
    const quote = async (speed?: number) =>
      (await (await server.post(ada, "/api/runs/quote", { kind: "speech", engine: eleven, text, speed })).json())
        .maxAic;
    expect([await quote(), await quote(0.7)]).toEqual([5, 10]);
  });

  it("[F7] a first picture goes to engines that begin with one, and is refused by those that don’t", async () => {
    const form = new FormData();
    const fields = { idempotencyKey: randomUUID(), prompt: "A fox runs", seconds: "5", aspectRatio: "1:1" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("engine", "pika/fal-ai/pika/v2.2/text-to-video");
    form.set("image", new File([new Uint8Array(sampleFiles.png.data)], "fox.png"));
    const answer = await server.post(ada, "/api/runs/video", form);
    expect(answer.status).toBe(422);
    expect(await messageIn(answer)).toContain("this engine makes videos from words only");
  });
});
