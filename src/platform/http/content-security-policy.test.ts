import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBrowser, type TestBrowser } from "../../../test/browser.ts";
import { type DocumentPolicy, hashSource, sealDocument } from "./content-security-policy.ts";

const document: DocumentPolicy = {
  nonce: "n0nce",
  constantScripts: [],
  botCheck: false,
  imageOrigins: [],
  webAssembly: false,
  development: false,
};
const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];

describe("content security policy", () => {
  it("[H7] allows the inline scripts that bear our nonce, by their hash, and takes the nonce out", () => {
    const { document: html, policy } = sealDocument(
      '<script nonce="n0nce">a()</script><script type="module" nonce="n0nce" async="">b()</script>',
      document,
    );
    expect(html.toString().replace(/ +/g, " ").replaceAll(" >", ">")).toBe(
      '<script>a()</script><script type="module" async="">b()</script>',
    );
    expect(scriptSources(policy)).toEqual(["'self'", hashSource("a()"), hashSource("b()")]);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  });

  it("[H7] does not allow a script that got in another way", () => {
    const smuggled =
      '<script>evil()</script><script nonce="guess">evil()</script><script data-x=\' nonce="other"\'>evil()</script>';
    expect(scriptSources(sealDocument(`${smuggled}<script nonce="n0nce">ours()</script>`, document).policy)).toEqual([
      "'self'",
      hashSource("ours()"),
    ]);
  });

  it("[H7] leaves out data blocks without our nonce, scripts with an address, and repetitions", () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script src="/a.js" nonce="n0nce"></script><script nonce="n0nce">a()</script><script nonce="n0nce">a()</script>';
    expect(scriptSources(sealDocument(html, document).policy)).toEqual(["'self'", hashSource("a()")]);
  });

  it("[H7] allows our own constant scripts without a nonce", () => {
    const { policy } = sealDocument("<script>theme()</script>", { ...document, constantScripts: ["theme()"] });
    expect(scriptSources(policy)).toEqual(["'self'", hashSource("theme()")]);
  });

  it("[H7] closes what could leave the page or frame it; the bot check opens its own host only", () => {
    const { policy } = sealDocument("", document);
    for (const part of [
      "default-src 'self'",
      "script-src-attr 'none'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split("; ")).toContain(part);
    }
    const withCheck = sealDocument("", { ...document, botCheck: true }).policy;
    expect(withCheck).toContain("frame-src https://challenges.cloudflare.com");
    expect(scriptSources(withCheck)).toEqual(["'self'", "https://challenges.cloudflare.com"]);
  });

  it("[H7][F13] only a page that says so compiles WebAssembly", () => {
    expect(scriptSources(sealDocument("", document).policy)).toEqual(["'self'"]);
    expect(scriptSources(sealDocument("", { ...document, webAssembly: true }).policy)).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
    ]);
  });

  it("[B8] takes pictures from our own site, and from those origins that it is told", () => {
    const imageSources = (imageOrigins: readonly string[]) =>
      /img-src ([^;]*)/.exec(sealDocument("", { ...document, imageOrigins }).policy)?.[1];
    expect(imageSources([])).toBe("'self' data: blob:");
    expect(imageSources(["https://pictures.example"])).toBe("'self' data: blob: https://pictures.example");
  });
});

describe("content security policy in Chromium", () => {
  const source = 'document.body.append("ran: ünïcode \u2028 </" + "b>")';
  const sealed = sealDocument(
    `<!doctype html><meta charset="utf-8"><body><script nonce="n0nce">${source}</script><script>document.body.append("smuggled")</script><img src="x:" onerror="document.body.append('handler')">`,
    document,
  );
  const server = createServer((_, response) => {
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": sealed.policy })
      .end(sealed.document);
  });
  let browser: TestBrowser;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  it("[H7] our script runs, so its hash is the one that Chromium computes; smuggled scripts and handlers do not", async () => {
    const page = await browser.open({
      expectedErrors: [/Content Security Policy/, /ERR_UNKNOWN_URL_SCHEME|Failed to load/],
    });
    const refusals: string[] = [];
    page.on("console", (message) => refusals.push(message.text()));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    // The script and the handler; the picture is refused as well, and before the handler.
    await expect.poll(() => refusals.filter((text) => text.includes("'script-src")).length).toBe(2);
    expect(await page.textContent("body")).toMatch(/ran: ünïcode/);
    expect(await page.innerText("body")).not.toMatch(/smuggled|handler/);
    browser.expectNoErrors();
  });
});
