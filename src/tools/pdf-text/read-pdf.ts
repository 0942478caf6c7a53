import { Worker } from "node:worker_threads";
import { AppError } from "#platform/errors.ts";
import { createFairQueue, NotBegunError } from "#platform/fair-queue.ts";
import { formatNumber } from "#ui/format.ts";
import type { PdfBounds, PdfRefusal } from "./extract-pages.ts";
import type { PdfForms, PdfWork } from "./pdf-worker.ts";

/** A file of its own in the build, and a source in development. */
const workerFile = new URL(import.meta.url.endsWith(".ts") ? "./pdf-worker.ts" : "./pdf-worker.js", import.meta.url);

/** What a thread may take. */
interface ReadingLimits {
  readonly ms: number;
  readonly heapMegabytes: number;
  /** Of what is unpacked, which is outside of the heap. */
  readonly unpackedBytes: number;
}

/** 500 pages of dense text take a quarter of each. */
const readingLimits: ReadingLimits = { ms: 30_000, heapMegabytes: 512, unpackedBytes: 512 * 1_024 * 1_024 };
const memoryCheckMs = 50;

/** Users take turns: those who send many large files delay the others by one at a time. */
const queue = createFairQueue({ runningMax: 2, waitingMax: 20, waitMsMax: 60_000 });

export interface PdfReader {
  readonly userId: string;
  /** Aborted when the user goes away. */
  readonly signal: AbortSignal;
}

/** What is read, how much of it at most, and what is made of it. */
interface PdfOrder<Form extends keyof PdfForms> extends PdfBounds {
  readonly form: Form;
}

interface ReadPdf<Form extends keyof PdfForms> {
  readonly pageCount: number;
  readonly made: PdfForms[Form];
}

/**
 * The text of a PDF, or what makes it searchable, in a thread of its own, which is ended when it takes too long or too much memory.
 * @param file unchecked.
 * @throws {AppError} `invalid_input` with the reason if it can't be read; `unavailable` if too many are waiting; the signal's reason.
 */
export async function readPdf<Form extends keyof PdfForms>(
  file: Uint8Array,
  { form, ...bounds }: PdfOrder<Form>,
  { userId, signal }: PdfReader,
  limits: ReadingLimits = readingLimits,
): Promise<ReadPdf<Form>> {
  if (!isPdf(file)) throw refusal("This file isn’t a PDF. Please choose a PDF file.");
  const turn = { group: userId, isPreferred: false, signal };
  const read = await queue
    .run(turn, () => readInThread<ReadPdf<Form>>({ file, bounds, form }, signal, limits))
    .catch((error: unknown) => {
      signal.throwIfAborted();
      throw error instanceof NotBegunError ? tooBusy(error) : error;
    });
  if ("refused" in read) throw refusal(reasonFor(read.refused, bounds));
  return read;
}

const tooBusy = (cause: NotBegunError) =>
  new AppError("unavailable", {
    userMessage: "Many PDFs are being read right now. Please try again in a minute.",
    cause,
  });

/** Readers accept other bytes before the header, as the first printers wrote them. */
export const isPdf = (file: Uint8Array): boolean => Buffer.from(file.subarray(0, 1_024)).includes("%PDF-");

type Refusal = PdfRefusal | "too-slow" | "too-heavy";

const reasonFor = (refused: Refusal, { pages, characters }: PdfBounds): string => reasons(pages, characters)[refused];

const reasons = (pages: number, characters: number): Readonly<Record<Refusal, string>> => ({
  encrypted:
    "This PDF needs a password. Open it with the password, save or print it as a PDF without one, and upload that.",
  broken: "This PDF is damaged and can’t be read. Please export it again, or choose another file.",
  "too-many-pages": `This PDF has more than ${pages} pages. Please split it into smaller ones.`,
  "too-much-text": `This PDF has more than ${formatNumber(characters)} characters of text. Please split it into smaller ones.`,
  "no-text":
    "This PDF has no text. If its pages are scans, run text recognition (OCR) on it first, and upload the result.",
  "too-slow": `Reading this PDF took longer than ${readingLimits.ms / 1_000} seconds. Please split it into smaller ones.`,
  "too-heavy": "This PDF takes too much memory to read. Please split it, or save it again with smaller pictures.",
});

async function readInThread<Read>(
  workerData: PdfWork,
  signal: AbortSignal,
  limits: ReadingLimits,
): Promise<Read | { readonly refused: Refusal }> {
  signal.throwIfAborted();
  // The environment has secrets, which this work needs none of.
  const worker = new Worker(workerFile, {
    workerData,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  });
  const timers: NodeJS.Timeout[] = [];
  let onAbort = () => {};
  try {
    return await new Promise((resolve, reject) => {
      onAbort = () => reject(signal.reason);
      signal.addEventListener("abort", onAbort, { once: true });
      worker.once("message", resolve);
      worker.once("error", (error: NodeJS.ErrnoException) =>
        error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve({ refused: "too-heavy" }) : reject(error),
      );
      worker.once("exit", () => resolve({ refused: "broken" }));
      timers.push(setTimeout(() => resolve({ refused: "too-slow" }), limits.ms));
      timers.push(
        setInterval(() => {
          // Fails once the thread has ended.
          worker.getHeapStatistics().then(
            ({ external_memory: unpacked }) => unpacked > limits.unpackedBytes && resolve({ refused: "too-heavy" }),
            () => {},
          );
        }, memoryCheckMs),
      );
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    signal.removeEventListener("abort", onAbort);
    await worker.terminate();
  }
}

const refusal = (userMessage: string) => new AppError("invalid_input", { field: "file", userMessage });
