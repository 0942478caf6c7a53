/**
 * Pages for visitors are the same for all visitors, so each is rendered once and kept with its compressed forms and an ETag.
 * What may be kept is said by the page itself, in HTTP's own words: `Cache-Control: public, s-maxage=…`. A request that
 * carries a session cookie never touches the cache, neither to read nor to write.
 */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Metrics } from "../metrics.ts";
import { createVariant, type StoredAnswer } from "./stored-answer.ts";

export interface PageCacheOptions {
  readonly bytesMax: number;
  /** Part of the name of every cookie that makes a visitor somebody. */
  readonly sessionCookie: string;
  readonly metrics: Metrics;
  /** Whether changes by other processes are being heard; while not, nothing is kept and nothing served from memory. */
  readonly isFresh: () => boolean;
  readonly now: () => number;
}

export interface RenderedPage {
  readonly body: Buffer;
  readonly headers: Headers;
}

interface Page {
  answer: StoredAnswer;
  readonly expiresAt: number;
  bytes: number;
}

const brotliQuality = 9;
/** A page larger than this part of the cache would push too many others out. */
const pageShareMax = 1 / 8;

export class PageCache {
  readonly #pages = new Map<string, Page>();
  readonly #rendering = new Map<string, Promise<StoredAnswer | undefined>>();
  readonly #options: PageCacheOptions;
  #bytes = 0;
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Drops everything, also what is being rendered from the old data right now. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#rendering.clear();
    this.#count(-this.#bytes);
  }

  /** Whether a request may be answered from, or kept in, the cache at all. */
  isEligible(method: string | undefined, cookie: string | null | undefined): boolean {
    return (method === "GET" || method === "HEAD") && !cookie?.includes(this.#options.sessionCookie);
  }

  /** @param key path and query. */
  find(key: string): StoredAnswer | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    if (page.expiresAt <= this.#options.now() || !this.#options.isFresh()) {
      this.#drop(key, page);
      return undefined;
    }
    // Re-inserting keeps the least recently used page first, where eviction takes from.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page.answer;
  }

  /**
   * Renders a page once, however many ask for it at the same moment.
   * @returns the page, or undefined when it may not be shared (then each asker renders for itself).
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
      const bytes = rendered.body.byteLength;
      this.#keep(key, { answer, expiresAt: this.#options.now() + seconds * 1_000, bytes }, rendered);
    }
    return answer;
  }

  #keep(key: string, page: Page, rendered: RenderedPage): void {
    if (page.bytes > this.#options.bytesMax * pageShareMax) return;
    const older = this.#pages.get(key);
    if (older) this.#drop(key, older);
    this.#pages.set(key, page);
    this.#count(page.bytes);
    this.#evict();
    // After the first visitor has been answered, in the thread pool; a page without it is whole as it is.
    void this.#addCompressed(key, page, rendered);
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
    if (this.#pages.get(key) !== page) return;
    page.answer = { ...page.answer, gzip: variant(rendered, zipped, "gzip"), br: variant(rendered, brotli, "br") };
    const added = zipped.byteLength + brotli.byteLength;
    page.bytes += added;
    this.#count(added);
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
    this.#count(-page.bytes);
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    this.#options.metrics.pageCacheBytes.set(this.#bytes);
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
