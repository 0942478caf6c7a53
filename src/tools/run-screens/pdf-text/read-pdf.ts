import { AppError } from "#platform/errors.ts";
import type { WorkerPool } from "#platform/worker-pool.ts";
import { WorkEndedError } from "#platform/worker-process.ts";
import { formatNumber } from "#ui/format.ts";
import type { PdfBounds, PdfRefusal } from "./extract-pages.ts";
import type { MadeOfPdf, PdfForms, PdfWork, read as readTask } from "./pdf-tasks.ts";

/** 500 pages of dense text take a quarter of it. */
const readingMs = 30_000;

export interface PdfReader {
  readonly userId: string;
  /** Aborted when the user goes away. */
  readonly signal: AbortSignal;
}

/** Order to read a PDF: what is read, how much of it at most, and what is made of it. */
interface PdfOrder<Form extends keyof PdfForms> extends PdfBounds {
  readonly form: Form;
}

/**
 * The text of a PDF, or what makes it searchable, read in a process that may die.
 * @param file unchecked.
 * @throws {AppError} `invalid_input` with the reason if it can't be read; `unavailable` if too much is waiting; the signal's reason.
 */
export async function readPdf<Form extends keyof PdfForms>(
  workers: WorkerPool,
  file: Uint8Array,
  { form, ...bounds }: PdfOrder<Form>,
  { userId, signal }: PdfReader,
  workMs = readingMs,
): Promise<MadeOfPdf<Form>> {
  if (!isPdf(file)) throw refusal("This file isn’t a PDF. Please choose a PDF file.");
  const work: PdfWork<Form> = { file, bounds, form };
  const read = await workers
    .run<typeof readTask<Form>>("pdf.read", work, { group: userId, signal, workMs })
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.cause instanceof WorkEndedError)) throw error;
      throw refusal(reasonFor(error.cause.reason === "too-long" ? "too-slow" : "too-heavy", bounds));
    });
  if ("refused" in read) throw refusal(reasonFor(read.refused, bounds));
  return read;
}

/** Readers accept other bytes before the header, as the first printers wrote them. */
export const isPdf = (file: Uint8Array): boolean => Buffer.from(file.subarray(0, 1_024)).includes("%PDF-");

type Refusal = PdfRefusal | "too-slow";

const reasonFor = (refused: Refusal, { pages, characters }: PdfBounds): string => reasons(pages, characters)[refused];

const reasons = (pages: number, characters: number): Readonly<Record<Refusal, string>> => ({
  encrypted:
    "This PDF needs a password. Open it with the password, save or print it as a PDF without one, and upload that.",
  broken: "This PDF is damaged and can’t be read. Please export it again, or choose another file.",
  "too-many-pages": `This PDF has more than ${pages} pages. Please split it into smaller ones.`,
  "too-much-text": `This PDF has more than ${formatNumber(characters)} characters of text. Please split it into smaller ones.`,
  "no-text":
    "This PDF has no text. If its pages are scans, run text recognition (OCR) on it first, and upload the result.",
  "too-slow": `Reading this PDF took longer than ${readingMs / 1_000} seconds. Please split it into smaller ones.`,
  "too-heavy": "This PDF takes too much memory to read. Please split it, or save it again with smaller pictures.",
});

const refusal = (userMessage: string) => new AppError("invalid_input", { field: "file", userMessage });
