import OpenAI, { type APIError } from "openai";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { connectKey } from "../../../test/connect-key.ts";
import { type FakeProvider, startFakeProvider } from "../../../test/media/fake-provider.ts";

const model = "gpt-6-luna";
const messages = [{ role: "user" as const, content: "About logos" }];
const picture = (url: string) => [{ role: "user", content: [{ type: "image_url", image_url: { url } }] }];
const gif = `data:image/gif;base64,${Buffer.from("GIF89a\x01\0\x01\0\x80\0\0").toString("base64")}`;

const chunk = (delta: object, finish: string | null = null, more: object = {}): string =>
  `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta, finish_reason: finish }], ...more })}\n\n`;
const usage = {
  prompt_tokens: 700,
  completion_tokens: 600,
  prompt_tokens_details: { cached_tokens: 500 },
  completion_tokens_details: { reasoning_tokens: 400 },
};
const answered = `${chunk({ content: "An answer." })}${chunk({}, "stop", { usage })}data: [DONE]\n\n`;
const callWith = (input: string) => {
  const call = { id: "c1", type: "function", function: { name: "find", arguments: input } };
  const asked = { role: "assistant", tool_calls: [call] };
  return { messages: [...messages, asked, { role: "tool", tool_call_id: "c1", content: "x" }] };
};
const wrongCalls = (count: number) => ({
  messages: [...messages, { role: "assistant", tool_calls: Array(count).fill({ id: 5 }) }],
});
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

describe("what real clients send, and what they read", () => {
  let server: ApiServer;
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await startFakeProvider();
    server = await startApiServer({
      OPENAI_BASE_URL: `${provider.url}/v1`,
      ANTHROPIC_API_KEY: "sk-ant-operator",
      COHERE_API_KEY: "co-operator",
      COHERE_BASE_URL: `${provider.url}/v2`,
      GEMINI_API_KEY: "gm-operator",
      GEMINI_BASE_URL: `${provider.url}/v1beta`,
      GROQ_API_KEY: "gsk-operator",
      GROQ_BASE_URL: `${provider.url}/v1`,
    });
  });
  beforeEach(() => {
    answer(answered);
  });
  afterEach(() => {
    provider.handler = () => undefined;
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const answer = (text: string, more: object = {}) => {
    provider.handler = () => ({ text, headers: { "content-type": "text/event-stream" }, ...more });
  };
  async function open() {
    const userId = await server.addUser();
    const key = await server.addKey(userId);
    return { userId, key, client: server.clientOf(key) };
  }
  /** Someone who pays the provider: its failures don’t take it out for others. */
  async function openWithOwnKey() {
    const opened = await open();
    provider.handler = () => ({ json: { object: "list", data: [] } });
    await connectKey(server.services, { userId: opened.userId, vendor: "openai" }, "sk-own-0123456789");
    return opened;
  }
  const sent = () => JSON.parse(provider.requests.at(-1)?.body.toString() ?? "") as Record<string, unknown>;
  it.each([
    ["250,000 messages", null, JSON.stringify({ model, messages: Array(250_000).fill(messages[0]) })],
    [
      "a schema that is nested 80 deep",
      "tools.0.function.parameters",
      `{"model":"${model}","messages":[{"role":"user","content":"x"}],"tools":[{"type":"function","function":{"name":"a","parameters":${nested(80)}}}]}`,
    ],
    [
      "a schema that is nested 200,000 deep",
      null,
      `{"model":"${model}","messages":[{"role":"user","content":"x"}],"tools":[{"type":"function","function":{"name":"a","parameters":${nested(200_000)}}}]}`,
    ],
    [
      "a schema of 90,000 values",
      "response_format.json_schema.schema",
      JSON.stringify({
        model,
        messages,
        response_format: {
          type: "json_schema",
          json_schema: { name: "a", schema: Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [at, true])) },
        },
      }),
    ],
    [
      "12,000 parts",
      "messages.0.content",
      JSON.stringify({ model, messages: [{ role: "user", content: Array(12_000).fill({ type: "text", text: "x" }) }] }),
    ],
    [
      "an address of many parameters",
      "messages.0.content.0.image_url.url",
      JSON.stringify({ model, messages: picture(`data:${";a".repeat(500_000)}`) }),
    ],
    [
      "an address of many letters",
      "messages.0.content.0.image_url.url",
      JSON.stringify({ model, messages: picture(`data:image/png;base64,${"A".repeat(5_000_000)}!`) }),
    ],
  ])("[H9][G3] %s are refused by their name", async (_, param, body) => {
    const { key } = await open();
    const refused = await fetch(`${server.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body,
    });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { type: "invalid_request_error", param } });
  });

  it("[H9][G3] a conversation as LangGraph, OpenAI’s agents and others send it back goes on", async () => {
    const { client } = await open();
    const call = { id: "c1", type: "function", function: { name: "find", arguments: "" } };
    const { choices } = await client.chat.completions.create({
      model,
      tools: [
        { type: "function", function: { name: "find", parameters: { type: "object", properties: {} }, strict: true } },
      ],
      parallel_tool_calls: false,
      verbosity: "low",
      response_format: {
        type: "json_schema",
        json_schema: { name: "logo", schema: { type: "object", properties: {} } },
      },
      messages: [
        { role: "system", content: "Be brief.", name: "boss" },
        ...messages,
        {
          role: "assistant",
          content: null,
          tool_calls: [{ ...call, index: 0 }],
          annotations: [],
          audio: null,
          refusal: null,
        },
        { role: "tool", tool_call_id: "c1", name: "find", content: "three tools" },
      ],
    } as never);
    expect(choices[0]?.message.content).toBe("An answer.");
    expect(sent()).toMatchObject({
      messages: [
        { name: "boss" },
        { role: "user" },
        { tool_calls: [{ id: "c1", function: { name: "find", arguments: "{}" } }] },
        { role: "tool", tool_call_id: "c1", content: "three tools" },
      ],
      parallel_tool_calls: false,
      verbosity: "low",
      tools: [{ function: { strict: true } }],
      response_format: { json_schema: { name: "logo", strict: false } },
    });
  });

  it("[H9][G3] a GIF is passed on, and so is how closely it is looked at", async () => {
    const { client } = await open();
    const content = [{ type: "image_url", image_url: { url: gif, detail: "high" } }];
    await client.chat.completions.create({ model, messages: [{ role: "user", content }] } as never);
    expect(sent()).toMatchObject({ messages: [{ content: [{ image_url: { url: gif, detail: "high" } }] }] });
  });

  it.each([
    ["temperature", model, { temperature: 0.3 }],
    ["top_p", model, { top_p: 0.3 }],
    ["presence_penalty", model, { presence_penalty: 1 }],
    ["frequency_penalty", model, { frequency_penalty: 1 }],
    ["logit_bias", model, { logit_bias: { "50": 1 } }],
    ["logit_bias.fifty", model, { logit_bias: { fifty: 1 } }],
    ["prompt_cache_retention", model, { prompt_cache_retention: "24h" }],
    ["n", model, { n: 2 }],
    ["logprobs", model, { logprobs: true }],
    ["stream_options.include_obfuscation", model, { stream: true, stream_options: { include_obfuscation: true } }],
    ["tool_choice", model, { tool_choice: "required" }],
    ["messages.0.cache_control.type", model, { messages: [{ ...messages[0], cache_control: { type: "forever" } }] }],
    ["cache_control", model, { messages: [{ ...messages[0], cache_control: { type: "ephemeral" } }] }],
    [
      "messages.1.reasoning_content",
      model,
      { messages: [...messages, { role: "assistant", content: "x", reasoning_content: "y" }] },
    ],
    [
      "messages.1.annotations",
      model,
      { messages: [...messages, { role: "assistant", content: "x", annotations: [{}] }] },
    ],
    ["messages.0.name", "claude-haiku-5-5", { messages: [{ ...messages[0], name: "Ada" }] }],
    ["seed", "claude-haiku-5-5", { seed: 7 }],
    ["temperature", "claude-haiku-5-5", { temperature: 1.5 }],
    ["verbosity", "claude-haiku-5-5", { verbosity: "low" }],
    ["messages.0.content.0.image_url.url", model, { messages: picture("http://example.com/a.png") }],
    ["messages.0.content.0.image_url.url", model, { messages: picture("https://127.0.0.1/a.png") }],
    ["messages.0.content.0.image_url.url", model, { messages: picture("https://[::1]/a.png") }],
    ["messages.0.content.0.image_url.url", model, { messages: picture("https://localhost/a.png") }],
    ["messages.0.content.0.image_url.url", model, { messages: picture("https://example.com:22/a.png") }],
    ["messages.0.content.0.image_url.url", model, { messages: picture("https://a:b@example.com/a.png") }],
    [
      "messages.0.content.10.image_url.url",
      model,
      {
        messages: [
          { role: "user", content: Array(11).fill({ type: "image_url", image_url: { url: "https://127.0.0.1/" } }) },
        ],
      },
    ],
  ])(
    "[H9][G3] %s that %s doesn’t take is refused by its name, before anything is called or held: %#",
    async (param, id, change) => {
      const { userId, client } = await open();
      const before = provider.requests.length;
      const asked = client.chat.completions.create({ model: id, messages, ...change } as never);
      const refused: APIError = await asked.then(
        () => Promise.reject(new Error("it was taken")),
        (reason: APIError) => reason,
      );
      expect(refused).toMatchObject({ status: 400, type: "invalid_request_error", param });
      expect(refused.message).toMatch(/.{20}/);
      expect(provider.requests.length).toBe(before);
      expect(await server.balanceOf(userId)).toEqual([100, 0]);
    },
  );

  it("[H9][G3] what a model does anyway may be said", async () => {
    const { client } = await open();
    const usual = {
      temperature: 1,
      top_p: 1,
      presence_penalty: 0,
      frequency_penalty: 0,
      n: 1,
      parallel_tool_calls: true,
    };
    await client.chat.completions.create({ model, messages, ...usual });
    expect(sent()).not.toHaveProperty("temperature");
  });

  it("[H9][G3] the parts of a message go out in their order", async () => {
    const { client } = await open();
    const image = (letter: string) => {
      const bytes = Buffer.from(`GIF89a\x01\0\x01\0\x80\0\0${letter}`);
      return { type: "image_url" as const, image_url: { url: `data:image/gif;base64,${bytes.toString("base64")}` } };
    };
    const text = (words: string) => ({ type: "text" as const, text: words });
    const content = [text("Before:"), image("A"), text("After:"), image("B"), text("What changed?")];
    await client.chat.completions.create({ model, messages: [{ role: "user", content }] });
    expect(sent()).toMatchObject({ messages: [{ content }] });
  });

  it("[H9][G3] a broken input of an earlier call goes back as the model wrote it", async () => {
    const { client } = await open();
    const call = { id: "c1", type: "function" as const, function: { name: "find", arguments: "not json" } };
    const conversation = [
      ...messages,
      { role: "assistant" as const, tool_calls: [call] },
      { role: "tool" as const, tool_call_id: "c1", content: "This is no JSON." },
    ];
    await client.chat.completions.create({ model, messages: conversation });
    expect(sent()).toMatchObject({ messages: [{}, { tool_calls: [call] }, {}] });
    const claude = client.chat.completions.create({ model: "claude-haiku-5-5", messages: conversation });
    await expect(claude).rejects.toMatchObject({
      status: 400,
      code: "unsupported_parameter",
      param: "messages.1.tool_calls.0.function.arguments",
    });
  });

  it.each([
    ["max_tokens", { max_tokens: 10, max_completion_tokens: 500 }],
    ["stream_options", { stream_options: { include_usage: true } }],
    [
      "cache_control",
      {
        model: "claude-haiku-5-5",
        messages: [
          {
            role: "user",
            content: Array.from({ length: 5 }, (_, at) => ({
              type: "text",
              text: `Part ${at}`,
              cache_control: { type: "ephemeral" },
            })),
          },
        ],
      },
    ],
  ])("[H9][G3] %s that would be dropped is refused by its name", async (param, more) => {
    const { userId, client } = await open();
    const before = provider.requests.length;
    const refused = client.chat.completions.create({ model, messages, ...more } as never);
    await expect(refused).rejects.toMatchObject({ status: 400, param });
    expect(provider.requests.length).toBe(before);
    expect(await server.balanceOf(userId)).toEqual([100, 0]);
  });

  it.each([
    ["inputs of calls that are nested deeply", "messages.1.tool_calls.0.function.arguments", callWith(nested(20_000))],
    [
      "inputs of calls with many values",
      "messages.1.tool_calls.0.function.arguments",
      callWith(`[${"[],".repeat(90_000)}1]`),
    ],
    ["a million brackets", "messages.1.tool_calls.0.function.arguments", callWith("[".repeat(1_000_000))],
    [
      "79,000 biases",
      "logit_bias",
      { logit_bias: Object.fromEntries(Array.from({ length: 79_000 }, (_, at) => [at, 1])) },
    ],
    ["9,990 wrong calls", "messages.1.tool_calls", wrongCalls(9_990)],
    [
      "9,000 answers of wrong parts",
      "messages.0.content.0",
      { messages: Array(9_000).fill({ role: "tool", content: [5, 5], tool_call_id: "1" }) },
    ],
  ])("[H9][G3] %s are refused by their name, and no provider is asked", async (_, param, more) => {
    const { client } = await open();
    const before = provider.requests.length;
    const refused = client.chat.completions.create({ model: "llama-3.1-8b-instant", messages, ...more } as never);
    await expect(refused).rejects.toMatchObject({ status: 400, param: expect.stringContaining(param) });
    expect(provider.requests.length).toBe(before);
  });

  it("[H9][G3] what a vendor's package refuses is the request's fault, and takes the vendor out for no one", async () => {
    const { client, userId } = await open();
    const late = [...messages, { role: "system" as const, content: "Be brief." }, ...messages];
    for (let count = 0; count < 12; count++) {
      const wrong = client.embeddings.create({ model: "embed-v4.0", input: ["a"], dimensions: 7 });
      await expect(wrong).rejects.toMatchObject({ status: 400, param: "dimensions" });
    }
    provider.handler = () => ({ json: { id: "1", embeddings: { float: [Array(256).fill(0.5)] }, texts: [] } });
    const made = await client.embeddings.create({ model: "embed-v4.0", input: ["a"], dimensions: 256 });
    expect(made.data).toHaveLength(1);
    // Instructions in the middle go to the beginning, which is where Gemini takes them.
    const parts = [{ text: "An answer." }];
    const chunkOf = { candidates: [{ content: { parts, role: "model" }, finishReason: "STOP" }], usageMetadata: usage };
    answer(`data: ${JSON.stringify(chunkOf)}\n\n`);
    await client.chat.completions.create({ model: "gemini-3.5-flash-lite", messages: late });
    expect(sent()).toMatchObject({ systemInstruction: { parts: [{ text: "Be brief." }] } });
    expect((await server.balanceOf(userId))[1]).toBe(0);
  });

  it.each([
    ["Groq", "llama-3.1-8b-instant"],
    ["OpenAI", model],
  ])("[H9][G3] the name of who speaks goes out to %s", async (_, named) => {
    const { client } = await open();
    await client.chat.completions.create({ model: named, messages: [{ role: "user", name: "bob", content: "Hello" }] });
    expect(sent()).toMatchObject({ messages: [{ role: "user", name: "bob", content: "Hello" }] });
  });

  it("[G3] what a request leaves open is as the specification has it, with models that take it", async () => {
    const { client } = await open();
    const sentFor = async (more: object) => {
      await client.chat.completions.create({ model: "llama-3.1-8b-instant", messages, ...more });
      const { temperature, top_p, max_tokens, max_completion_tokens } = sent();
      return { temperature, top_p, max: max_tokens ?? max_completion_tokens };
    };
    expect(await sentFor({})).toEqual({ temperature: 0.7, max: 1_000 });
    expect(await sentFor({ temperature: 0, max_tokens: 5_000 })).toEqual({ temperature: 0, max: 5_000 });
    expect(await sentFor({ top_p: 0.5 })).toEqual({ top_p: 0.5, max: 1_000 });
    // It thinks before it writes.
    expect(await sentFor({ model })).toEqual({ max: 4_096 });
    expect(await sentFor({ model, max_tokens: 100 })).toEqual({ max: 100 });
  });

  it("[H9][G3] both names of the maximum with one value are taken", async () => {
    const { client } = await open();
    await client.chat.completions.create({ model, messages, max_tokens: 500, max_completion_tokens: 500 });
    expect(sent()).toMatchObject({ max_completion_tokens: 500 });
  });

  it("[E3] a key of several organizations is used for the one that its owner names", async () => {
    const { client, userId } = await open();
    provider.handler = () => ({ json: { object: "list", data: [] } });
    await connectKey(server.services, { userId, vendor: "openai" }, "sk-own-0123456789", "", "org-AbC123");
    const named = () => provider.requests.at(-1)?.headers["openai-organization"];
    expect(named()).toBe("org-AbC123");
    answer(answered);
    await client.chat.completions.create({ model, messages });
    expect(named()).toBe("org-AbC123");
    const vector = { object: "embedding", index: 0, embedding: [0.5] };
    provider.handler = () => ({
      json: { object: "list", data: [vector], model: "m", usage: { prompt_tokens: 1, total_tokens: 1 } },
    });
    await client.embeddings.create({ model: "text-embedding-3-small", input: "A text", encoding_format: "float" });
    expect(named()).toBe("org-AbC123");
    // Others' keys, and other users, have none.
    answer(answered);
    await (await open()).client.chat.completions.create({ model, messages });
    expect(named()).toBeUndefined();
  });

  it("[H9][E8] a client with its own retries makes no more calls than we do", async () => {
    const { key } = await openWithOwnKey();
    const patient = server.clientOf(key, { maxRetries: 2 });
    const before = provider.requests.length;
    provider.handler = () => ({ text: "<html>Sign in</html>", headers: { "content-type": "text/html" } });
    await expect(patient.chat.completions.create({ model, messages })).rejects.toMatchObject({
      code: "provider_failed",
    });
    expect(provider.requests.length).toBe(before + 1);
    provider.handler = () => ({ status: 500, json: { error: { message: "Down." } } });
    await expect(patient.chat.completions.create({ model, messages })).rejects.toBeInstanceOf(
      OpenAI.InternalServerError,
    );
    expect(provider.requests.length).toBe(before + 4);
  });

  it.each([
    ["12", "false", "12"],
    ["40", null, "40"],
    ["300", "false", "300"],
  ])("[H9][E8] Retry-After is the provider’s own: %s", async (said, shouldRetry, told) => {
    const { client } = await openWithOwnKey();
    provider.handler = () => ({
      status: 429,
      json: { error: { message: "Slow down.", code: "rate_limit_exceeded" } },
      ...(said ? { headers: { "retry-after": said } } : {}),
    });
    const refused = await client.chat.completions.create({ model, messages }).catch((reason: APIError) => reason);
    const { status, headers } = refused as APIError;
    expect([status, headers?.get("retry-after"), headers?.get("x-should-retry")]).toEqual([429, told, shouldRetry]);
  });

  it("[H9][G3] tells the tokens that were cached and thought, in answers, streams and generations", async () => {
    const { client } = await open();
    const told = {
      prompt_tokens_details: { cached_tokens: 500 },
      completion_tokens_details: { reasoning_tokens: 400 },
    };
    const { data, response } = await client.chat.completions.create({ model, messages }).withResponse();
    expect(data.usage).toMatchObject({ completion_tokens: 600, ...told });
    expect(await client.get(`/generations/${response.headers.get("x-generation-id")}`)).toMatchObject({ usage: told });
    const asked = { model, messages, stream: true, stream_options: { include_usage: true } } as const;
    const chunks = [];
    for await (const one of await client.chat.completions.create(asked)) chunks.push(one);
    expect(chunks.at(-1)?.usage).toMatchObject(told);
  });

  it("[H9][G3] a refusal in the model’s own words is one for the official client, and costs nothing", async () => {
    const { userId, client } = await open();
    answer(
      `${chunk({ refusal: "I can’t " })}${chunk({ refusal: "help." })}${chunk({}, "stop", { usage })}data: [DONE]\n\n`,
    );
    const whole = await client.chat.completions.create({ model, messages });
    expect(whole.choices).toMatchObject([
      { finish_reason: "stop", message: { content: null, refusal: "I can’t help." } },
    ]);
    expect(whole.usage).toMatchObject({ total_tokens: 1_300 });
    const streamed = await client.chat.completions.stream({ model, messages }).finalChatCompletion();
    expect(streamed.choices).toMatchObject([{ finish_reason: "stop", message: { refusal: "I can’t help." } }]);
    expect(await server.balanceOf(userId)).toEqual([100, 0]);
  });

  it("[H9][G3] calls end as calls, with input that can be parsed, whatever the provider says", async () => {
    const { client } = await open();
    answer(
      `${chunk({ tool_calls: [{ id: "c1", function: { name: "now", arguments: "" } }] })}${chunk({}, "stop")}data: [DONE]\n\n`,
    );
    const tools = [{ type: "function" as const, function: { name: "now" } }];
    const { choices } = await client.chat.completions.create({ model, messages, tools });
    expect(choices).toMatchObject([
      { finish_reason: "tool_calls", message: { tool_calls: [{ function: { name: "now", arguments: "{}" } }] } },
    ]);
  });
});
