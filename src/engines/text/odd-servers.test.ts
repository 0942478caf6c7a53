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
      ...{ vendor, model: "a-model", apiKey: "sk-test-0123456789", allowPrivateAddresses: true },
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
  });
});
