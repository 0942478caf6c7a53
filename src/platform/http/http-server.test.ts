import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { rawRequest } from "../../../test/raw-request.ts";
import { createHttpServer, httpTimeouts } from "./http-server.ts";
import { securityHeaders } from "./security-headers.ts";

const headers = securityHeaders("https://easel.example");
const get = "GET / HTTP/1.1\r\nHost: x\r\n";

describe("HTTP server", () => {
  let server: Server;
  let url: string;
  const { log, messages } = createQuietLog();
  const listen = async (timeouts = httpTimeouts) => {
    server = createHttpServer((_, response) => response.end("hello"), { log, headers, timeouts });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  beforeEach(() => listen());
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  it.each([
    ["what is no HTTP", ["hello\r\n\r\n"], 400, "This is not a request that can be read."],
    ["a method that does not exist", ["FETCH / HTTP/1.1\r\nHost: x\r\n\r\n"], 400, "This is not a request"],
    ["a header without a colon", [`${get}nonsense\r\n\r\n`], 400, "This is not a request"],
    ["a header with a NUL", [`${get}X: a\0b\r\n\r\n`], 400, "This is not a request"],
    [
      "two lengths",
      ["POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na"],
      400,
      "This is not a request",
    ],
    [
      "a length and chunks",
      ["POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
      400,
      "This is not a request",
    ],
    [
      "headers that are too large",
      [`${get}Cookie: ${"x".repeat(20_000)}\r\n\r\n`],
      431,
      "larger than 16 kB. Please clear the cookies",
    ],
    [
      "CONNECT",
      ["CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n"],
      405,
      "This address doesn’t support CONNECT.",
    ],
    ["an unknown expectation", [`${get}Expect: miracles\r\n\r\n`], 417, "The expectation in this request's headers"],
  ])("[H7] answers %s with a sentence, and closes", async (_, parts, status, sentence) => {
    const answer = await rawRequest(url, parts);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body).error.message).toContain(sentence);
    expect(answer.headers).toMatchObject({ ...headers, connection: "close", "content-type": "application/json" });
  });

  it("[H4] says so in the log", async () => {
    await rawRequest(url, ["hello\r\n\r\n"]);
    expect(messages()).toContain("unreadable request refused");
  });

  it.each([
    ["headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow:"],
    ["a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab"],
  ])("[H7] does not wait for ever for %s", async (_, beginning) => {
    server.close();
    const timeouts = { headersMs: 100, requestMs: 200, keepAliveMs: 5_000, checkMs: 20 };
    server = createHttpServer((request, response) => request.resume().on("end", () => response.end()), {
      log,
      headers,
      timeouts,
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await rawRequest(url, [beginning]);
    expect([answer.status, JSON.parse(answer.body).error.message]).toEqual([
      408,
      "The request took too long to arrive. Please try again.",
    ]);
  });

  it("[H7] keeps an idle connection longer than it would wait for headers", async () => {
    server.close();
    // Long enough to read our request in time, however busy the machine is.
    await listen({ headersMs: 1_500, requestMs: 3_000, keepAliveMs: 120_000, checkMs: 10 });
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    const answers = () => text.split("200 OK").length - 1;
    socket.write(`${get}\r\n`);
    await expect.poll(answers).toBe(1);
    // Other connections time out meanwhile, so the check has run and left this one alone.
    expect((await rawRequest(url, ["GET / HTTP/1.1\r\n"])).status).toBe(408);
    socket.write(`${get}\r\n`);
    await expect.poll(answers).toBe(2);
    socket.destroy();
  });
});
