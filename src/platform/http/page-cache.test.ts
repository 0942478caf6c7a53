import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMetrics } from "../metrics.ts";
import { PageCache, type RenderedPage, sharedSeconds } from "./page-cache.ts";

const forVisitors = "public, max-age=0, s-maxage=300";

function page(text: string, cacheControl = forVisitors): RenderedPage {
  return {
    body: Buffer.from(text),
    headers: new Headers({ "cache-control": cacheControl, "content-type": "text/html" }),
  };
}

const shown = (answer: Awaited<ReturnType<PageCache["renderOnce"]>>) => answer?.identity.body.toString();

describe("page cache", () => {
  let now = 0;
  let fresh = true;
  let cache: PageCache;
  const create = (bytesMax: number) =>
    new PageCache({
      bytesMax,
      mayBeSignedIn: (cookie) => cookie.includes("easel.session"),
      metrics: createMetrics(),
      isFresh: () => fresh,
      now: () => now,
      keyOf: (address) => address,
    });

  beforeEach(() => {
    now = 1_000;
    fresh = true;
    cache = create(1_000_000);
  });

  it("renders a page once and then finds it, compressed", async () => {
    const text = "easel ".repeat(100);
    const render = vi.fn(async () => page(text));
    await cache.renderOnce("/", render);
    await cache.renderOnce("/", render);
    expect(render).toHaveBeenCalledTimes(1);
    await expect.poll(() => cache.find("/")?.br).toBeDefined();
    expect(gunzipSync(cache.find("/")?.gzip?.body ?? "").toString()).toBe(text);
    expect(brotliDecompressSync(cache.find("/")?.br?.body ?? "").toString()).toBe(text);
  });

  it("renders once for all who ask at the same moment", async () => {
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const render = vi.fn(() => promise);
    const asked = [cache.renderOnce("/", render), cache.renderOnce("/", render), cache.renderOnce("/", render)];
    resolve(page("one"));
    expect((await Promise.all(asked)).map(shown)).toEqual(["one", "one", "one"]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("a failed render fails for those who waited, and the next one tries again", async () => {
    const failing = vi.fn(() => Promise.reject(new Error("no database")));
    const asked = [cache.renderOnce("/", failing), cache.renderOnce("/", failing)];
    for (const answer of asked) await expect(answer).rejects.toThrow("no database");
    expect(failing).toHaveBeenCalledTimes(1);
    expect(shown(await cache.renderOnce("/", async () => page("back")))).toBe("back");
  });

  it("[H2] does not keep what was begun before the data changed, and does not make later visitors wait for it", async () => {
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    const early = cache.renderOnce("/", () => promise);
    cache.clear();
    const late = cache.renderOnce("/", async () => page("new"));
    expect(shown(await late)).toBe("new");
    resolve(page("old"));
    expect(shown(await early)).toBe("old");
    expect(shown(await cache.renderOnce("/", async () => page("never asked")))).toBe("new");
  });

  it("[H2] a page that is dropped while it is compressed stays dropped and is not counted", async () => {
    await cache.renderOnce("/", async () => page("x".repeat(50_000)));
    cache.clear();
    await cache.renderOnce("/other", async () => page("y".repeat(50_000)));
    await expect.poll(() => cache.find("/other")?.br).toBeDefined();
    const other = Object.values(cache.find("/other") ?? {});
    expect([cache.size, cache.find("/")]).toEqual([1, undefined]);
    expect(cache.bytes).toBe(other.reduce((sum, { body }) => sum + body.byteLength, 0));
  });

  it("[H2] serves and keeps nothing while changes by other processes are not heard", async () => {
    await cache.renderOnce("/kept", async () => page("kept"));
    fresh = false;
    expect(cache.find("/kept")).toBeUndefined();
    await cache.renderOnce("/", async () => page("not kept"));
    fresh = true;
    expect([cache.find("/"), cache.find("/kept"), cache.bytes]).toEqual([undefined, undefined, 0]);
  });

  it("keeps a page as long as it says", async () => {
    await cache.renderOnce("/", async () => page("short", "public, s-maxage=60"));
    now += 59_999;
    expect(cache.find("/")).toBeDefined();
    now += 1;
    expect(cache.find("/")).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it.each(["no-store", "private, s-maxage=300", "public, max-age=300", "public, s-maxage=0"])(
    "does not share a page that says %s",
    async (cacheControl) => {
      expect(await cache.renderOnce("/", async () => page("mine", cacheControl))).toBeUndefined();
      expect(cache.size).toBe(0);
    },
  );

  it("[H7] never shares an answer that sets a cookie", () => {
    expect(sharedSeconds(new Headers({ "cache-control": forVisitors }))).toBe(300);
    expect(sharedSeconds(new Headers({ "cache-control": forVisitors, "set-cookie": "a=b" }))).toBe(0);
    expect(sharedSeconds(new Headers())).toBe(0);
  });

  it.each([
    ["GET", undefined, true],
    ["HEAD", undefined, true],
    ["GET", "theme=dark", true],
    ["GET", "easel.session=x", false],
    ["GET", "theme=dark; easel.session_token=x", false],
    ["GET", "__Secure-easel.session_token=x", false],
    ["POST", undefined, false],
  ])("[H7] %s with cookie %s may touch the cache: %s", (method, cookie, eligible) => {
    expect(cache.isEligible(method, cookie)).toBe(eligible);
  });

  describe("when it is full", () => {
    // Random bytes do not compress: in its three encodings such a page takes a little more than 15,000 bytes.
    const bulk = (): RenderedPage => ({ ...page(""), body: randomBytes(5_000) });

    const search = (index: number) => `/tools?q=${index}`;
    const isKept = (key: string) => cache.find(key) !== undefined;
    const fill = async (pages: readonly string[]) => {
      cache = create(100_000);
      for (const key of pages) {
        await cache.renderOnce(key, async () => bulk());
        await expect.poll(() => cache.find(key)?.br).toBeDefined();
      }
    };

    it("[H2] a flood of searches pushes out none of the pages that people ask for", async () => {
      const pages = ["/", "/tools", "/pricing", "/about"];
      await fill(pages);
      for (let index = 0; index < 500; index += 1) {
        await cache.renderOnce(search(index), async () => bulk());
        if (index % 50 === 0) expect(pages.map(isKept)).toEqual([true, true, true, true]);
      }
      expect(pages.map(isKept)).toEqual([true, true, true, true]);
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
    });

    it("[H2] not even if each of them is requested twice", async () => {
      const pages = ["/", "/tools", "/pricing", "/about"];
      await fill(pages);
      // The cache holds seven: after these, more are more of the same, and each is compressed.
      for (let index = 0; index < 100; index += 1) {
        await cache.renderOnce(search(index), async () => bulk());
        cache.find(search(index));
        if (index % 3 === 0) expect(pages.map(isKept)).toEqual([true, true, true, true]);
      }
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
    });

    it("[H2] a search requested again is kept, searches requested once are evicted", async () => {
      await fill(["/"]);
      await cache.renderOnce("/tools?q=logo", async () => bulk());
      expect(isKept("/tools?q=logo")).toBe(true);
      for (let index = 0; index < 100; index += 1) await cache.renderOnce(search(index), async () => bulk());
      expect([isKept("/tools?q=logo"), isKept(search(0)), isKept(search(99))]).toEqual([true, false, true]);
    });

    it("[H2] a search is compressed when it is requested again", async () => {
      await fill([]);
      await cache.renderOnce(search(1), async () => bulk());
      await cache.renderOnce("/", async () => bulk());
      await expect.poll(() => cache.find("/")?.br).toBeDefined();
      expect(cache.find(search(1))?.br).toBeUndefined();
      await expect.poll(() => cache.find(search(1))?.br).toBeDefined();
    });

    it("does not keep a page that would push all others out", async () => {
      cache = create(100_000);
      await cache.renderOnce("/huge", async () => page(randomBytes(60_000).toString("hex")));
      expect([cache.size, cache.bytes]).toEqual([0, 0]);
    });
  });
});
