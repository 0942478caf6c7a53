import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  acceptsEncoding,
  chooseVariant,
  createVariant,
  isUnchanged,
  type StoredAnswer,
  sendStored,
  storedResponse,
} from "./stored-answer.ts";

const text = "<!doctype html><title>Easel</title>".repeat(20);
const headers: [string, string][] = [
  ["content-type", "text/html; charset=utf-8"],
  ["cache-control", "public, max-age=0, s-maxage=300"],
  ["x-content-type-options", "nosniff"],
  ["ETag", '"not ours"'],
];
const answer: StoredAnswer = {
  identity: createVariant(Buffer.from(text), "identity", headers, ["cookie"]),
  gzip: createVariant(gzipSync(text), "gzip", headers, ["cookie"]),
};

describe("accepted encodings", () => {
  it.each([
    [undefined, false, false],
    ["", false, false],
    ["gzip", true, false],
    ["gzip, deflate, br, zstd", true, true],
    ["GZIP;Q=0.5", true, false],
    ["gzip;q=0, br", false, true],
    ["gzip; q=0.000", false, false],
    ["br;q=0.001", false, true],
    ["*", true, true],
    ["*;q=0", false, false],
    ["br;q=0, *", true, false],
    ["xgzip, brotli", false, false],
    ["gzip;q=nonsense", false, false],
  ])("%s: gzip %s, br %s", (header, gzip, br) => {
    expect(acceptsEncoding(header, "gzip")).toBe(gzip);
    expect(acceptsEncoding(header, "br")).toBe(br);
    expect(acceptsEncoding(header, "identity")).toBe(true);
  });

  it("sends the best form that is there", () => {
    expect(chooseVariant(answer, "br, gzip")).toBe(answer.gzip);
    expect(chooseVariant(answer, "br")).toBe(answer.identity);
  });
});

describe("ETags", () => {
  const { etag } = answer.identity;

  it("differ between encodings and contents, and are ours alone", () => {
    expect(etag).not.toBe(answer.gzip?.etag);
    expect(createVariant(Buffer.from(`${text}!`), "identity", headers, []).etag).not.toBe(etag);
    expect(answer.identity.headers.filter((part) => part.includes("not ours"))).toEqual([]);
  });

  it.each([
    [etag, true],
    [`W/${etag}`, true],
    [`"other", ${etag}`, true],
    ["*", true],
    ['"other"', false],
    ["", false],
    [undefined, false],
  ])("If-None-Match: %s", (header, unchanged) => {
    expect(isUnchanged(header, etag)).toBe(unchanged);
  });
});

describe("an answer from memory", () => {
  const server = createServer((incoming, outgoing) => {
    sendStored(incoming, outgoing, answer, "request-1");
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => server.close());

  function ask(method: string, given: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo;
    return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const sent = request({ port, method, headers: given, agent: false }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
      sent.on("error", reject).end();
    });
  }

  it("carries its headers, its length, what it varies by, and the request's id", async () => {
    const { status, headers: got, body } = await ask("GET", { "accept-encoding": "gzip" });
    expect(status).toBe(200);
    expect(gunzipSync(body).toString()).toBe(text);
    expect(got).toMatchObject({
      "content-encoding": "gzip",
      "content-length": String(body.byteLength),
      etag: answer.gzip?.etag,
      vary: "accept-encoding, cookie",
      "x-content-type-options": "nosniff",
      "x-request-id": "request-1",
    });
  });

  it("HEAD says the same without the body", async () => {
    const { status, headers: got, body } = await ask("HEAD");
    expect(status).toBe(200);
    expect(body).toHaveLength(0);
    expect(got).toMatchObject({
      "content-length": String(text.length),
      "content-type": "text/html; charset=utf-8",
      etag: answer.identity.etag,
    });
  });

  it("304 speaks of lifetime and identity, never of a body that is not there", async () => {
    const { status, headers: got, body } = await ask("GET", { "if-none-match": answer.identity.etag });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
    expect(got).toMatchObject({
      etag: answer.identity.etag,
      vary: "accept-encoding, cookie",
      "cache-control": headers[1]?.[1],
    });
    for (const name of ["content-type", "content-length", "content-encoding"]) expect(got[name]).toBeUndefined();
  });

  it("is the same as a web response for the request that waited for it", async () => {
    const first = storedResponse(new Request("http://x/", { headers: { "accept-encoding": "gzip" } }), answer);
    expect(first.status).toBe(200);
    expect(gunzipSync(Buffer.from(await first.arrayBuffer())).toString()).toBe(text);
    expect(first.headers.get("vary")).toBe("accept-encoding, cookie");
    const again = storedResponse(
      new Request("http://x/", { headers: { "if-none-match": answer.identity.etag } }),
      answer,
    );
    expect([again.status, again.headers.get("content-type")]).toEqual([304, null]);
  });
});
