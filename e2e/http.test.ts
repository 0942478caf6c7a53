import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, errorCode, formType, post } from "../test/ask.ts";
import { type BorrowedSite, borrowSite } from "../test/shared-sites.ts";
import type { Site } from "../test/site.ts";

const bodyBytesMax = 64 * 1_024;

let borrowed: BorrowedSite;
let site: Site;
beforeAll(async () => {
  borrowed = await borrowSite();
  ({ site } = borrowed);
});
afterAll(() => borrowed.end());

async function anAsset(): Promise<string> {
  const html = await (await fetch(site.url)).text();
  return /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
}

describe("bodies", () => {
  /** To what takes a body of this type: others read none. */
  const send = (type: string | undefined, body: string) => {
    const path = type === "application/json" ? "/api/auth/sign-in/email" : "/contact";
    const headers = { Origin: site.url, "Content-Type": type ?? "", "Content-Length": String(body.length) };
    return ask(site, `POST ${path}`, headers, body);
  };

  it.each([
    ["no content type", undefined, "a=b", 415, "unsupported_media_type"],
    ["plain text", "text/plain", "a=b", 415, "unsupported_media_type"],
    ["XML", "application/xml", "<a/>", 415, "unsupported_media_type"],
    ["malformed JSON", "application/json", '{"a":', 400, "malformed_request"],
    ["JSON with a NUL", "application/json", '{"a":"\\u0000"}', 400, "malformed_request"],
    ["JSON nested without end", "application/json", "[".repeat(30_000) + "]".repeat(30_000), 400, "malformed_request"],
    ["too much", formType, "x".repeat(bodyBytesMax + 1), 413, "payload_too_large"],
  ])("[H7] refuses %s", async (_, type, body, status, code) => {
    const answer = await send(type, body);
    expect([answer.status, errorCode(answer)]).toEqual([status, code]);
    expect(JSON.parse(answer.body).error.message).toMatch(/^[A-Z].{15,}\.$/);
  });

  it.each([
    ["multipart without a boundary", "multipart/form-data", "hello", "couldn’t read what you sent"],
    ["multipart that is none", "multipart/form-data; boundary=x", "hello", "couldn’t read what you sent"],
    ["a form that is not UTF-8", formType, "a=%ff", "couldn’t read what you sent"],
    ["a form with a NUL", formType, "a=%00", "contains a NUL character"],
    ["a form of many fields", formType, "a&".repeat(1_000), "more than 300 fields", 422],
  ])("[H7] a page refuses %s", async (_, type, body, words, status = 400) => {
    const answer = await send(type, body);
    expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(words)]);
  });

  it("[H7] refuses a body that is too large, even without a length", async () => {
    const chunk = `${(16_384).toString(16)}\r\n${"x".repeat(16_384)}\r\n`;
    const headers = { Origin: site.url, "Content-Type": formType, "Transfer-Encoding": "chunked" };
    const answer = await ask(site, "POST /contact", headers, chunk.repeat(5));
    expect([answer.status, answer.body]).toEqual([413, expect.stringContaining("larger than 64 kB")]);
  });

  it("[H9] a page that takes no form reads none, whatever it is", async () => {
    const answer = await post(site, { Origin: site.url, "Content-Type": formType }, "a=%ff");
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("[H7] does not wait for a gigabyte that was only announced", async () => {
    const headers = {
      Origin: site.url,
      "Content-Type": formType,
      "Content-Length": String(2 ** 30),
      Expect: "100-continue",
    };
    expect((await ask(site, "POST /", headers)).text).toMatch(/HTTP\/1\.1 413 /);
  });

  it.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])("[H7] refuses the method %s", async (method) => {
    const answer = await ask(site, `${method} /`, { Origin: site.url });
    expect([answer.status, answer.headers.allow, errorCode(answer)]).toEqual([
      405,
      "GET, HEAD, POST",
      "method_not_allowed",
    ]);
  });

  it.each([
    ["GET /api/create-checkout", "POST"],
    ["GET /api/webhooks/lemon-squeezy", "POST"],
    ["POST /api/credits", "GET, HEAD"],
    ["PUT /api/create-checkout", "POST"],
    ["DELETE /api/credits", "GET, HEAD"],
  ])("[H7] %s says which method is allowed", async (request, allowed) => {
    const answer = await ask(site, request, { Origin: site.url, "Content-Type": formType });
    expect([answer.status, answer.headers.allow, errorCode(answer)]).toEqual([405, allowed, "method_not_allowed"]);
  });

  it("[H7] headers without end are refused", async () => {
    const answer = await ask(site, "GET /", { Cookie: "x".repeat(20_000) });
    expect([answer.status, errorCode(answer)]).toEqual([431, "malformed_request"]);
  });
});

describe("addresses", () => {
  it.each([
    ["/features/", "/features"],
    ["/features//?q=a", "/features?q=a"],
    ["//evil.example/", "/evil.example"],
    ["//evil.example//%2e%2e/", "/evil.example"],
    ["/features/.data/", "/features/.data"],
  ])("[H7] %s redirects to %s, always on this site", async (given, target) => {
    const answer = await ask(site, `GET ${given}`);
    expect([answer.status, answer.headers.location]).toEqual([301, target]);
  });
});

describe("answers as HTTP wants them", () => {
  it.each(["/", "/features", "/favicon.svg", "/no-such-page", "/healthz"])(
    "[H7] HEAD %s answers like GET, without a body",
    async (address) => {
      const [get, head] = [
        await ask(site, `GET ${address}`, { Accept: "text/html" }),
        await ask(site, `HEAD ${address}`, { Accept: "text/html" }),
      ];
      expect([head.status, head.body]).toEqual([get.status, ""]);
      for (const name of ["content-type", "cache-control", "etag", "content-security-policy"]) {
        // The hashes of a page that is rendered anew differ with what it carries.
        if (name === "content-security-policy" && get.headers.etag === undefined) continue;
        expect(head.headers[name]).toBe(get.headers[name]);
      }
    },
  );

  it("a page and its data have ETags, also for the first one who asks, and 304 says nothing of a body", async () => {
    for (const address of ["/?first=1", "/_.data?first=1"]) {
      const first = await ask(site, `GET ${address}`);
      expect(first.headers).toMatchObject({
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        vary: "accept-encoding, cookie",
        "cache-control": expect.stringContaining("s-maxage="),
      });
      const again = await ask(site, `GET ${address}`, { "If-None-Match": first.headers.etag ?? "" });
      expect([again.status, again.body, again.headers.etag]).toEqual([304, "", first.headers.etag]);
      for (const name of ["content-type", "content-length", "content-encoding", "transfer-encoding"])
        expect(again.headers).not.toHaveProperty(name);
    }
  });

  it.each(["br", "gzip", "identity"])("files and pages come as %s to who asks for it", async (encoding) => {
    const askFor = (address: string) => fetch(`${site.url}${address}`, { headers: { "accept-encoding": encoding } });
    const encodingOf = ({ headers }: Response) => headers.get("content-encoding") ?? "identity";
    // A page is compressed after it has been sent for the first time.
    await expect.poll(async () => encodingOf(await askFor("/"))).toBe(encoding);
    for (const address of [await anAsset(), "/", "/no-such-page"]) {
      const answer = await askFor(address);
      expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
      // What is made for one visitor is not worth brotli's time.
      expect(address === "/no-such-page" && encoding === "br" ? ["identity"] : [encoding]).toContain(
        encodingOf(answer),
      );
      expect((await answer.text()).length).toBeGreaterThan(500);
    }
  });

  it.each(["bytes=0-9", "bytes=9-0", "bytes=999999999-", "bytes=-5", "bytes=a-b", "lines=1-2", "bytes=0-1,5-6"])(
    "[H7] Range: %s gets the whole file, which HTTP allows",
    async (range) => {
      const whole = await ask(site, "GET /favicon.svg");
      const answer = await ask(site, "GET /favicon.svg", { Range: range });
      expect([answer.status, answer.body]).toEqual([200, whole.body]);
      expect((await ask(site, "GET /", { Range: range })).status).toBe(200);
    },
  );
});
