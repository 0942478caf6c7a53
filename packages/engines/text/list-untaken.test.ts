import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FakeProvider, startFakeProvider } from "../../../test/media/fake-provider.ts";
import type { TextRequest } from "../contract.ts";
import type { TextVendor } from "../vendors.ts";
import { createTextEngine } from "./create-text-engine.ts";
import { listUntaken } from "./list-untaken.ts";

const plain: TextRequest = { messages: [{ role: "user", text: "Hello" }], maxOutputTokens: 100 };
const tools = [{ name: "find", parameters: { type: "object", properties: {} }, strict: true, cache: {} }];
const gif = { type: "file" as const, mediaType: "image/gif", data: new Uint8Array(20), detail: "low" as const };
/** Everything that not every model takes. */
const full: TextRequest = {
  messages: [
    { role: "system", text: "Be brief.", speaker: "boss", cache: { ttl: "1h" } },
    { role: "user", text: "Hello", files: [gif] },
    { role: "assistant", text: "Hi", reasoning: "They greet." },
    { role: "user", text: "Find it" },
  ],
  maxOutputTokens: 100,
  temperature: 0.5,
  reasoningEffort: "low",
  tools,
  toolChoice: "required",
  jsonSchema: { type: "object", properties: {}, additionalProperties: false },
  jsonFormat: { name: "answer", strict: false },
  parallelToolCalls: false,
  verbosity: "low",
  promptCache: { key: "a", retention: "24h" },
  sampling: { topP: 0.5, presencePenalty: 1, frequencyPenalty: 1, stop: ["END"], seed: 7, logitBias: { "50": -100 } },
};

const untaken = async (vendor: TextVendor, model: string, request = full) =>
  [...(await listUntaken({ vendor, model }, request))].toSorted();

describe("what a model takes of a request", () => {
  it.each([
    // OpenAI’s models that think take no sampling, unless they are told not to think.
    [
      "openai",
      "gpt-6-luna",
      [
        "frequencyPenalty",
        "logitBias",
        "presencePenalty",
        "promptCacheRetention",
        "reasoning",
        "temperature",
        "topP",
        "cache",
      ],
    ],
    ["openai", "gpt-4o", ["reasoning", "cache"]],
    [
      "anthropic",
      "claude-sonnet-5-5",
      expect.arrayContaining([
        "frequencyPenalty",
        "presencePenalty",
        "seed",
        "logitBias",
        "detail",
        "speaker",
        "verbosity",
        "promptCacheKey",
        "promptCacheRetention",
        "reasoning",
      ]),
    ],
    [
      "google",
      "gemini-3.8-flash",
      expect.arrayContaining(["gif", "logitBias", "detail", "speaker", "cache", "parallelToolCalls", "verbosity"]),
    ],
    [
      "cohere",
      "command-a-03-2025",
      expect.arrayContaining(["strictTools", "parallelToolCalls", "logitBias", "speaker", "cache"]),
    ],
    [
      "perplexity",
      "perplexity/sonar",
      expect.arrayContaining(["stop", "seed", "presencePenalty", "frequencyPenalty", "toolChoice", "strictTools"]),
    ],
    [
      "groq",
      "llama-3.3-70b-versatile",
      ["logitBias", "reasoning", "cache", "detail", "promptCacheKey", "promptCacheRetention", "verbosity"],
    ],
    ["openai-compatible", "any", ["cache", "detail", "promptCacheKey", "promptCacheRetention"]],
  ] as const)("[E8] %s says what its model %s leaves out", async (vendor, model, expected) => {
    const found = await untaken(vendor, model);
    expect(found).toEqual(Array.isArray(expected) ? [...expected].toSorted() : expected);
  });

  it.each(["anthropic", "google", "cohere", "perplexity"] as const)(
    "[E8] %s says that it takes a schema, but not its description",
    async (vendor) => {
      const model = {
        anthropic: "claude-sonnet-5-5",
        google: "gemini-3.8-flash",
        cohere: "command-a-03-2025",
        perplexity: "perplexity/sonar",
      }[vendor];
      const { jsonSchema } = full;
      const described = {
        ...plain,
        jsonSchema,
        jsonFormat: { name: "answer", description: "In verse.", strict: true },
      };
      expect(await untaken(vendor, model, described)).toEqual(["schemaDescription"]);
    },
  );

  it("[E8] says that an effort would be rounded, and that a part of a schema would be left out", async () => {
    expect(await untaken("anthropic", "claude-sonnet-5-5", { ...plain, reasoningEffort: "minimal" })).toEqual([
      "reasoningEffort",
    ]);
    expect(await untaken("anthropic", "claude-sonnet-5-5", { ...plain, reasoningEffort: "high" })).toEqual([]);
    const looksAround = { type: "object", properties: { a: { type: "string", pattern: "^(?!x)" } } } as const;
    expect(await untaken("openai", "gpt-4o", { ...plain, jsonSchema: looksAround })).toEqual(["jsonSchema"]);
  });

  it("[H9][E8] says which vendors read no PDF, and take no input of a call that is broken", async () => {
    const pdf = { type: "file" as const, mediaType: "application/pdf", data: new Uint8Array(20) };
    const withPdf = { ...plain, messages: [{ role: "user" as const, text: "Read", files: [pdf] }] };
    const inputs = ["not json", "5", "[1]", '"{}"'].map((input) => ({
      ...plain,
      messages: [
        ...plain.messages,
        { role: "assistant" as const, text: "", toolCalls: [{ id: "c", name: "find", input }] },
        { role: "tool" as const, callId: "c", name: "find", result: "What?" },
      ],
    }));
    const found = async (vendor: TextVendor) => ({
      pdf: await untaken(vendor, "fast", withPdf),
      broken: new Set((await Promise.all(inputs.map((one) => untaken(vendor, "fast", one)))).flat()),
    });
    const readsBoth = { pdf: [], broken: new Set() };
    expect(await found("openai")).toEqual(readsBoth);
    expect(await found("openai-compatible")).toEqual(readsBoth);
    expect(await found("anthropic")).toEqual({ pdf: [], broken: new Set(["brokenInput"]) });
    expect(await found("google")).toEqual({ pdf: [], broken: new Set(["brokenInput"]) });
    expect(await found("cohere")).toEqual({ pdf: ["pdf"], broken: new Set(["brokenInput"]) });
    for (const vendor of ["groq", "together", "huggingface", "perplexity"] as const) {
      expect(await found(vendor)).toEqual({ pdf: ["pdf"], broken: new Set() });
    }
  });

  it("[H9][E8] says that Perplexity’s models can’t be told not to think", async () => {
    expect(await untaken("perplexity", "fast", { ...plain, reasoningEffort: "none" })).toEqual(["reasoningEffort"]);
    expect(await untaken("perplexity", "fast", { ...plain, reasoningEffort: "low" })).toEqual([]);
  });

  it("[E8] says nothing of a request that asks for nothing special", async () => {
    expect(await untaken("openai", "gpt-6-luna", plain)).toEqual([]);
    expect(await untaken("openai", "gpt-6-luna", { ...plain, temperature: 0.5, reasoningEffort: "none" })).toEqual([]);
  });
});

describe("what goes to a vendor", () => {
  let server: FakeProvider;
  beforeAll(async () => {
    server = await startFakeProvider();
    server.handler = () => ({ status: 400, json: { error: { message: "No." } } });
  });
  afterAll(() => server.close());

  async function sentTo(vendor: TextVendor, model: string, request: TextRequest): Promise<Record<string, unknown>> {
    const options = { vendor, model, apiKey: "sk-test-0123456789", allowPrivateAddresses: true };
    const engine = createTextEngine({ ...options, baseUrl: `${server.url}/v1` });
    const limits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
    await expect(engine(request, limits)[Symbol.asyncIterator]().next()).rejects.toMatchObject({ kind: "rejected" });
    return JSON.parse(server.requests.at(-1)?.body.toString() ?? "") as Record<string, unknown>;
  }

  it("[E8] OpenAI gets names, closeness, biases, strictness, caching and one call at a time", async () => {
    expect(await sentTo("openai", "gpt-4o", full)).toMatchObject({
      messages: [
        { role: "system", name: "boss" },
        { role: "user", content: [{ image_url: { detail: "low" } }, { type: "text" }] },
        { role: "assistant" },
        { role: "user" },
      ],
      temperature: 0.5,
      logit_bias: { "50": -100 },
      parallel_tool_calls: false,
      verbosity: "low",
      prompt_cache_key: "a",
      prompt_cache_retention: "24h",
      response_format: { json_schema: { name: "answer", strict: false } },
      tools: [{ function: { name: "find", strict: true } }],
    });
  });

  it("[E8] others of its language get what they take, and what was thought before", async () => {
    expect(await sentTo("openai-compatible", "any", full)).toMatchObject({
      messages: [{ name: "boss" }, {}, { reasoning_content: "They greet." }, {}],
      logit_bias: { "50": -100 },
      parallel_tool_calls: false,
      verbosity: "low",
      response_format: { json_schema: { name: "answer", strict: false } },
      tools: [{ function: { strict: true } }],
    });
    expect(await sentTo("groq", "any", full)).toMatchObject({ parallel_tool_calls: false });
  });

  it.each(["openai", "groq", "openai-compatible", "anthropic", "google", "cohere"] as const)(
    "[H9][E8] %s gets the parts of a message in their order",
    async (vendor) => {
      const file = (byte: number, textBefore?: string) => ({
        type: "file" as const,
        mediaType: "image/png",
        data: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, byte),
        textBefore,
      });
      const files = [file(1, "Before:"), file(2, "After:"), file(3)];
      const asked = { ...plain, messages: [{ role: "user" as const, text: "What changed?", files }] };
      const body = JSON.stringify(await sentTo(vendor, "any", asked));
      const order = ["Before:", "iVBORwE=", "After:", "iVBORwI=", "iVBORwM=", "What changed?"];
      const places = order.map((one) => body.indexOf(one));
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    },
  );

  it.each(["openai", "groq", "together", "huggingface", "openai-compatible"] as const)(
    "[H9][E8] %s gets the broken input of a call as the model wrote it",
    async (vendor) => {
      const calls = ["not json", '{"a":', "[1]", '{"a":1}', ""].map((input, at) => ({
        id: `c${at}`,
        name: "find",
        input,
      }));
      const results = calls.map(({ id: callId, name }) => ({ role: "tool" as const, callId, name, result: "What?" }));
      const asked = { role: "assistant" as const, text: "", toolCalls: calls };
      const sent = await sentTo(vendor, "any", { ...plain, messages: [...plain.messages, asked, ...results] });
      const [, message] = sent.messages as { tool_calls: { function: { arguments: string } }[] }[];
      expect(message?.tool_calls.map((call) => call.function.arguments)).toEqual([
        ...["not json", '{"a":', "[1]", '{"a":1}', "{}"],
      ]);
    },
  );

  it("[E8] Claude gets the places up to which it is to keep a request, and one call at a time", async () => {
    const sent = await sentTo("anthropic", "claude-sonnet-5-5", {
      ...full,
      jsonSchema: undefined,
      toolChoice: undefined,
    });
    expect(sent).toMatchObject({
      system: [{ text: "Be brief.", cache_control: { type: "ephemeral", ttl: "1h" } }],
      tools: [{ name: "find", cache_control: { type: "ephemeral" } }],
      tool_choice: { disable_parallel_tool_use: true },
    });
  });
});
