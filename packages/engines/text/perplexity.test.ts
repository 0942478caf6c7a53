import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakePerplexity, startFakePerplexity } from "../../../scripts/fake-perplexity.ts";
import { startFakeVendor } from "../../../test/fake-vendor.ts";
import type { TextEvent, TextRequest } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import { createTextEngine } from "./create-text-engine.ts";

const apiKey = "pplx-0123456789abcdef";
const question: TextRequest = { messages: [{ role: "user", text: "Who won?" }], maxOutputTokens: 500 };

let fake: FakePerplexity;
beforeAll(async () => {
  fake = await startFakePerplexity();
});
beforeEach(() => {
  fake.reply = { content: "Blue won." };
});
afterAll(() => fake.close());

async function ask(request: TextRequest, model = "perplexity/sonar", url = fake.url): Promise<readonly TextEvent[]> {
  const engine = createTextEngine({
    vendor: "perplexity",
    model,
    apiKey,
    baseUrl: `${url}/v1`,
    allowPrivateAddresses: true,
  });
  const limits = { signal: AbortSignal.timeout(20_000), timeMs: 20_000, silenceMs: 20_000 };
  const events: TextEvent[] = [];
  for await (const event of engine(request, limits)) events.push(event);
  return events;
}

const failureOf = (asked: Promise<unknown>): Promise<EngineError> =>
  asked.then(
    () => expect.fail("it answered"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(EngineError);
      return error as EngineError;
    },
  );

const textOf = (events: readonly TextEvent[]): string =>
  events.flatMap((event) => (event.type === "text" ? [event.text] : [])).join("");

const picture = { type: "file", mediaType: "image/png", data: Uint8Array.of(1, 2, 3) } as const;

describe("what Perplexity is asked", () => {
  it("[E5] a model searches the web; instructions, limits and settings are passed on; nothing is kept there", async () => {
    await ask({
      ...question,
      messages: [{ role: "system", text: "Be brief." }, { role: "system", text: "Be kind." }, ...question.messages],
      temperature: 0.3,
      sampling: { topP: 0.9, seed: 1 },
      reasoningEffort: "low",
    });
    expect(fake.requests.at(-1)).toEqual({
      model: "perplexity/sonar",
      input: [{ type: "message", role: "user", content: "Who won?" }],
      instructions: "Be brief.\n\nBe kind.",
      max_output_tokens: 500,
      temperature: 0.3,
      top_p: 0.9,
      reasoning: { effort: "low" },
      tools: [{ type: "web_search" }],
      stream: true,
      store: false,
    });
  });

  it("[E5] a preset is no model, and brings its own tools", async () => {
    await ask({ ...question, reasoningEffort: "none" }, "fast");
    expect(fake.requests.at(-1)).toEqual({
      preset: "fast",
      input: [{ type: "message", role: "user", content: "Who won?" }],
      max_output_tokens: 500,
      stream: true,
      store: false,
    });
  });

  it("[E5][F5] a conversation keeps its order, with pictures, calls of tools and their results", async () => {
    await ask({
      ...question,
      messages: [
        { role: "user", text: "What is this?", files: [picture] },
        { role: "assistant", text: "Let me look.", toolCalls: [{ id: "call_1", name: "look", input: '{"at":1}' }] },
        { role: "tool", callId: "call_1", name: "look", result: "a flag" },
        { role: "assistant", text: "A flag." },
        { role: "user", text: "Whose?" },
      ],
    });
    expect(fake.requests.at(-1)?.input).toEqual([
      {
        type: "message",
        role: "user",
        content: [
          { type: "input_image", image_url: "data:image/png;base64,AQID" },
          { type: "input_text", text: "What is this?" },
        ],
      },
      { type: "message", role: "assistant", content: "Let me look." },
      { type: "function_call", call_id: "call_1", name: "look", arguments: '{"at":1}' },
      { type: "function_call_output", call_id: "call_1", name: "look", output: "a flag" },
      { type: "message", role: "assistant", content: "A flag." },
      { type: "message", role: "user", content: "Whose?" },
    ]);
  });

  it("[H9][E5] the parts of a message keep their order", async () => {
    const files = [
      { ...picture, textBefore: "Before:" },
      { ...picture, textBefore: "After:" },
    ];
    await ask({ ...question, messages: [{ role: "user", text: "", files }] });
    const image = { type: "input_image", image_url: "data:image/png;base64,AQID" };
    const text = (words: string) => ({ type: "input_text", text: words });
    expect(fake.requests.at(-1)?.input).toEqual([
      { type: "message", role: "user", content: [text("Before:"), image, text("After:"), image] },
    ]);
  });

  it("[E5] a document is refused before anything is called, since the API takes pictures only", async () => {
    const before = fake.requests.length;
    const pdf = { type: "file", mediaType: "application/pdf", data: Uint8Array.of(1) } as const;
    const failure = await failureOf(ask({ ...question, messages: [{ role: "user", text: "Read", files: [pdf] }] }));
    expect(failure.kind).toBe("rejected");
    expect(fake.requests.length).toBe(before);
  });

  it("[E5] tools that must not be called are not offered, and JSON is requested by its schema", async () => {
    const tools = ["look", "listen"].map((name) => ({ name, parameters: { type: "object" } }));
    const offered = async (toolChoice: TextRequest["toolChoice"]) => {
      await ask({ ...question, tools, toolChoice }, "fast");
      return fake.requests.at(-1)?.tools;
    };
    expect(await offered("none")).toBeUndefined();
    expect(await offered({ name: "listen" })).toEqual([
      { type: "function", name: "listen", parameters: { type: "object" } },
    ]);
    expect(await offered("required")).toHaveLength(2);
    const schema = { type: "object", properties: { winner: { type: "string" } } };
    await ask({ ...question, jsonSchema: schema });
    expect(fake.requests.at(-1)?.response_format).toEqual({
      type: "json_schema",
      json_schema: { name: "answer", schema },
    });
    await ask({ ...question, jsonSchema: "any" });
    expect(fake.requests.at(-1)?.response_format).toMatchObject({ json_schema: { schema: { type: "object" } } });
  });
});

describe("what Perplexity answers", () => {
  const results = [
    { id: 2, title: "Cup\n final](https://evil.example)", url: "https://news.example/final" },
    { id: 1, title: "Rules", url: "https://rules.example/" },
    { id: 3, title: "A trap", url: "javascript:alert(1)" },
  ];

  it("[E5] the pages that the answer names are listed below it, by the numbers it gives them", async () => {
    fake.reply = { content: "Blue won [2].", search: { queries: ["who won"], results } };
    const events = await ask(question);
    expect(textOf(events)).toBe(
      "Blue won [2].\n\nSources:\n\n- [2] Cup final(https://evil.example): https://news.example/final",
    );
    expect(events[0]).toEqual({ type: "reasoning", text: "I look it up.\n" });
  });

  it("[E5] an answer that names none lists the pages that were found; addresses that are none are left out", async () => {
    fake.reply = { content: "Blue won.", search: { queries: [], results } };
    expect(textOf(await ask(question))).toMatch(/Sources:\n\n- \[1\] Rules: .*\n- \[2\] Cup .*final$/);
  });

  it("[E5] JSON and calls of tools stay without a list", async () => {
    fake.reply = { content: '{"winner":"blue"}', search: { queries: [], results } };
    expect(textOf(await ask({ ...question, jsonSchema: "any" }))).toBe('{"winner":"blue"}');
    fake.reply = { content: "", toolCalls: [{ name: "look", arguments: "{}" }], search: { queries: [], results } };
    expect((await ask(question)).map(({ type }) => type)).toEqual(["reasoning", "tool-call", "end"]);
  });

  it.each([
    [{ message: "Too many requests.", type: "rate_limit_exceeded" }, "rate-limited"],
    [{ message: "No credit.", type: "insufficient_quota" }, "out-of-quota"],
    [{ message: "Flagged by our content policy." }, "refused"],
    [{ message: `It broke for ${apiKey}.`, type: "internal_error" }, "unavailable"],
  ] as const)("[E8] a run that fails within a successful answer is a failure: %o", async (error, kind) => {
    fake.reply = { content: "Blue", error };
    const failure = await failureOf(ask(question));
    expect(failure.kind).toBe(kind);
    expect(failure.providerMessage).not.toContain(apiKey);
  });

  it("[E8] a run that failed at once comes as JSON, with a status of success", async () => {
    const body = { status: "failed", error: { message: "Overloaded.", type: "overloaded_error" } };
    const vendor = await startFakeVendor(() => ({ body, headers: { "content-type": "application/json" } }));
    expect((await failureOf(ask(question, "fast", vendor.origin))).kind).toBe("unavailable");
    await vendor.close();
  });

  it.each(["failed", "cancelled"])("[E8] a last event that says '%s' is no answer", async (status) => {
    const event = (data: unknown) => `data: ${JSON.stringify(data)}\r\n\r\n`;
    const body = [
      event({ type: "response.output_text.delta", delta: "Blue" }),
      event({ type: "response.completed", response: { status } }),
    ].join("");
    const vendor = await startFakeVendor(() => ({ body, headers: { "content-type": "text/event-stream" } }));
    expect((await failureOf(ask(question, "fast", vendor.origin))).kind).toBe("unavailable");
    await vendor.close();
  });

  it("[E5] a text that comes only with the last event is not lost", async () => {
    const output = [{ type: "message", content: [{ type: "output_text", text: "Blue won." }] }];
    const last = { type: "response.completed", response: { status: "completed", output } };
    const vendor = await startFakeVendor(() => ({
      body: `data: ${JSON.stringify(last)}\n\n`,
      headers: { "content-type": "text/event-stream" },
    }));
    expect(await ask(question, "fast", vendor.origin)).toEqual([
      { type: "text", text: "Blue won." },
      { type: "end", reason: "complete", usage: undefined },
    ]);
    await vendor.close();
  });
});
