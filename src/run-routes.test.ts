import { randomUUID } from "node:crypto";
import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createKey } from "#api-keys/index.ts";
import type { KeySettings } from "#api-keys/rules.ts";
import { verifyLedger } from "#credits/index.ts";
import { answerTextsBy } from "../test/media/answer-texts.ts";
import { audioCallWires } from "../test/media/audio-wires.ts";
import type { FakeHandler } from "../test/media/fake-provider.ts";
import { sampleFiles } from "../test/media/files.ts";
import { imageCallWires } from "../test/media/image-call-wires.ts";
import { modelJobWires } from "../test/media/model-job-wires.ts";
import { doneState, playCall, playJob } from "../test/media/play-wire.ts";
import { videoJobWires } from "../test/media/video-job-wires.ts";
import { wavOf } from "../test/media/wav-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../test/media-server.ts";
import { makePdf } from "../test/pdf-files.ts";
import { putSubscription } from "../test/subscriptions.ts";

/**
 * What calls no engine. A new route belongs here, or into the list of those that must be paid. Pages are not routes of this application;
 * scripts/directions.ts lets none of them call engines. The one that checks a user’s own key (/settings/ai-providers) asks a vendor,
 * with that key, for something that is free.
 */
const harmless = [
  "POST /api/audio/transcripts/:id/lines",
  "POST /api/webhooks/lemon-squeezy",
  "POST /api/auth/sso/saml2/sp/acs/*",
  "POST /settings/profile/avatar",
  "POST /api/create-checkout",
  "POST /api/purchase-credits",
  // The studio calls no provider; its hold has tests of its own.
  "POST /api/designs",
  "POST /api/designs/screens",
  "POST /api/designs/assets",
  "POST /api/designs/fonts",
  "POST /api/designs/table",
  "POST /api/designs/table/files",
  "POST /api/designs/understand",
  "POST /api/designs/:id/photo",
  "PUT /api/designs/:id/document",
  "POST /api/designs/:id/brand",
  "POST /api/designs/:id/compose",
  "POST /api/pdfs",
  "POST /api/bots/:botId/files",
  "POST /api/bots/:botId/picture",
  "POST /api/documents/:id/copy",
  "PUT /api/documents/:id",
  "POST /api/text-files/pdf",
  "POST /api/texts/language",
  "POST /api/library/files",
  "POST /api/runs/quote",
  "POST /api/runs/:id/stop",
  "POST /api/runs/:id/delete",
  ...["/api/auth/*", "/api/v1/*", "/api/openapi.json", "/dev/mailbox/*"].map((path) => `ALL ${path}`),
  ...["/rss.xml", "/robots.txt", "/sitemap.xml", "/sitemaps/*"].map((path) => `ALL ${path}`),
  // What exists nowhere else ends here.
  ...["/v1/*", "/assets/*", "/api/*"].map((path) => `ALL ${path}`),
];

interface Known {
  /** A message in the user’s chat. */
  readonly messageId: string;
  /** A PDF of the user’s. */
  readonly documentId: string;
  /** A question to the directory. */
  readonly searchId: string;
}

const text = { engine: "gpt-4o/gpt-6-luna", maxAic: 100 };
const prompt = { prompt: "A fox" };
const wording = { contentType: "email", tone: "friendly", language: "en", words: 500 };
const idea = () => ({ idempotencyKey: randomUUID(), ...text, ...prompt });
const form = (fields: Readonly<Record<string, string | File>>): FormData => {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
};
const recording = new File([new Uint8Array(wavOf(2))], "talk.wav");
const picture = new File([new Uint8Array(sampleFiles.png.data)], "fox.png");
const pdf = new Uint8Array(await makePdf(["About logos"]));
const completion = { model: "gpt-6-luna", messages: [{ role: "user", content: "About logos" }] };
const newMessage = () => ({
  ...{ idempotencyKey: randomUUID(), ...text, conversationId: null, after: null, text: "About logos" },
});

/** A request of each route that calls an engine, which is right but for the money, and what its provider speaks. */
const paid: readonly (readonly [path: string, provider: string, bodyOf: (known: Known) => object])[] = [
  [
    "/api/runs/text/text-generator",
    "texts",
    () => ({
      ...{ idempotencyKey: randomUUID(), ...text, ...prompt },
      ...{ ...wording, temperature: "balanced" },
    }),
  ],
  [
    "/api/runs/text/write",
    "texts",
    () => ({ idempotencyKey: randomUUID(), ...text, ...wording, topic: "Foxes", audience: "", points: "They are red" }),
  ],
  [
    "/api/runs/text/detector",
    "texts",
    () => ({ idempotencyKey: randomUUID(), ...text, text: "Is it written by hand?" }),
  ],
  ["/api/runs/text/mindmap", "texts", () => ({ ...idea(), within: [], known: [] })],
  ["/api/runs/text/ideation", "texts", () => ({ ...idea(), technique: "scamper", count: 10, known: [] })],
  ["/api/runs/text/grammar", "texts", () => ({ ...idea(), prompt: undefined, language: "en-US", text: "A fox" })],
  ["/api/runs/text/translate", "texts", () => ({ ...idea(), prompt: undefined, to: "fr", terms: [], text: "A fox" })],
  [
    "/api/runs/text/search",
    "texts",
    ({ searchId }) => ({ idempotencyKey: randomUUID(), ...text, searchId, filters: "" }),
  ],
  ["/api/chat/messages", "texts", newMessage],
  ["/api/chat/answers", "texts", ({ messageId }) => ({ idempotencyKey: randomUUID(), ...text, messageId })],
  [
    "/api/pdfs/questions",
    "texts",
    ({ documentId }) => ({ idempotencyKey: randomUUID(), ...text, documentId, text: "What is it about?" }),
  ],
  ["/api/designs/improve", "texts", () => ({ idempotencyKey: randomUUID(), ...text, ...prompt, kind: "poster" })],
  [
    "/api/runs/image",
    "images by OpenAI",
    () => ({ idempotencyKey: randomUUID(), engine: "dall-e-3/gpt-image-2.5-flare", ...prompt }),
  ],
  [
    "/api/runs/speech",
    "speech by ElevenLabs",
    () => ({ idempotencyKey: randomUUID(), engine: "elevenlabs/eleven_v3", text: "Hello" }),
  ],
  [
    "/api/runs/transcription",
    "transcription by Deepgram",
    () => form({ idempotencyKey: randomUUID(), engine: "deepgram/nova-3", recording }),
  ],
  [
    "/api/runs/music",
    "music by ElevenLabs",
    () => ({ idempotencyKey: randomUUID(), engine: "elevenlabs/music_v1", ...prompt, seconds: 30 }),
  ],
  [
    "/api/runs/video",
    "video by Runway",
    () => ({ idempotencyKey: randomUUID(), engine: "runway/gen4.5", ...prompt, seconds: 5 }),
  ],
  [
    "/api/runs/model",
    "models by TripoSR on fal",
    () => form({ idempotencyKey: randomUUID(), engine: "triposr/fal-ai/triposr", image: picture }),
  ],
  ["/v1/chat/completions", "texts", () => completion],
  ["/v1/chat/completions", "texts", () => ({ ...completion, stream: true })],
  ["/v1/embeddings", "vectors", () => ({ model: "text-embedding-3-small", input: "About logos" })],
  ["/v1/images/generations", "images by OpenAI", () => ({ model: "gpt-image-2.5-flare", ...prompt })],
  ["/v1/audio/speech", "speech by OpenAI", () => ({ model: "gpt-4o-mini-tts", input: "Hello" })],
  ["/v1/audio/transcriptions", "transcription by OpenAI", () => form({ model: "gpt-transcribe", file: recording })],
];

const answerVectors: FakeHandler = () => ({
  json: {
    ...{ object: "list", model: "m", usage: { prompt_tokens: 3, total_tokens: 3 } },
    data: [{ object: "embedding", index: 0, embedding: [0.25, -0.5] }],
  },
});

describe("[E12] no route gets round the hold", () => {
  const mock = new LLMock({ port: 0 });
  let harness: MediaRunsHarness;
  let server: MediaServer;
  beforeAll(async () => {
    await mock.start();
    mock.onMessage(/./, { content: "A short answer.", usage: { prompt_tokens: 700, completion_tokens: 600 } });
    harness = await openMediaRunsHarness();
    harness.setTime(new Date());
    server = await startMediaServer(harness.services);
  });
  beforeEach(() => {
    harness.provider.handler = answerTexts;
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
    await mock.stop();
  });

  const answerTexts = answerTextsBy(mock);
  function handlerOf(provider: string): FakeHandler {
    if (provider === "texts") return answerTexts;
    if (provider === "vectors") return answerVectors;
    const call = [...imageCallWires, ...audioCallWires].find(({ name }) => name === provider);
    if (call) return playCall(call);
    const job = [...videoJobWires, ...modelJobWires].find(({ name }) => name === provider);
    if (!job) throw new Error(`there is no wire ${provider}`);
    return playJob(job, doneState(job)).handler;
  }

  /** On a plan that includes everything, with a message in the chat. */
  async function open() {
    const { database, services, addUser } = harness;
    const userId = await addUser(1_000);
    await putSubscription({ databaseUrl: database.url }, userId, { planId: "business" });
    const scopes: KeySettings["scopes"] = ["chat:write", "embeddings:write", "images:write", "audio:write"];
    const settings = { name: "All", scopes, minuteMax: 600, expiresAt: null, budget: { kind: "none" } } as const;
    const key = await createKey(services, { userId }, settings);
    const chat = await server.post(userId, "/api/chat/messages", newMessage());
    const messageId = /"messageId":"([^"]+)"/.exec(await chat.text())?.[1] ?? "";
    expect(messageId).not.toBe("");
    const sent = await server.post(userId, "/api/pdfs", form({ file: new File([pdf], "about.pdf") }));
    const { id: documentId } = (await sent.json()) as { id: string };
    const wish = { terms: ["logos"], categoryId: "", price: "", platform: "", onlyNew: false };
    const asked = { steps: [{ question: "Tools for logos", wish }] };
    const search = await database.pool.query(
      `insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
       values ($1, 'search', 'Tools for logos', $2, now(), now()) returning id`,
      [userId, asked],
    );
    const searchId: string = search.rows[0].id;
    return { userId, messageId, documentId, searchId, headers: { authorization: `Bearer ${key}` } };
  }
  type Person = Awaited<ReturnType<typeof open>>;

  function ask({ userId, headers }: Person, path: string, body: object): Promise<Response> {
    if (!path.startsWith("/v1/")) return server.post(userId, path, body);
    const isForm = body instanceof FormData;
    return server.ask(undefined, path, {
      method: "POST",
      headers: isForm ? headers : { ...headers, "content-type": "application/json" },
      body: isForm ? body : JSON.stringify(body),
    });
  }
  /** AIC of each open hold. */
  async function openHolds(userId: string): Promise<readonly number[]> {
    const asked = "select amount from credit_holds where user_id = $1 and state = 'held'";
    return (await harness.database.pool.query(asked, [userId])).rows.map(({ amount }) => amount);
  }
  /** Waits for a user's runs, their jobs among them. */
  async function finishRuns(userId: string) {
    const asked = "select id, state, price_aic as price from runs where user_id = $1";
    const list = async () => (await harness.database.pool.query(asked, [userId])).rows;
    for (const { id } of await list()) await harness.services.tasks.finished(id);
    await harness.runJobs();
    return list() as Promise<{ id: string; state: string; price: number }[]>;
  }

  it("[E12] every route of the application is in one of the two lists", () => {
    const known = [...harmless, ...paid.map(([path]) => `POST ${path}`)];
    expect(server.writes).toEqual([...new Set(known)].toSorted());
  });

  it.each(paid)(
    "[E12] %s: the provider (%s) is called while the whole price is held",
    async (path, provider, bodyOf) => {
      const person = await open();
      const { userId } = person;
      const earlier = (await finishRuns(userId)).map(({ id }) => id);
      const play = handlerOf(provider);
      const heldAtCalls: (readonly number[])[] = [];
      harness.provider.handler = async (request) => {
        heldAtCalls.push(await openHolds(userId));
        return play(request);
      };
      const answer = await ask(person, path, bodyOf(person));
      expect([200, 202]).toContain(answer.status);
      await answer.arrayBuffer();
      const runs = (await finishRuns(userId)).filter(({ id }) => !earlier.includes(id));
      expect(runs).toEqual([{ id: expect.any(String), state: "finished", price: expect.any(Number) }]);
      const price = runs[0]?.price ?? 0;
      expect(price).toBeGreaterThan(0);
      expect(heldAtCalls.length).toBeGreaterThan(0);
      for (const held of heldAtCalls) expect([held.length, (held[0] ?? 0) >= price]).toEqual([1, true]);
      expect(await openHolds(userId)).toEqual([]);
      expect(await verifyLedger(harness.database.db)).toEqual([]);
    },
  );

  it("[E12][C9] a user without credits reaches no provider by any of them, and nothing is held", async () => {
    const { database, provider, balanceOf } = harness;
    const person = await open();
    await database.pool.query("update credit_lots set remaining = 0 where user_id = $1", [person.userId]);
    const before = provider.requests.length;
    for (const [path, , bodyOf] of paid) {
      const answer = await ask(person, path, bodyOf(person));
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        402,
        expect.stringContaining("AI credits, but only have 0"),
      ]);
    }
    expect(provider.requests.length).toBe(before);
    expect(await balanceOf(person.userId)).toEqual([0, 0]);
  });

  it("[E12] a user with credits reaches no provider by any other route", async () => {
    const person = await open();
    const before = harness.provider.requests.length;
    for (const route of harmless) {
      const [, pattern = ""] = route.split(" ");
      await (await ask(person, pattern.replace(":id", randomUUID()).replace("*", "x"), {})).arrayBuffer();
    }
    await harness.runJobs();
    expect(harness.provider.requests.length).toBe(before);
  });
});
