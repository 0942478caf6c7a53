/** A thread that reads one PDF and ends. What it was given is untrusted, and so is the text that it finds. */
import { getPriority, platform, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { indexPages } from "../chatpdf/index-pages.ts";
import { extractPages, type PdfBounds } from "./extract-pages.ts";
import { joinPages } from "./join-pages.ts";

/** What comes of the pages, by its name. */
export interface PdfForms {
  readonly text: string;
  readonly index: ReturnType<typeof indexPages>;
}

const makers: { readonly [Form in keyof PdfForms]: (pages: readonly string[]) => PdfForms[Form] } = {
  text: joinPages,
  index: indexPages,
};

export interface PdfWork {
  readonly file: Uint8Array;
  readonly bounds: PdfBounds;
  readonly form: keyof PdfForms;
}

/** When requests compete for the core, this work gets about a tenth of it. Elsewhere a thread has no priority of its own. */
const niceness = 10;

if (platform() === "linux") setPriority(0, Math.min(19, getPriority(0) + niceness));
const { file, bounds, form } = workerData as PdfWork;
// Not awaited here: a thread that is ended while its module waits at the top can take the process with it (worker-tasks.ts).
void extractPages(file, bounds).then((read) =>
  parentPort?.postMessage("refused" in read ? read : { pageCount: read.pages.length, made: makers[form](read.pages) }),
);
