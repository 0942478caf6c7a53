import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { verifyLedger } from "#credits/index.ts";
import { type ApiServer, startApiServer } from "../../../test/api-server.ts";
import { rawRequest } from "../../../test/raw-request.ts";

const path = "/v1/chat/completions";
const body = (more: object = {}) =>
  JSON.stringify({ model: "gpt-6-luna", messages: [{ role: "user", content: "About logos" }], ...more });

describe("clients of the API that read slowly, go away or send half of a request", () => {
  let server: ApiServer;
  beforeAll(async () => {
    server = await startApiServer();
  });
  afterEach(() => {
    server.proxy.fault = undefined;
    server.mock.clearFixtures();
  });
  afterAll(() => server.close());

  async function open() {
    const userId = await server.addUser({ credits: 1_000 });
    return { userId, key: await server.addKey(userId) };
  }
  const headOf = (key: string, length: number, more: readonly string[] = []) =>
    [
      `POST ${path} HTTP/1.1`,
      "Host: x",
      `Authorization: Bearer ${key}`,
      "Content-Type: application/json",
      `Content-Length: ${length}`,
      "Connection: close",
      ...more,
      "",
      "",
    ].join("\r\n");
  /** Sends a whole request. */
  async function ask(key: string, more: object): Promise<Socket> {
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    const text = body(more);
    await new Promise((resolve) => socket.write(headOf(key, Buffer.byteLength(text)) + text, resolve));
    return socket;
  }
  const countAnswers = async () =>
    (await server.services.metrics.httpRequests.get()).values.reduce((sum, { value }) => sum + value, 0);
  const statesOf = async (userId: string): Promise<string[]> => {
    const { rows } = await server.database.pool.query("select state, price_aic from runs where user_id = $1", [userId]);
    return rows.map(({ state, price_aic }) => `${state}: ${price_aic}`);
  };

  it("[G3][C9] a client that reads nothing holds up neither the run nor its charge, and finds the whole answer later", async () => {
    const { userId, key } = await open();
    // More than the connection's buffers hold.
    const answer = "多くの言葉でできた答え。".repeat(160_000);
    const usage = { prompt_tokens: 700, completion_tokens: 199_300 };
    server.mock.onMessage(/./, { content: answer, usage }, { chunkSize: 100_000 });
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const asked = httpRequest(`${server.url}${path}`, { method: "POST", headers });
    asked.end(body({ stream: true, max_tokens: 200_000 }));
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    response.pause();
    await expect.poll(() => statesOf(userId)).toEqual(["finished: 200"]);
    expect(await server.balanceOf(userId)).toEqual([800, 0]);
    expect(response.socket.bytesRead).toBeLessThan(answer.length);
    let text = "";
    for await (const chunk of response.setEncoding("utf8")) text += chunk;
    const events = text
      .split("\n\n")
      .filter(Boolean)
      .map((event) => event.slice("data: ".length));
    expect(events.at(-1)).toBe("[DONE]");
    const words = events.slice(0, -1).map((event) => JSON.parse(event).choices[0]?.delta?.content ?? "");
    expect(words.join("") === answer).toBe(true);
  });

  it("[G3][E6] clients that go away while they wait, or right after they asked, leave no call and no hold open, and pay nothing", async () => {
    const { userId, key } = await open();
    server.mock.onMessage(/./, { content: "An answer." });
    server.proxy.fault = { kind: "silence", afterEvents: 0 };
    const calls = (from: number) => server.proxy.calls.slice(from);
    const from = server.proxy.calls.length;
    const start = await countAnswers();
    const waiting = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(key, { stream: index % 2 === 0 })));
    await expect.poll(() => calls(from).length).toBe(20);
    for (const socket of waiting) socket.destroy();
    await expect.poll(() => calls(from).filter(({ isHungUp }) => isHungUp).length).toBe(20);
    await expect.poll(() => statesOf(userId)).toEqual(Array(20).fill("stopped: 0"));
    await expect.poll(countAnswers).toBe(start + 20);

    const gone = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(key, { stream: index % 2 === 0 })));
    for (const socket of gone) socket.destroy();
    await expect.poll(countAnswers).toBe(start + 40);
    await expect.poll(() => calls(from).filter(({ isHungUp }) => !isHungUp)).toEqual([]);
    await expect.poll(async () => new Set(await statesOf(userId))).toEqual(new Set(["stopped: 0"]));
    expect(await server.balanceOf(userId)).toEqual([1_000, 0]);
  });

  it("[G3][H7] a request that never comes whole runs nothing", async () => {
    const { userId, key } = await open();
    const before = server.proxy.calls.length;
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, "connect");
    const text = body();
    socket.write(headOf(key, text.length) + text.slice(0, -1), () => socket.destroy());
    await once(socket, "close");
    const short = await rawRequest(server.url, [headOf(key, text.length - 1) + text.slice(0, -1)]);
    expect(short.status).toBe(400);
    expect([await statesOf(userId), server.proxy.calls.length]).toEqual([[], before]);
  });

  it.each([
    ["a key", (key: string) => headOf(`${key}\r\n x`, 0)],
    ["a key that adds a header", (key: string) => headOf(`${key}\nX-Max-AIC: 0`, 0)],
    ["an Idempotency-Key", (key: string) => headOf(key, 0, ["Idempotency-Key: a\r\n b"])],
  ])("[G2][H7] %s with a line break is refused", async (_, headWith) => {
    const { userId, key } = await open();
    const { status } = await rawRequest(server.url, [headWith(key)]);
    expect([400, 401]).toContain(status);
    expect(await statesOf(userId)).toEqual([]);
  });

  it("[C14] leaves a ledger without drift and no hold open", async () => {
    expect(await verifyLedger(server.database.db)).toEqual([]);
    const { rows } = await server.database.pool.query(
      "select count(*)::int as open from credit_holds where state = 'held'",
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
});
