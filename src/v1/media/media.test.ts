import OpenAI, { toFile } from "openai";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyLedger } from "#credits/index.ts";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { connectKey } from "../../../test/connect-key.ts";
import { type FakeProvider, type FakeRequest, startFakeProvider } from "../../../test/media/fake-provider.ts";
import { sampleFiles } from "../../../test/media/files.ts";
import { wavOf } from "../../../test/media/wav-of.ts";

const { png, mp3 } = sampleFiles;
const pngText = Buffer.from(png.data).toString("base64");
const image = "gpt-image-2.5-flare";
const embedding = "text-embedding-3-small";

/** OpenAI's answers, in short. */
function answerLikeOpenAi({ path, body }: FakeRequest) {
  if (path === "/v1/images/generations") {
    const { n = 1 } = JSON.parse(body.toString()) as { n?: number };
    return { json: { created: 1, data: Array.from({ length: n }, () => ({ b64_json: pngText })) } };
  }
  if (path === "/v1/audio/speech") return { file: mp3 };
  if (path === "/v1/audio/transcriptions") return { json: { text: "Hello there." } };
  if (path === "/v1/embeddings") {
    const { input } = JSON.parse(body.toString()) as { input: string[] };
    const data = input.map((_, index) => ({ object: "embedding", index, embedding: [0.25, -0.5, index] }));
    return { json: { object: "list", data, model: "m", usage: { prompt_tokens: 1_200, total_tokens: 1_200 } } };
  }
  return undefined;
}

describe("vectors and media for programs", () => {
  let server: ApiServer;
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
    server = await startApiServer({ OPENAI_BASE_URL: `${provider.url}/v1` });
  });
  beforeEach(() => {
    provider.handler = answerLikeOpenAi;
  });
  afterEach(() => {
    provider.fault = undefined;
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  async function open(given?: Parameters<ApiServer["addUser"]>[0], settings?: Parameters<ApiServer["addKey"]>[1]) {
    const userId = await server.addUser(given);
    const key = await server.addKey(userId, settings);
    return { userId, key, client: server.clientOf(key) };
  }
  const wav = (seconds: number) => toFile(wavOf(seconds), "talk.wav", { type: "audio/wav" });
  const once = { headers: { "Idempotency-Key": "logo-1" } };
  const factsOf = ({ headers }: Response) => [
    headers.get("x-generation-id"),
    headers.get("x-aic-cost"),
    headers.get("x-aic-balance"),
  ];

  it("[G3] lists models of every kind that the user can run", async () => {
    const { client } = await open();
    const ids = (await client.models.list()).data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["gpt-6-luna", "text-embedding-3-small", image, "gpt-transcribe"]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("[G3] turns texts into vectors, in both encodings of the official client, and charges started 1,000 tokens", async () => {
    const { userId, client } = await open();
    const asked = { model: "text-embedding-3-small", input: ["one".repeat(1_000), "two"] };
    // Without a format, the official client asks for base64 and decodes it.
    const { data, response } = await client.embeddings.create(asked).withResponse();
    expect(data.data.map(({ index, embedding }) => [index, embedding])).toEqual([
      [0, [0.25, -0.5, 0]],
      [1, [0.25, -0.5, 1]],
    ]);
    expect(data.usage).toEqual({ prompt_tokens: 1_200, total_tokens: 1_200 });
    expect(factsOf(response)).toEqual([expect.any(String), "2", "98"]);
    const plain = await client.embeddings.create({ ...asked, encoding_format: "float" });
    expect(plain.data[1]?.embedding).toEqual([0.25, -0.5, 1]);
    expect(await server.balanceOf(userId)).toEqual([96, 0]);
    expect(await client.get(`/generations/${response.headers.get("x-generation-id")}`)).toMatchObject({
      model: "text-embedding-3-small",
      cost_aic: 2,
      usage: { prompt_tokens: 1_200 },
    });
  });

  it.each([20.5, -500, 1e300, 0])(
    "[H9][C9] vectors whose provider counts %d tokens cost what we count",
    async (count) => {
      const { userId, client } = await open();
      const data = [{ object: "embedding", index: 0, embedding: [1] }];
      const usage = { prompt_tokens: count, total_tokens: count };
      provider.handler = () => ({ json: { object: "list", data, model: "m", usage } });
      const made = await client.embeddings.create({ model: embedding, input: "word".repeat(1_500) });
      expect(made.usage.prompt_tokens).toBe(1_500);
      expect(await server.balanceOf(userId)).toEqual([98, 0]);
    },
  );

  it.each([-3, 1e300, 90_000])(
    "[H9] a transcript whose provider says that a sentence ends at %d s is given as one line",
    async (end) => {
      const { client } = await open();
      const segments = [{ start: 0, end, text: "Hello there." }];
      provider.handler = () => ({ json: { text: "Hello there.", duration: end, segments } });
      const asked = { model: "whisper-1", file: await wav(2.5), response_format: "srt" } as const;
      expect(await client.audio.transcriptions.create(asked)).toBe("1\n00:00:00,000 --> 00:00:02,500\nHello there.\n");
    },
  );

  it("[H9][G3] many vectors come whole, in both encodings, and are not kept: a repeat is told so", async () => {
    const { userId, client } = await open();
    const vector = Array.from({ length: 1_536 }, (_, at) => at / 1_024);
    provider.handler = ({ body }) => {
      const { input } = JSON.parse(body.toString()) as { input: string[] };
      const data = input.map((_, index) => ({ object: "embedding", index, embedding: vector }));
      return { json: { object: "list", data, model: "m", usage: { prompt_tokens: 500, total_tokens: 500 } } };
    };
    const asked = { model: embedding, input: Array<string>(500).fill("word") };
    for (const [at, encoding_format] of (["float", "base64"] as const).entries()) {
      const options = { headers: { "Idempotency-Key": `vectors-${at}` } };
      const { data } = await client.embeddings.create({ ...asked, encoding_format }, options);
      expect(data.map(({ index }) => index)).toEqual(asked.input.map((_, index) => index));
      const last = data.at(-1)?.embedding as unknown;
      const bytes = Buffer.from(String(last), "base64");
      expect(encoding_format === "float" ? last : [...new Float32Array(new Uint8Array(bytes).buffer)]).toEqual(vector);
      const repeated = client.embeddings.create({ ...asked, encoding_format }, options);
      await expect(repeated).rejects.toMatchObject({ status: 409, message: expect.stringContaining("too long") });
    }
    const { rows } = await server.database.pool.query("select 1 from kept_answers where user_id = $1", [userId]);
    expect(rows).toEqual([]);
  });

  it("[H9][G3] more numbers than a request may ask for are refused by name", async () => {
    const { client } = await open();
    const input = Array<string>(2_048).fill("word");
    const refused = client.embeddings.create({ model: embedding, input, dimensions: 3_072 });
    await expect(refused).rejects.toMatchObject({ status: 400, param: "dimensions" });
  });

  it("[G3][C9] vectors that fail cost nothing", async () => {
    const { userId, client } = await open();
    provider.fault = { kind: "answer", status: 400, json: { error: { message: "No.", code: "bad" } } };
    await expect(client.embeddings.create({ model: "text-embedding-3-small", input: "x" })).rejects.toMatchObject({
      status: 400,
      code: "provider_rejected",
    });
    expect(await server.balanceOf(userId)).toEqual([100, 0]);
  });

  it("[G3] makes pictures, as base64 or at an address that works for an hour", async () => {
    const { userId, client } = await open();
    const { data, response } = await client.images
      .generate({ model: image, prompt: "A bakery’s logo", n: 2, size: "1536x1024" })
      .withResponse();
    expect(data.data?.map(({ b64_json }) => b64_json)).toEqual([pngText, pngText]);
    expect(factsOf(response)).toEqual([expect.any(String), "20", "80"]);
    expect(await server.balanceOf(userId)).toEqual([80, 0]);

    const linked = await client.images.generate({ prompt: "A bakery’s logo", model: "dall-e-3" });
    const url = new URL(linked.data?.[0]?.url ?? "");
    const fetchAt = (address: string) => fetch(`${server.url}${address}`);
    const file = await fetchAt(`${url.pathname}${url.search}`);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(png.data));
    for (const wrong of [
      url.pathname,
      `${url.pathname.replace(/1$/, "2")}${url.search}`,
      `${url.pathname}${url.search.replace(/expires=\d/, "expires=9")}`,
      `/v1/files/none/x${url.search}`,
    ]) {
      expect((await fetchAt(wrong)).status).toBe(404);
    }
    const now = server.services.clock.now();
    server.harness.setTime(new Date(now.getTime() + 61 * 60_000));
    expect((await fetchAt(`${url.pathname}${url.search}`)).status).toBe(404);
    server.harness.setTime(now);
  });

  it("[G3] speaks a text", async () => {
    const { userId, client } = await open();
    const { data, response } = await client.audio.speech
      .create({ model: "gpt-4o-mini-tts", voice: "alloy", input: "Hello there." })
      .withResponse();
    expect(Buffer.from(await data.arrayBuffer())).toEqual(Buffer.from(mp3.data));
    expect(response.headers.get("content-type")).toBe("audio/mpeg");
    expect(factsOf(response)).toEqual([expect.any(String), "5", "95"]);
    expect(await server.balanceOf(userId)).toEqual([95, 0]);
  });

  it("[H9][G3] speaks as WAV and as its samples alone, where the engine does", async () => {
    const { client } = await open();
    const spoken = wavOf(1.5);
    provider.handler = () => ({ file: { mediaType: "audio/wav", data: spoken } });
    const speak = async (response_format: "wav" | "pcm") => {
      const asked = { model: "gpt-4o-mini-tts", voice: "alloy", input: "Hello there.", response_format };
      const { data, response } = await client.audio.speech.create(asked).withResponse();
      expect(JSON.parse(provider.requests.at(-1)?.body.toString() ?? "")).toMatchObject({ response_format: "wav" });
      return { type: response.headers.get("content-type"), bytes: Buffer.from(await data.arrayBuffer()) };
    };
    expect(await speak("wav")).toEqual({ type: "audio/wav", bytes: spoken });
    expect(await speak("pcm")).toEqual({ type: "audio/pcm;rate=8000", bytes: spoken.subarray(44) });
  });

  it("[H9][G3] passes on the quality of a picture, and a high one only to the user’s own account", async () => {
    const { userId, client } = await open();
    const paint = (quality: "low" | "standard" | "hd") =>
      client.images.generate({ model: image, prompt: "A logo", quality });
    const sent = () => JSON.parse(provider.requests.at(-1)?.body.toString() ?? "") as object;
    await paint("low");
    expect(sent()).toMatchObject({ quality: "low" });
    await paint("standard");
    expect(sent()).not.toHaveProperty("quality");
    provider.handler = () => ({ json: { object: "list", data: [] } });
    await connectKey(server.services, { userId, vendor: "openai" }, "sk-own-0123456789");
    provider.handler = answerLikeOpenAi;
    await paint("hd");
    expect(sent()).toMatchObject({ quality: "high" });
  });

  it("[G3] writes down a recording, in every form, and charges started minutes of its length", async () => {
    const { userId, client } = await open();
    const model = "whisper-1";
    const { data, response } = await client.audio.transcriptions.create({ model, file: await wav(61) }).withResponse();
    expect(data.text).toBe("Hello there.");
    expect(factsOf(response)).toEqual([expect.any(String), "10", "90"]);
    const forms = ["text", "srt", "vtt", "verbose_json"] as const;
    const answers = await Promise.all(
      forms.map(async (response_format) =>
        client.audio.transcriptions.create({ model, file: await wav(2.5), response_format }),
      ),
    );
    expect(answers).toEqual([
      "Hello there.\n",
      "1\n00:00:00,000 --> 00:00:02,500\nHello there.\n",
      "WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nHello there.\n",
      expect.objectContaining({ text: "Hello there.", duration: 2.5 }),
    ]);
    expect(await server.balanceOf(userId)).toEqual([70, 0]);
  });

  it.each([
    ["pictures", 90, (client: OpenAI) => client.images.generate({ model: image, prompt: "A logo" }, once)],
    ["vectors", 98, (client: OpenAI) => client.embeddings.create({ model: embedding, input: "x".repeat(3_000) }, once)],
    [
      "speech",
      95,
      (client: OpenAI) => client.audio.speech.create({ model: "gpt-4o-mini-tts", voice: "alloy", input: "x" }, once),
    ],
    [
      "a transcription",
      95,
      async (client: OpenAI) => client.audio.transcriptions.create({ model: "whisper-1", file: await wav(1) }, once),
    ],
  ] as const)(
    "[H9][G3][C9] requests for %s with one Idempotency-Key, twice at once and again, are one run, one charge and one answer",
    async (_, balance, ask) => {
      const { userId, client } = await open();
      const before = provider.requests.length;
      const [first, ...others] = [...(await Promise.all([ask(client), ask(client)])), await ask(client)];
      // Speech comes as a response of its own.
      if (!(first instanceof Response)) {
        for (const other of others) expect({ ...other, created: 0 }).toEqual({ ...first, created: 0 });
      }
      expect(provider.requests.length).toBe(before + 1);
      expect(await server.balanceOf(userId)).toEqual([balance, 0]);
    },
  );

  it("[G3][E6] a client that goes away stops the provider’s work, and pays nothing for a picture that it didn’t get", async () => {
    const { userId, client } = await open();
    provider.fault = { kind: "silence" };
    const before = provider.requests.length;
    const gone = new AbortController();
    const asked = client.images.generate({ model: image, prompt: "A logo" }, { signal: gone.signal });
    await expect.poll(() => provider.requests.length).toBe(before + 1);
    gone.abort();
    await expect(asked).rejects.toBeInstanceOf(OpenAI.APIUserAbortError);
    await expect.poll(() => server.balanceOf(userId)).toEqual([100, 0]);
  });

  it("[H9][G3] a picture that its client lost comes with the client’s own retry, and is paid once", async () => {
    const { userId, key } = await open();
    const before = provider.requests.length;
    const ask = (tryCount: number, signal?: AbortSignal) => {
      const headers = { "X-Stainless-Retry-Count": String(tryCount) };
      const client = server.clientOf(key, { maxRetries: 0 });
      return client.images.generate({ model: image, prompt: "A logo" }, { headers, signal });
    };
    const drawn = Promise.withResolvers<void>();
    provider.handler = async (request) => {
      await drawn.promise;
      return answerLikeOpenAi(request);
    };
    const gone = new AbortController();
    const lost = ask(0, gone.signal);
    lost.catch(() => {});
    await expect.poll(() => provider.requests.length).toBe(before + 1);
    gone.abort();
    const retry = ask(1);
    drawn.resolve();
    expect((await retry).data?.[0]?.b64_json).toBe(pngText);
    expect(provider.requests.length).toBe(before + 1);
    expect(await server.balanceOf(userId)).toEqual([90, 0]);
  });

  it("[G3][E8] media that fail cost nothing, and say why", async () => {
    const { userId, client } = await open();
    provider.fault = {
      kind: "answer",
      status: 400,
      json: { error: { message: "Your request was rejected.", code: "content_policy_violation" } },
    };
    await expect(client.images.generate({ model: image, prompt: "x" })).rejects.toMatchObject({
      status: 400,
      code: "content_policy_violation",
    });
    expect(await server.balanceOf(userId)).toEqual([100, 0]);
  });

  it("[G2] each kind of work needs its permission, and keeps to the key’s budget", async () => {
    const chat = await open({}, { scopes: ["chat:write"] });
    const calls = [
      chat.client.embeddings.create({ model: "text-embedding-3-small", input: "x" }),
      chat.client.images.generate({ model: image, prompt: "x" }),
      chat.client.audio.speech.create({ model: "gpt-4o-mini-tts", voice: "alloy", input: "x" }),
      wav(1).then((file) => chat.client.audio.transcriptions.create({ model: "whisper-1", file })),
    ];
    for (const refused of await Promise.allSettled(calls)) {
      expect(refused).toMatchObject({ status: "rejected", reason: expect.any(OpenAI.PermissionDeniedError) });
    }
    const frugal = await open({}, { budget: { kind: "total", max: 25 } });
    const asked = Array.from({ length: 5 }, () => frugal.client.images.generate({ model: image, prompt: "x" }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    for (const one of outcomes) {
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "budget_exceeded" });
    }
    expect(await server.balanceOf(frugal.userId)).toEqual([80, 0]);
  });

  it.each([
    ["embeddings", "input", { model: "text-embedding-3-small", input: [] }],
    ["embeddings", "input.0", { model: "text-embedding-3-small", input: [[1, 2]] }],
    ["embeddings", "input", { model: "text-embedding-3-small", input: "" }],
    ["embeddings", "model", { model: "gpt-6-luna", input: "x" }],
    ["images/generations", "n", { model: image, prompt: "x", n: 5 }],
    ["images/generations", "size", { model: image, prompt: "x", size: "1x1" }],
    ["images/generations", "quality", { model: image, prompt: "x", quality: "hd" }],
    ["images/generations", "quality", { model: image, prompt: "x", quality: "ultra" }],
    ["images/generations", "prompt", { model: image, prompt: "" }],
    ["images/generations", "model", { model: "gpt-6-luna", prompt: "x" }],
    [
      "audio/speech",
      "response_format",
      { model: "gpt-4o-mini-tts", input: "x", voice: "alloy", response_format: "opus" },
    ],
    ["audio/speech", "input", { model: "gpt-4o-mini-tts", input: "x".repeat(4_097), voice: "alloy" }],
    ["embeddings", "input", { model: embedding, input: Array(2_049).fill("x") }],
    ["embeddings", "input.0", { model: embedding, input: [7] }],
    ["embeddings", "dimensions", { model: embedding, input: "x", dimensions: 0 }],
    ["embeddings", "dimensions", { model: embedding, input: "x", dimensions: 4_097 }],
    ["embeddings", "encoding_format", { model: embedding, input: "x", encoding_format: "hex" }],
    ["embeddings", "max_aic", { model: embedding, input: "x", max_aic: -1 }],
    ["embeddings", "foo", { model: embedding, input: "x", foo: 1 }],
    ["images/generations", "n", { model: image, prompt: "x", n: 0 }],
    ["images/generations", "n", { model: image, prompt: "x", n: 1.5 }],
    ["images/generations", "prompt", { model: image, prompt: "x".repeat(2 * 1_024 * 1_024) }],
    ["images/generations", "prompt", { model: image, prompt: ["x"] }],
    ["images/generations", "response_format", { model: image, prompt: "x", response_format: "png" }],
    ["images/generations", "stream", { model: image, prompt: "x", stream: true }],
    ["images/generations", "background", { model: image, prompt: "x", background: "transparent" }],
    ["images/generations", "max_aic", { model: image, prompt: "x", max_aic: 100_001 }],
    ["audio/speech", "input", { model: "gpt-4o-mini-tts", input: "", voice: "alloy" }],
    ["audio/speech", "voice", { model: "gpt-4o-mini-tts", input: "x", voice: "x".repeat(101) }],
    ["audio/speech", "speed", { model: "gpt-4o-mini-tts", input: "x", voice: "alloy", speed: 5 }],
    ["audio/speech", "speed", { model: "gpt-4o-mini-tts", input: "x", voice: "alloy", speed: 1.5 }],
    ["audio/speech", "model", { model: "gpt-2", input: "x", voice: "alloy" }],
  ])("[G3][H7] a wrong request for %s names %s: %#", async (path, param, body: object) => {
    const { userId, client } = await open();
    const before = provider.requests.length;
    const refused = client.post(`/${path}`, { body });
    await expect(refused).rejects.toMatchObject({
      param,
      status: expect.toSatisfy((status) => [400, 404].includes(status)),
    });
    expect(provider.requests.length).toBe(before);
    expect(await server.balanceOf(userId)).toEqual([100, 0]);
  });

  it.each([
    ["model", { model: "gpt-2" }],
    ["language", { language: "English" }],
    ["response_format", { response_format: "docx" }],
    ["temperature", { temperature: 0.7 }],
    ["timestamp_granularities[]", { timestamp_granularities: ["word"] }],
    ["timestamp_granularities[]", { timestamp_granularities: ["word", "segment"] }],
    ["timestamp_granularities[]", { timestamp_granularities: ["segment", "word"] }],
    ["stream", { stream: true }],
    ["max_aic", { max_aic: "much" }],
    ["max_aic", { max_aic: -1 }],
    ["prompt", { prompt: "Names" }],
  ])("[G3][H7] a wrong request for a transcription names %s: %j", async (param, change) => {
    const { userId, client } = await open();
    const before = provider.requests.length;
    const asked = { model: "whisper-1", file: await wav(1), ...change };
    const refused = client.audio.transcriptions.create(asked as never);
    await expect(refused).rejects.toMatchObject({
      param,
      status: expect.toSatisfy((status) => [400, 404].includes(status)),
    });
    expect(provider.requests.length).toBe(before);
    expect(await server.balanceOf(userId)).toEqual([100, 0]);
  });

  it("[H9][G3] times of segments are taken, however often they are requested", async () => {
    const { client } = await open();
    for (const timestamp_granularities of [["segment"], ["segment", "segment"]] as const) {
      const asked = { model: "whisper-1", file: await wav(1), timestamp_granularities: [...timestamp_granularities] };
      expect(await client.audio.transcriptions.create({ ...asked, response_format: "verbose_json" })).toMatchObject({
        segments: [{ text: "Hello there." }],
      });
    }
  });

  it("[G3] a recording that is none is refused, and so is one that is too large", async () => {
    const { client } = await open();
    const send = (file: File) => client.audio.transcriptions.create({ model: "whisper-1", file });
    await expect(send(await toFile(Buffer.from("hello"), "a.mp3"))).rejects.toMatchObject({
      status: 400,
      param: "file",
    });
    await expect(send(await toFile(Buffer.alloc(26 * 1_024 * 1_024), "a.wav"))).rejects.toMatchObject({ status: 413 });
    const form = new FormData();
    form.set("model", "whisper-1");
    form.set("file", "no file");
    const refused = await fetch(`${server.url}/v1/audio/transcriptions`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${client.apiKey}` },
    });
    expect(refused.status).toBe(400);
  });

  it("[G1][G3] links to files that a team's key made work without a key, until the owner's account may not show them", async () => {
    const ownerId = await server.addUser();
    const teamId = await server.addTeam(ownerId);
    const memberId = await server.addMember(teamId);
    const client = server.clientOf(await server.addKey(memberId, {}, teamId));
    const made = await client.images.generate({ model: image, prompt: "A fox", response_format: "url" });
    const { pathname, search } = new URL(made.data?.[0]?.url ?? "");
    const status = async () => (await fetch(`${server.url}${pathname}${search}`)).status;
    expect(await status()).toBe(200);
    await server.database.pool.query("update users set disabled_at = now() where id = $1", [ownerId]);
    expect(await status()).toBe(404);
  });

  it("[C14] leaves a ledger without drift and no hold open", async () => {
    expect(await verifyLedger(server.database.db)).toEqual([]);
    const { rows } = await server.database.pool.query(
      "select count(*)::int as open from credit_holds where state = 'held'",
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
});
