import OpenAI from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verifyLedger } from "#credits/index.ts";
import { dayMs } from "#platform/clock.ts";
import { type ApiServer, startApiServer } from "../../test/api-server.ts";
import { putSubscription } from "../../test/subscriptions.ts";

const model = "gpt-6-luna";
const messages = [{ role: "user" as const, content: "About logos" }];

describe("access to the API", () => {
  let server: ApiServer;
  beforeAll(async () => {
    server = await startApiServer();
    server.mock.onMessage(/./, { content: "An answer.", usage: { prompt_tokens: 700, completion_tokens: 600 } });
  });
  beforeEach(() => server.harness.setTime(new Date()));
  afterAll(() => server.close());

  const ask = (client: OpenAI) => client.chat.completions.create({ model, messages });
  async function open(given?: Parameters<ApiServer["addUser"]>[0], settings?: Parameters<ApiServer["addKey"]>[1]) {
    const userId = await server.addUser(given);
    const key = await server.addKey(userId, settings);
    return { userId, key, client: server.clientOf(key) };
  }
  const query = (statement: string, values: readonly unknown[]) => server.database.pool.query(statement, [...values]);

  it("[G3] lists the models that the user can run, and describes one", async () => {
    const { client } = await open();
    const ids = (await client.models.list()).data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([model, `gpt-4o/${model}`]));
    expect(ids.some((id) => id.includes("claude"))).toBe(false);
    expect(await client.models.retrieve(`gpt-4o/${model}`)).toMatchObject({ object: "model" });
    expect(await client.models.retrieve("gpt-4o-mini")).toMatchObject({ id: "gpt-4o-mini" });
    const missing = client.models.retrieve("gpt-2");
    await expect(missing).rejects.toBeInstanceOf(OpenAI.NotFoundError);
    await expect(missing).rejects.toMatchObject({ code: "model_not_found", param: "model" });
    await expect(client.chat.completions.create({ model: "gpt-2", messages })).rejects.toMatchObject({ status: 404 });
  });

  it("[G2] a request without a key, with a mistyped one and with an unknown one is refused", async () => {
    const { key } = await open();
    const withoutKey = await fetch(`${server.url}/v1/models`);
    expect([withoutKey.status, withoutKey.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await withoutKey.json()).toEqual({
      error: {
        message: expect.stringContaining("Authorization: Bearer"),
        type: "authentication_error",
        param: null,
        code: "invalid_api_key",
      },
    });
    const wrong = [`${key.slice(0, -1)}${key.endsWith("x") ? "y" : "x"}`, `${key}x`, "easel_x", "sk-1", "\u00a0"];
    for (const text of wrong) {
      const refused = ask(server.clientOf(encodeURIComponent(text)));
      await expect(refused).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
    }
  });

  it("[G2] a key stops with the next request after it was revoked, and when it expires", async () => {
    const expiresAt = new Date(Date.now() + dayMs);
    const { userId, client } = await open({}, { expiresAt });
    await ask(client);
    server.harness.setTime(new Date(expiresAt.getTime() + 1_000));
    await expect(ask(client)).rejects.toMatchObject({ status: 401, message: expect.stringContaining("has expired") });
    server.harness.setTime(new Date());
    await ask(client);
    await query("update api_keys set revoked_at = now() where user_id = $1", [userId]);
    const refused = ask(client);
    await expect(refused).rejects.toBeInstanceOf(OpenAI.AuthenticationError);
    await expect(refused).rejects.toMatchObject({ message: expect.stringContaining("was revoked") });
  });

  it("[G2] keys stop when their user leaves the Business plan, is disabled, or asks for the deletion of the account", async () => {
    const { userId, client } = await open();
    await ask(client);
    await putSubscription({ databaseUrl: server.database.url }, userId, { planId: "pro" });
    const refused = ask(client);
    await expect(refused).rejects.toBeInstanceOf(OpenAI.PermissionDeniedError);
    await expect(refused).rejects.toMatchObject({ message: expect.stringContaining("part of the Business plan") });
    await putSubscription({ databaseUrl: server.database.url }, userId, { planId: "business" });
    await ask(client);
    for (const column of ["disabled_at", "delete_after"]) {
      await query(`update users set ${column} = now() where id = $1`, [userId]);
      await expect(ask(client)).rejects.toMatchObject({ status: 403 });
      await query(`update users set ${column} = null where id = $1`, [userId]);
    }
    await ask(client);
  });

  it("[G2] a key does only what it was created for", async () => {
    const { client } = await open({}, { scopes: ["models:read"] });
    await client.models.list();
    await expect(ask(client)).rejects.toMatchObject({
      status: 403,
      type: "permission_error",
      message: expect.stringContaining("chat:write"),
    });
    const writer = await open({}, { scopes: ["chat:write"] });
    await ask(writer.client);
    await expect(writer.client.models.list()).rejects.toBeInstanceOf(OpenAI.PermissionDeniedError);
  });

  it("[G2] a key’s requests a minute are limited, and the refusal says how long to wait", async () => {
    const { client } = await open({}, { minuteMax: 10 });
    const outcomes = await Promise.allSettled(Array.from({ length: 14 }, () => client.models.list()));
    const refusals = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refusals).toHaveLength(4);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(OpenAI.RateLimitError);
      expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(refusal.type).toBe("rate_limit_error");
    }
  });

  it.each(["month", "total"] as const)(
    "[G2] fifty requests at once never spend more than a key’s budget in %s, and those beyond it say so",
    async (kind) => {
      const { userId, client } = await open({ credits: 1_000 }, { budget: { kind, max: 20 } });
      const asked = Array.from({ length: 50 }, () =>
        client.chat.completions.create({ model, messages, max_tokens: 990 }),
      );
      const outcomes = await Promise.allSettled(asked);
      const { rows } = await query(
        "select sum(price_aic)::int as spent, count(*)::int as runs from runs where user_id = $1",
        [userId],
      );
      const answered = outcomes.filter(({ status }) => status === "fulfilled").length;
      expect(rows).toEqual([{ spent: answered, runs: answered }]);
      expect(answered).toBeGreaterThan(0);
      expect(answered).toBeLessThanOrEqual(20);
      for (const one of outcomes) {
        if (one.status === "rejected") expect(one.reason).toMatchObject({ status: 403, code: "budget_exceeded" });
      }
      expect(await server.balanceOf(userId)).toEqual([1_000 - answered, 0]);
      // Another key of the same user has a budget of its own.
      await ask(server.clientOf(await server.addKey(userId)));
    },
  );

  it("[G2] a monthly budget starts anew with the month, a total one doesn’t", async () => {
    const userId = await server.addUser({ credits: 100 });
    const [month, total] = await Promise.all(
      (["month", "total"] as const).map(async (kind) =>
        server.clientOf(await server.addKey(userId, { budget: { kind, max: 6 } })),
      ),
    );
    for (const client of [month, total]) {
      if (!client) throw new Error("there are two keys");
      await ask(client);
      await expect(ask(client)).rejects.toMatchObject({ code: "budget_exceeded" });
    }
    const now = new Date();
    const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2));
    await query("update user_subscriptions set paid_until = $2, current_period_end = $2 where user_id = $1", [
      userId,
      new Date(nextMonth.getTime() + 20 * dayMs),
    ]);
    server.harness.setTime(nextMonth);
    if (month) await ask(month);
    if (total) await expect(ask(total)).rejects.toMatchObject({ code: "budget_exceeded" });
  });

  it("[C8][G3] a request that the user can’t pay is refused with the price and the balance, and calls no provider", async () => {
    const { client } = await open({ credits: 2 });
    const before = server.proxy.calls.length;
    await expect(ask(client)).rejects.toMatchObject({
      status: 402,
      code: "insufficient_quota",
      message: expect.stringContaining("but only have 2"),
    });
    expect(server.proxy.calls.length).toBe(before);
  });

  it("[G3] a generation is told to its own user only", async () => {
    const { client } = await open();
    const { response } = await client.chat.completions.create({ model, messages }).withResponse();
    const path = `/generations/${response.headers.get("x-generation-id")}`;
    expect(await client.get(path)).toMatchObject({ cost_aic: 2 });
    const other = await open();
    for (const unknown of [path, "/generations/none", "/generations/00000000-0000-0000-0000-000000000000"]) {
      await expect(other.client.get(unknown)).rejects.toBeInstanceOf(OpenAI.NotFoundError);
    }
  });

  it("[G3][H7] every refusal under /v1 has the form that clients of OpenAI’s API know", async () => {
    const { key } = await open();
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const send = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, { headers, ...init });
    const post = (body: BodyInit, more: Record<string, string> = {}) =>
      send("/v1/chat/completions", { method: "POST", body, headers: { ...headers, ...more } });
    const answers: readonly (readonly [Promise<Response>, number])[] = [
      [send("/v1/none"), 404],
      [send("/v1"), 404],
      [send("/v1/chat/completions"), 405],
      [send("/v1/models", { method: "DELETE" }), 405],
      [send("/v1/chat/completions", { method: "OPTIONS" }), 405],
      [send("/v1/models/%00"), 400],
      [post("{oh"), 400],
      [post("[]"), 400],
      [post("null"), 400],
      [post("{}", { "content-type": "text/plain" }), 415],
      [post("x".repeat(10 * 1_024 * 1_024 + 1)), 413],
      [post(JSON.stringify({ model, messages }), { "idempotency-key": "a b" }), 400],
      [post(JSON.stringify({ model, messages }), { "x-max-aic": "much" }), 400],
      [post(JSON.stringify({ model, messages: [{ role: "user", content: "\u0000" }] })), 200],
    ];
    for (const [answer, status] of answers) {
      const response = await answer;
      const body = (await response.json()) as { error?: unknown };
      expect([response.url, response.status, body]).toEqual([response.url, status, body]);
      if (status !== 200) {
        expect(body.error).toEqual({
          message: expect.any(String),
          type: expect.any(String),
          param: body.error && (body.error as { param: unknown }).param,
          code: expect.any(String),
        });
      }
      expect(response.headers.get("set-cookie")).toBeNull();
      // A page of another site is to hold no key, so that none may read an answer.
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
    const listed = await send("/v1/chat/completions", { method: "GET" });
    expect(listed.headers.get("allow")).toBe("POST");
  });

  it("[G3] a prompt of 2 MB and a conversation of 10,000 messages are answered, or refused for their price", async () => {
    const { userId, client } = await open({ credits: 2_000 });
    const long = [{ role: "user" as const, content: "x".repeat(2 * 1_024 * 1_024) }];
    await client.chat.completions.create({ model, messages: long });
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content: "Hello",
    }));
    await client.chat.completions.create({ model, messages: many });
    expect(await server.balanceOf(userId)).toEqual([1_996, 0]);
    const poor = await open({ credits: 10 });
    await expect(poor.client.chat.completions.create({ model, messages: long })).rejects.toMatchObject({ status: 402 });
  });

  it("[G2][H7] no key is kept in clear", async () => {
    const { key, userId } = await open();
    const { rows } = await query("select *, encode(digest, 'escape') as escaped from api_keys where user_id = $1", [
      userId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(12));
    expect(rows[0].prefix).toBe(key.slice(0, 12));
  });

  it("[C14] leaves a ledger without drift", async () => {
    expect(await verifyLedger(server.database.db)).toEqual([]);
  });
});
