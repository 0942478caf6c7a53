import { randomUUID } from "node:crypto";
import { LLMock } from "@copilotkit/aimock";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  creditsJobs,
  findBalance,
  firstRunFinished,
  listTransactions,
  openCredits,
  verifyLedger,
} from "#credits/index.ts";
import { createBackgroundTasks } from "#platform/background-tasks.ts";
import { createCircuits } from "#platform/circuits.ts";
import { listenToNotifications } from "#platform/db/notifications.ts";
import type { Services } from "#platform/services.ts";
import { connectKey } from "../../../test/connect-key.ts";
import { failUpdates } from "../../../test/fail-updates.ts";
import { type FaultyProxy, startFaultyProxy } from "../../../test/faulty-proxy.ts";
import { grantTo } from "../../../test/ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { listRuns, saveRun } from "../history/history.ts";
import { runsJobs } from "../jobs.ts";
import type { RunEvent } from "../rules.ts";
import { runs } from "../schema.ts";
import { settleLostRuns } from "../settle/lost-runs.ts";
import { stopRun } from "../settle/stop-run.ts";
import { createProcessWatch, watchTimings } from "../settle/watch-processes.ts";
import { isEngineFault } from "../start/call-engine.ts";
import { firstOwnKeyRunFinished } from "../start/own-key-runs.ts";
import { startRun } from "../start/start-run.ts";
import { runText, type TextRun } from "./text-run.ts";

const answer = "A short answer about logos.";
const since = new Date("2026-03-01T00:00:00Z");

describe("a text run", () => {
  const mock = new LLMock({ port: 0, chunkSize: 8 });
  let database: TestDatabase;
  let harness: TestServices;
  let services: Services;
  let proxy: FaultyProxy;
  let groq: FaultyProxy;
  let people = 0;
  beforeAll(async () => {
    await mock.start();
    [proxy, groq] = [await startFaultyProxy(mock.url), await startFaultyProxy(mock.url)];
    database = await createTestDatabase();
    // Referrals hear of it.
    const heard = [
      { kind: firstRunFinished, run: async () => {} },
      { kind: firstOwnKeyRunFinished, run: async () => {} },
    ];
    harness = await createTestServices(database, (all) => [...creditsJobs(all), ...runsJobs(all), ...heard], {
      OPENAI_API_KEY: "sk-operator",
      OPENAI_BASE_URL: `${proxy.url}/v1`,
      GROQ_API_KEY: "gsk-operator",
      GROQ_BASE_URL: `${groq.url}/v1`,
    });
  });
  beforeEach(() => {
    // Each test begins with vendors in order.
    services = { ...harness.services, circuits: createCircuits(harness.services.metrics, isEngineFault) };
    harness.setTime(new Date("2026-03-01T09:00:00Z"));
    mock.onMessage(/./, { content: answer, usage: { prompt_tokens: 700, completion_tokens: 600 } });
  });
  afterEach(() => {
    proxy.fault = undefined;
    groq.fault = undefined;
    mock.clearFixtures();
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
    await proxy.close();
    await groq.close();
    await mock.stop();
  });

  async function addUser(credits: number): Promise<string> {
    const email = `runner-${++people}@example.com`;
    const added = "insert into users (name, email, email_verified) values ('Ada Lovelace', $1, true) returning id";
    const userId: string = (await database.pool.query(added, [email])).rows[0].id;
    await openCredits(database.db, userId, services.clock.now());
    if (credits > 0) await grantTo({ ...services, db: database.db }, userId, { amount: credits });
    return userId;
  }

  const runOf = (userId: string, more: Partial<TextRun> = {}): TextRun => ({
    userId,
    plan: { planRuns: { max: null, since }, mayUseAdvanced: true },
    idempotencyKey: randomUUID(),
    tool: "text-generator",
    engine: { slug: "gpt-4o", vendor: "openai", model: "gpt-6-luna", isAdvanced: false },
    description: "a text",
    settings: { prompt: "About logos" },
    request: { messages: [{ role: "user", text: "About logos" }], maxOutputTokens: 3_000 },
    ...more,
  });

  async function collect(run: TextRun, signal: AbortSignal = AbortSignal.timeout(50_000)): Promise<RunEvent[]> {
    const events: RunEvent[] = [];
    for await (const event of runText(services, run, signal)) events.push(event);
    return events;
  }
  const textOf = (events: readonly RunEvent[]) =>
    events.map((event) => (event.type === "text" ? event.text : "")).join("");
  const balanceOf = async (userId: string) => {
    const balance = await findBalance(database.db, userId, services.clock.now());
    return [balance?.available, balance?.held];
  };
  const stored = async (userId: string) => (await database.db.select().from(runs).where(eq(runs.userId, userId)))[0];

  it("[C8][C9][E7] streams the answer on the operator’s key and charges each started 1,000 tokens that the provider counted", async () => {
    const userId = await addUser(50);
    const events = await collect(runOf(userId));
    const engine = { slug: "gpt-4o", model: "gpt-6-luna" };
    expect(events[0]).toEqual({ type: "started", runId: expect.any(String), payer: "credits", maxAic: 4, engine });
    expect(textOf(events)).toBe(answer);
    expect(events.at(-1)).toMatchObject({ type: "ended", state: "finished", priceAic: 2, reason: "complete" });
    expect(await balanceOf(userId)).toEqual([48, 0]);
    expect(await stored(userId)).toMatchObject({
      state: "finished",
      priceAic: 2,
      maxAic: 4,
      output: answer,
      tokens: { input: 700, output: 600, cachedInput: 0, reasoning: 0, isEstimated: false },
      firstOutputMs: expect.any(Number),
      durationMs: expect.any(Number),
    });
    const { transactions } = await listTransactions(database.db, userId);
    expect(transactions[0]).toMatchObject({
      amount: -2,
      description: "a text",
      engineId: "gpt-4o",
      serviceType: "text",
    });
  });

  it("[C8] never charges more than the maximum that it told", async () => {
    const userId = await addUser(50);
    mock.clearFixtures();
    mock.onMessage(/./, { content: answer, usage: { prompt_tokens: 1_000, completion_tokens: 3_300 } });
    expect((await collect(runOf(userId))).at(-1)).toMatchObject({ priceAic: 4 });
    expect(await balanceOf(userId)).toEqual([46, 0]);
  });

  it("[C9][E8] a provider that fails costs nothing, and the user is told why", async () => {
    const userId = await addUser(50);
    const body = JSON.stringify({ error: { message: "The server had an error.", code: "server_error" } });
    proxy.fault = { kind: "answer", status: 500, body };
    const events = await collect(runOf(userId));
    expect(events.at(-1)).toEqual({
      type: "failed",
      runId: expect.any(String),
      failure: "unavailable",
      message: "OpenAI didn’t send a complete answer. Please try again. It cost you nothing.",
    });
    expect(await balanceOf(userId)).toEqual([50, 0]);
    expect(await stored(userId)).toMatchObject({ state: "failed", failure: "unavailable", priceAic: 0 });
  });

  it("[C9] an answer that is cut short costs nothing, wherever it is cut", async () => {
    await collect(runOf(await addUser(50)));
    const length = proxy.eventsPassed;
    for (let afterEvents = 0; afterEvents < length - 3; afterEvents++) {
      const userId = await addUser(50);
      proxy.fault = { kind: "cut", afterEvents, how: "broken" };
      expect((await collect(runOf(userId))).at(-1)).toMatchObject({ type: "failed" });
      expect(await balanceOf(userId)).toEqual([50, 0]);
    }
  });

  it("[C9] counts the tokens by itself if the provider doesn’t say how many there were", async () => {
    const userId = await addUser(50);
    await collect(runOf(await addUser(50)));
    // The last two events are the usage, and the end of the stream.
    proxy.fault = { kind: "cut", afterEvents: proxy.eventsPassed - 2, how: "ended" };
    expect((await collect(runOf(userId))).at(-1)).toMatchObject({ type: "ended", state: "finished", priceAic: 1 });
    expect(await stored(userId)).toMatchObject({ tokens: { isEstimated: true } });
  });

  it.each([
    ["part of a token", { prompt_tokens: 20.5, completion_tokens: 20 }],
    ["less than nothing", { prompt_tokens: -500, completion_tokens: 20 }],
    ["far more than was sent", { prompt_tokens: 19_999_999, completion_tokens: 1_500 }],
    ["more than any model reads", { prompt_tokens: 1e300, completion_tokens: 20 }],
    ["nothing", { prompt_tokens: 0, completion_tokens: 0 }],
    ["one token beside many words", { prompt_tokens: 5, completion_tokens: 1 }],
  ])(
    "[H9][C9] a provider that counts %s is not believed: our own count is charged, and the run is over",
    async (_, usage) => {
      const userId = await addUser(50);
      const words = "Three thousand words about logos. ".repeat(180);
      mock.clearFixtures();
      mock.onMessage(/./, { content: words, usage });
      expect((await collect(runOf(userId))).at(-1)).toMatchObject({ type: "ended", state: "finished", priceAic: 2 });
      const tokens = { input: 4, output: 1_530, isEstimated: true };
      expect(await stored(userId)).toMatchObject({ state: "finished", priceAic: 2, tokens });
      expect(await balanceOf(userId)).toEqual([48, 0]);
    },
  );

  it("[H9][E11] a count that can’t be true doesn’t replace ours once a stopped run is read to its end", async () => {
    const userId = await addUser(50);
    mock.clearFixtures();
    mock.onMessage(/./, { content: answer, usage: { prompt_tokens: 700, completion_tokens: 1e300 } });
    const rest = Promise.withResolvers<void>();
    groq.fault = { kind: "pause", afterEvents: 3, until: rest.promise };
    const stop = new AbortController();
    for await (const event of runText(services, runOf(userId, { engine: groqEngine }), stop.signal)) {
      if (event.type === "text") stop.abort();
    }
    const warned = vi.spyOn(services.log, "warn");
    rest.resolve();
    await expect
      .poll(() => warned.mock.calls.map(([, message]) => message))
      .toContainEqual(expect.stringContaining("can't be true"));
    expect(await stored(userId)).toMatchObject({ state: "stopped", tokens: { isEstimated: true } });
  });

  it("[H9][E6] a provider that goes on beyond the maximum is hung up on, and its answer says that it is cut", async () => {
    const userId = await addUser(50);
    const delta = { index: 0, delta: { content: "More and more words. " } };
    const chunk = `data: ${JSON.stringify({ id: "c", created: 1, model: "m", choices: [delta] })}\n\n`;
    proxy.fault = { kind: "endless", chunk };
    const request = { messages: [{ role: "user" as const, text: "About logos" }], maxOutputTokens: 100 };
    const events = await collect(runOf(userId, { request }));
    expect(events.at(-1)).toMatchObject({ type: "ended", state: "finished", reason: "length", priceAic: 1 });
    expect(textOf(events).length).toBe(1_500);
    await expect.poll(() => proxy.calls.at(-1)?.isHungUp).toBe(true);
  });

  const groqEngine = { slug: "groq", vendor: "groq", model: "llama-4", isAdvanced: false } as const;
  const instead = { engine: groqEngine, description: "a text by Llama", settings: { prompt: "About logos" } };
  const overloaded = { kind: "answer", status: 429, headers: { "retry-after": "60" }, body: "{}" } as const;
  const storedAll = (userId: string) =>
    database.db.select().from(runs).where(eq(runs.userId, userId)).orderBy(runs.idempotencyKey);

  it("[E8] another engine that the user allowed answers if the first fails before anything came, at its own price", async () => {
    const userId = await addUser(50);
    proxy.fault = overloaded;
    const events = await collect(runOf(userId, { fallbacks: [instead] }));
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["started", "switched", "started", "text", "ended"]),
    );
    expect(events[1]).toMatchObject({ type: "switched", message: expect.stringContaining("OpenAI is busy.") });
    expect(events[2]).toMatchObject({ type: "started", engine: { slug: "groq", model: "llama-4" } });
    expect([textOf(events), await balanceOf(userId)]).toEqual([answer, [48, 0]]);
    expect(await storedAll(userId)).toMatchObject([
      { engine: "gpt-4o", state: "failed", failure: "rate-limited", priceAic: 0 },
      { engine: "groq", state: "finished", priceAic: 2 },
    ]);
  });

  it("[E8] no other engine answers once something came, or if the request itself was refused", async () => {
    const userId = await addUser(50);
    const calls = groq.calls.length;
    proxy.fault = { kind: "cut", afterEvents: 3, how: "broken" };
    expect((await collect(runOf(userId, { fallbacks: [instead] }))).at(-1)).toMatchObject({ type: "failed" });
    const body = JSON.stringify({ error: { message: "Against our policy.", code: "content_policy_violation" } });
    proxy.fault = { kind: "answer", status: 400, body };
    expect((await collect(runOf(userId, { fallbacks: [instead] }))).at(-1)).toMatchObject({ failure: "refused" });
    expect([groq.calls.length, await balanceOf(userId)]).toEqual([calls, [50, 0]]);
  });

  it("[E8][E6] no other engine answers once the reader has gone, who could neither see nor stop it", async () => {
    const userId = await addUser(50);
    const calls = groq.calls.length;
    proxy.fault = overloaded;
    const gone = new AbortController();
    const events: RunEvent[] = [];
    for await (const event of runText(
      services,
      runOf(userId, { fallbacks: [instead], outlivesReader: true }),
      gone.signal,
    )) {
      events.push(event);
      gone.abort();
    }
    expect(events.map(({ type }) => type)).toEqual(["started", "failed"]);
    expect([groq.calls.length, await balanceOf(userId)]).toEqual([calls, [50, 0]]);
  });

  it("[E8][E7] a run that was free on the user’s own key is not made up for on credits beyond the user’s maximum", async () => {
    const userId = await addUser(50);
    await connectKey(services, { userId, vendor: "openai" }, "sk-of-the-user-0123456789");
    proxy.fault = overloaded;
    const events = await collect(runOf(userId, { fallbacks: [instead], maxAic: 0 }));
    expect(events.at(-1)).toMatchObject({ type: "failed", failure: "rate-limited" });
    expect(await balanceOf(userId)).toEqual([50, 0]);
  });

  it("[E8] a provider that fails again and again is left alone for a while, which costs nothing and is said", async () => {
    const userId = await addUser(50);
    proxy.fault = { ...overloaded };
    for (let count = 0; count < 5; count++) await collect(runOf(userId));
    const calls = proxy.calls.length;
    const events = await collect(runOf(userId));
    expect(events.at(-1)).toMatchObject({ failure: "paused", message: expect.stringContaining("OpenAI has failed") });
    expect([proxy.calls.length, await balanceOf(userId)]).toEqual([calls, [50, 0]]);
    expect((await collect(runOf(userId, { fallbacks: [instead] }))).at(-1)).toMatchObject({ type: "ended" });
    const metrics = await services.metrics.registry.metrics();
    expect(metrics).toContain('engines_taken_out{vendor="openai"} 1');
    expect(metrics).toMatch(/engine_runs_total\{vendor="openai",outcome="rate-limited"\} \d+/);
  });

  it("[E8] users who stop, and keys of their own that fail, don’t count against a provider", async () => {
    proxy.fault = { kind: "silence", afterEvents: 0 };
    for (let count = 0; count < 6; count++) {
      const stop = new AbortController();
      for await (const event of runText(services, runOf(await addUser(50)), stop.signal)) {
        if (event.type === "started") setImmediate(() => stop.abort());
      }
    }
    const userId = await addUser(50);
    proxy.fault = undefined;
    await connectKey(services, { userId, vendor: "openai" }, "sk-of-the-user-0123456789");
    proxy.fault = { ...overloaded };
    for (let count = 0; count < 6; count++) await collect(runOf(userId));
    proxy.fault = undefined;
    expect((await collect(runOf(await addUser(50)))).at(-1)).toMatchObject({ type: "ended" });
  });

  it("[E6][E11] a stopped run of a vendor that bills all of it costs what came, and keeps the tokens that were billed", async () => {
    const userId = await addUser(50);
    const rest = Promise.withResolvers<void>();
    groq.fault = { kind: "pause", afterEvents: 3, until: rest.promise };
    const stop = new AbortController();
    let last: RunEvent | undefined;
    for await (const event of runText(services, runOf(userId, { engine: groqEngine }), stop.signal)) {
      last = event;
      if (event.type === "text") stop.abort();
    }
    expect(last).toMatchObject({ type: "ended", state: "stopped", priceAic: 1 });
    expect(await stored(userId)).toMatchObject({ tokens: { isEstimated: true } });
    rest.resolve();
    await expect
      .poll(async () => (await stored(userId))?.tokens)
      .toEqual({ input: 700, output: 600, cachedInput: 0, reasoning: 0, isEstimated: false });
    expect(await stored(userId)).toMatchObject({ state: "stopped", priceAic: 1 });
    expect(await balanceOf(userId)).toEqual([49, 0]);
  });

  it("[G3][C9] an answer that consists of calls of tools only is an answer, and is charged", async () => {
    const userId = await addUser(50);
    mock.clearFixtures();
    const toolCalls = [{ id: "call_1", name: "find_logo", arguments: '{"name":"Easel"}' }];
    mock.onMessage(/./, { toolCalls, usage: { prompt_tokens: 700, completion_tokens: 600 } } as never);
    const parameters = { type: "object", properties: { name: { type: "string" } } };
    const request = {
      messages: [{ role: "user" as const, text: "Find it" }],
      maxOutputTokens: 3_000,
      tools: [{ name: "find_logo", parameters }],
    };
    const events = await collect(runOf(userId, { request }));
    expect(events).toContainEqual({
      type: "tool-call",
      call: { id: "call_1", name: "find_logo", input: '{"name":"Easel"}' },
    });
    expect(events.at(-1)).toMatchObject({ type: "ended", reason: "tool-calls", priceAic: 2 });
    expect(await balanceOf(userId)).toEqual([48, 0]);
  });

  it("[C9][H2] an answer is kept and charged once although the database fails for a moment at its end", async () => {
    const userId = await addUser(50);
    const when = `new.state = 'finished' and new.user_id = '${userId}'`;
    await failUpdates(database, { table: "runs", when, times: 1, code: "40P01" });
    expect((await collect(runOf(userId))).at(-1)).toMatchObject({ type: "ended", priceAic: 2 });
    expect(await stored(userId)).toMatchObject({ state: "finished", priceAic: 2, output: answer });
    expect(await balanceOf(userId)).toEqual([48, 0]);
  });

  it("[C9] an empty answer costs nothing", async () => {
    const userId = await addUser(50);
    mock.clearFixtures();
    mock.onMessage(/./, { content: "", usage: { prompt_tokens: 700, completion_tokens: 0 } });
    expect((await collect(runOf(userId))).at(-1)).toMatchObject({ type: "failed" });
    expect(await balanceOf(userId)).toEqual([50, 0]);
    expect(await stored(userId)).toMatchObject({ state: "failed", failure: "empty" });
  });

  it("[E11][C9] an answer that the tool can’t read costs nothing, and one that it can is charged", async () => {
    const userId = await addUser(30);
    const refused = await collect(runOf(userId, { isUsable: (text) => text !== answer }));
    expect(refused.at(-1)).toMatchObject({ type: "failed", failure: "nonsense" });
    expect(await balanceOf(userId)).toEqual([30, 0]);
    const read = await collect(runOf(userId, { isUsable: (text) => text === answer }));
    expect(read.at(-1)).toMatchObject({ type: "ended", priceAic: 2 });
  });

  it("[E6] a user who stops pays for what came, and the provider’s call ends", async () => {
    const userId = await addUser(50);
    proxy.fault = { kind: "silence", afterEvents: 3 };
    const stop = new AbortController();
    const events: RunEvent[] = [];
    for await (const event of runText(services, runOf(userId), stop.signal)) {
      events.push(event);
      if (event.type === "text") stop.abort();
    }
    expect(events.at(-1)).toMatchObject({ type: "ended", state: "stopped", priceAic: 1 });
    expect(await balanceOf(userId)).toEqual([49, 0]);
    expect((await stored(userId))?.output).toBe(textOf(events));
    await expect.poll(() => proxy.calls.at(-1)?.isHungUp).toBe(true);
  });

  it("[E6] a user who stops before anything came pays nothing", async () => {
    const userId = await addUser(50);
    proxy.fault = { kind: "silence", afterEvents: 0 };
    const stop = new AbortController();
    const events: RunEvent[] = [];
    for await (const event of runText(services, runOf(userId), stop.signal)) {
      events.push(event);
      stop.abort();
    }
    expect(events.at(-1)).toMatchObject({ type: "ended", state: "stopped", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([50, 0]);
  });

  it("[H9][E11] texts that are stopped before their first word are paid where the provider bills them, and beyond a limit for each user and hour", async () => {
    const userId = await addUser(300);
    const request = { messages: [{ role: "user" as const, text: "logo ".repeat(16_000) }], maxOutputTokens: 100 };
    const silent = { kind: "silence", afterEvents: 0 } as const;
    [proxy.fault, groq.fault] = [silent, silent];
    const stopEarly = async (vendor: FaultyProxy, more: Partial<TextRun>) => {
      const before = vendor.calls.length;
      const stop = new AbortController();
      let last: RunEvent | undefined;
      const read = async () => {
        for await (const event of runText(services, runOf(userId, { request, ...more }), stop.signal)) last = event;
      };
      const ended = read();
      await expect.poll(() => vendor.calls.length).toBe(before + 1);
      stop.abort();
      await ended;
      expect(last).toMatchObject({ type: "ended", state: "stopped" });
      return last?.type === "ended" ? last.priceAic : undefined;
    };
    expect(await stopEarly(groq, { engine: groqEngine })).toBe(20);
    const prices = [];
    for (let count = 0; count < 5; count++) prices.push(await stopEarly(proxy, {}));
    expect(prices).toEqual([0, 0, 20, 20, 20]);
    expect(await balanceOf(userId)).toEqual([220, 0]);
    // What is charged is refused to no one.
    [proxy.fault, groq.fault] = [undefined, undefined];
    expect((await collect(runOf(userId))).at(-1)).toMatchObject({ type: "ended", state: "finished" });
  });

  it("[H9][E11] parts of a tool’s call that came before a stop, or before the maximum, are paid like words", async () => {
    const part = { index: 0, id: "c", type: "function", function: { name: "find", arguments: "x".repeat(40_000) } };
    const chunk = `data: ${JSON.stringify({ id: "c", choices: [{ index: 0, delta: { tool_calls: [part] } }] })}\n\n`;
    const request = {
      messages: [{ role: "user" as const, text: "Find it" }],
      maxOutputTokens: 20_000,
      tools: [{ name: "find", parameters: { type: "object", properties: {} } }],
    };
    const userId = await addUser(300);
    proxy.fault = { kind: "endless", chunk };
    expect((await collect(runOf(userId, { request, takesNoWords: true }))).at(-1)).toMatchObject({
      type: "ended",
      state: "finished",
      reason: "length",
      priceAic: 21,
    });
    proxy.fault = { kind: "endless", chunk };
    expect((await collect(runOf(userId, { request }))).at(-1)).toMatchObject({ type: "failed", failure: "empty" });
    expect(await balanceOf(userId)).toEqual([279, 0]);
    const calls = proxy.calls.length;
    // It cost the operator more than 50 AIC: no other is sent.
    await expect(collect(runOf(userId, { request }))).rejects.toMatchObject({ code: "rate_limited" });
    expect(proxy.calls.length).toBe(calls);
  });

  it.each([
    ["empty", {}, { content: "", usage: { prompt_tokens: 20_000, completion_tokens: 0 } }],
    [
      "nonsense",
      { isUsable: () => false },
      { content: answer, usage: { prompt_tokens: 1_000, completion_tokens: 19_000 } },
    ],
  ])(
    "[H9][E11] texts that end as %s cost nothing, and beyond a limit for each user and hour no more are sent",
    async (failure, more, answered) => {
      const userId = await addUser(300);
      mock.clearFixtures();
      mock.onMessage(/./, answered);
      const request = { messages: [{ role: "user" as const, text: "logo ".repeat(16_000) }], maxOutputTokens: 20_000 };
      const ask = () => collect(runOf(userId, { request, ...more }));
      for (let count = 0; count < 3; count++) expect((await ask()).at(-1)).toMatchObject({ type: "failed", failure });
      const before = proxy.calls.length;
      await expect(ask()).rejects.toMatchObject({
        code: "rate_limited",
        userMessage: expect.stringMatching(/cost us more than you paid. Please try again in \d+ minutes/),
      });
      expect([proxy.calls.length, await balanceOf(userId)]).toEqual([before, [300, 0]]);
      expect((await collect(runOf(await addUser(300), { request, ...more }))).at(-1)).toMatchObject({ failure });
    },
  );

  it("[H9][E11] what a vendor bills of stopped texts beyond what they cost counts, and beyond the limit no more are sent", async () => {
    const userId = await addUser(300);
    mock.clearFixtures();
    mock.onMessage(/./, { content: answer, usage: { prompt_tokens: 700, completion_tokens: 30_000 } });
    const request = { messages: [{ role: "user" as const, text: "About logos" }], maxOutputTokens: 30_000 };
    const run = () => runOf(userId, { engine: groqEngine, request });
    for (let count = 0; count < 2; count++) {
      const rest = Promise.withResolvers<void>();
      groq.fault = { kind: "pause", afterEvents: 3, until: rest.promise };
      const stop = new AbortController();
      for await (const event of runText(services, run(), stop.signal)) if (event.type === "text") stop.abort();
      rest.resolve();
      const stopped = () => database.db.select({ tokens: runs.tokens }).from(runs).where(eq(runs.userId, userId));
      await expect.poll(async () => (await stopped()).every(({ tokens }) => tokens?.isEstimated === false)).toBe(true);
    }
    const before = groq.calls.length;
    await expect(collect(run())).rejects.toMatchObject({ code: "rate_limited" });
    expect(groq.calls.length).toBe(before);
  });

  it("[H9][E6] reasoning that came before a stop is paid, because the provider has made it", async () => {
    const userId = await addUser(50);
    const part = { index: 0, delta: { reasoning_content: "Let me think about logos. ".repeat(200) } };
    const rest = Promise.withResolvers<void>();
    groq.correct = () => `data: ${JSON.stringify({ id: "c", created: 1, model: "m", choices: [part] })}\n\n`;
    groq.fault = { kind: "pause", afterEvents: 1, until: rest.promise };
    const stop = new AbortController();
    let last: RunEvent | undefined;
    for await (const event of runText(services, runOf(userId, { engine: groqEngine }), stop.signal)) {
      last = event;
      if (event.type === "reasoning") stop.abort();
    }
    rest.resolve();
    groq.correct = (event) => event;
    expect(last).toMatchObject({ type: "ended", state: "stopped", priceAic: 2 });
  });

  it("[E6] a reader that goes away in the middle is charged for what it got, once", async () => {
    const userId = await addUser(50);
    for await (const event of runText(services, runOf(userId), new AbortController().signal))
      if (event.type === "text") break;
    expect(await balanceOf(userId)).toEqual([49, 0]);
    expect(await stored(userId)).toMatchObject({ state: "stopped", priceAic: 1 });
  });

  /** A run of a page, which is read until its first words and then left. @returns once the page is gone. */
  async function leave(userId: string, more: Partial<TextRun> = {}) {
    const gone = new AbortController();
    const events: RunEvent[] = [];
    const hasWords = Promise.withResolvers<void>();
    const read = async () => {
      for await (const event of runText(services, runOf(userId, { outlivesReader: true, ...more }), gone.signal)) {
        events.push(event);
        if (event.type === "text") hasWords.resolve();
      }
      return events;
    };
    const ended = read();
    await hasWords.promise;
    gone.abort();
    const [started] = events;
    return { runId: started?.type === "started" ? started.runId : "", ended };
  }

  it("[E6][F10] a run of a page goes on when the page is left: what came is kept, and all of it is charged once", async () => {
    const userId = await addUser(50);
    const rest = Promise.withResolvers<void>();
    proxy.fault = { kind: "pause", afterEvents: 3, until: rest.promise };
    const { ended } = await leave(userId);
    await expect.poll(async () => (await stored(userId))?.output).toMatch(/^A short/);
    expect(await stored(userId)).toMatchObject({ state: "running", priceAic: 0 });
    expect(await balanceOf(userId)).toEqual([46, 4]);
    rest.resolve();
    expect((await ended).at(-1)).toMatchObject({ type: "ended", state: "finished", priceAic: 2 });
    expect(await stored(userId)).toMatchObject({ state: "finished", output: answer, priceAic: 2 });
    expect(await balanceOf(userId)).toEqual([48, 0]);
  });

  it("[E6] a run that was left and fails costs nothing, and its row says why", async () => {
    const userId = await addUser(50);
    const rest = Promise.withResolvers<void>();
    proxy.fault = { kind: "pause", afterEvents: 3, until: rest.promise };
    const { ended } = await leave(userId, { isUsable: () => false });
    rest.resolve();
    expect((await ended).at(-1)).toMatchObject({ type: "failed", failure: "nonsense" });
    expect(await stored(userId)).toMatchObject({
      state: "failed",
      failureMessage: "OpenAI didn’t send a complete answer. Please try again. It cost you nothing.",
    });
    expect(await balanceOf(userId)).toEqual([50, 0]);
  });

  it("[E6][H2] a run is stopped from another process, though it is asked twice and misses the first, and by its user only", async () => {
    const userId = await addUser(50);
    proxy.fault = { kind: "silence", afterEvents: 3 };
    const { runId, ended } = await leave(userId);
    const listening = await listenToNotifications(database.url, services.log);
    const tasks = await createBackgroundTasks(listening, services.log);
    let asked = 0;
    const another = {
      ...services,
      tasks: {
        ...tasks,
        stop: async (...what: Parameters<typeof tasks.stop>) => void (asked++ && (await tasks.stop(...what))),
      },
    };
    await expect(stopRun(another, { userId: await addUser(0), runId })).rejects.toMatchObject({ code: "not_found" });
    expect(await stored(userId)).toMatchObject({ state: "running" });
    await Promise.all([stopRun(another, { userId, runId }), stopRun(services, { userId, runId })]);
    expect((await ended).at(-1)).toMatchObject({ type: "ended", state: "stopped", reason: "stopped", priceAic: 1 });
    const before = await stored(userId);
    expect(before).toMatchObject({ state: "stopped", priceAic: 1, output: expect.stringMatching(/^A short/) });
    await stopRun(another, { userId, runId });
    expect(await stored(userId)).toEqual(before);
    expect(await balanceOf(userId)).toEqual([49, 0]);
    await expect.poll(() => proxy.calls.at(-1)?.isHungUp).toBe(true);
    await tasks.close(0);
    await listening.close();
  });

  it("[H5][E6] a process that stops ends runs that no one reads, which then cost what came", async () => {
    const userId = await addUser(50);
    proxy.fault = { kind: "silence", afterEvents: 3 };
    const tasks = await createBackgroundTasks({ subscribe: async () => {} }, services.log);
    services = { ...services, tasks };
    const { ended } = await leave(userId);
    await tasks.close(0);
    expect((await ended).at(-1)).toMatchObject({ type: "ended", state: "stopped", priceAic: 1 });
    expect(await balanceOf(userId)).toEqual([49, 0]);
  });

  it("[H7] runs that were left count as the user’s five at once, until they are stopped", async () => {
    const userId = await addUser(50);
    proxy.fault = { kind: "silence", afterEvents: 3 };
    const left = [];
    for (let count = 0; count < 5; count++) left.push(await leave(userId));
    await expect(collect(runOf(userId))).rejects.toMatchObject({ code: "rate_limited" });
    for (const { runId, ended } of left) {
      await stopRun(services, { userId, runId });
      await ended;
    }
    proxy.fault = undefined;
    expect((await collect(runOf(userId))).at(-1)).toMatchObject({ type: "ended", state: "finished" });
    expect(await balanceOf(userId)).toEqual([43, 0]);
  });

  it("[E6][E11] fifty runs at once, all stopped in the middle, leave no call and no hold open", async () => {
    proxy.fault = { kind: "silence", afterEvents: 3 };
    const people = await Promise.all(Array.from({ length: 10 }, () => addUser(50)));
    const from = proxy.calls.length;
    const stopped = people.flatMap((userId) =>
      Array.from({ length: 5 }, async () => {
        const stop = new AbortController();
        let last: RunEvent | undefined;
        for await (const event of runText(services, runOf(userId), stop.signal)) {
          last = event;
          if (event.type === "text") stop.abort();
        }
        return last;
      }),
    );
    for (const last of await Promise.all(stopped)) expect(last).toMatchObject({ state: "stopped", priceAic: 1 });
    for (const userId of people) expect(await balanceOf(userId)).toEqual([45, 0]);
    await expect.poll(() => proxy.calls.slice(from).map(({ isHungUp }) => isHungUp)).toEqual(Array(50).fill(true));
  });

  it("[H7] a user’s sixth run at once is refused, and holds nothing", async () => {
    const userId = await addUser(50);
    const { request, ...asked } = runOf(userId);
    const start = () =>
      startRun(
        services,
        { ...asked, idempotencyKey: randomUUID(), kind: "text", quoteAic: 1, tokensMax: 1_000 },
        "credits",
      );
    for (let count = 0; count < 5; count++) await start();
    await expect(start()).rejects.toMatchObject({ code: "rate_limited" });
    expect(await balanceOf(userId)).toEqual([45, 5]);
    harness.setTime(new Date("2026-03-01T09:10:00Z"));
    expect(await settleLostRuns(services)).toBe(5);
  });

  it("[C9] the same press, twice at once, is one run and one charge", async () => {
    const userId = await addUser(50);
    const run = runOf(userId);
    const both = await Promise.allSettled([collect(run), collect(run)]);
    const refused = both.filter((one) => one.status === "rejected");
    expect(refused.map(({ reason }) => reason.userMessage)).toEqual(["This run has already been started."]);
    expect(await balanceOf(userId)).toEqual([48, 0]);
  });

  it("[C8] refuses a run that the user can’t pay, with the price and the balance, and calls no provider", async () => {
    const userId = await addUser(3);
    const before = proxy.calls.length;
    await expect(collect(runOf(userId))).rejects.toMatchObject({
      code: "payment_required",
      userMessage: expect.stringContaining("You need 4 AI credits, but only have 3"),
    });
    expect(proxy.calls.length).toBe(before);
    expect(await stored(userId)).toBeUndefined();
  });

  it("[C11] refuses an advanced engine on a plan without advanced tools", async () => {
    const userId = await addUser(50);
    const engine = { slug: "gpt-4o", vendor: "openai", model: "gpt-6.1-sol", isAdvanced: true } as const;
    const plan = { planRuns: { max: 5, since }, mayUseAdvanced: false };
    await expect(collect(runOf(userId, { engine, plan }))).rejects.toMatchObject({ code: "forbidden" });
  });

  it("[E12] refuses a run that can cost more than the user’s own maximum", async () => {
    await expect(collect(runOf(await addUser(50), { maxAic: 3 }))).rejects.toMatchObject({ code: "conflict" });
  });

  it("[E7] says which key is missing if the operator has none", async () => {
    const engine = { slug: "cohere", vendor: "cohere", model: "command-a", isAdvanced: false } as const;
    await expect(collect(runOf(await addUser(50), { engine }))).rejects.toMatchObject({
      userMessage: "Cohere API key not configured",
    });
  });

  it("[E7][E3] a user’s own key pays instead of credits, also for an advanced engine on a Free plan", async () => {
    const userId = await addUser(0);
    await connectKey(services, { userId, vendor: "openai" }, "sk-of-the-user-0123456789");
    const engine = { slug: "gpt-4o", vendor: "openai", model: "gpt-6.1-sol", isAdvanced: true } as const;
    const plan = { planRuns: { max: 0, since }, mayUseAdvanced: false };
    const events = await collect(runOf(userId, { engine, plan, maxAic: 0 }));
    expect(events[0]).toMatchObject({ payer: "own-key", maxAic: 0 });
    expect(events.at(-1)).toMatchObject({ type: "ended", priceAic: 0 });
    expect(proxy.calls.at(-1)?.headers.authorization).toBe("Bearer sk-of-the-user-0123456789");
    expect(await stored(userId)).toMatchObject({ payer: "own-key", priceAic: 0, holdNumber: null, output: answer });
    const { rows } = await database.pool.query("select last_used_at from provider_keys where user_id = $1", [userId]);
    expect(rows).toEqual([{ last_used_at: services.clock.now() }]);
    expect(JSON.stringify([events, await stored(userId)])).not.toContain("sk-of-the-user");
  });

  it("[D4] tells of a user’s first finished run on a key of their own, once", async () => {
    const userId = await addUser(0);
    await connectKey(services, { userId, vendor: "openai" }, "sk-of-the-user-0123456789");
    proxy.fault = { kind: "answer", status: 500, body: "{}" };
    await collect(runOf(userId, { maxAic: 0 }));
    proxy.fault = undefined;
    const told = async () =>
      (await database.pool.query("select data from pgboss.job where name = 'first-own-key-run-finished'")).rows
        .map(({ data }) => data.userId)
        .filter((id) => id === userId);
    expect(await told()).toEqual([]);
    for (let count = 0; count < 2; count++) await collect(runOf(userId, { maxAic: 0 }));
    expect(await told()).toEqual([userId]);
  });

  it("[E7][C8] a run that the page called free is not charged if the user’s key has expired since", async () => {
    const userId = await addUser(50);
    await connectKey(services, { userId, vendor: "openai" }, "sk-of-the-user-0123456789", "2026-03-01");
    harness.setTime(new Date("2026-03-03T09:00:00Z"));
    await expect(collect(runOf(userId, { maxAic: 0 }))).rejects.toMatchObject({ code: "conflict" });
    expect(await balanceOf(userId)).toEqual([50, 0]);
  });

  it("[H5][C9] a run whose process was killed ends as failed, and its credits come back", async () => {
    const userId = await addUser(50);
    const { request, ...asked } = runOf(userId);
    await startRun(services, { ...asked, kind: "text", quoteAic: 4, tokensMax: 4_000 }, "credits");
    // What had come of it, for a page that was left.
    await database.db.update(runs).set({ output: "A short" }).where(eq(runs.userId, userId));
    expect(await balanceOf(userId)).toEqual([46, 4]);
    expect(await settleLostRuns(services)).toBe(0);
    harness.setTime(new Date("2026-03-01T09:10:00Z"));
    expect(await settleLostRuns(services)).toBe(1);
    expect(await balanceOf(userId)).toEqual([50, 0]);
    expect(await stored(userId)).toMatchObject({ state: "failed", failure: "lost", priceAic: 0, output: "" });
    expect(await settleLostRuns(services)).toBe(0);
  });

  it("[H9][H5] a killed process’s runs end within 10 seconds, and those of one that lost its connection for a moment don’t", async () => {
    const userId = await addUser(50);
    const another = await listenToNotifications(database.url, services.log);
    const { request, ...asked } = runOf(userId);
    const theirs = { ...services, notifications: another };
    await startRun(theirs, { ...asked, kind: "text", quoteAic: 4, tokensMax: 4_000 }, "credits");
    const watch = createProcessWatch(services);
    for (let look = 0; look < 10; look++) expect(await watch.look()).toBe(0);
    await another.close();
    for (let look = 1; look < watchTimings.missesMax; look++) expect(await watch.look()).toBe(0);
    expect(await balanceOf(userId)).toEqual([46, 4]);
    expect(await watch.look()).toBe(1);
    expect(await balanceOf(userId)).toEqual([50, 0]);
    expect(await stored(userId)).toMatchObject({ state: "failed", failure: "lost", priceAic: 0 });
    expect(watchTimings.missesMax * watchTimings.everyMs).toBeLessThanOrEqual(10_000);
  });

  it("[F2] is kept in the user’s history, and under Saved if the user saves it", async () => {
    const userId = await addUser(50);
    await collect(runOf(userId));
    const list = (savedOnly: boolean) => listRuns(database.db, { userId, tool: "text-generator", savedOnly });
    const [entry] = await list(false);
    expect([entry?.output, await list(true)]).toEqual([answer, []]);
    await saveRun(database.db, { userId, runId: entry?.id ?? "", isSaved: true });
    expect(await list(true)).toHaveLength(1);
    const other = await addUser(0);
    await expect(saveRun(database.db, { userId: other, runId: entry?.id ?? "", isSaved: false })).rejects.toMatchObject(
      {
        code: "not_found",
      },
    );
  });

  it("[C14] leaves a ledger without drift and no hold open", async () => {
    expect(await verifyLedger(database.db)).toEqual([]);
    const { rows } = await database.pool.query("select count(*)::int as open from credit_holds where state = 'held'");
    expect(rows).toEqual([{ open: 0 }]);
  });
});
