/** Rules that the pages of PDFs and the server agree on. Pure: the browser uses them, too. */
import type { RunEvent } from "#runs/rules.ts";

export const chatpdfPath = "/home/chatpdf";
/** Takes a form with the field `file`, and answers with the document. */
export const pdfsPath = "/api/pdfs";
/** Takes JSON, and streams an answer. */
export const pdfQuestionsPath = "/api/pdfs/questions";

export const documentPath = (id: string): string => `${chatpdfPath}/${id}`;
export const pdfFilePath = (id: string): string => `${pdfsPath}/${id}/file`;

const megabyte = 1_024 * 1_024;
export const pdfMegabytesMax = 20;
export const pdfBytesMax = pdfMegabytesMax * megabyte;
export const storedMegabytesMax = 300;
export const storedBytesMax = storedMegabytesMax * megabyte;

export const pdfLimits = {
  pages: 500,
  /** Characters of all pages together. */
  characters: 3_000_000,
  /** Deleted ones included, until they are removed for good. */
  documents: 100,
  /** For each document. */
  questions: 200,
  /** Characters. */
  name: 100,
  question: 2_000,
} as const;

export interface ShownPdf {
  readonly id: string;
  readonly name: string;
  readonly pageCount: number;
  readonly bytes: number;
  readonly createdAt: Date;
}

export interface ListedPdf extends ShownPdf {
  /** True if it is shared with the team whose page lists it. */
  readonly isShared: boolean;
}

/** A piece of one page. */
export interface Passage {
  /** From 1, in the order of the document. */
  readonly number: number;
  /** From 1. */
  readonly page: number;
  readonly text: string;
}

/** A passage, in parts that were searched for and parts that were not. */
export interface FoundPassage extends Passage {
  readonly parts: readonly { readonly text: string; readonly isHit: boolean }[];
}

/** Sent as data of server-sent events. */
export type PdfEvent =
  /** The first event: where the answer is stored, and what the model reads. In a sample, no passage has the words of the question. */
  | {
      readonly type: "asked";
      readonly questionId: string;
      readonly passages: readonly Passage[];
      readonly isSample: boolean;
    }
  | RunEvent;
