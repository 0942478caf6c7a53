import { limitConcurrency } from "#platform/limit-concurrency.ts";
import type { MarkdownOrder } from "#ui/markdown/draw-markdown.ts";
import type { DrawnBlocks } from "#ui/markdown/drawn-markdown.ts";

/** Far longer than any answer of a usual length takes. */
const drawingMs = 3_000;
/** Enough for a slow network. */
const loadingMs = 60_000;

let loading: Promise<Worker> | undefined;

/** Loads what draws Markdown, before it is needed. */
export function startDrawing(): void {
  loading ??= load();
  loading.catch(forget);
}

const forget = () => {
  loading = undefined;
};

function load(): Promise<Worker> {
  const worker = new Worker(new URL("./markdown-worker.ts", import.meta.url), { type: "module", name: "markdown" });
  return answerOf<"ready">(worker, loadingMs).then(() => worker);
}

/** @throws {Error} if there is none in time, or the worker fails; it has ended then. */
function answerOf<Answer>(worker: Worker, waitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      worker.terminate();
      reject(new Error("Markdown could not be drawn"));
    };
    const timer = setTimeout(fail, waitMs);
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(timer);
      resolve(data);
    };
  });
}

/** Texts of a page take turns, which bounds what all of them take. */
const inTurn = limitConcurrency(1);

/**
 * Draws a text off the thread that the page runs on, so that none freezes it.
 * @returns null for one that takes too much, and where nothing can be loaded: it is shown as it is written.
 */
export const drawInBrowser = (order: MarkdownOrder): Promise<DrawnBlocks | null> =>
  inTurn(async () => {
    try {
      startDrawing();
      const worker = await loading;
      if (!worker) return null;
      const answer = answerOf<DrawnBlocks | null>(worker, drawingMs);
      worker.postMessage(order);
      return await answer;
    } catch {
      forget();
      return null;
    }
  });
