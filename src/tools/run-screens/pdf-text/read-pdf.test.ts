import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { createWorkerPool, poolBounds, type WorkerPool } from "#platform/worker-pool.ts";
import { makePdf, makePdfBomb } from "../../../../test/pdf-files.ts";
import { workerFile } from "../../../../test/test-services.ts";
import { readPdf } from "./read-pdf.ts";

const bounds = { form: "text" as const, pages: 500, characters: 3_000_000 };
const neverAborted = new AbortController().signal;
const readBy = (userId: string, signal = neverAborted) => ({ userId, signal });

describe("PDFs that are read", () => {
  let file: Buffer;
  let workers: WorkerPool;
  beforeAll(async () => {
    file = await makePdf(["The first page.", "The second page."]);
    // Less than for all work, so that a bomb goes off soon.
    const memoryBytesMax = 1.5 * 1_024 ** 3;
    workers = createWorkerPool(workerFile, createLog("silent"), { ...poolBounds, memoryBytesMax });
  });
  afterAll(() => workers.close());

  it("[F7][H9] are read in a process that is ended when it takes too long, too much memory, or the user goes away", async () => {
    // Long enough that a busy machine gives it the processor meanwhile.
    await expect(readPdf(workers, makePdfBomb(400), bounds, readBy("ada"), 100)).rejects.toMatchObject({
      userMessage: expect.stringMatching(/longer than/),
    });
    await expect(readPdf(workers, makePdfBomb(400), bounds, readBy("ada"))).rejects.toMatchObject({
      // On a busy machine, the time is over first.
      userMessage: expect.stringMatching(/too much memory|longer than/),
    });
    const stop = new AbortController();
    const reading = readPdf(workers, file, bounds, readBy("ada", stop.signal));
    stop.abort(new Error("gone"));
    await expect(reading).rejects.toThrow("gone");
    expect(await readPdf(workers, file, bounds, readBy("ada"))).toMatchObject({ pageCount: 2 });
  });

  it("[F7][H9] are made searchable there, too", async () => {
    const { pageCount, made } = await readPdf(workers, file, { ...bounds, form: "index" }, readBy("ada"));
    expect([pageCount, made.wordForms]).toEqual([2, "english"]);
    expect(made.passages).toEqual([
      { number: 1, page: 1, text: "The first page.", folded: "", others: "", grams: [] },
      { number: 2, page: 2, text: "The second page.", folded: "", others: "", grams: [] },
    ]);
  });
});
