import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyLedger } from "#credits/index.ts";
import { nameInDisposition } from "#platform/file-names.ts";
import { connectKey } from "../../../../test/connect-key.ts";
import { assemblyAi, audioCallWires } from "../../../../test/media/audio-wires.ts";
import type { CallWire } from "../../../../test/media/call-wire.ts";
import { sampleFiles } from "../../../../test/media/files.ts";
import { imageCallWires } from "../../../../test/media/image-call-wires.ts";
import { imageJobWires } from "../../../../test/media/image-job-wires.ts";
import type { JobWire } from "../../../../test/media/job-wire.ts";
import { modelJobWires } from "../../../../test/media/model-job-wires.ts";
import { doneState, playCall, playJob } from "../../../../test/media/play-wire.ts";
import { videoJobWires } from "../../../../test/media/video-job-wires.ts";
import { wavOf } from "../../../../test/media/wav-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../../test/media-server.ts";
import { putSubscription } from "../../../../test/subscriptions.ts";

interface Run {
  readonly id: string;
  readonly state: string;
  readonly payer: string;
  readonly maxAic: number;
  readonly priceAic: number;
  readonly progress: number | null;
  readonly output: string;
  readonly message: string | null;
  readonly files: readonly { readonly url: string; readonly mediaType: string; readonly bytes: number }[];
}

const callWires: readonly CallWire[] = [...imageCallWires, ...audioCallWires];
const jobWires: readonly JobWire[] = [...imageJobWires, assemblyAi, ...videoJobWires, ...modelJobWires];
const { png, mp3, mp4, glb } = sampleFiles;
const flare = "dall-e-3/gpt-image-2.5-flare";

describe("runs of media over HTTP", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services);
  });
  beforeEach(() => {
    harness.setTime(new Date());
    harness.closeCircuits();
    play("images by OpenAI");
  });
  afterEach(() => {
    harness.provider.fault = undefined;
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  function play(name: string): void {
    const call = callWires.find((wire) => wire.name === name);
    const job = jobWires.find((wire) => wire.name === name);
    if (call) harness.provider.handler = playCall(call);
    else if (job) harness.provider.handler = playJob(job, doneState(job)).handler;
    else throw new Error(`there is no wire ${name}`);
  }
  /** On the Business plan, which includes advanced engines. */
  async function addUser(credits = 200): Promise<string> {
    const userId = await harness.addUser(credits);
    await putSubscription({ databaseUrl: harness.database.url }, userId, { planId: "business" });
    return userId;
  }
  const key = () => ({ idempotencyKey: randomUUID() });
  const formOf = (fields: Readonly<Record<string, string | File>>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...key(), ...fields })) form.set(name, value);
    return form;
  };
  const fileOf = (data: Uint8Array, name: string) => new File([new Uint8Array(data)], name);
  const read = async (userId: string, id: string) =>
    (await (await server.ask(userId, `/api/runs/${id}`)).json()) as Run;

  async function start(userId: string, kind: string, body: object): Promise<Run> {
    const answer = await server.post(userId, `/api/runs/${kind}`, body);
    // The fake may have finished already.
    expect([200, 202]).toContain(answer.status);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const run = (await answer.json()) as Run;
    expect(answer.headers.get("location")).toBe(`/api/runs/${run.id}`);
    return run;
  }
  /** Waits for a run, as a page does that asks for it. */
  async function finish(userId: string, id: string): Promise<Run> {
    await harness.services.tasks.finished(id);
    await harness.runJobs();
    return read(userId, id);
  }

  it.each([
    ["images by OpenAI", "image", { engine: flare, prompt: "A red fox", count: 2 }, 20, png],
    ["images by Stability", "image", { engine: "stable-diffusion/core", prompt: "A red fox", count: 2 }, 20, png],
    [
      "images by Replicate",
      "image",
      { engine: "flux/black-forest-labs/flux-schnell", prompt: "A red fox", count: 2 },
      20,
      png,
    ],
    ["speech by OpenAI", "speech", { engine: "gpt-4o/gpt-4o-mini-tts", text: "Hello, fox." }, 5, mp3],
    ["speech by ElevenLabs", "speech", { engine: "elevenlabs/eleven_multilingual_v2", text: "Hello, fox." }, 5, mp3],
    ["speech by Deepgram", "speech", { engine: "deepgram/aura-2-thalia-en", text: "Hello, fox." }, 5, mp3],
    [
      "music by Stable Audio",
      "music",
      { engine: "stable-audio/stable-audio-2.5", prompt: "Calm piano", seconds: 30 },
      30,
      mp3,
    ],
    ["music by ElevenLabs", "music", { engine: "elevenlabs/music_v1", prompt: "Calm piano", seconds: 30 }, 30, mp3],
    ["video by Runway", "video", { engine: "runway/gen4.5", prompt: "A fox runs", seconds: 5 }, 200, mp4],
    [
      "video by Veo",
      "video",
      { engine: "veo/veo-3.1-lite-generate-preview", prompt: "A fox runs", seconds: 8 },
      80,
      mp4,
    ],
    ["models by Tripo", "model", { engine: "triposr/v2.5-20250123", prompt: "A fox" }, 40, glb],
  ] as const)("[E5][C8] %s: from the request to the stored file", async (name, kind, body, price, file) => {
    play(name);
    const userId = await addUser();
    const { engine, ...settings } = body;
    const quoteOf = { kind, engine, ...settings, prompt: undefined };
    const quote = await (await server.post(userId, "/api/runs/quote", quoteOf)).json();
    expect(quote).toEqual({ maxAic: price, isExact: kind !== "speech", payer: "credits" });
    const run = await start(userId, kind, { ...key(), ...body, maxAic: price });
    expect(run).toMatchObject({ payer: "credits", maxAic: price });
    const ended = await finish(userId, run.id);
    expect(ended).toMatchObject({ state: "finished", priceAic: price, message: null });
    for (const { url, bytes } of ended.files) {
      const answer = await server.ask(userId, url);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": file.mediaType,
        "content-length": String(bytes),
        "x-content-type-options": "nosniff",
        "cache-control": "private, max-age=3600, no-transform",
        "content-disposition": expect.stringMatching(/^inline; filename="[\da-f]{8}-\d\.\w+"$/),
      });
      expect(Buffer.from(await answer.arrayBuffer()).equals(file.data)).toBe(true);
    }
    expect(ended.files.length).toBe("count" in body ? 2 : 1);
    const [free, held] = await harness.balanceOf(userId);
    // The plan's own credits come on top.
    expect([(free ?? 0) >= 200 - price, held]).toEqual([true, 0]);
  });

  it.each([
    ["transcription by OpenAI", "whisper/gpt-transcribe"],
    ["transcription by Deepgram", "deepgram/nova-3"],
    ["transcription by AssemblyAI", "assemblyai/universal-3-5-pro"],
  ])("[E5][C8] %s: from the recording to the text", async (name, engine) => {
    play(name);
    const userId = await addUser();
    const quote = await server.post(userId, "/api/runs/quote", { kind: "transcription", engine, seconds: 61 });
    expect(await quote.json()).toEqual({ maxAic: 10, isExact: true, payer: "credits" });
    const recording = fileOf(wavOf(61), "meeting.wav");
    const run = await start(userId, "transcription", formOf({ engine, recording, language: "en", maxAic: "10" }));
    const ended = await finish(userId, run.id);
    expect(ended).toMatchObject({ state: "finished", priceAic: 10, files: [] });
    expect(ended.output).toContain("Hello, fox.");
  });

  it.each([
    ["video of a picture by Runway", "video", { engine: "runway/gen4.5", prompt: "A fox runs", seconds: "5" }],
    ["models by TripoSR on fal", "model", { engine: "triposr/fal-ai/triposr" }],
  ])("[E5] %s: the picture comes in a form", async (name, kind, fields) => {
    play(name);
    const userId = await addUser();
    const run = await start(userId, kind, formOf({ ...fields, image: fileOf(png.data, "fox.png") }));
    expect(await finish(userId, run.id)).toMatchObject({ state: "finished", files: [{ bytes: expect.any(Number) }] });
    const sent = harness.provider.requests.find(({ body }) => String(body).includes("data:image/png;base64,"));
    expect(sent).toBeDefined();
  });

  it("[F10] shows a long run’s progress while its page is gone", async () => {
    const wire = jobWires.find(({ name }) => name === "video by Runway");
    const job = playJob(wire as JobWire, "is running");
    harness.provider.handler = job.handler;
    const userId = await addUser();
    const body = { ...key(), engine: "runway/gen4.5", prompt: "A fox runs", seconds: 5 };
    const { id } = await start(userId, "video", body);
    await harness.services.tasks.finished(id);
    const { rows } = await harness.database.pool.query("delete from pgboss.job where name = $1 returning data", [
      "check-media-run",
    ]);
    job.become("is running");
    await harness.services.jobs.enqueue(harness.services.db, { name: "check-media-run" } as never, rows[0].data);
    const checking = harness.runJobs();
    await expect.poll(async () => (await read(userId, id)).progress).toBeCloseTo(0.42, 5);
    job.become("succeeded");
    await checking;
    expect(await read(userId, id)).toMatchObject({ state: "finished" });
    // The same press again, from another window.
    const rerun = await server.post(userId, "/api/runs/video", body);
    expect([rerun.status, ((await rerun.json()) as Run).id]).toEqual([200, id]);
    expect(job.started()).toBe(1);
  });

  it("[E6][E11] stops, and deletes with its files", async () => {
    const userId = await addUser();
    const { id } = await start(userId, "image", { ...key(), engine: flare, prompt: "A fox" });
    const { files } = await finish(userId, id);
    const before = (await harness.listFiles()).length;
    expect((await server.post(userId, `/api/runs/${id}/stop`)).status).toBe(200);
    expect((await read(userId, id)).state).toBe("finished");
    expect((await server.post(userId, `/api/runs/${id}/delete`)).status).toBe(204);
    await harness.runJobs();
    expect((await harness.listFiles()).length).toBe(before - files.length);
    for (const path of [`/api/runs/${id}`, ...files.map(({ url }) => url)]) {
      expect((await server.ask(userId, path)).status).toBe(404);
    }

    harness.provider.fault = { kind: "silence" };
    const slow = await start(userId, "image", { ...key(), engine: flare, prompt: "A fox" });
    const refused = await server.post(userId, `/api/runs/${slow.id}/delete`, {});
    expect(refused.status).toBe(409);
    // Twice at once, and again.
    const stop = async () => (await (await server.post(userId, `/api/runs/${slow.id}/stop`, {})).json()) as Run;
    for (const stopped of [...(await Promise.all([stop(), stop()])), await stop()])
      expect(stopped).toMatchObject({ state: "stopped", priceAic: 0 });
    expect((await harness.balanceOf(userId))[1]).toBe(0);
  });

  it("[E8][E11] says why a run failed, and that it cost nothing", async () => {
    harness.provider.fault = { kind: "answer", status: 500, json: {} };
    const userId = await addUser();
    const { id } = await start(userId, "image", { ...key(), engine: flare, prompt: "A fox" });
    expect(await finish(userId, id)).toMatchObject({
      state: "failed",
      priceAic: 0,
      message: "OpenAI didn’t send a complete answer. Please try again. It cost you nothing.",
    });
  });

  it("[E12][C8] begins nothing that costs more than the user’s maximum, or more than they have", async () => {
    const userId = await addUser(0);
    const before = harness.provider.requests.length;
    const body = { ...key(), engine: flare, prompt: "A fox", count: 4 };
    const dear = await server.post(userId, "/api/runs/image", { ...body, maxAic: 39 });
    expect([dear.status, await dear.text()]).toEqual([409, expect.stringContaining("up to 40 AI credits")]);
    await harness.database.pool.query("update credit_lots set remaining = 0 where user_id = $1", [userId]);
    const poor = await server.post(userId, "/api/runs/image", body);
    expect([poor.status, await poor.text()]).toEqual([402, expect.stringContaining("Not enough credits")]);
    expect(harness.provider.requests.length).toBe(before);
  });

  it("[C11] refuses advanced engines on the Free plan", async () => {
    const userId = await harness.addUser(500);
    const body = { ...key(), engine: "runway/gen4.5", prompt: "A fox", seconds: 5 };
    expect((await server.post(userId, "/api/runs/video", body)).status).toBe(403);
  });

  it("[E7] lists the engines of each kind, with who pays, what stopping costs, and the lengths of videos", async () => {
    const userId = await addUser();
    const list = async (kind: string) => {
      const answer = await server.ask(userId, `/api/runs/engines?kind=${kind}`);
      return ((await answer.json()) as { engines: { id: string; payer: string; vendorName: string }[] }).engines;
    };
    for (const kind of ["image", "speech", "transcription", "music", "video", "model"]) {
      const engines = await list(kind);
      expect([kind, new Set(engines.map(({ vendorName }) => vendorName)).size >= 2]).toEqual([kind, true]);
      expect(new Set(engines.map(({ id }) => id)).size).toBe(engines.length);
      for (const { payer } of engines) expect(payer).toBe("credits");
    }
    expect((await list("video")).find(({ id }) => id === "runway/gen4.5")).toMatchObject({
      vendorName: "Runway",
      isAdvanced: true,
      stopping: "unknown",
      seconds: [5, 10],
    });
    // The user's own key goes first, and is free.
    await connectKey(harness.services, { userId, vendor: "deepgram" }, "key-of-the-user-0123456789");
    expect((await list("speech")).map(({ vendorName, payer }) => [vendorName, payer])).toEqual(
      expect.arrayContaining([
        ["Deepgram", "own-key"],
        ["OpenAI", "credits"],
      ]),
    );
    const own = { kind: "speech", engine: "deepgram/aura-2-thalia-en", text: "Hello" };
    expect(await (await server.post(userId, "/api/runs/quote", own)).json()).toMatchObject({
      maxAic: 0,
      payer: "own-key",
    });
    // Without a key of the operator's or the user's.
    expect((await list("image")).some(({ vendorName }) => vendorName === "Together AI")).toBe(false);
    expect((await server.ask(userId, "/api/runs/engines?kind=text")).status).toBe(422);
  });

  it("[H7] visitors and other users get nothing", async () => {
    const userId = await addUser();
    const { id } = await start(userId, "image", { ...key(), engine: flare, prompt: "A fox" });
    const { files } = await finish(userId, id);
    const other = await addUser();
    const body = { ...key(), engine: flare, prompt: "A fox" };
    for (const [path, isPost] of [
      [`/api/runs/${id}`, false],
      [files[0]?.url ?? "", false],
      [`/api/runs/${id}/stop`, true],
      [`/api/runs/${id}/delete`, true],
    ] as const) {
      const ask = (who?: string) => (isPost ? server.post(who, path) : server.ask(who, path));
      expect([path, (await ask()).status, (await ask(other)).status]).toEqual([path, 401, 404]);
    }
    for (const path of ["/api/runs/image", "/api/runs/transcription", "/api/runs/quote"]) {
      expect((await server.post(undefined, path, body)).status).toBe(401);
    }
    expect((await server.ask(undefined, "/api/runs/engines?kind=image")).status).toBe(401);
    const foreign = await server.ask(userId, "/api/runs/image", {
      method: "POST",
      headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site", "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(foreign.status).toBe(403);
  });

  it("[H7] what is out of range is refused with 4xx and the reason, and holds nothing", async () => {
    const userId = await addUser();
    const before = harness.provider.requests.length;
    const good = { ...key(), engine: flare, prompt: "A fox" };
    const film = { ...key(), engine: "runway/gen4.5", prompt: "A fox", seconds: 5 };
    const text = fileOf(Buffer.from("<html>not a file of this kind, though long enough</html>"), "fox.png");
    for (const [kind, body, status] of [
      ["image", { ...good, prompt: "" }, 422],
      ["image", { ...good, prompt: "x".repeat(2_001) }, 422],
      ["image", { ...good, prompt: 7 }, 422],
      ["image", { ...good, count: 5 }, 422],
      ["image", { ...good, count: 1.5 }, 422],
      ["image", { ...good, aspectRatio: "2:1" }, 422],
      ["image", { ...good, seed: -1 }, 422],
      ["image", { ...good, idempotencyKey: "rerun" }, 422],
      ["image", { ...good, engine: "gpt-4o/gpt-6-luna" }, 404],
      ["image", { ...good, engine: "__proto__" }, 404],
      ["image", { ...good, maxAic: -1 }, 422],
      ["image", { ...good, price: 1 }, 422],
      ["image", [], 422],
      ["speech", { ...key(), engine: "gpt-4o/gpt-4o-mini-tts", text: " " }, 422],
      ["speech", { ...key(), engine: "gpt-4o/gpt-4o-mini-tts", text: "Hi", voice: "../voices" }, 422],
      ["music", { ...key(), engine: "elevenlabs/music_v1", prompt: "Piano", seconds: 4 }, 422],
      ["music", { ...key(), engine: "elevenlabs/music_v1", prompt: "Piano", seconds: 181 }, 422],
      ["video", { ...film, seconds: 7 }, 422],
      ["video", formOf({ engine: "runway/gen4.5", prompt: "A fox", seconds: "5", image: text }), 422],
      ["video", formOf({ engine: "runway/gen4.5", prompt: "A fox", seconds: "five" }), 422],
      ["model", { ...key(), engine: "triposr/v2.5-20250123" }, 422],
      ["transcription", { ...key(), engine: "whisper/gpt-transcribe" }, 422],
      ["transcription", formOf({ engine: "whisper/gpt-transcribe", recording: text }), 422],
      ["transcription", formOf({ engine: "whisper/gpt-transcribe", recording: "a text" }), 422],
      ["transcription", formOf({ engine: "whisper/gpt-transcribe", recording: fileOf(wavOf(0), "silence.wav") }), 422],
      [
        "transcription",
        formOf({ engine: "whisper/gpt-transcribe", recording: fileOf(wavOf(27 * 65), "long.wav") }),
        413,
      ],
      ["quote", { kind: "text", engine: flare }, 422],
      ["quote", { kind: "video", engine: "runway/gen4.5", seconds: -1 }, 422],
    ] as const) {
      const answer = await server.post(userId, `/api/runs/${kind}`, body);
      const { error } = (await answer.json()) as { error: { message: string } };
      expect([kind, answer.status, error.message.length > 10]).toEqual([kind, status, true]);
    }
    const broken = await server.ask(userId, "/api/runs/image", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(broken.status).toBe(400);
    expect(harness.provider.requests.length).toBe(before);
    expect((await harness.balanceOf(userId))[1]).toBe(0);
  });

  it("[F9] files have names of what was written, in its own letters", async () => {
    const userId = await addUser();
    const { id } = await start(userId, "image", { ...key(), engine: flare, prompt: "Блины для Mira Kovács" });
    const [file] = (await finish(userId, id)).files;
    const { headers } = await server.ask(userId, `${file?.url}?download`);
    expect(nameInDisposition(headers.get("content-disposition") ?? "")).toBe("блины-для-mira-kovács-1.png");
  });

  it("[F10] files are sent in parts to players, and as downloads", async () => {
    const userId = await addUser();
    const { id } = await start(userId, "image", { ...key(), engine: flare, prompt: "A fox" });
    const [file] = (await finish(userId, id)).files;
    const size = png.data.length;
    const part = async (range: string) => {
      const answer = await server.ask(userId, file?.url ?? "", { headers: { range } });
      const sent = (await answer.arrayBuffer()).byteLength;
      if (answer.ok) expect(answer.headers.get("content-length")).toBe(String(sent));
      return [answer.status, answer.headers.get("content-range"), sent];
    };
    expect(await part("bytes=0-9")).toEqual([206, `bytes 0-9/${size}`, 10]);
    expect(await part("bytes=10-")).toEqual([206, `bytes 10-${size - 1}/${size}`, size - 10]);
    expect(await part("bytes=-4")).toEqual([206, `bytes ${size - 4}-${size - 1}/${size}`, 4]);
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0]);
    expect(await part("bytes=0-1,4-5")).toEqual([200, null, size]);
    expect(await part("lines=1-2")).toEqual([200, null, size]);
    const download = await server.ask(userId, `${file?.url}?download`);
    expect(download.headers.get("content-disposition")).toBe('attachment; filename="a-fox-1.png"');
    for (const number of ["0", "3", "99999", "x", "1.5"]) {
      expect((await server.ask(userId, `/api/runs/${id}/files/${number}`)).status).toBe(404);
    }
  });

  it("[A20] answers as the API’s document says", async () => {
    const userId = await addUser();
    const { id } = await start(userId, "image", { ...key(), engine: flare, prompt: "A fox" });
    const run = await finish(userId, id);
    interface Described {
      readonly properties: Readonly<Record<string, { readonly items?: Described }>>;
    }
    const document = (await (await server.ask(undefined, "/api/openapi.json")).json()) as {
      readonly paths: Readonly<Record<string, object>>;
      readonly components: { readonly schemas: { readonly Run: Described; readonly RunEngine: Described } };
    };
    const { Run: described, RunEngine: engine } = document.components.schemas;
    expect(Object.keys(run).toSorted()).toEqual(Object.keys(described.properties).toSorted());
    expect(Object.keys(run.files[0] ?? {}).toSorted()).toEqual(
      Object.keys(described.properties.files?.items?.properties ?? {}).toSorted(),
    );
    const { engines } = await (await server.ask(userId, "/api/runs/engines?kind=video")).json();
    expect(Object.keys(engines[0]).toSorted()).toEqual(Object.keys(engine.properties).toSorted());
    const paths = Object.entries(document.paths).filter(([path]) => path.startsWith("/api/runs"));
    expect(paths).toHaveLength(12);
    for (const [path, methods] of paths) {
      const address = path.replace("{id}", randomUUID()).replace("{number}", "1");
      const answer = "get" in methods ? await server.ask(userId, address) : await server.post(userId, address, {});
      expect([path, (await answer.text()).includes("no endpoint")]).toEqual([path, false]);
    }
  });

  it("[C14] leaves a ledger without drift and no hold open", async () => {
    const { database } = harness;
    // Two tests have taken credits away by hand.
    const drift = await verifyLedger(database.db);
    expect(drift.filter((finding) => !JSON.stringify(finding).includes("remaining"))).toEqual([]);
    const { rows } = await database.pool.query("select count(*)::int as open from credit_holds where state = 'held'");
    expect(rows).toEqual([{ open: 0 }]);
  });
});
