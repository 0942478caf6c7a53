import { inspect } from "node:util";
import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type FakePerplexity, startFakePerplexity } from "../../../scripts/fake-perplexity.ts";
import { type FaultyProxy, type ProxyFault, startFaultyProxy } from "../../../test/faulty-proxy.ts";
import type { CallLimits, TextEvent, TextRequest, TextUsage } from "../contract.ts";
import { EngineError } from "../engine-error.ts";
import { type TextVendor, textVendors } from "../vendors.ts";
import { createTextEngine, type TextEngineOptions } from "./create-text-engine.ts";

const answer = "The quick brown fox jumps over the lazy dog.";
const request: TextRequest = {
  messages: [
    { role: "system", text: "You are terse." },
    { role: "user", text: "Say it" },
  ],
  maxOutputTokens: 1_000,
  temperature: 0.7,
};

interface Wire {
  /** The version in the address. */
  readonly path: string;
  /** Corrects an event where the fake provider leaves something out or differs from the real one. */
  readonly correct: (event: string) => string;
  /** The usage that the fake provider reports, in its own words, and as we read it. */
  readonly reported: Readonly<Record<string, unknown>>;
  readonly usage: TextUsage;
  /** A failure in the provider's own form. */
  readonly failure: (message: string, code: string) => unknown;
  readonly keyHeader: string;
}

const openAi: Wire = {
  path: "/v1",
  correct: (event) =>
    event.replace(
      '"usage":{',
      '"usage":{"prompt_tokens_details":{"cached_tokens":100},"completion_tokens_details":{"reasoning_tokens":15},',
    ),
  reported: { prompt_tokens: 120, completion_tokens: 45 },
  usage: { uncachedInput: 20, cachedInput: 100, cacheWrites: 0, output: 30, reasoning: 15 },
  failure: (message, code) => ({ error: { message, type: "invalid_request_error", param: null, code } }),
  keyHeader: "authorization",
};

const wires: Readonly<Record<TextVendor, Wire>> = {
  openai: openAi,
  groq: openAi,
  together: openAi,
  huggingface: openAi,
  "openai-compatible": openAi,
  anthropic: {
    path: "/v1",
    correct: (event) =>
      event.replace(
        '"usage":{"input_tokens":20',
        '"usage":{"cache_read_input_tokens":100,"cache_creation_input_tokens":7,"input_tokens":20',
      ),
    reported: { input_tokens: 20, output_tokens: 45 },
    usage: { uncachedInput: 20, cachedInput: 100, cacheWrites: 7, output: 45, reasoning: 0 },
    failure: (message, type) => ({ type: "error", error: { type, message } }),
    keyHeader: "x-api-key",
  },
  google: {
    path: "/v1beta",
    correct: (event) =>
      event
        .replace('"usageMetadata":{', '"usageMetadata":{"cachedContentTokenCount":100,"thoughtsTokenCount":15,')
        .replace("FUNCTION_CALL", "STOP"),
    reported: { promptTokenCount: 120, candidatesTokenCount: 30 },
    usage: { uncachedInput: 20, cachedInput: 100, cacheWrites: 0, output: 30, reasoning: 15 },
    failure: (message, status) => ({ error: { code: 400, message, status } }),
    keyHeader: "x-goog-api-key",
  },
  perplexity: {
    path: "/v1",
    correct: (event) => event,
    reported: {
      input_tokens: 127,
      input_tokens_details: { cache_read_input_tokens: 100, cache_creation_input_tokens: 7 },
      output_tokens: 45,
      total_tokens: 172,
    },
    usage: { uncachedInput: 20, cachedInput: 100, cacheWrites: 7, output: 45, reasoning: 0 },
    failure: (message, type) => ({ error: { message, type, code: 400 } }),
    keyHeader: "authorization",
  },
  cohere: {
    path: "/v2",
    correct: (event) => event.replace('"content":{"type":"text"}', '"content":{"type":"text","text":""}'),
    reported: { input_tokens: 20, output_tokens: 45 },
    usage: { uncachedInput: 20, cachedInput: 0, cacheWrites: 0, output: 45, reasoning: 0 },
    failure: (message) => ({ message }),
    keyHeader: "authorization",
  },
};

const apiKey = "sk-test-0123456789abcdef";

interface Reply {
  readonly content?: string;
  readonly usage?: Readonly<Record<string, unknown>>;
  readonly finishReason?: string;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
}

interface FakeProvider {
  readonly url: string;
  replyWith(reply: Reply): void;
}

const mock = new LLMock({ port: 0, chunkSize: 12 });
let perplexity: FakePerplexity;
/** aimock knows all of them but one. */
const fakeOf = (vendor: TextVendor): FakeProvider =>
  vendor === "perplexity"
    ? {
        url: perplexity.url,
        replyWith(reply) {
          perplexity.reply = reply;
        },
      }
    : {
        url: mock.url,
        replyWith: (reply) => void mock.onMessage(/./, reply as Parameters<typeof mock.onMessage>[1]),
      };
beforeAll(async () => {
  await mock.start();
  perplexity = await startFakePerplexity();
});
afterEach(() => mock.clearFixtures());
afterAll(async () => {
  await perplexity.close();
  await mock.stop();
});

describe.each(textVendors)("text by %s", (vendor) => {
  const { path, correct, reported, usage, failure, keyHeader } = wires[vendor];
  let proxy: FaultyProxy;
  beforeAll(async () => {
    proxy = await startFaultyProxy(fakeOf(vendor).url);
    proxy.correct = correct;
  });
  afterEach(() => {
    proxy.fault = undefined;
  });
  afterAll(() => proxy.close());
  const options = (): TextEngineOptions => ({
    vendor,
    model: "a-model",
    apiKey,
    baseUrl: `${proxy.url}${path}`,
    allowPrivateAddresses: true,
  });
  const answers = () => fakeOf(vendor).replyWith({ content: answer, usage: reported });
  const call = (limits: Partial<CallLimits> = {}) =>
    createTextEngine(options())(request, {
      signal: AbortSignal.timeout(50_000),
      timeMs: 40_000,
      silenceMs: 20_000,
      ...limits,
    });

  async function fail(fault: ProxyFault, limits?: Partial<CallLimits>): Promise<EngineError> {
    proxy.fault = fault;
    const error = await collect(call(limits)).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(EngineError);
    return error as EngineError;
  }

  it("[E5][E6] streams the answer in parts, and reports each token once", async () => {
    answers();
    const events = await collect(call());
    expect(events.filter(({ type }) => type === "text").length).toBeGreaterThan(1);
    expect(textOf(events)).toBe(answer);
    expect(events.at(-1)).toEqual({ type: "end", reason: "complete", usage });
    expect(proxy.calls.at(-1)?.headers[keyHeader]).toContain(apiKey);
  });

  it("[E5] gives the same answer when it arrives byte by byte", async () => {
    answers();
    proxy.fault = { kind: "trickle" };
    expect(textOf(await collect(call()))).toBe(answer);
  });

  it("[E5] says that the answer reached its length limit", async () => {
    fakeOf(vendor).replyWith({ content: answer, usage: reported, finishReason: "length" });
    expect((await collect(call())).at(-1)).toMatchObject({ type: "end", reason: "length" });
  });

  it("[E5] hands on the calls of tools", async () => {
    fakeOf(vendor).replyWith({ toolCalls: [{ name: "find_tool", arguments: '{"query":"logo"}' }] });
    const tools = [{ name: "find_tool", parameters: { type: "object", properties: { query: { type: "string" } } } }];
    const events = await collect(
      createTextEngine(options())(
        { ...request, tools },
        { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 },
      ),
    );
    const calls = events.flatMap((event) => (event.type === "tool-call" ? [event.call] : []));
    expect(calls.map(({ name, input }) => ({ name, input: JSON.parse(input) }))).toEqual([
      { name: "find_tool", input: { query: "logo" } },
    ]);
    expect(events.at(-1)).toMatchObject({ type: "end", reason: "tool-calls" });
  });

  it("[H9][E8] a request that can’t be written goes nowhere, and is not the provider’s fault", async () => {
    const before = proxy.calls.length;
    const tools = [{ name: "find_tool", parameters: { type: "object", properties: { size: { maximum: 1n } } } }];
    const limits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
    const failed = collect(createTextEngine(options())({ ...request, tools }, limits));
    await expect(failed).rejects.toMatchObject({ kind: "rejected" });
    expect(proxy.calls.length).toBe(before);
  });

  it.each(["ended", "broken"] as const)("[E8][C9] a stream that is cut, %s, at any event is no answer", async (how) => {
    answers();
    await collect(call());
    const length = proxy.eventsPassed;
    expect(length).toBeGreaterThanOrEqual(4);
    for (let afterEvents = 0; afterEvents < length - 1; afterEvents++) {
      proxy.fault = { kind: "cut", afterEvents, how };
      const outcome = await collect(call()).then(
        (events) => events.at(-1),
        (error: unknown) => error,
      );
      // Once the provider has said that the answer is whole, only the report of its usage can be missing.
      const isWhole = outcome instanceof EngineError ? false : (outcome as TextEvent).type === "end";
      if (isWhole) expect(afterEvents).toBeGreaterThanOrEqual(length - 3);
      else
        expect([afterEvents, (outcome as EngineError).kind]).toEqual([
          afterEvents,
          expect.stringMatching(/unavailable|nonsense/),
        ]);
    }
  });

  it.each([
    [401, "invalid_api_key", "bad-key"],
    [403, "permission_denied", "bad-key"],
    [402, "payment_required", "out-of-quota"],
    [429, "insufficient_quota", "out-of-quota"],
    [429, "rate_limit_exceeded", "rate-limited"],
    [400, "content_policy_violation", "refused"],
    [413, "request_too_large", "too-long"],
    [404, "model_not_found", "rejected"],
    [500, "server_error", "unavailable"],
    [503, "overloaded_error", "unavailable"],
    [529, "overloaded_error", "unavailable"],
  ] as const)("[E8] status %i with %s is a failure of its kind", async (status, code, kind) => {
    const body = JSON.stringify(failure(`It failed for ${apiKey}.`, code));
    // Cohere names no codes: it says as much as the status does.
    const expected =
      vendor === "cohere" && (code === "insufficient_quota" || status === 400) ? expect.any(String) : kind;
    const error = await fail({ kind: "answer", status, body });
    expect({ kind: error.kind, status: error.status }).toEqual({ kind: expected, status });
    expect(error.providerMessage).toBe("It failed for ….");
    expect(String(error)).not.toContain(apiKey);
  });

  it("[E8] a prompt that the model can’t hold is too long", async () => {
    const body = JSON.stringify(
      failure("This model's maximum context length is 8192 tokens.", "invalid_request_error"),
    );
    expect((await fail({ kind: "answer", status: 400, body })).kind).toBe("too-long");
  });

  it("[E8] tells how long the provider asks to wait", async () => {
    const body = JSON.stringify(failure("Slow down.", "rate_limit_exceeded"));
    const headers = { "retry-after": "7" };
    expect((await fail({ kind: "answer", status: 429, headers, body })).retryAfterMs).toBe(7_000);
  });

  it.each([
    [{ "retry-after-ms": "1500" }, 1_500],
    [{ "retry-after-ms": "1500", "retry-after": "2" }, 1_500],
    [{ "retry-after-ms": "soon", "retry-after": "2" }, 2_000],
    [{ "retry-after-ms": "-5" }, undefined],
    [{ "retry-after-ms": "1e12" }, undefined],
  ])(
    "[H9][E8] tells how long the provider asks to wait, in milliseconds, where it says them: %j",
    async (headers, ms) => {
      const body = JSON.stringify(failure("Slow down.", "rate_limit_exceeded"));
      expect((await fail({ kind: "answer", status: 429, headers, body })).retryAfterMs).toBe(ms);
    },
  );

  it.each([
    ["HTML instead of JSON", { kind: "answer", status: 502, body: "<html><h1>Bad gateway</h1></html>" }, "unavailable"],
    ["success without a stream", { kind: "answer", status: 200, body: "<html>Hello</html>" }, "unavailable|nonsense"],
    [
      "events that are no JSON",
      { kind: "answer", status: 200, headers: { "content-type": "text/event-stream" }, body: "data: {oh\n\n" },
      "nonsense|unavailable",
    ],
    [
      "a redirect",
      { kind: "answer", status: 307, headers: { location: "http://169.254.169.254/" }, body: "" },
      "nonsense",
    ],
    ["a body without an end", { kind: "endless", chunk: `: ${"x".repeat(1_000_000)}\n\n` }, "nonsense"],
  ] as const)("[E8] %s is no answer", async (_, fault, kinds) => {
    expect((await fail(fault)).kind).toMatch(new RegExp(`^(?:${kinds})$`));
  });

  it("[E8] a provider that falls silent is stopped", async () => {
    answers();
    expect((await fail({ kind: "silence", afterEvents: 2 }, { silenceMs: 200 })).kind).toBe("silent");
    await expect.poll(() => proxy.calls.at(-1)?.isHungUp).toBe(true);
  });

  it("[E8] a call that takes too long is stopped", async () => {
    answers();
    expect((await fail({ kind: "silence", afterEvents: 2 }, { timeMs: 200 })).kind).toBe("timed-out");
  });

  it("[E6] stops the provider’s call when the user stops, with the user’s own reason", async () => {
    answers();
    proxy.fault = { kind: "silence", afterEvents: 3 };
    const user = new AbortController();
    const reason = new Error("stopped by the user");
    const before = proxy.calls.length;
    const running = collect(call({ signal: user.signal }));
    await expect.poll(() => proxy.calls.length).toBe(before + 1);
    user.abort(reason);
    await expect(running).rejects.toBe(reason);
    await expect.poll(() => proxy.calls.at(-1)?.isHungUp).toBe(true);
  });

  it("[E6] makes no call that was stopped before it began", async () => {
    const before = proxy.calls.length;
    await expect(collect(call({ signal: AbortSignal.abort(new Error("stopped")) }))).rejects.toThrow("stopped");
    expect(proxy.calls.length).toBe(before);
  });

  it("[E6] stops the provider’s call when its caller stops reading", async () => {
    answers();
    proxy.fault = { kind: "silence", afterEvents: 4 };
    for await (const event of call()) if (event.type === "text") break;
    await expect.poll(() => proxy.calls.at(-1)?.isHungUp).toBe(true);
  });

  it.each(["sk-a\nb-0123456789", "sk-a\r\nx-evil: 1"])(
    "[H7] calls nothing with the key %j, which no header can hold, and repeats it nowhere",
    async (brokenKey) => {
      const before = proxy.calls.length;
      const limits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
      const error: unknown = await collect(
        createTextEngine({ ...options(), apiKey: brokenKey })(request, limits),
      ).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(EngineError);
      expect((error as EngineError).kind).toBe("bad-key");
      expect(inspect(error, { depth: 10 })).not.toContain(brokenKey.slice(4));
      expect(proxy.calls.length).toBe(before);
    },
  );

  it("[H7] calls no private address unless the operator allows it", async () => {
    const before = proxy.calls.length;
    const engine = createTextEngine({ ...options(), allowPrivateAddresses: false });
    const limits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
    await expect(collect(engine(request, limits))).rejects.toMatchObject({ kind: "rejected" });
    expect(proxy.calls.length).toBe(before);
  });
});

describe("endings that no provider documents", () => {
  let proxy: FaultyProxy;
  beforeAll(async () => {
    proxy = await startFaultyProxy(mock.url);
  });
  afterAll(() => proxy.close());

  it.each([
    ["eos", "complete"],
    ["model_length", "length"],
    ["end_of_text", "complete"],
    ["error", "unavailable"],
    ["cancelled", "unavailable"],
  ])("[H9][E8] an answer that ends with the word %s is %s", async (word, outcome) => {
    mock.onMessage(/./, { content: answer });
    proxy.correct = (event) => event.replace('"finish_reason":"stop"', `"finish_reason":"${word}"`);
    const engine = createTextEngine({
      vendor: "together",
      model: "a-model",
      apiKey,
      baseUrl: `${proxy.url}/v1`,
      allowPrivateAddresses: true,
    });
    const limits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
    const ended = await collect(engine(request, limits)).then(
      (events) => events.at(-1),
      (error: EngineError) => ({ reason: error.kind }),
    );
    expect(ended).toMatchObject({ reason: outcome });
  });

  it("[H9][E6] a call of a tool that goes on beyond the maximum is not read on", async () => {
    const part = { index: 0, id: "c", type: "function", function: { name: "find", arguments: "x".repeat(1_000) } };
    const choice = { index: 0, delta: { tool_calls: [part] } };
    proxy.fault = { kind: "endless", chunk: `data: ${JSON.stringify({ id: "c", choices: [choice] })}\n\n` };
    const engine = createTextEngine({
      vendor: "openai",
      model: "a-model",
      apiKey,
      baseUrl: `${proxy.url}/v1`,
      allowPrivateAddresses: true,
    });
    const limits = { signal: AbortSignal.timeout(50_000), timeMs: 40_000, silenceMs: 20_000 };
    const events = await collect(engine(request, limits));
    expect(events.at(-1)).toEqual({ type: "end", reason: "length", usage: undefined });
    const came = events.flatMap((event) => (event.type === "call-part" ? event.characters : []));
    expect([came.length, events.length]).toEqual([
      events.length - 1,
      Math.ceil(came.reduce((sum, one) => sum + one, 0) / 1_000) + 1,
    ]);
    await expect.poll(() => proxy.calls.at(-1)?.isHungUp).toBe(true);
  });
});

async function collect(events: AsyncIterable<TextEvent>): Promise<TextEvent[]> {
  const all: TextEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const textOf = (events: readonly TextEvent[]): string =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");
