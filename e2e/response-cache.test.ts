import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBrowser } from "../test/browser.ts";
import { type Site, startSite } from "../test/site.ts";
import { publicPages } from "./public-pages.ts";

const addresses = [...publicPages, "/newsletter", "/directory/contents.json", "/tools.data", "/_.data"];
const withQuery = (address: string, query: string) => `${address}${address.includes("?") ? "&" : "?"}${query}`;

describe("pages that are rendered once for all visitors", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  const get = (address: string) => fetch(`${site.url}${address}`, { headers: { "accept-encoding": "identity" } });
  /** Counts the answers that the application made, and not the cache. */
  async function countRenders(): Promise<number> {
    const text = await (await fetch(`${site.url}/metrics`)).text();
    const counts = text.matchAll(/^http_requests_total\{method="GET",status="\d+",source="application"\} (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  }
  /** Asking for the count is a request, too. */
  async function rendersOf(work: () => Promise<unknown>): Promise<number> {
    const before = await countRenders();
    await work();
    return (await countRenders()) - before - 1;
  }

  it("[H2] every shared page is cached, and parameters that it does not depend on share its entry", async () => {
    for (const address of addresses) {
      const first = await get(withQuery(address, "gclid=first&utm_source=mail"));
      const isShared = first.headers.get("cache-control")?.includes("s-maxage") === true;
      expect([address, isShared]).toEqual([address, !["/login", "/signup", "/make"].includes(address)]);
      if (!isShared) continue;
      const others = [address, withQuery(address, "x=1"), withQuery(address, "utm_source=mail&gclid=other")];
      const answers: Response[] = [];
      const renders = await rendersOf(async () => {
        for (const other of others) answers.push(await get(other));
      });
      expect([address, renders]).toEqual([address, 0]);
      const own = [first.headers.get("etag"), await first.text()];
      for (const answer of answers) expect([answer.headers.get("etag"), await answer.text()]).toEqual(own);
      expect(own[1]).not.toContain("gclid");
    }
  });

  it("[H2] a flood of made-up parameters renders nothing, one of made-up searches leaves the pages where they are", async () => {
    const pages = ["/", "/tools", "/pricing", "/tools/canva"];
    for (const page of pages) await get(page);
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const flood = (addressOf: (index: number) => string) =>
      rendersOf(() => Promise.all(numbers.map(async (index) => (await get(addressOf(index))).text())));
    expect(await flood((index) => `/?x=${index}`)).toBe(0);
    expect(await flood((index) => `/tools?gclid=${index}`)).toBe(0);
    expect(await flood((index) => `/pricing?utm_${index}=1`)).toBe(0);
    expect(await flood((index) => `/tools?q=flood${index}`)).toBe(100);
    expect(await rendersOf(() => Promise.all(pages.map(get)))).toBe(0);
  });

  it("[H2] parameters that a page depends on get their own entries, whatever else the address contains", async () => {
    const yearly = await (await get("/pricing?gclid=1&interval=yearly")).text();
    expect(yearly).not.toBe(await (await get("/pricing?gclid=1")).text());
    expect(await (await get("/pricing?interval=yearly")).text()).toBe(yearly);
    expect(await (await get("/pricing?interval=monthly")).text()).toBe(await (await get("/pricing")).text());
    expect((await get("/tools?sort=nonsense")).status).toBe(400);
    expect((await get("/tools?q=a&q=b")).status).toBe(400);
    expect((await get("/?x=1&x=2")).status).toBe(400);
  });

  it("[H7] an answer that a page is unchanged brings no policy, which would replace the page's own in the browser", async () => {
    const ask = () => fetch(`${site.url}/tools?q=asked+once`, { headers: { "if-none-match": "*" } });
    // Rendered, then from memory.
    const answers = [await ask(), await ask()];
    for (const { status, headers } of answers) {
      expect([status, headers.get("content-security-policy"), headers.has("etag")]).toEqual([304, null, true]);
    }
  });

  it("[H2] a browser with other parameters keeps its address, without an error", async () => {
    const browser = await startBrowser();
    const page = await browser.open();
    for (const address of ["/pricing?plan=pro&gclid=1", "/tools?utm_source=mail&q=logo", "/?gclid=2"]) {
      await page.goto(`${site.url}${address}`);
      expect(new URL(page.url()).search).toBe(address.slice(address.indexOf("?")));
    }
    browser.expectNoErrors();
    await browser.close();
  });
});
