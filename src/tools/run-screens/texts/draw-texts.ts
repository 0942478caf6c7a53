import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { AppError } from "#platform/errors.ts";
import type { Turn, WorkerPool } from "#platform/worker-pool.ts";
import type { drawMarkdown, MarkdownOrder } from "#ui/markdown/draw-markdown.ts";
import type { DrawnBlocks } from "#ui/markdown/drawn-markdown.ts";

/** A dense text of 20,000 characters takes a tenth of that. A page isn't kept waiting longer: without scripts, its text is plain then. */
const drawingMs = 3_000;
/** Time after which a failed drawing is forgotten: its text took longer, or its worker ended. */
const forgottenMs = 60_000;
/** That of 20,000 dense characters takes 65 kB, so this is some 250 of them. */
const cacheBytesMax = 16 * 1_024 * 1_024;
const cachedMax = 5_000;
/** For what an entry takes besides its text. */
const entryBytes = 200;

interface Drawing {
  readonly blocks: DrawnBlocks | null;
}

interface Asked {
  readonly workers: WorkerPool;
  readonly text: string;
  readonly turn: Turn;
}

/**
 * Drawings of texts. Each depends on the text alone, so its digest is its revision. Visitors who come at the same time share one drawing.
 */
const drawings = new LRUCache<string, Drawing, Asked>({
  max: cachedMax,
  maxSize: cacheBytesMax,
  // In bytes: characters of some scripts take two.
  sizeCalculation: ({ blocks }) => entryBytes + (blocks ?? []).reduce((sum, block) => sum + 2 * block.length, 0),
  fetchMethod: async (_key, _stale, { context: { workers, text, turn }, options }) => {
    try {
      const order: MarkdownOrder = { text, isWriting: false };
      return { blocks: await workers.run<typeof drawMarkdown>("markdown.drawMarkdown", order, turn) };
    } catch (error) {
      // Others' work was first; the next visitor may be luckier.
      if (!turn.signal.aborted && error instanceof AppError && error.code === "unavailable") return undefined;
      options.ttl = forgottenMs;
      return { blocks: null };
    }
  },
});

/**
 * Draws the Markdown of texts for a page, off the thread that answers requests, each once.
 * @param group whose work it is: a user, or a digest of a visitor’s network.
 * @returns those that could be drawn in time; the browser tries the others by itself (answer-text.tsx).
 */
export async function drawTexts(
  { workers }: { readonly workers: WorkerPool },
  { group, texts }: { readonly group: string; readonly texts: readonly string[] },
): Promise<ReadonlyMap<string, DrawnBlocks>> {
  const turn = { group, isShort: true, signal: AbortSignal.timeout(drawingMs) };
  const drawn = await Promise.all(
    [...new Set(texts)].map(async (text) => {
      const key = createHash("sha256").update(text).digest("base64");
      const drawing = await drawings.fetch(key, { context: { workers, text, turn } });
      return drawing?.blocks ? ([text, drawing.blocks] as const) : undefined;
    }),
  );
  return new Map(drawn.filter((one) => one !== undefined));
}
