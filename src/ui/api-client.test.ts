import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiError, callApi, callForJson, uploadFile } from "./api-client.ts";

describe("the API client", () => {
  let server: Server;
  let base: string;
  let answer: RequestListener;
  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const failure = (call: Promise<unknown>): Promise<ApiError> =>
    call.then(
      () => expect.unreachable("it was answered"),
      (error: unknown) => {
        expect(error).toBeInstanceOf(ApiError);
        return error as ApiError;
      },
    );

  it("[H7] sends JSON and reads JSON", async () => {
    answer = async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      response.end(JSON.stringify({ method: request.method, type: request.headers["content-type"], body }));
    };
    expect(await callForJson(base, { json: { count: 1 } })).toEqual({
      method: "POST",
      type: "application/json",
      body: '{"count":1}',
    });
    expect(await callForJson(base)).toMatchObject({ method: "GET", body: "" });
  });

  it("[H7] says why the server refused, with the code", async () => {
    answer = (_, response) => {
      response
        .writeHead(402)
        .end(JSON.stringify({ error: { code: "payment_required", message: "You have 2 AI credits left." } }));
    };
    const { message, status, code } = await failure(callApi(base));
    expect({ message, status, code }).toEqual({
      message: "You have 2 AI credits left.",
      status: 402,
      code: "payment_required",
    });
  });

  it("[H7] has a sentence of its own for another program's answer, for none, and for one that is cut off", async () => {
    answer = (_, response) => void response.writeHead(502).end("<html>Bad gateway</html>");
    expect(await failure(callApi(base))).toMatchObject({ message: "That didn’t work. Please try again.", status: 502 });
    expect((await failure(callApi(base, { refused: "Not saved." }))).message).toBe("Not saved.");
    answer = (request) => void request.socket.destroy();
    const lost = await failure(callApi(base));
    expect(lost).toMatchObject({ message: "The connection was lost. Please try again.", status: undefined });
    answer = (_, response) => {
      response.writeHead(200, { "content-length": "100" }).write('{"a":');
      setImmediate(() => response.destroy());
    };
    expect((await failure(callForJson(base, { lost: "Gone." }))).message).toBe("Gone.");
  });

  it("[H7] ends with the signal's reason once it is aborted", async () => {
    const stop = new AbortController();
    answer = () => stop.abort();
    await expect(callApi(base, { signal: stop.signal })).rejects.toThrow(
      expect.objectContaining({ name: "AbortError" }),
    );
  });

  it("[H7] sends a file with its fields, unless it is too large", async () => {
    answer = async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      response.end(JSON.stringify({ hasFile: body.includes("hello"), hasField: body.includes('name="right"') }));
    };
    const file = new File(["hello"], "a.txt");
    const options = { bytesMax: 10, tooLarge: "Too large.", fields: { right: "yes" } };
    expect(await uploadFile(base, file, options)).toEqual({ answer: { hasFile: true, hasField: true } });
    expect(await uploadFile(base, file, { ...options, bytesMax: 4 })).toEqual({ problem: "Too large." });
    answer = (request) => void request.socket.destroy();
    expect(await uploadFile(base, file, { ...options, called: "The photo" })).toEqual({
      problem: "The photo could not be sent. Please check your connection and try again.",
    });
  });
});
