import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type FakeProvider, startFakeProvider } from "../../../test/media/fake-provider.ts";
import type { TextEvent, TextRequest } from "../contract.ts";
import type { TextVendor } from "../vendors.ts";
import { createTextEngine } from "./create-text-engine.ts";
import { withRetries } from "./with-retries.ts";

const speakOpenAi = ["openai", "groq", "together", "openai-compatible"] as const;
const request: TextRequest = { messages: [{ role: "user", text: "Hello" }], maxOutputTokens: 100 };
const type = { "content-type": "text/event-stream" };

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const end = (reason: string): string => `${chunk({}, reason)}data: [DONE]\n\n`;
const called = (call: object): string => chunk({ tool_calls: [call] });

describe("servers that speak OpenAI’s language in their own way", () => {
  let server: FakeProvider;
  beforeAll(async () => {
    server = await startFakeProvider();
  });
  afterEach(() => {
    server.handler = () => undefined;
  });
  afterAll(() => server.close());

  async function ask(vendor: TextVendor, text: string, headers: Readonly<Record<string, string>> = type) {
    server.handler = () => ({ text, headers });
    const engine = createTextEngine({
      vendor,
      model: "a-model",
      apiKey: "sk-test-0123456789",
      allowPrivateAddresses: true,
      baseUrl: `${server.url}/v1`,
    });
    const limits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
    const events: TextEvent[] = [];
    for await (const event of withRetries(engine, { pausesMs: [1, 1], longestMs: 1 })(request, limits))
      events.push(event);
    return events;
  }
  const callsIn = (events: readonly TextEvent[]) =>
    events.flatMap((one) => (one.type === "tool-call" ? [one.call] : []));

  describe.each(speakOpenAi)("%s", (vendor) => {
    it("[E8] events that hold nothing don’t break an answer: pings, comments and empty objects", async () => {
      const nothing = "event: ping\ndata: {}\n\n: waiting\n\ndata: {}\n\nevent: ping\ndata: now\n\n";
      const events = await ask(
        vendor,
        `${nothing}${chunk({ content: "Hel" })}${nothing}${chunk({ content: "lo" })}${end("stop")}`,
      );
      expect(events).toEqual([
        { type: "text", text: "Hel" },
        { type: "text", text: "lo" },
        expect.objectContaining({ type: "end", reason: "complete" }),
      ]);
    });

    it("[E8] calls of tools without an index are put together", async () => {
      const events = await ask(
        vendor,
        [
          called({ id: "a", type: "function", function: { name: "one", arguments: '{"x":' } }),
          called({ function: { arguments: "1}" } }),
          called({ id: "b", type: "function", function: { name: "two", arguments: "{}" } }),
          end("tool_calls"),
        ].join(""),
      );
      expect(callsIn(events)).toEqual([
        { id: "a", name: "one", input: '{"x":1}' },
        { id: "b", name: "two", input: "{}" },
      ]);
    });

    it("[H9][E8] a server that calls tools without end is broken", async () => {
      const calls = Array.from({ length: 200 }, (_, at) =>
        called({ id: `call-${at}`, type: "function", function: { name: "now", arguments: "{}" } }),
      );
      await expect(ask(vendor, calls.join("") + end("tool_calls"))).rejects.toMatchObject({ kind: "nonsense" });
    });

    it("[E8] a call without input has an empty object, and ends as a call whatever the server calls it", async () => {
      const events = await ask(
        vendor,
        called({ index: 0, id: "a", type: "function", function: { name: "now", arguments: "" } }) + end("stop"),
      );
      expect(callsIn(events)).toEqual([{ id: "a", name: "now", input: "{}" }]);
      expect(events.at(-1)).toMatchObject({ type: "end", reason: "tool-calls" });
    });

    it("[E8] a refusal is told apart from an answer", async () => {
      const events = await ask(vendor, chunk({ refusal: "I can’t " }) + chunk({ refusal: "help." }) + end("stop"));
      expect(events).toEqual([
        { type: "refusal", text: "I can’t " },
        { type: "refusal", text: "help." },
        expect.objectContaining({ type: "end", reason: "refused" }),
      ]);
    });

    it("[E8] a page of HTML that promises success is tried once", async () => {
      const before = server.requests.length;
      const asked = ask(vendor, "<html>Sign in to the network</html>", { "content-type": "text/html; charset=utf-8" });
      await expect(asked).rejects.toMatchObject({ kind: "nonsense" });
      expect(server.requests.length).toBe(before + 1);
    });

    it("[E8] an error in JSON that promises success says what is wrong, and is tried once", async () => {
      const before = server.requests.length;
      const error = JSON.stringify({ error: { message: "Insufficient balance.", code: "insufficient_quota" } });
      await expect(ask(vendor, error, { "content-type": "application/json" })).rejects.toMatchObject({
        kind: "out-of-quota",
      });
      expect(server.requests.length).toBe(before + 1);
    });

    const whole = [{ type: "text", text: "An answer." }, expect.objectContaining({ type: "end", reason: "complete" })];
    const text = chunk({ content: "An answer." });

    it.each([
      ["a space", "data: { }\n\n"],
      ["null", "data: null\n\n"],
      ["a list", "data: []\n\n"],
      ["a ping in JSON", 'data: {"type":"ping"}\n\n'],
      ["an event to keep alive", 'event: keepalive\ndata: {"t":1}\n\n'],
      ["a word to keep alive", "event: keep-alive\ndata: now\n\n"],
      ["no choices", 'data: {"choices":null}\n\n'],
      ["a choice that is none", 'data: {"choices":[null],"x":"tool_calls"}\n\n'],
      ["calls that are none", 'data: {"choices":[{"index":0,"delta":{"tool_calls":[null]},"finish_reason":null}]}\n\n'],
      ["an object of calls", 'data: {"choices":[{"index":0,"delta":{"tool_calls":{}},"finish_reason":null}]}\n\n'],
      ["no error", 'data: {"error":null,"choices":[]}\n\n'],
    ])("[H9][E8] %s doesn’t break an answer", async (_, nothing) => {
      expect(await ask(vendor, nothing + text + nothing + end("stop"))).toEqual(whole);
    });

    it("[H9][E8] an answer that ends with [DONE] is whole, although nothing says why it ended", async () => {
      expect(await ask(vendor, `${text}data: [DONE]\n\n`)).toEqual(whole);
      expect(await ask(vendor, `${text}${chunk({}, "")}data: [DONE]`)).toEqual(whole);
      const called = chunk({ tool_calls: [{ index: 0, id: "a", function: { name: "now", arguments: "{}" } }] });
      expect((await ask(vendor, `${called}data: [DONE]\n\n`)).at(-1)).toMatchObject({ reason: "tool-calls" });
    });

    it("[H9][E8] one that ends without either is cut, and so is one whose server ran out of resources", async () => {
      await expect(ask(vendor, text)).rejects.toMatchObject({ kind: "unavailable" });
      await expect(ask(vendor, text + end("insufficient_system_resource"))).rejects.toMatchObject({
        kind: "unavailable",
      });
      const error = `data: ${JSON.stringify({ error: { message: "Overloaded", type: "overloaded_error" } })}\n\n`;
      await expect(ask(vendor, `${text}${error}data: [DONE]\n\n`)).rejects.toMatchObject({ kind: "unavailable" });
      const bare = `data: ${JSON.stringify({ object: "error", message: "Out of memory", code: 500 })}\n\n`;
      await expect(ask(vendor, `${text}${bare}data: [DONE]\n\n`)).rejects.toMatchObject({
        kind: expect.stringMatching(/unavailable|nonsense/),
      });
    });

    it.each(["tool_calls", "function_call"])("[H9][E8] %s without a call is the end of a text", async (reason) => {
      expect(await ask(vendor, text + end(reason))).toEqual(whole);
    });

    it("[H9][E8] numbers of calls as texts, and their arguments as objects, are read", async () => {
      const events = await ask(
        vendor,
        called({ index: "0", id: "a", function: { name: "one", arguments: { x: 1 } } }) +
          called({ index: "1", id: "b", function: { name: "two", arguments: "{}" } }) +
          end("tool_calls"),
      );
      expect(callsIn(events)).toEqual([
        { id: "a", name: "one", input: '{"x":1}' },
        { id: "b", name: "two", input: "{}" },
      ]);
    });

    it.each(["application/json", "text/html; charset=utf-8", "text/plain", ""])(
      "[H9][E8] a stream that is called %j is read",
      async (called) => {
        expect(await ask(vendor, `\n: hello\n\n${text}${end("stop")}`, { "content-type": called })).toEqual(whole);
      },
    );

    it("[H9][E8] a whole answer in JSON is read", async () => {
      const message = { role: "assistant", content: "An answer." };
      const answer = {
        id: "x",
        object: "chat.completion",
        error: null,
        choices: [{ index: 0, message, finish_reason: "stop" }],
        usage: { prompt_tokens: 5, completion_tokens: 6 },
      };
      for (const called of ["application/json", "text/event-stream"]) {
        const events = await ask(vendor, JSON.stringify(answer, null, 2), { "content-type": called });
        expect(events).toEqual(whole);
        expect(events.at(-1)).toMatchObject({ usage: { uncachedInput: 5, output: 6 } });
      }
      const calls = [{ id: "a", type: "function", function: { name: "now", arguments: "{}" } }];
      const choices = [{ index: 0, message: { ...message, content: null, tool_calls: calls }, finish_reason: "stop" }];
      const events = await ask(vendor, JSON.stringify({ ...answer, choices }), { "content-type": "application/json" });
      expect(callsIn(events)).toEqual([{ id: "a", name: "now", input: "{}" }]);
    });

    it.each([
      ["HTML", "<!doctype html><p>Sign in</p>", "text/plain"],
      ["HTML", "<html>Sign in</html>", ""],
      ["HTML", "  <html>Sign in</html>", "text/event-stream"],
      ["JSON", '{"hello":1}', "text/event-stream"],
      ["half of a JSON", '{"choices":[{"message":{"content":"An an', "application/json"],
      ["a text", "Bad gateway", "text/plain"],
    ])("[H9][E8] %s is no answer, and is tried once: %s as %j", async (_, body, called) => {
      const before = server.requests.length;
      await expect(ask(vendor, body, { "content-type": called })).rejects.toMatchObject({ kind: "nonsense" });
      expect(server.requests.length).toBe(before + 1);
    });

    it("[H9][E8] a JSON without an end is not read on", async () => {
      const long = `{"choices":"${"x".repeat(9_000_000)}`;
      await expect(ask(vendor, long, { "content-type": "application/json" })).rejects.toMatchObject({
        kind: "nonsense",
      });
    });
  });

  describe("other languages", () => {
    const sent = (...events: readonly object[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
    const nothing = [
      "data: {}\n\n",
      "data: { }\n\n",
      "data: null\n\n",
      "event: ping\ndata: {}\n\n",
      'data: {"type":"ping"}\n\n',
      'event: keepalive\ndata: {"t":1}\n\n',
      'data: {"type":"something-new","index":1}\n\n',
    ].join("");
    const answers: Readonly<Partial<Record<TextVendor, readonly object[]>>> = {
      anthropic: [
        { type: "message_start", message: { id: "m", model: "c", content: [], usage: { input_tokens: 20 } } },
        { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
        { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "An answer." } },
        { type: "content_block_stop", index: 0 },
        { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 3 } },
        { type: "message_stop" },
      ],
      google: [{ candidates: [{ content: { parts: [{ text: "An answer." }] }, finishReason: "STOP" }] }],
      cohere: [
        { type: "message-start", id: "x" },
        { type: "content-start", index: 0, delta: { message: { content: { type: "text", text: "" } } } },
        { type: "content-delta", index: 0, delta: { message: { content: { text: "An answer." } } } },
        { type: "content-end", index: 0 },
        { type: "message-end", delta: { finish_reason: "COMPLETE" } },
      ],
      perplexity: [
        { type: "response.output_text.delta", delta: "An answer." },
        { type: "response.completed", response: { status: "completed" } },
      ],
    };

    describe.each(["anthropic", "google", "cohere", "perplexity"] as const)("%s", (vendor) => {
      const events = answers[vendor] ?? [];
      const whole = [
        { type: "text", text: "An answer." },
        expect.objectContaining({ type: "end", reason: "complete" }),
      ];

      it("[H9][E8] events that hold nothing don’t break an answer", async () => {
        const text = nothing + events.map((event) => sent(event)).join(nothing) + nothing;
        expect(await ask(vendor, text)).toEqual(whole);
      });

      it.each(["application/json", "text/html", ""])("[H9][E8] a stream that is called %j is read", async (called) => {
        expect(await ask(vendor, sent(...events), { "content-type": called })).toEqual(whole);
      });

      it.each(["text/plain", "", "text/event-stream", "text/html"])(
        "[H9][E8] a page of HTML that is called %j is tried once",
        async (called) => {
          const before = server.requests.length;
          const asked = ask(vendor, "<html>Sign in</html>", { "content-type": called });
          await expect(asked).rejects.toMatchObject({ kind: "nonsense" });
          expect(server.requests.length).toBe(before + 1);
        },
      );
    });
  });
});
