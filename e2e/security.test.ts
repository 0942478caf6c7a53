import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hashSource } from "#platform/http/content-security-policy.ts";
import { startBrowser, type TestBrowser } from "../test/browser.ts";
import { type RawAnswer, rawRequest } from "../test/raw-request.ts";
import { type Site, startSite } from "../test/site.ts";

const form = "application/x-www-form-urlencoded";
const bodyBytesMax = 64 * 1_024;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** One request on a connection of its own: unlike fetch it sends just what it is told. */
function ask(
  line: string,
  headers: Readonly<Record<string, string>> = {},
  body: string | Uint8Array = "",
  to: Site = site,
): Promise<RawAnswer> {
  const all = { Host: new URL(to.url).host, Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return rawRequest(to.url, [[`${line} HTTP/1.1`, ...lines, "", ""].join("\r\n"), body]);
}

function post(
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array = "a=b",
  to: Site = site,
): Promise<RawAnswer> {
  return ask(
    "POST /",
    { "Content-Type": form, "Content-Length": String(Buffer.byteLength(body)), ...headers },
    body,
    to,
  );
}

const errorCode = (answer: RawAnswer) => JSON.parse(answer.body).error.code as string;
const scriptSources = (policy: string | undefined) => /script-src ([^;]*)/.exec(policy ?? "")?.[1]?.split(" ") ?? [];

async function anAsset(): Promise<string> {
  const html = await (await fetch(site.url)).text();
  return /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
}

describe("headers", () => {
  const always = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": expect.stringMatching(/^(?:strict-origin-when-cross-origin|origin)$/),
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": expect.stringMatching(/default-src '(?:self|none)'.*frame-ancestors '(?:none|self)'/),
  };

  it.each([
    ["a page for visitors", "GET /", 200, {}],
    ["the same from memory", "GET /", 200, {}],
    ["a missing page", "GET /no-such-page", 404, { Accept: "text/html" }],
    ["data of a page", "GET /_.data", 200, {}],
    ["a file", "GET /favicon.svg", 200, {}],
    ["a missing file", "GET /assets/gone.js", 404, {}],
    ["JSON", "GET /healthz", 200, {}],
    ["a refusal as JSON", "GET /?q=%ff", 400, {}],
    ["a refusal as a page", "GET /?q=%ff", 400, { Accept: "text/html" }],
    ["a redirect", "GET /features/", 301, {}],
    ["a refused method", "DELETE /", 405, {}],
    ["HEAD", "HEAD /", 200, {}],
    ["an address that is none", "GET /other", 400, { Host: "not a host" }],
    ["what is no HTTP", "HELLO", 400, {}],
  ])("[H7] %s carries them all", async (_, line, status, headers) => {
    const answer = await ask(line, headers);
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(always)]);
    for (const name of ["server", "x-powered-by", "strict-transport-security"])
      expect(answer.headers).not.toHaveProperty(name);
  });

  it("[H7] HSTS is there, for a year, where the address is https, and only there", async () => {
    const env = { BASE_URL: "https://easel.example", SMTP_URL: "smtp://127.0.0.1:1", APP_SECRET: "x".repeat(32) };
    const secure = await startSite({ env });
    for (const address of ["/", "/", "/favicon.svg", "/no-such-page", "/healthz", "/features/"]) {
      expect((await ask(`GET ${address}`, {}, "", secure)).headers).toHaveProperty(
        "strict-transport-security",
        "max-age=31536000; includeSubDomains",
      );
    }
    await secure.stop();
  });

  it("[H7] errors and what belongs to one visitor are kept by nobody", async () => {
    for (const line of ["GET /no-such-page", "GET /?q=%ff", "GET /healthz", "GET /features/"]) {
      expect((await ask(line)).headers["cache-control"]).toBe("no-store");
    }
  });
});

describe("content security policy", () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterEach(() => browser.expectNoErrors());
  afterAll(() => browser.close());

  it("[H7] names the hash of each of our inline scripts, and no 'unsafe-inline' or other host", async () => {
    const response = await fetch(site.url);
    const html = await response.text();
    expect(html).not.toContain(" nonce=");
    const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|application\/ld))[^>]*>([\s\S]+?)<\/script>/g)].map(
      ([, source = ""]) => source,
    );
    expect(inline.length).toBeGreaterThanOrEqual(3);
    const sources = scriptSources(response.headers.get("content-security-policy") ?? "");
    expect(sources.toSorted()).toEqual(["'self'", ...new Set(inline.map(hashSource))].toSorted());
  });

  it.each(["/", "/features"])("[H7] lets %s come to life in Chromium, without a violation", async (address) => {
    const page = await browser.open();
    await page.goto(`${site.url}${address}`);
    // The script in the head has run …
    const theme = await page.locator("html").getAttribute("data-theme");
    expect(["light", "dark"]).toContain(theme);
    // … and so has React: the button answers, and a link changes the page without loading it anew.
    const toggle = page.getByRole("button", { name: "Switch between light and dark" }).first();
    await expect
      .poll(async () => {
        await toggle.click();
        return page.locator("html").getAttribute("data-theme");
      })
      .not.toBe(theme);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL(`${site.url}/`);
    expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
  });

  it("[H7] the error page comes to life too", async () => {
    const page = await browser.open({ expectedErrors: [/404/] });
    await page.goto(`${site.url}/no-such-page`);
    const before = await page.locator("html").getAttribute("data-theme");
    const toggle = page.getByRole("button", { name: "Switch between light and dark" }).first();
    await expect
      .poll(async () => {
        await toggle.click();
        return page.locator("html").getAttribute("data-theme");
      })
      .not.toBe(before);
  });

  it("[H7] what somebody smuggles into a page does not run", async () => {
    const page = await browser.open({ expectedErrors: [/Content Security Policy/] });
    await page.goto(site.url);
    const ran = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.smuggled = true";
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend", '<button onclick="window.smuggled = true">x</button>');
      (document.body.lastElementChild as HTMLButtonElement).click();
      const blocked = new Promise((resolve) =>
        document.addEventListener("securitypolicyviolation", resolve, { once: true }),
      );
      document.body.insertAdjacentHTML("beforeend", '<img src="https://evil.example/leak.png">');
      await blocked;
      return (window as { smuggled?: boolean }).smuggled ?? false;
    });
    expect(ran).toBe(false);
  });
});

describe("origin of writes", () => {
  const own = () => ({ Origin: site.url, "Sec-Fetch-Site": "same-origin" });

  it.each([
    ["a foreign origin", { Origin: "https://evil.example" }],
    ["no origin", {}],
    ["the origin “null”", { Origin: "null" }],
    ["another port of this machine", { Origin: "http://localhost:1" }],
    ["our origin but a cross-site request", { Sec: "cross-site" }],
    ["our origin but another site of the same domain", { Sec: "same-site" }],
  ])("[H7] refuses %s", async (_, given: Record<string, string>) => {
    const headers = given.Sec ? { ...own(), "Sec-Fetch-Site": given.Sec } : given;
    const answer = await post(headers as Record<string, string>);
    expect([answer.status, errorCode(answer)]).toEqual([403, "foreign_origin"]);
  });

  it("[H7] says so on a page to who asks for one", async () => {
    const answer = await post({ Origin: "https://evil.example", Accept: "text/html" });
    expect([answer.status, answer.headers["content-type"]]).toEqual([403, "text/html; charset=utf-8"]);
    expect(answer.text).toContain("This form was sent from another site");
  });

  it("[H7] lets our own pages write (this address takes no form, and says so itself)", async () => {
    expect((await post(own())).status).toBe(405);
    expect((await post({ Origin: site.url })).status).toBe(405);
  });

  it("[H7] behind a proxy it is the public address that counts, not the host that the proxy asks for", async () => {
    const env = { BASE_URL: "https://easel.example", SMTP_URL: "smtp://127.0.0.1:1", APP_SECRET: "x".repeat(32) };
    const proxied = await startSite({ env });
    expect((await post({ Origin: "https://easel.example", Host: "app:3000" }, "a=b", proxied)).status).toBe(405);
    const evil = await post({ Origin: "https://evil.example", Host: "evil.example" }, "a=b", proxied);
    expect([evil.status, errorCode(evil)]).toEqual([403, "foreign_origin"]);
    await proxied.stop();
  });
});

describe("bodies", () => {
  const send = (type: string | undefined, body: string | Uint8Array, headers: Record<string, string> = {}) =>
    post({ Origin: site.url, ...headers, "Content-Type": type ?? "" }, body);

  it.each([
    ["no content type", undefined, "a=b", 415, "unsupported_media_type"],
    ["plain text", "text/plain", "a=b", 415, "unsupported_media_type"],
    ["XML", "application/xml", "<a/>", 415, "unsupported_media_type"],
    ["malformed JSON", "application/json", '{"a":', 400, "malformed_request"],
    ["JSON with a NUL", "application/json", '{"a":"\\u0000"}', 400, "malformed_request"],
    ["JSON nested without end", "application/json", "[".repeat(30_000) + "]".repeat(30_000), 400, "malformed_request"],
    ["multipart without a boundary", "multipart/form-data", "hello", 400, "malformed_request"],
    ["multipart that is none", "multipart/form-data; boundary=x", "hello", 400, "malformed_request"],
    ["a form that is not UTF-8", form, "a=%ff", 400, "malformed_request"],
    ["a form with a NUL", form, "a=%00", 400, "malformed_request"],
    ["too much", form, "x".repeat(bodyBytesMax + 1), 413, "payload_too_large"],
  ])("[H7] refuses %s", async (_, type, body, status, code) => {
    const answer = await send(type, body);
    expect([answer.status, errorCode(answer)]).toEqual([status, code]);
    expect(JSON.parse(answer.body).error.message).toMatch(/^[A-Z].{15,}\.$/);
  });

  it("[H7] refuses too much that does not say how much it is", async () => {
    const chunk = `${(16_384).toString(16)}\r\n${"x".repeat(16_384)}\r\n`;
    const headers = { Origin: site.url, "Content-Type": form, "Transfer-Encoding": "chunked" };
    const answer = await ask("POST /", headers, chunk.repeat(5));
    expect([answer.status, errorCode(answer)]).toEqual([413, "payload_too_large"]);
  });

  it("[H7] does not wait for a gigabyte that was only announced", async () => {
    const headers = {
      Origin: site.url,
      "Content-Type": form,
      "Content-Length": String(2 ** 30),
      Expect: "100-continue",
    };
    expect((await ask("POST /", headers)).text).toMatch(/HTTP\/1\.1 413 /);
  });

  it.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])("[H7] %s is no method here", async (method) => {
    const answer = await ask(`${method} /`, { Origin: site.url });
    expect([answer.status, answer.headers.allow, errorCode(answer)]).toEqual([
      405,
      "GET, HEAD, POST",
      "method_not_allowed",
    ]);
  });

  it("[H7] headers without end are refused", async () => {
    const answer = await ask("GET /", { Cookie: "x".repeat(20_000) });
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
  ])("[H7] %s leads to %s, always on this site", async (given, target) => {
    const answer = await ask(`GET ${given}`);
    expect([answer.status, answer.headers.location]).toEqual([301, target]);
  });
});

describe("sessions and the page cache", () => {
  const source = async (cookie?: string) => {
    const id = `request-${crypto.randomUUID()}`;
    await fetch(`${site.url}/?visit=1`, { headers: { "x-request-id": id, ...(cookie ? { cookie } : {}) } });
    await expect.poll(() => site.log().some(({ requestId, msg }) => requestId === id && msg === "request")).toBe(true);
    return site.log().findLast(({ requestId, msg }) => requestId === id && msg === "request")?.source ?? "application";
  };

  it("[H7] a request with a session cookie neither fills the cache nor is answered from it", async () => {
    expect(await source("easel.session=x")).toBe("application");
    expect(await source("theme=dark; easel.session=x")).toBe("application");
    expect(await source()).toBe("application");
    expect(await source()).toBe("page-cache");
    expect(await source("theme=dark")).toBe("page-cache");
    expect(await source("easel.session=x")).toBe("application");
    expect(await source("__Secure-easel.session_token=x")).toBe("application");
  });
});

describe("answers as HTTP wants them", () => {
  it.each(["/", "/features", "/favicon.svg", "/no-such-page", "/healthz"])(
    "[H7] HEAD %s says what GET says, without a body",
    async (address) => {
      const [get, head] = [
        await ask(`GET ${address}`, { Accept: "text/html" }),
        await ask(`HEAD ${address}`, { Accept: "text/html" }),
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
      const first = await ask(`GET ${address}`);
      expect(first.headers).toMatchObject({
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        vary: "accept-encoding, cookie",
        "cache-control": expect.stringContaining("s-maxage="),
      });
      const again = await ask(`GET ${address}`, { "If-None-Match": first.headers.etag ?? "" });
      expect([again.status, again.body, again.headers.etag]).toEqual([304, "", first.headers.etag]);
      for (const name of ["content-type", "content-length", "content-encoding", "transfer-encoding"])
        expect(again.headers).not.toHaveProperty(name);
    }
  });

  it.each(["br", "gzip", "identity"])("files and pages come as %s to who asks for it", async (encoding) => {
    for (const address of [await anAsset(), "/", "/no-such-page"]) {
      const answer = await fetch(`${site.url}${address}`, { headers: { "accept-encoding": encoding } });
      expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
      const given = answer.headers.get("content-encoding") ?? "identity";
      // What is made for one visitor is not worth brotli's time.
      expect(address === "/no-such-page" && encoding === "br" ? ["identity"] : [encoding]).toContain(given);
      expect((await answer.text()).length).toBeGreaterThan(500);
    }
  });

  it.each(["bytes=0-9", "bytes=9-0", "bytes=999999999-", "bytes=-5", "bytes=a-b", "lines=1-2", "bytes=0-1,5-6"])(
    "[H7] Range: %s gets the whole file, which HTTP allows",
    async (range) => {
      const whole = await ask("GET /favicon.svg");
      const answer = await ask("GET /favicon.svg", { Range: range });
      expect([answer.status, answer.body]).toEqual([200, whole.body]);
      expect((await ask("GET /", { Range: range })).status).toBe(200);
    },
  );
});
