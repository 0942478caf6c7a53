/**
 * Pages for visitors are the same for all visitors, so each is rendered once and kept with its compressed forms and an ETag.
 * What may be kept is said by the page itself, in HTTP's own words: `Cache-Control: public, s-maxage=…`. A request that
 * carries a session cookie never touches the cache, neither to read nor to write.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Metrics } from "../metrics.ts";

type Encoding = "br" | "gzip" | "identity";

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  /** Names and values in turn, as `writeHead` takes them; made once, because making them is what costs. */
  readonly headers: readonly string[];
}

interface Page {
  readonly variants: Partial<Record<Encoding, Variant>> & { readonly identity: Variant };
  readonly expiresAt: number;
  bytes: number;
}

export interface PageCacheOptions {
  readonly bytesMax: number;
  readonly sessionCookie: string;
  readonly metrics: Metrics;
  /** Whether changes by other processes are being heard; while not, nothing is served from memory. */
  readonly isFresh: () => boolean;
  readonly now: () => number;
}

export interface RenderedPage {
  readonly body: Buffer;
  readonly headers: Headers;
}

const brotliQuality = 9;

export class PageCache {
  readonly #pages = new Map<string, Page>();
  readonly #rendering = new Map<string, Promise<RenderedPage | undefined>>();
  readonly #options: PageCacheOptions;
  #bytes = 0;
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Drops everything, also what is being rendered from the old data right now. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#rendering.clear();
    this.#bytes = 0;
  }

  /** Whether a request may be answered from, or kept in, the cache at all. */
  isEligible(method: string | undefined, cookie: string | undefined): boolean {
    return (method === "GET" || method === "HEAD") && !cookie?.includes(`${this.#options.sessionCookie}=`);
  }

  /** Answers from memory. @returns false when the application has to. */
  serve(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
    if (!this.isEligible(request.method, request.headers.cookie)) return false;
    const page = this.#find(request.url ?? "/");
    if (!page) return false;
    const variant = chooseVariant(page, request.headers["accept-encoding"]);
    const isUnchanged = matches(request.headers["if-none-match"], variant.etag);
    response.writeHead(isUnchanged ? 304 : 200, [...variant.headers, "X-Request-Id", requestId] as never);
    if (isUnchanged || request.method === "HEAD") response.end();
    else response.end(variant.body);
    this.#options.metrics.httpRequests.inc({ method: "GET", status: isUnchanged ? 304 : 200, source: "page-cache" });
    return true;
  }

  /**
   * Renders a page once, however many ask for it at the same moment.
   * @returns the page, or undefined when it may not be shared (then each asker renders for itself).
   */
  renderOnce(key: string, render: () => Promise<RenderedPage | undefined>): Promise<RenderedPage | undefined> {
    const known = this.#rendering.get(key);
    if (known) return known;
    const generation = this.#generation;
    const rendering = render()
      .then((page) => {
        if (page && generation === this.#generation && this.#options.isFresh()) this.#keep(key, page, generation);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  #find(key: string): Page | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.expiresAt <= this.#options.now() || !this.#options.isFresh()) {
      this.#drop(key, page);
      return undefined;
    }
    // Re-inserting keeps the least recently used page first, where eviction takes from.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  #keep(key: string, rendered: RenderedPage, generation: number): void {
    const seconds = sharedMaxAge(rendered.headers.get("cache-control"));
    if (seconds === 0) return;
    const identity = variantOf(rendered.body, "identity", rendered.headers);
    const page: Page = { variants: { identity }, expiresAt: this.#options.now() + seconds * 1_000, bytes: rendered.body.byteLength };
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    this.#evict();
    void this.#compress(key, page, rendered, generation);
  }

  /** In the thread pool, after the first visitor has been answered. */
  async #compress(key: string, page: Page, rendered: RenderedPage, generation: number): Promise<void> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: rendered.body.byteLength };
    const [zipped, brotli] = await Promise.all([promisify(gzip)(rendered.body), promisify(brotliCompress)(rendered.body, { params })]);
    if (generation !== this.#generation || this.#pages.get(key) !== page) return;
    page.variants.gzip = variantOf(zipped, "gzip", rendered.headers);
    page.variants.br = variantOf(brotli, "br", rendered.headers);
    const added = zipped.byteLength + brotli.byteLength;
    page.bytes += added;
    this.#bytes += added;
    this.#evict();
  }

  #evict(): void {
    for (const [key, page] of this.#pages) {
      if (this.#bytes <= this.#options.bytesMax) return;
      this.#drop(key, page);
    }
  }

  #drop(key: string, page: Page): void {
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}

/** @returns seconds that shared caches may keep the answer, 0 when they may not. */
export function sharedMaxAge(cacheControl: string | null): number {
  if (!cacheControl?.includes("public")) return 0;
  return Number(/s-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}

function variantOf(body: Buffer, encoding: Encoding, headers: Headers): Variant {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const own: [string, string][] = [...headers].filter(([name]) => !["content-length", "x-request-id", "vary", "etag"].includes(name));
  own.push(["content-length", String(body.byteLength)], ["etag", etag], ["vary", "accept-encoding, cookie"]);
  if (encoding !== "identity") own.push(["content-encoding", encoding]);
  return { body, etag, headers: own.flat() };
}

function chooseVariant(page: Page, acceptEncoding: string | string[] | undefined): Variant {
  const accepted = String(acceptEncoding ?? "");
  const accepts = (encoding: string) => accepted.includes(encoding) && !new RegExp(`${encoding}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`).test(accepted);
  if (page.variants.br && accepts("br")) return page.variants.br;
  if (page.variants.gzip && accepts("gzip")) return page.variants.gzip;
  return page.variants.identity;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag);
}
