import { randomUUID } from "node:crypto";
import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { creditsJobs, findBalance, firstRunFinished, openCredits } from "#credits/index.ts";
import type { KeyVendor } from "#engines/index.ts";
import { connectDatabase } from "#platform/db/database.ts";
import type { AppError } from "#platform/errors.ts";
import { lockKeyLimit } from "#provider-keys/index.ts";
import { connectKey } from "../../../test/connect-key.ts";
import { countLockWaits } from "../../../test/count-lock-waits.ts";
import { type FaultyProxy, startFaultyProxy } from "../../../test/faulty-proxy.ts";
import { grantTo } from "../../../test/ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { runsJobs } from "../jobs.ts";
import type { RunEvent } from "../rules.ts";
import { runEmbedding } from "../text/embed-run.ts";
import { runText, type TextRun } from "../text/text-run.ts";
import { countOwnKeyTokens } from "./own-key-limit.ts";
import { firstOwnKeyRunFinished } from "./own-key-runs.ts";
import { startRun } from "./start-run.ts";

/** A run of `runOf` has at most 3,008 tokens; the provider counts 1,300. */
const maxOfRun = 3_008;
const usedByRun = 1_300;

describe("the monthly limit of a user’s own key", () => {
  const mock = new LLMock({ port: 0, chunkSize: 8 });
  let database: TestDatabase;
  let harness: TestServices;
  let proxy: FaultyProxy;
  let userId: string;
  let people = 0;

  beforeAll(async () => {
    await mock.start();
    proxy = await startFaultyProxy(mock.url);
    database = await createTestDatabase();
    const heard = [
      { kind: firstRunFinished, run: async () => {} },
      { kind: firstOwnKeyRunFinished, run: async () => {} },
    ];
    // The operator's keys are there, so that credits could pay.
    harness = await createTestServices(database, (all) => [...creditsJobs(all), ...runsJobs(all), ...heard], {
      OPENAI_API_KEY: "sk-operator",
      OPENAI_BASE_URL: `${proxy.url}/v1`,
      GROQ_API_KEY: "gsk-operator",
      GROQ_BASE_URL: `${proxy.url}/v1`,
    });
  });
  beforeEach(async () => {
    harness.setTime(new Date("2026-03-15T09:00:00Z"));
    mock.onMessage(/./, { content: "An answer.", usage: { prompt_tokens: 700, completion_tokens: 600 } });
    userId = await addUser();
    await connect("openai");
  });
  afterEach(() => {
    proxy.fault = undefined;
    mock.clearFixtures();
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
    await proxy.close();
    await mock.stop();
  });

  async function addUser(): Promise<string> {
    const added = "insert into users (name, email, email_verified) values ('Ada Lovelace', $1, true) returning id";
    const id: string = (await database.pool.query(added, [`limited-${++people}@example.com`])).rows[0].id;
    await openCredits(database.db, id, harness.services.clock.now());
    await grantTo({ ...harness.services, db: database.db }, id, { amount: 100 });
    return id;
  }
  const connect = (vendor: KeyVendor, owner = userId) =>
    connectKey(harness.services, { userId: owner, vendor }, "sk-own-0123456789abcdef");
  const limitTo = (tokens: number | null) =>
    database.pool.query("update provider_keys set monthly_tokens_max = $2 where user_id = $1 and vendor = 'openai'", [
      userId,
      tokens,
    ]);
  const engines = {
    openai: { slug: "gpt-4o", vendor: "openai", model: "gpt-6-luna", isAdvanced: false },
    groq: { slug: "groq", vendor: "groq", model: "llama-3.1-8b-instant", isAdvanced: false },
  } as const;
  const runOf = (more: Partial<TextRun> = {}): TextRun => ({
    userId,
    plan: { planRuns: { max: null, since: new Date("2026-03-01T00:00:00Z") }, mayUseAdvanced: true },
    idempotencyKey: randomUUID(),
    tool: "text-generator",
    engine: engines.openai,
    description: "a text",
    settings: {},
    request: { messages: [{ role: "user", text: "About logos!" }], maxOutputTokens: 3_000 },
    ...more,
  });
  async function run(more: Partial<TextRun> = {}): Promise<RunEvent | undefined> {
    const events: RunEvent[] = [];
    for await (const event of runText(harness.services, runOf(more), AbortSignal.timeout(50_000))) events.push(event);
    return events.at(-1);
  }
  const refusalOf = (work: Promise<unknown>): Promise<AppError> =>
    work.then(
      () => expect.fail("it ran"),
      (error: AppError) => error,
    );
  const used = async () =>
    (await countOwnKeyTokens(database.db, userId, harness.services.clock.now())).get("openai") ?? 0;
  const countRuns = async () =>
    (await database.pool.query("select count(*)::int as count from runs where user_id = $1", [userId])).rows[0].count;

  it("[E3] a run whose maximum just fits runs, and counts with what the provider counted", async () => {
    await limitTo(4_000);
    const { messages } = runOf().request;
    await refusalOf(run({ request: { messages, maxOutputTokens: 3_993 } }));
    const ended = await run({ request: { messages, maxOutputTokens: 3_992 } });
    expect(ended).toMatchObject({ type: "ended", payer: "own-key", priceAic: 0 });
    expect(await used()).toBe(usedByRun);
    await limitTo(5_000);
    expect(await run()).toMatchObject({ type: "ended" });
    expect(await used()).toBe(2 * usedByRun);
  });

  it("[E3][E8] a run that may not fit is refused before the provider hears of it, and no AI credits pay instead", async () => {
    await limitTo(4_000);
    await run();
    const calls = proxy.calls.length;
    const refusal = await refusalOf(run({ fallbacks: [{ ...runOf(), engine: engines.groq }] }));
    expect([refusal.code, refusal.userMessage]).toEqual([
      "forbidden",
      "This run can take up to 3,008 tokens, and your OpenAI key has 2,700 of this month’s 4,000 left. Ask for less, choose " +
        "another engine, or raise the key’s monthly limit in your AI provider settings.",
    ]);
    expect(proxy.calls.length).toBe(calls);
    expect(await countRuns()).toBe(1);
    expect(await findBalance(database.db, userId, harness.services.clock.now())).toMatchObject({
      available: 100,
      held: 0,
    });
    await limitTo(1_000);
    expect((await refusalOf(run())).userMessage).toContain("has none of this month’s 1,000 left");
    await limitTo(null);
    expect(await run()).toMatchObject({ type: "ended" });
  });

  it("[E3][C9] of two runs that start at once, and don’t fit together, one starts", async () => {
    await limitTo(6_000);
    const start = () =>
      startRun(harness.services, { ...runOf(), kind: "text", quoteAic: 4, tokensMax: maxOfRun }, "own-key");
    // Both are in the middle of it when the first may go on.
    const { promise: end, resolve: goOn } = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const lock = database.db.transaction(async (tx) => {
      await lockKeyLimit(tx, { userId, vendor: "openai" });
      locked.resolve();
      await end;
    });
    await locked.promise;
    const starting = Promise.allSettled([start(), start()]);
    try {
      await expect.poll(() => countLockWaits(database)).toBe(2);
    } finally {
      goOn();
    }
    const outcomes = await starting;
    await lock;
    const refusals = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.code] : []));
    expect(refusals).toEqual(["forbidden"]);
    expect(await countRuns()).toBe(1);
  });

  it("[H7] of many runs that start at once on the user’s own key, as many start as are allowed in progress", async () => {
    await limitTo(null);
    const [count, barrier] = [8, 7_200];
    // Each has a connection, and all wait behind the first one: none may count before the one before it is done.
    const own = connectDatabase(database.url, count, () => {});
    const holder = await database.pool.connect();
    await holder.query("select pg_advisory_lock($1)", [barrier]);
    await database.pool.query(`
      create function wait_at_barrier() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${barrier}); return new; end $$;
      create trigger wait_at_barrier before insert on runs for each row when (new.user_id = '${userId}')
      execute function wait_at_barrier()`);
    const start = () =>
      startRun({ ...harness.services, db: own.db }, { ...runOf(), kind: "image", quoteAic: 10 }, "own-key");
    const starting = Promise.allSettled(Array.from({ length: count }, start));
    try {
      await expect.poll(() => countLockWaits(database), { timeout: 20_000 }).toBe(count);
    } finally {
      await holder.query("select pg_advisory_unlock($1)", [barrier]);
      holder.release();
    }
    const refusals = (await starting).flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    await own.close();
    expect(refusals).toEqual(["rate_limited", "rate_limited", "rate_limited"]);
    expect(await countRuns()).toBe(5);
  });

  it("[E3] a repeated press is told that the run has started, not that the limit is reached", async () => {
    await limitTo(4_000);
    const idempotencyKey = randomUUID();
    await run({ idempotencyKey });
    expect((await refusalOf(run({ idempotencyKey }))).code).toBe("conflict");
  });

  it("[E3][G3] vectors of texts count as texts do", async () => {
    await limitTo(1_000);
    const { engine: _, request: __, keptForRepeatsMs: ___, ...asked } = runOf();
    const engine = { ...engines.openai, model: "text-embedding-3-small" };
    const embed = (text: string) => runEmbedding(harness.services, { ...asked, engine, request: { texts: [text] } });
    expect((await refusalOf(embed("word ".repeat(500)))).code).toBe("forbidden");
    expect(await countRuns()).toBe(0);
  });

  it("[E3] a new month begins at zero (UTC)", async () => {
    await limitTo(4_000);
    harness.setTime(new Date("2026-03-31T23:59:59Z"));
    await run();
    await refusalOf(run());
    harness.setTime(new Date("2026-04-01T00:00:00Z"));
    expect(await used()).toBe(0);
    expect(await run()).toMatchObject({ type: "ended" });
  });

  it("[E3] other users’ runs, those on other keys and those for AI credits don’t count", async () => {
    await limitTo(4_000);
    await run({ engine: engines.groq });
    await connect("groq");
    await run({ engine: engines.groq });
    const other = await addUser();
    await connect("openai", other);
    await run({ userId: other });
    expect(await used()).toBe(0);
    expect(await run()).toMatchObject({ type: "ended" });
  });

  it("[E3] a failure before anything came counts nothing; a cut answer counts what came", async () => {
    proxy.fault = { kind: "answer", status: 400, body: '{"error":{"message":"No."}}' };
    expect(await run()).toMatchObject({ type: "failed" });
    expect(await used()).toBe(0);
    proxy.fault = { kind: "cut", afterEvents: 3, how: "ended" };
    expect(await run()).toMatchObject({ type: "failed" });
    expect(await used()).toBeGreaterThan(0);
  });
});
