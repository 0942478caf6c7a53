import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type FakeProvider, startFakeProvider } from "../../../test/media/fake-provider.ts";
import type { TextEvent, TextRequest, TextUsage } from "../contract.ts";
import type { TextVendor } from "../vendors.ts";
import { createTextEngine } from "./create-text-engine.ts";

const request: TextRequest = { messages: [{ role: "user", text: "Hello" }], maxOutputTokens: 1_000 };
const data = (event: unknown): string => `data: ${typeof event === "string" ? event : JSON.stringify(event)}\n\n`;

/** A whole answer of each vendor’s, with the usage that is given, as JSON. Claude reports in two places. */
const answers = {
  openAi: (usage: string) =>
    [
      data({ id: "1", choices: [{ index: 0, delta: { content: "An answer." }, finish_reason: null }] }),
      data({ id: "1", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }),
      data(`{"id":"1","choices":[],"usage":${usage}}`),
      data("[DONE]"),
    ].join(""),
  anthropic: (start: string, end: string) =>
    [
      data(
        `{"type":"message_start","message":{"id":"m","model":"c","role":"assistant","content":[],"usage":${start}}}`,
      ),
      data({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
      data({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "An answer." } }),
      data({ type: "content_block_stop", index: 0 }),
      data(`{"type":"message_delta","delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":${end}}`),
      data({ type: "message_stop" }),
    ].join(""),
  google: (usage: string) =>
    data(
      `{"candidates":[{"content":{"parts":[{"text":"An answer."}],"role":"model"},"finishReason":"STOP","index":0}],"usageMetadata":${usage}}`,
    ),
  cohere: (usage: string) =>
    [
      data({ type: "message-start", id: "x" }),
      data({ type: "content-start", index: 0, delta: { message: { content: { type: "text", text: "" } } } }),
      data({ type: "content-delta", index: 0, delta: { message: { content: { text: "An answer." } } } }),
      data({ type: "content-end", index: 0 }),
      data(`{"type":"message-end","delta":{"finish_reason":"COMPLETE","usage":${usage}}}`),
    ].join(""),
  perplexity: (usage: string) =>
    data({ type: "response.output_text.delta", delta: "An answer." }) +
    data(`{"type":"response.completed","response":{"status":"completed","usage":${usage}}}`),
};

describe("what providers say that they counted", () => {
  let server: FakeProvider;
  beforeAll(async () => {
    server = await startFakeProvider();
  });
  afterEach(() => {
    server.handler = () => undefined;
  });
  afterAll(() => server.close());

  async function usageOf(vendor: TextVendor, text: string): Promise<TextUsage | undefined> {
    server.handler = () => ({ text, headers: { "content-type": "text/event-stream" } });
    const options = { vendor, model: "a-model", apiKey: "sk-test-0123456789", allowPrivateAddresses: true };
    const engine = createTextEngine({ ...options, baseUrl: `${server.url}/v1` });
    const events: TextEvent[] = [];
    const limits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
    for await (const event of engine(request, limits)) events.push(event);
    const end = events.at(-1);
    expect(events.slice(0, -1)).toEqual([{ type: "text", text: "An answer." }]);
    if (end?.type !== "end") throw new Error("the answer has no end");
    expect(end.reason).toBe("complete");
    return end.usage;
  }

  const usual = { uncachedInput: 20, cachedInput: 0, cacheWrites: 0, output: 30, reasoning: 0 };
  /** Our own count stands beside it (`readReportedTokens`). */
  const cannotBe = (usage: TextUsage | undefined) =>
    expect(usage === undefined || Object.values(usage).some((count) => count < 0)).toBe(true);

  describe.each(["openai", "groq", "together", "huggingface", "openai-compatible"] as const)("%s", (vendor) => {
    it.each([
      '{"prompt_tokens":"none","completion_tokens":30}',
      '{"prompt_tokens":20,"completion_tokens":true}',
      '{"prompt_tokens":20,"completion_tokens":1e400}',
      '{"prompt_tokens":[],"completion_tokens":{}}',
      '"none"',
      "true",
      "[]",
      "1e400",
      "null",
    ])("[H9][E11] %s doesn’t cost the answer, and is no count", async (usage) => {
      cannotBe(await usageOf(vendor, answers.openAi(usage)));
    });

    it.each([
      ['{"prompt_tokens":"20","completion_tokens":" 30 "}', usual],
      [
        '{"prompt_tokens":20,"completion_tokens":"30","completion_tokens_details":{"reasoning_tokens":"4"}}',
        { ...usual, output: 26, reasoning: 4 },
      ],
      ['{"prompt_tokens":20,"completion_tokens":30,"completion_tokens_details":{"reasoning_tokens":"few"}}', usual],
      [
        '{"prompt_tokens":20,"completion_tokens":30,"prompt_tokens_details":[],"completion_tokens_details":"none"}',
        usual,
      ],
      ['{"prompt_tokens":20,"completion_tokens":30,"total_tokens":"fifty","cost":{"usd":"1"}}', usual],
    ])("[H9][E11] %s is read as far as it is a count", async (usage, expected) => {
      expect(await usageOf(vendor, answers.openAi(usage))).toEqual(expected);
    });
  });

  it.each([
    ["null", "null"],
    ["{}", "{}"],
    ['{"input_tokens":20}', "{}"],
    ['{"input_tokens":20}', "null"],
    ['{"input_tokens":"none"}', '{"output_tokens":30}'],
    ['{"input_tokens":20,"cache_read_input_tokens":"many"}', '{"output_tokens":30}'],
    ["[]", '"none"'],
  ])("[H9][E11] Claude’s %s and %s don’t cost the answer, and are no count", async (start, end) => {
    cannotBe(await usageOf("anthropic", answers.anthropic(start, end)));
  });

  it("[H9][E11] Claude’s counts are read from texts, and from either place", async () => {
    const start = '{"input_tokens":"20","output_tokens":1,"service_tier":5,"cache_read_input_tokens":"7"}';
    const found = await usageOf("anthropic", answers.anthropic(start, '{"output_tokens":"30","iterations":"none"}'));
    expect(found).toEqual({ ...usual, cachedInput: 7 });
    const late = await usageOf("anthropic", answers.anthropic("null", '{"input_tokens":20,"output_tokens":30}'));
    expect(late).toEqual(usual);
  });

  it.each([
    '{"promptTokenCount":"none"}',
    "[]",
    '"none"',
    "null",
    '{"promptTokenCount":1e400,"candidatesTokenCount":30}',
  ])("[H9][E11] Gemini’s %s doesn’t cost the answer, and is no count", async (usage) => {
    cannotBe(await usageOf("google", answers.google(usage)));
  });

  it("[H9][E11] Gemini’s counts are read from texts", async () => {
    const usage = '{"promptTokenCount":"20","candidatesTokenCount":"30","thoughtsTokenCount":"4","trafficType":5}';
    expect(await usageOf("google", answers.google(usage))).toEqual({ ...usual, reasoning: 4 });
  });

  it.each([
    "null",
    "{}",
    "[]",
    '{"tokens":null}',
    '{"tokens":{"input_tokens":20}}',
    '{"tokens":{"input_tokens":20,"output_tokens":"none"}}',
  ])("[H9][E11] Cohere’s %s doesn’t cost the answer, and is no count", async (usage) => {
    cannotBe(await usageOf("cohere", answers.cohere(usage)));
  });

  it("[H9][E11] Cohere’s counts are read from texts, whatever else is said", async () => {
    const usage = '{"billed_units":{"input_tokens":"x"},"tokens":{"input_tokens":"20","output_tokens":30}}';
    expect(await usageOf("cohere", answers.cohere(usage))).toEqual(usual);
  });

  it.each(["null", "{}", "[]", '"none"', '{"input_tokens":"none","output_tokens":30}'])(
    "[H9][E11] Perplexity’s %s doesn’t cost the answer, and is no count",
    async (usage) => {
      cannotBe(await usageOf("perplexity", answers.perplexity(usage)));
    },
  );

  it("[H9][E11] Perplexity’s counts are read from texts", async () => {
    const usage = '{"input_tokens":"20","output_tokens":"30","input_tokens_details":[]}';
    expect(await usageOf("perplexity", answers.perplexity(usage))).toEqual(usual);
  });
});
