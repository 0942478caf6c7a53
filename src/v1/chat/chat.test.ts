import { once } from "node:events";
import OpenAI, { type APIError } from "openai";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyLedger } from "#credits/index.ts";
import { removeKeptAnswers } from "#runs/index.ts";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";

const answer = "A short answer about logos.";
const model = "gpt-6-luna";
const image = "gpt-image-2.5-flare";
const messages = [{ role: "user" as const, content: "About logos" }];
const toolNamed = (name: string) => ({ type: "function", function: { name } });

describe("chat completions", () => {
  let server: ApiServer;
  beforeAll(async () => {
    server = await startApiServer();
  });
  beforeEach(() => {
    server.mock.onMessage(/./, { content: answer, usage: { prompt_tokens: 700, completion_tokens: 600 } });
  });
  afterEach(() => {
    server.proxy.fault = undefined;
    server.mock.clearFixtures();
  });
  afterAll(() => server.close());

  async function open(given?: Parameters<ApiServer["addUser"]>[0], settings?: Parameters<ApiServer["addKey"]>[1]) {
    const userId = await server.addUser(given);
    const key = await server.addKey(userId, settings);
    return { userId, key, client: server.clientOf(key) };
  }

  it("[G3] answers a request of the official client, and says in headers which generation it is, what it cost and what is left", async () => {
    const { userId, client } = await open();
    const { data, response } = await client.chat.completions.create({ model, messages }).withResponse();
    expect(data.choices).toMatchObject([
      { index: 0, message: { role: "assistant", content: answer }, finish_reason: "stop" },
    ]);
    expect(data.usage).toMatchObject({ prompt_tokens: 700, completion_tokens: 600, total_tokens: 1_300 });
    expect(data.model).toBe(model);
    const generation = response.headers.get("x-generation-id");
    expect(data.id).toBe(`chatcmpl-${generation}`);
    expect([response.headers.get("x-aic-cost"), response.headers.get("x-aic-balance")]).toEqual(["2", "98"]);
    expect(await server.balanceOf(userId)).toEqual([98, 0]);
    const kept = "select settings::text || output as words from runs where id = $1";
    const { rows } = await server.database.pool.query(kept, [generation]);
    expect(rows[0].words).not.toContain("logos");
    expect(await client.get(`/generations/${generation}`)).toMatchObject({
      id: generation,
      state: "finished",
      model,
      cost_aic: 2,
      usage: { total_tokens: 1_300 },
    });
  });

  it("[G3] streams an answer to the official client, and says in the last chunk what it cost", async () => {
    const { userId, client } = await open();
    const { data: stream, response } = await client.chat.completions
      .create({ model, messages, stream: true, stream_options: { include_usage: true } })
      .withResponse();
    const generation = response.headers.get("x-generation-id");
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join("")).toBe(answer);
    expect(chunks[0]).toMatchObject({ object: "chat.completion.chunk", choices: [{ delta: { role: "assistant" } }] });
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe("stop");
    expect(chunks.at(-1)).toMatchObject({
      choices: [],
      usage: { total_tokens: 1_300 },
      easel: { generation_id: generation, cost_aic: 2, balance_aic: 98 },
    });
    expect(await server.balanceOf(userId)).toEqual([98, 0]);
  });

  it("[G3] a stream without usage ends with a chunk that says what it cost", async () => {
    const { client } = await open();
    const chunks = [];
    for await (const chunk of await client.chat.completions.create({ model, messages, stream: true }))
      chunks.push(chunk);
    expect(chunks.at(-1)).toMatchObject({ choices: [{ finish_reason: "stop" }], easel: { cost_aic: 2 } });
    expect(chunks.at(-1)).not.toHaveProperty("usage");
  });

  it("[H9][G3][C9] an answer whose maximum went to thinking that is only counted is empty and as long as it may be, charged, and kept for repeats", async () => {
    const { userId, client } = await open();
    server.mock.clearFixtures();
    const usage = { prompt_tokens: 20, completion_tokens: 900 };
    server.mock.onMessage(/./, { content: "", usage, finishReason: "length" });
    const counted = '"usage":{"completion_tokens_details":{"reasoning_tokens":900},';
    server.proxy.correct = (event) => event.replace('"usage":{', counted);
    try {
      const asked = { model, messages, max_completion_tokens: 900 };
      const options = { headers: { "Idempotency-Key": "thinks-only" } };
      const first = await client.chat.completions.create(asked, options);
      expect(first.choices[0]).toMatchObject({ finish_reason: "length", message: { content: "", refusal: null } });
      expect(first.usage).toMatchObject({
        completion_tokens: 900,
        completion_tokens_details: { reasoning_tokens: 900 },
      });
      expect(await server.balanceOf(userId)).toEqual([99, 0]);
      const repeated = await client.chat.completions.create(asked, options);
      expect(repeated.choices).toEqual(first.choices);
      const chunks = [];
      for await (const chunk of await client.chat.completions.create({ ...asked, stream: true })) chunks.push(chunk);
      expect(chunks.at(-1)).toMatchObject({ choices: [{ finish_reason: "length" }], easel: { cost_aic: 1 } });
      expect(await server.balanceOf(userId)).toEqual([98, 0]);
    } finally {
      server.proxy.correct = (event) => event;
    }
  });

  it("[G3] hands calls of tools to the client, charges them, and takes their results", async () => {
    const { userId, client } = await open();
    server.mock.clearFixtures();
    const called = { name: "find_tool", arguments: '{"query":"logo"}' };
    server.mock.onMessage(/./, { toolCalls: [called], usage: { prompt_tokens: 900, completion_tokens: 20 } });
    const tools = [
      { type: "function" as const, function: { name: "find_tool", parameters: { type: "object", properties: {} } } },
    ];
    const asked = { model, messages, tools };
    const { choices } = await client.chat.completions.create(asked);
    const [call] = choices[0]?.message.tool_calls ?? [];
    expect(choices[0]).toMatchObject({ finish_reason: "tool_calls", message: { content: null } });
    expect(call).toMatchObject({ id: expect.any(String), type: "function", function: { name: "find_tool" } });
    expect(await server.balanceOf(userId)).toEqual([99, 0]);

    const streamed = await client.chat.completions.stream(asked).finalChatCompletion();
    expect(streamed.choices[0]?.message.tool_calls).toMatchObject([
      { function: { name: "find_tool", arguments: expect.stringMatching(/^{"query": ?"logo"}$/) } },
    ]);

    server.mock.clearFixtures();
    server.mock.onMessage(/./, { content: "Found it.", usage: { prompt_tokens: 50, completion_tokens: 5 } });
    const followed = await client.chat.completions.create({
      ...asked,
      messages: [
        ...messages,
        // As it came.
        ...choices.map(({ message }) => message),
        { role: "tool", tool_call_id: call?.id ?? "", content: "three tools" },
      ],
    });
    expect(followed.choices[0]?.message.content).toBe("Found it.");
    const sent = server.mock.getRequests().at(-1)?.body as { messages: unknown[] };
    expect(sent.messages).toMatchObject([
      { role: "user" },
      { role: "assistant", tool_calls: [{ id: call?.id }] },
      { role: "tool", tool_call_id: call?.id, content: "three tools" },
    ]);
  });

  it("[G3] passes on structured output, sampling and pictures", async () => {
    const { client } = await open();
    const schema = { type: "object", properties: { name: { type: "string" } }, required: ["name"] };
    const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    await client.chat.completions.create({
      model,
      // Models that think take no sampling beside their thoughts.
      reasoning_effort: "none",
      temperature: 0.3,
      top_p: 0.9,
      stop: ["END"],
      seed: 7,
      max_completion_tokens: 100,
      response_format: { type: "json_schema", json_schema: { name: "logo", schema } },
      messages: [
        { role: "developer", content: "Be brief." },
        {
          role: "user",
          content: [
            { type: "text", text: "What is this?" },
            { type: "image_url", image_url: { url: `data:image/png;base64,${pixel}` } },
          ],
        },
      ],
    });
    const sent = server.mock.getRequests().at(-1)?.body as Record<string, unknown>;
    expect(JSON.stringify(sent)).toContain(pixel);
    expect(sent).toMatchObject({ response_format: { type: "json_schema" }, stop: ["END"], seed: 7, temperature: 0.3 });
    await client.chat.completions.create({ model, messages, response_format: { type: "json_object" } });
    expect(server.mock.getRequests().at(-1)?.body).toMatchObject({ response_format: { type: "json_object" } });
  });

  it("[G3] serves former models by their successors", async () => {
    const { client } = await open();
    for (const name of ["gpt-4o-mini", "gpt-4o/gpt-6-luna"]) {
      expect((await client.chat.completions.create({ model: name, messages })).model).toBe(model);
    }
    expect((await client.chat.completions.create({ model: "gpt-4o", messages })).model).toBe("gpt-6.1-sol");
  });

  it("[G3] a client that goes away in the middle stops the provider, and pays for what came", async () => {
    const { userId, client } = await open();
    server.proxy.fault = { kind: "silence", afterEvents: 3 };
    const stream = await client.chat.completions.create({ model, messages, stream: true });
    let text = "";
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? "";
      if (text !== "") break;
    }
    await expect.poll(() => server.proxy.calls.at(-1)?.isHungUp).toBe(true);
    await expect.poll(() => server.balanceOf(userId)).toEqual([99, 0]);
    // Before anything came, too, where nothing is charged.
    server.proxy.fault = { kind: "silence", afterEvents: 0 };
    const gone = new AbortController();
    const before = server.proxy.calls.length;
    const waiting = client.chat.completions.create({ model, messages }, { signal: gone.signal });
    await expect.poll(() => server.proxy.calls.length).toBe(before + 1);
    gone.abort();
    await expect(waiting).rejects.toBeInstanceOf(OpenAI.APIUserAbortError);
    await expect.poll(() => server.proxy.calls.at(-1)?.isHungUp).toBe(true);
    await expect.poll(() => server.balanceOf(userId)).toEqual([99, 0]);
  });

  it("[G3][E6] two hundred streams that are cut by their clients at once leave no call and no hold open", async () => {
    server.proxy.fault = { kind: "silence", afterEvents: 3 };
    const people = await Promise.all([1, 2, 3, 4].map(() => open({ credits: 400 })));
    const from = server.proxy.calls.length;
    const asked = people.flatMap(({ client }) =>
      Array.from({ length: 50 }, async () => {
        const stream = await client.chat.completions.create({ model, messages, stream: true });
        for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
      }),
    );
    await Promise.all(asked);
    const calls = () => server.proxy.calls.slice(from);
    await expect.poll(() => calls().filter(({ isHungUp }) => isHungUp).length, { timeout: 10_000 }).toBe(200);
    for (const { userId } of people) {
      await expect.poll(() => server.balanceOf(userId), { timeout: 10_000 }).toEqual([350, 0]);
    }
  });

  const named = (key: string) => ({ headers: { "Idempotency-Key": key } });
  const asked = { model, messages };
  const contentOf = ({ choices }: OpenAI.ChatCompletion) => choices[0]?.message.content;
  /** Fails the provider's answers until it is told to go on. */
  function pause() {
    const rest = Promise.withResolvers<void>();
    server.proxy.fault = { kind: "pause", afterEvents: 3, until: rest.promise };
    return rest;
  }

  it("[H9][G3][C9] requests with one Idempotency-Key, twice at once and again, are one run and get one answer, also as a stream", async () => {
    const { userId, client } = await open();
    const before = server.proxy.calls.length;
    const both = await Promise.all([1, 2].map(() => client.chat.completions.create(asked, named("order-17"))));
    const again = await client.chat.completions.create(asked, named("order-17"));
    expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
    expect([...both, again].map(contentOf)).toEqual([answer, answer, answer]);
    expect(again.usage).toMatchObject({ prompt_tokens: 700, completion_tokens: 600, total_tokens: 1_300 });
    const streamed = client.chat.completions.stream({ ...asked, stream: true }, named("order-17"));
    expect(contentOf(await streamed.finalChatCompletion())).toBe(answer);
    expect(server.proxy.calls.length).toBe(before + 1);
    expect(await server.balanceOf(userId)).toEqual([98, 0]);
    const { rows } = await server.database.pool.query("select sealed from kept_answers where user_id = $1", [userId]);
    expect(rows).toEqual([{ sealed: expect.not.stringContaining("logos") }]);
  });

  it("[H9][G3] a key is for one request only, of one user, and its answer is gone after a day", async () => {
    const { userId, client } = await open();
    await client.chat.completions.create(asked, named("order-19"));
    const other = { model, messages: [{ role: "user" as const, content: "About cakes" }] };
    // The official client repeats conflicts, unless it is told not to.
    const patient = client.withOptions({ maxRetries: 2 });
    const before = server.proxy.calls.length;
    await expect(patient.chat.completions.create(other, named("order-19"))).rejects.toMatchObject({
      status: 409,
      code: "idempotency_key_reused",
    });
    const now = server.services.clock.now();
    server.harness.setTime(new Date(now.getTime() + 25 * 60 * 60_000));
    await expect(client.chat.completions.create(asked, named("order-19"))).rejects.toMatchObject({
      status: 409,
      code: "idempotency_key_used",
    });
    expect(server.proxy.calls.length).toBe(before);
    expect(await removeKeptAnswers(server.services)).toBeGreaterThan(0);
    server.harness.setTime(now);
    const stranger = await open();
    expect(contentOf(await stranger.client.chat.completions.create(other, named("order-19")))).toBe(answer);
    expect(await server.balanceOf(userId)).toEqual([98, 0]);
  });

  it("[H9][G3] what is kept of one user has a bound at all times: the oldest answers go as a new one comes", async () => {
    const { userId, client } = await open();
    const keys = ["kept-1", "kept-2"];
    for (const key of keys) {
      await client.chat.completions.create(asked, named(key));
      // As long as all that a user may have.
      const grow = "update kept_answers set bytes = 134217728, expires_at = expires_at - interval '1 minute'";
      await server.database.pool.query(`${grow} where user_id = $1`, [userId]);
    }
    expect(contentOf(await client.chat.completions.create(asked, named("kept-2")))).toBe(answer);
    const gone = client.chat.completions.create(asked, named("kept-1"));
    await expect(gone).rejects.toMatchObject({ status: 409, code: "idempotency_key_used" });
  });

  it("[G3][C9] a request whose run failed can be sent again with its key", async () => {
    const { userId, client } = await open();
    server.proxy.fault = { kind: "answer", status: 400, body: '{"error":{"message":"No.","code":"bad"}}' };
    await expect(client.chat.completions.create(asked, named("order-18"))).rejects.toMatchObject({ status: 400 });
    server.proxy.fault = undefined;
    expect(contentOf(await client.chat.completions.create(asked, named("order-18")))).toBe(answer);
    expect(await server.balanceOf(userId)).toEqual([98, 0]);
  });

  it.each([
    ["by a key", false, named("order-20")],
    ["by a key, streamed", true, named("order-21")],
  ])("[H9][G3] a client that hangs up finds its whole answer later %s, for one price", async (_, stream, options) => {
    const { userId, client } = await open();
    const rest = pause();
    const gone = new AbortController();
    const before = server.proxy.calls.length;
    const lost = client.chat.completions.create({ ...asked, stream }, { ...options, signal: gone.signal });
    lost.catch(() => {});
    await expect.poll(() => server.proxy.calls.length).toBe(before + 1);
    gone.abort();
    const repeated = client.chat.completions.create(asked, options);
    rest.resolve();
    expect(contentOf(await repeated)).toBe(answer);
    expect(server.proxy.calls.length).toBe(before + 1);
    expect(await server.balanceOf(userId)).toEqual([98, 0]);
  });

  it("[H9][G3] the official client that times out and retries by itself gets the answer of its first try, for one price", async () => {
    const { userId, key } = await open();
    const rest = pause();
    const before = server.proxy.calls.length;
    let tries = 0;
    const client = server.clientOf(key, {
      timeout: 900,
      maxRetries: 5,
      fetch: (...request) => {
        if (++tries === 2) rest.resolve();
        return fetch(...request);
      },
    });
    expect(contentOf(await client.chat.completions.create(asked))).toBe(answer);
    expect(tries).toBeGreaterThan(1);
    expect(server.proxy.calls.length).toBe(before + 1);
    expect(await server.balanceOf(userId)).toEqual([98, 0]);
  });

  it("[H9][G3] only a marked retry with the same key and content, within two minutes, attaches; equal requests stay two", async () => {
    const { userId, key } = await open();
    const rest = pause();
    const before = server.proxy.calls.length;
    const calls = () => server.proxy.calls.length - before;
    const ask = (tryCount: number, more: object = {}, apiKey = key, signal?: AbortSignal) => {
      const client = server.clientOf(apiKey, { maxRetries: 0 });
      const headers = { "X-Stainless-Retry-Count": String(tryCount) };
      return client.chat.completions.create({ ...asked, ...more }, { headers, signal });
    };
    const gone = new AbortController();
    const lost = ask(0, {}, key, gone.signal);
    lost.catch(() => {});
    await expect.poll(calls).toBe(1);
    gone.abort();
    await expect(lost).rejects.toThrow();
    const retry = ask(1);
    const others = [ask(0), ask(1, { temperature: 1 }), ask(1, {}, await server.addKey(userId))];
    await expect.poll(calls).toBe(4);
    rest.resolve();
    const ids = (await Promise.all([retry, ...others])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    // What the first one lost is kept for two minutes.
    expect((await ask(2)).id).toBe(ids[0]);
    expect(calls()).toBe(4);
    const now = server.services.clock.now();
    server.harness.setTime(new Date(now.getTime() + 121_000));
    expect((await ask(2)).id).not.toBe(ids[0]);
    server.harness.setTime(now);
    expect(await server.balanceOf(userId)).toEqual([90, 0]);
  });

  it("[H9][G3] several equal requests that time out and are tried again get an answer each, and pay for no other", async () => {
    const { userId, key } = await open();
    const rest = pause();
    const before = server.proxy.calls.length;
    const tries = [0, 0, 0];
    const leftRuns = async () => {
      const { rows } = await server.database.pool.query("select from runs where user_id = $1 and left_at is not null", [
        userId,
      ]);
      return rows.length;
    };
    const client = (index: number) =>
      server.clientOf(key, {
        timeout: 4_000,
        maxRetries: 5,
        fetch: async (...request) => {
          tries[index] = (tries[index] ?? 0) + 1;
          // A retry that comes before the server has noticed that its client left is given any equal answer.
          if (tries[index] === 2) await expect.poll(leftRuns, { timeout: 3_000 }).toBe(tries.length);
          if (tries.every((count) => count > 1)) rest.resolve();
          return fetch(...request);
        },
      });
    const answers = await Promise.all(tries.map((_, index) => client(index).chat.completions.create(asked)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(3);
    expect(server.proxy.calls.length).toBe(before + 3);
    expect(await server.balanceOf(userId)).toEqual([94, 0]);
  });

  it("[H9][G3] a marked request whose client goes away before anything is sent begins nothing, so that its retry is the only one", async () => {
    const { userId, key } = await open();
    const before = server.proxy.calls.length;
    const lock = await server.database.pool.connect();
    await lock.query("begin");
    await lock.query("select from user_credits where user_id = $1 for update", [userId]);
    let tries = 0;
    const client = server.clientOf(key, {
      timeout: 900,
      maxRetries: 3,
      fetch: async (...request) => {
        if (++tries === 2) await lock.query("commit");
        return fetch(...request);
      },
    });
    expect(contentOf(await client.chat.completions.create(asked))).toBe(answer);
    lock.release();
    expect(server.proxy.calls.length).toBe(before + 1);
    expect(await server.balanceOf(userId)).toEqual([98, 0]);
  });

  it("[H9][G3] an answer that was on its way when its client went away is given to its retry", async () => {
    const { userId, key } = await open();
    const headers = (tryCount: number) => ({ headers: { "X-Stainless-Retry-Count": String(tryCount) } });
    const client = server.clientOf(key, { maxRetries: 0 });
    const before = server.proxy.calls.length;
    const first = await client.chat.completions.create(asked, headers(0));
    const again = await client.chat.completions.create(asked, headers(1));
    expect([again.id, server.proxy.calls.length]).toEqual([first.id, before + 1]);
    expect(await server.balanceOf(userId)).toEqual([98, 0]);
  });

  it("[H9][G3] streamed repeats that fail give back their places among those who wait", async () => {
    const { client } = await open();
    const listener = await server.database.pool.connect();
    await listener.query("listen run_wanted");
    for (let number = 0; number < 21; number++) {
      const rest = pause();
      const ask = () => client.chat.completions.create({ ...asked, stream: true }, named(`failing-${number}`));
      const before = server.proxy.calls.length;
      void ask().catch(() => {});
      await expect.poll(() => server.proxy.calls.length).toBe(before + 1);
      const isWaiting = once(listener, "notification");
      const repeated = ask();
      repeated.catch(() => {});
      await isWaiting;
      rest.reject(new Error("the provider breaks off"));
      await expect(repeated).rejects.toMatchObject({ status: 503 });
    }
    listener.release(true);
    server.proxy.fault = undefined;
    await client.chat.completions.create(asked, named("working"));
    expect(contentOf(await client.chat.completions.create(asked, named("working")))).toBe(answer);
  });

  it("[H9][G3] a marked retry gets the answer of a first try that has run for longer than two minutes", async () => {
    const { userId, key } = await open();
    const rest = pause();
    const before = server.proxy.calls.length;
    const ask = (tryCount: number, signal?: AbortSignal) => {
      const headers = { "X-Stainless-Retry-Count": String(tryCount) };
      return server.clientOf(key, { maxRetries: 0 }).chat.completions.create(asked, { headers, signal });
    };
    const gone = new AbortController();
    const lost = ask(0, gone.signal);
    lost.catch(() => {});
    await expect.poll(() => server.proxy.calls.length).toBe(before + 1);
    const now = server.services.clock.now();
    server.harness.setTime(new Date(now.getTime() + 180_000));
    gone.abort();
    const listener = await server.database.pool.connect();
    await listener.query("listen run_wanted");
    const isWaiting = once(listener, "notification");
    const retry = ask(1);
    await isWaiting;
    listener.release(true);
    rest.resolve();
    expect(contentOf(await retry)).toBe(answer);
    server.harness.setTime(now);
    expect(server.proxy.calls.length).toBe(before + 1);
    expect(await server.balanceOf(userId)).toEqual([98, 0]);
  });

  it("[G3][E12] an answer is cut to what its request may cost, and refused if its messages cost more", async () => {
    const { client } = await open();
    await client.chat.completions.create({ model, messages, max_aic: 2 } as never);
    expect(server.mock.getRequests().at(-1)?.body).toMatchObject({ max_completion_tokens: 1_992 });
    const long = [{ role: "user" as const, content: "logo ".repeat(2_000) }];
    const asked = client.chat.completions.create({ model, messages: long }, { headers: { "X-Max-AIC": "3" } });
    await expect(asked).rejects.toMatchObject({ status: 400, param: "max_aic" });
  });

  it.each([
    ["n", { n: 2 }],
    ["logprobs", { logprobs: true }],
    ["temperature", { temperature: 3 }],
    ["max_tokens", { max_tokens: 0 }],
    ["messages", { messages: [] }],
    ["messages", { messages: undefined }],
    ["messages.0.role", { messages: [{ role: "robot", content: "x" }] }],
    ["messages.0.content", { messages: [{ role: "user", content: 7 }] }],
    [
      "messages.0.content.0.image_url.url",
      {
        messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: "https://example.com/a.png" } }] }],
      },
    ],
    [
      "messages.0.content.0.image_url.url",
      {
        messages: [
          { role: "user", content: [{ type: "image_url", image_url: { url: "data:image/png;base64,aGVsbG8=" } }] },
        ],
      },
    ],
    ["messages.0.tool_call_id", { messages: [{ role: "tool", tool_call_id: "none", content: "x" }] }],
    ["foo", { foo: 1 }],
    ["tools.0.type", { tools: [{ type: "web_search" }] }],
    ["response_format.type", { response_format: { type: "xml" } }],
    ["stop", { stop: 5 }],
    ["max_aic", { max_aic: -1 }],
    ["max_aic", { max_aic: 0.5 }],
    ["max_aic", { max_aic: 100_001 }],
    ["model", { model: "" }],
    ["model", { model: "x".repeat(251) }],
    ["model", { model: "gpt-2" }],
    ["model", { model: "__proto__" }],
    ["model", { model: image }],
    ["messages", { messages: "Hello" }],
    ["messages.0.content", { messages: [{ role: "user", content: [] }] }],
    ["stream", { stream: "yes" }],
    ["stream_options.include_usage", { stream: true, stream_options: { include_usage: 1 } }],
    ["max_tokens", { max_tokens: 200_001 }],
    ["max_completion_tokens", { max_completion_tokens: 1.5 }],
    ["temperature", { temperature: -0.1 }],
    ["top_p", { top_p: 1.1 }],
    ["presence_penalty", { presence_penalty: -2.1 }],
    ["frequency_penalty", { frequency_penalty: 2.1 }],
    ["stop", { stop: ["a", "b", "c", "d", "e"] }],
    ["stop.0", { stop: [""] }],
    ["seed", { seed: 0.5 }],
    ["reasoning_effort", { reasoning_effort: "utmost" }],
    ["tools", { tools: Array.from({ length: 129 }, (_, index) => toolNamed(`tool_${index}`)) }],
    ["tools.0.function.name", { tools: [toolNamed("two words")] }],
    ["tool_choice", { tools: [toolNamed("one")], tool_choice: "always" }],
    ["response_format.json_schema", { response_format: { type: "json_schema" } }],
    ["logprobs", { logprobs: true, top_logprobs: 5 }],
    ["service_tier", { service_tier: "flex" }],
    ["store", { store: true }],
    [
      "messages.0.content.0.image_url.url",
      {
        messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: "file:///etc/passwd" } }] }],
      },
    ],
    [
      "messages.0.content.0.file.file_data",
      {
        messages: [
          { role: "user", content: [{ type: "file", file: { file_data: "data:application/pdf;base64,aGVsbG8=" } }] },
        ],
      },
    ],
  ])("[G3][H7] a wrong %s is refused with its name: %#", async (param, change: object) => {
    const { userId, client } = await open();
    const before = server.proxy.calls.length;
    const refused: unknown = await client.chat.completions
      .create({ model, messages, ...change } as never)
      .catch((reason: unknown) => reason);
    expect(refused).toMatchObject({ param, type: "invalid_request_error", message: expect.stringMatching(/.{20}/) });
    const isUnknownModel = (refused as APIError).code === "model_not_found";
    expect(refused).toMatchObject({ status: isUnknownModel ? 404 : 400 });
    expect(server.proxy.calls.length).toBe(before);
    expect(await server.balanceOf(userId)).toEqual([100, 0]);
  });

  it("[G3] errors of the provider are errors of the official client, and cost nothing", async () => {
    const { userId, client } = await open();
    const fail = (status: number, code: string) => {
      const body = JSON.stringify({ error: { message: "It failed.", type: "x", param: null, code } });
      server.proxy.fault = { kind: "answer", status, body };
      return client.chat.completions.create({ model, messages, stream: true });
    };
    await expect(fail(400, "content_policy_violation")).rejects.toMatchObject({
      status: 400,
      code: "content_policy_violation",
    });
    await expect(fail(400, "context_length_exceeded")).rejects.toMatchObject({ code: "context_length_exceeded" });
    const broken = fail(401, "invalid_api_key");
    await expect(broken).rejects.toBeInstanceOf(OpenAI.InternalServerError);
    await expect(broken).rejects.toMatchObject({ status: 503, code: "provider_unavailable" });
    expect(await server.balanceOf(userId)).toEqual([100, 0]);
  });

  it("[G3] a stream that breaks in the middle ends with an error, and costs nothing", async () => {
    const { userId, client } = await open();
    server.proxy.fault = { kind: "cut", afterEvents: 3, how: "broken" };
    const stream = await client.chat.completions.create({ model, messages, stream: true });
    const read = async () => {
      for await (const chunk of stream) void chunk;
    };
    await expect(read()).rejects.toBeInstanceOf(OpenAI.APIError);
    expect(await server.balanceOf(userId)).toEqual([100, 0]);
  });

  it("[C14] leaves a ledger without drift and no hold open", async () => {
    expect(await verifyLedger(server.database.db)).toEqual([]);
    const { rows } = await server.database.pool.query(
      "select count(*)::int as open from credit_holds where state = 'held'",
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
});
