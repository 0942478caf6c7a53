import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hashSource } from "#platform/http/content-security-policy.ts";
import { openAccount } from "../test/accounts.ts";
import { ask, errorCode, post } from "../test/ask.ts";
import { startBrowser, type TestBrowser } from "../test/browser.ts";
import { type BorrowedSite, borrowSite } from "../test/shared-sites.ts";
import { type Site, startSite } from "../test/site.ts";

let borrowed: BorrowedSite;
let site: Site;
beforeAll(async () => {
  borrowed = await borrowSite();
  ({ site } = borrowed);
});
afterAll(() => borrowed.end());

const scriptSources = (policy: string | undefined) => /script-src ([^;]*)/.exec(policy ?? "")?.[1]?.split(" ") ?? [];

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
    ["the same from the cache", "GET /", 200, {}],
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
    ["an invalid host", "GET /other", 400, { Host: "not a host" }],
    ["invalid HTTP", "HELLO", 400, {}],
  ])("[H7] %s carries them all", async (_, line, status, headers) => {
    const answer = await ask(site, line, headers);
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(always)]);
    for (const name of ["server", "x-powered-by", "strict-transport-security"])
      expect(answer.headers).not.toHaveProperty(name);
  });

  it("[H7] HSTS is there, for a year, where the address is https, and only there", async () => {
    const env = {
      BASE_URL: "https://easel.example",
      SMTP_URL: "smtp://127.0.0.1:1",
      APP_SECRET: "x".repeat(32),
      MASTER_KEYS: `1:${"A".repeat(43)}=`,
    };
    const secure = await startSite({ env });
    for (const address of ["/", "/", "/favicon.svg", "/no-such-page", "/healthz", "/features/"]) {
      expect((await ask(secure, `GET ${address}`)).headers).toHaveProperty(
        "strict-transport-security",
        "max-age=31536000; includeSubDomains",
      );
    }
    await secure.stop();
  });

  it("[H7] errors and one visitor's pages are never cached", async () => {
    for (const line of ["GET /no-such-page", "GET /?q=%ff", "GET /healthz", "GET /features/"]) {
      expect((await ask(site, line)).headers["cache-control"]).toBe("no-store");
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

  it.each(["/", "/features"])("[H7] %s hydrates in Chromium, without a violation", async (address) => {
    const page = await browser.open();
    await page.goto(`${site.url}${address}`);
    // The script in the head has run …
    const theme = await page.locator("html").getAttribute("data-theme");
    expect(["light", "dark"]).toContain(theme);
    // … and so has React: the button answers, and a link changes the page without reloading it.
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
    await expect.poll(() => page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
  });

  it("[H7] the error page hydrates too", async () => {
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

  it("[H7] a script injected into a page does not run", async () => {
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
    const answer = await post(site, headers as Record<string, string>);
    expect([answer.status, errorCode(answer)]).toEqual([403, "foreign_origin"]);
  });

  it("[H7] a browser gets the refusal as a page", async () => {
    const answer = await post(site, { Origin: "https://evil.example", Accept: "text/html" });
    expect([answer.status, answer.headers["content-type"]]).toEqual([403, "text/html; charset=utf-8"]);
    expect(answer.text).toContain("This form was sent from another site");
  });

  it("[H7] our own pages may write (this address takes no form, and says so itself)", async () => {
    expect((await post(site, own())).status).toBe(405);
    expect((await post(site, { Origin: site.url })).status).toBe(405);
  });

  it("[H7] behind a proxy the public address counts, not the host in the proxy's request", async () => {
    const env = {
      BASE_URL: "https://easel.example",
      SMTP_URL: "smtp://127.0.0.1:1",
      APP_SECRET: "x".repeat(32),
      MASTER_KEYS: `1:${"A".repeat(43)}=`,
    };
    const proxied = await startSite({ env });
    expect((await post(proxied, { Origin: "https://easel.example", Host: "app:3000" })).status).toBe(405);
    const evil = await post(proxied, { Origin: "https://evil.example", Host: "evil.example" });
    expect([evil.status, errorCode(evil)]).toEqual([403, "foreign_origin"]);
    await proxied.stop();
  });
});

describe("sessions and the page cache", () => {
  const source = async (cookie?: string) => {
    const id = `request-${crypto.randomUUID()}`;
    await fetch(`${site.url}/faq?q=asked-by-nobody-else`, {
      headers: { "x-request-id": id, ...(cookie ? { cookie } : {}) },
    });
    await expect.poll(() => site.log().some(({ requestId, msg }) => requestId === id && msg === "request")).toBe(true);
    return site.log().findLast(({ requestId, msg }) => requestId === id && msg === "request")?.source ?? "application";
  };

  it("[H7] a request with a session cookie neither fills the cache nor is answered from it", async () => {
    const { cookie } = await openAccount(site, { firstName: "Ada", email: "cached@example.com" });
    expect(await source(cookie)).toBe("application");
    expect(await source(`theme=dark; ${cookie}`)).toBe("application");
    expect(await source()).toBe("application");
    expect(await source()).toBe("page-cache");
    expect(await source("theme=dark")).toBe("page-cache");
    expect(await source(cookie)).toBe("application");
  });

  it("[H7][H9] a cookie that we have not signed is answered from the cache: it does not make us render a page", async () => {
    await source();
    for (const forged of ["x", `${"a".repeat(32)}.${"A".repeat(43)}%3D`]) {
      expect(await source(`easel.session_token=${forged}`)).toBe("page-cache");
    }
  });
});

describe("the host name of a request", () => {
  it("[H7] is in no page: an attacker can't have a page cached that links elsewhere", async () => {
    const headers = { Host: "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http" };
    for (const address of ["/?named=1", "/_.data?named=1", "/no-such-page"]) {
      const answer = await ask(site, `GET ${address}`, { ...headers, Accept: "text/html" });
      expect(answer.text).not.toContain("evil.example");
    }
    expect((await ask(site, "GET /features/", headers)).headers.location).toBe("/features");
  });
});
