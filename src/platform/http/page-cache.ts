/**
 * Pages for visitors are the same for all visitors, so each is rendered once and cached with its compressed forms and an ETag. The page
 * itself says whether it may be cached: `Cache-Control: public, s-maxage=…`. A request with a session cookie that we signed neither reads
 * nor writes the cache; one with a forged cookie is a visitor’s, so forging one does not make us render.
 */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Metrics } from "../metrics.ts";
import { createPageStore, type PageStore } from "./page-store.ts";
import type { PageKeys } from "./shared-page.ts";
import { createVariant, type StoredAnswer } from "./stored-answer.ts";

export interface PageCacheOptions {
  readonly bytesMax: number;
  /** Tells whether a `Cookie` header may identify a user. */
  readonly mayBeSignedIn: (cookie: string) => boolean;
  readonly metrics: Metrics;
  /** Tells whether this process receives notifications of changes by other processes; if not, it neither fills nor uses the cache. */
  readonly isFresh: () => boolean;
  readonly now: () => number;
  readonly keyOf: PageKeys;
}

export interface RenderedPage {
  readonly body: Buffer;
  readonly headers: Headers;
}

interface Page {
  answer: StoredAnswer;
  readonly expiresAt: number;
  /** False until it has its compressed forms, which are made only for pages that are requested again. */
  compress?: (() => void) | undefined;
}

const brotliQuality = 9;
/** A page larger than this share of the cache would evict too many others. */
const pageShareMax = 1 / 8;

export class PageCache {
  readonly #pages: PageStore<Page>;
  readonly #rendering = new Map<string, Promise<StoredAnswer | undefined>>();
  readonly #options: PageCacheOptions;
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#pages = createPageStore(options.bytesMax);
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#pages.bytes;
  }

  /** Drops everything, including pages that are being rendered from the old data. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#rendering.clear();
    this.#count();
  }

  /** Tells whether a request may use the cache at all. */
  isEligible(method: string | undefined, cookie: string | null | undefined): boolean {
    return (method === "GET" || method === "HEAD") && !(cookie && this.#options.mayBeSignedIn(cookie));
  }

  /** The cache key; undefined for a page that is not shared. */
  keyOf(address: string): string | undefined {
    return this.#options.keyOf(address);
  }

  /** @param address path and query. */
  find(address: string): StoredAnswer | undefined {
    // A shared path without a query is its own key.
    const key = address.includes("?") ? this.keyOf(address) : address;
    const page = key === undefined ? undefined : this.#pages.get(key);
    if (key === undefined || !page) return undefined;
    if (page.expiresAt <= this.#options.now() || !this.#options.isFresh()) {
      this.#pages.delete(key);
      this.#count();
      return undefined;
    }
    page.compress?.();
    return page.answer;
  }

  /**
   * Renders a page once, however many requests for it arrive at the same time.
   * @returns the page, or undefined if it may not be shared (then each request renders its own).
   */
  renderOnce(key: string, render: () => Promise<RenderedPage | undefined>): Promise<StoredAnswer | undefined> {
    const known = this.find(key);
    if (known) return Promise.resolve(known);
    const joined = this.#rendering.get(key);
    if (joined) return joined;
    const rendering = this.#render(key, render).finally(() => {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #render(key: string, render: () => Promise<RenderedPage | undefined>): Promise<StoredAnswer | undefined> {
    const generation = this.#generation;
    const rendered = await render();
    const seconds = rendered ? sharedSeconds(rendered.headers) : 0;
    if (!rendered || seconds === 0) return undefined;
    const answer: StoredAnswer = { identity: variant(rendered, rendered.body, "identity") };
    if (generation === this.#generation && this.#options.isFresh()) {
      this.#keep(key, { answer, expiresAt: this.#options.now() + seconds * 1_000 }, rendered);
    }
    return answer;
  }

  #keep(key: string, page: Page, rendered: RenderedPage): void {
    const bytes = rendered.body.byteLength;
    if (bytes > this.#options.bytesMax * pageShareMax) return;
    this.#pages.set(key, page, bytes);
    this.#count();
    page.compress = () => {
      page.compress = undefined;
      // Compressed after the response, in the thread pool; until then the page is served uncompressed.
      void this.#addCompressed(key, page, rendered);
    };
    // There is no limit to the searches that visitors make up, so a page is compressed only if it is requested again.
    if (!key.includes("?")) page.compress();
  }

  async #addCompressed(key: string, page: Page, rendered: RenderedPage): Promise<void> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: rendered.body.byteLength,
    };
    const [zipped, brotli] = await Promise.all([
      promisify(gzip)(rendered.body),
      promisify(brotliCompress)(rendered.body, { params }),
    ]);
    if (!this.#pages.has(key, page)) return;
    page.answer = { ...page.answer, gzip: variant(rendered, zipped, "gzip"), br: variant(rendered, brotli, "br") };
    this.#pages.grow(key, zipped.byteLength + brotli.byteLength);
    this.#count();
  }

  #count(): void {
    this.#options.metrics.pageCacheBytes.set(this.#pages.bytes);
  }
}

function variant(rendered: RenderedPage, body: Buffer, encoding: "br" | "gzip" | "identity") {
  return createVariant(body, encoding, rendered.headers, ["cookie"]);
}

/** @returns seconds that shared caches may keep an answer, 0 when they may not. */
export function sharedSeconds(headers: Headers): number {
  const cacheControl = headers.get("cache-control") ?? "";
  if (headers.has("set-cookie") || !/\bpublic\b/.test(cacheControl) || /\b(?:private|no-store)\b/.test(cacheControl))
    return 0;
  return Number(/\bs-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}
