import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey } from "#api-keys/index.ts";
import type { KeySettings } from "#api-keys/rules.ts";
import { sampleFiles } from "../test/media/files.ts";
import { wavOf } from "../test/media/wav-of.ts";
import { type MediaRunsHarness, openMediaRunsHarness } from "../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../test/media-server.ts";
import { putSubscription } from "../test/subscriptions.ts";

/** Posts that call no engine. A new route belongs here, or into the list of those that must be paid. */
const harmless = [
  /^\/api\/(?:create-checkout|purchase-credits|webhooks\/.*|auth\/sso\/.*)$/,
  /^\/api\/runs\/(?:quote|:id\/stop|:id\/delete)$/,
  /^\/(?!api\/|v1\/)/,
];

const text = { engine: "gpt-4o/gpt-6-luna", maxAic: 100 };
const prompt = { prompt: "A fox" };
const form = (fields: Readonly<Record<string, string | File>>): FormData => {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
};
const recording = new File([new Uint8Array(wavOf(2))], "talk.wav");
const messages = [{ role: "user", content: "About logos" }];

/** A request of each route that calls an engine, which is right but for the money. */
const paid: Readonly<Record<string, (known: { readonly messageId: string }) => object>> = {
  "/api/runs/text": () => ({
    ...{ idempotencyKey: randomUUID(), ...text, ...prompt },
    ...{ contentType: "email", tone: "friendly", language: "en", temperature: "balanced", words: 500 },
  }),
  "/api/chat/messages": () => ({
    ...{ idempotencyKey: randomUUID(), ...text, conversationId: null, after: null, text: "About logos" },
  }),
  "/api/chat/answers": ({ messageId }) => ({ idempotencyKey: randomUUID(), ...text, messageId }),
  "/api/runs/image": () => ({ idempotencyKey: randomUUID(), engine: "dall-e-3/gpt-image-2.5-flare", ...prompt }),
  "/api/runs/speech": () => ({ idempotencyKey: randomUUID(), engine: "elevenlabs/eleven_v3", text: "Hello" }),
  "/api/runs/transcription": () => form({ idempotencyKey: randomUUID(), engine: "deepgram/nova-3", recording }),
  "/api/runs/music": () => ({ idempotencyKey: randomUUID(), engine: "elevenlabs/music_v1", ...prompt, seconds: 30 }),
  "/api/runs/video": () => ({ idempotencyKey: randomUUID(), engine: "runway/gen4.5", ...prompt, seconds: 5 }),
  "/api/runs/model": () =>
    form({
      idempotencyKey: randomUUID(),
      engine: "triposr/fal-ai/triposr",
      image: new File([new Uint8Array(sampleFiles.png.data)], "fox.png"),
    }),
  "/v1/chat/completions": () => ({ model: "gpt-6-luna", messages }),
  "/v1/embeddings": () => ({ model: "text-embedding-3-small", input: "About logos" }),
  "/v1/images/generations": () => ({ model: "gpt-image-2.5-flare", ...prompt }),
  "/v1/audio/speech": () => ({ model: "gpt-4o-mini-tts", input: "Hello" }),
  "/v1/audio/transcriptions": () => form({ model: "gpt-transcribe", file: recording }),
};

describe("routes that call engines", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    harness.setTime(new Date());
    server = await startMediaServer(harness.services);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  it("[E12] are all of them in this test", () => {
    const calling = server.postPatterns.filter((path) => !harmless.some((pattern) => pattern.test(path)));
    expect(calling.toSorted()).toEqual(Object.keys(paid).toSorted());
  });

  it("[E12][C9] call none for a user without credits, and hold nothing", async () => {
    const { database, services, provider, addUser, balanceOf } = harness;
    const userId = await addUser(100);
    await putSubscription({ databaseUrl: database.url }, userId, { planId: "business" });
    const scopes: KeySettings["scopes"] = ["chat:write", "embeddings:write", "images:write", "audio:write"];
    const settings = {
      name: "All",
      scopes,
      minuteMax: 600,
      expiresAt: null,
      budget: { kind: "none" },
    } as const;
    const key = await createKey(services, { userId }, settings);
    const headers = { authorization: `Bearer ${key}` };
    // Its answer fails and is free; the message stays.
    const chat = await server.post(userId, "/api/chat/messages", paid["/api/chat/messages"]?.({ messageId: "" }));
    const messageId = /"messageId":"([^"]+)"/.exec(await chat.text())?.[1] ?? "";
    expect(messageId).not.toBe("");
    await database.pool.query("update credit_lots set remaining = 0 where user_id = $1", [userId]);
    const before = provider.requests.length;
    for (const [path, requestOf] of Object.entries(paid)) {
      const body = requestOf({ messageId });
      const answer = path.startsWith("/v1/")
        ? await server.ask(undefined, path, {
            method: "POST",
            headers: body instanceof FormData ? headers : { ...headers, "content-type": "application/json" },
            body: body instanceof FormData ? body : JSON.stringify(body),
          })
        : await server.post(userId, path, body);
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        402,
        expect.stringContaining("AI credits, but only have 0"),
      ]);
    }
    expect(provider.requests.length).toBe(before);
    expect(await balanceOf(userId)).toEqual([0, 0]);
  });
});
