import { beforeAll, describe, expect, it } from "vitest";
import { makePdf, makePdfBomb } from "../../../test/pdf-files.ts";
import { readPdf } from "./read-pdf.ts";

const bounds = { form: "text" as const, pages: 500, characters: 3_000_000 };
const neverAborted = new AbortController().signal;
const readBy = (userId: string, signal = neverAborted) => ({ userId, signal });

describe("PDFs that are read", () => {
  let file: Buffer;
  beforeAll(async () => {
    file = await makePdf(["The first page.", "The second page."]);
  });

  it("[F7] have a thread each, which ends when it takes too long, too much memory, or the user goes away", async () => {
    const limits = { ms: 30_000, heapMegabytes: 256, unpackedBytes: 64 * 1_024 * 1_024 };
    await expect(readPdf(file, bounds, readBy("ada"), { ...limits, ms: 1 })).rejects.toMatchObject({
      userMessage: expect.stringMatching(/longer than/),
    });
    await expect(readPdf(makePdfBomb(400), bounds, readBy("ada"), limits)).rejects.toMatchObject({
      userMessage: expect.stringMatching(/too much memory/),
    });
    const stop = new AbortController();
    const reading = readPdf(file, bounds, readBy("ada", stop.signal));
    stop.abort(new Error("gone"));
    await expect(reading).rejects.toThrow("gone");
    expect(await readPdf(file, bounds, readBy("ada"))).toMatchObject({ pageCount: 2 });
  });

  it("[F7][H9] are made searchable in their thread, too", async () => {
    const { pageCount, made } = await readPdf(file, { ...bounds, form: "index" }, readBy("ada"));
    expect([pageCount, made.wordForms]).toEqual([2, "english"]);
    expect(made.passages).toEqual([
      { number: 1, page: 1, text: "The first page.", accented: "" },
      { number: 2, page: 2, text: "The second page.", accented: "" },
    ]);
  });

  it("[F7][H7] are read for each user in turn, however many another one sends", async () => {
    const stop = new AbortController();
    const others = Array.from({ length: 22 }, () => readPdf(file, bounds, readBy("mallory", stop.signal)));
    const ended = Promise.allSettled(others);
    expect(await readPdf(file, bounds, readBy("ada"))).toMatchObject({ pageCount: 2 });
    stop.abort(new Error("gone"));
    const reasons = (await ended).flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    // One made room for the other user; those that still waited left at once.
    expect(reasons.filter(({ code }) => code === "unavailable")).toHaveLength(1);
    expect(reasons.filter(({ message }) => message === "gone").length).toBeGreaterThan(10);
  });
});
