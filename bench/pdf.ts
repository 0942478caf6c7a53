import { pathToFileURL } from "node:url";
import { createLog } from "#platform/log.ts";
import { createWorkerPool } from "#platform/worker-pool.ts";
import { pdfLimits, pdfsPath } from "#tools/pdf/chatpdf-rules.ts";
import { readPdf } from "#tools/run-screens/pdf-text/read-pdf.ts";
import { makePdf } from "../test/pdf-files.ts";
import { type Figure, median } from "./report.ts";
import { startProduct } from "./server-process.ts";
import { briefOf } from "./studio/briefs.ts";
import { addDesigners, signIn } from "./studio/designers.ts";

const pageCount = 200;
const wordsPerPage = 450;
const rounds = 5;
const timesMax = 1.5;

const words =
  "the tenant shall pay a deposit of two months rent to the landlord for the flat and the garden of the building with notice period heating insurance damage repair keys contract parties agree annex".split(
    " ",
  );

/**
 * From sending a PDF to the page with the passages for a question, without an engine, against reading its text alone, both in a worker process.
 */
export async function benchPdf(databaseUrl: string): Promise<Figure[]> {
  const file = await makePdf(Array.from({ length: pageCount }, (_, index) => textOf(index + 1)));
  const [person] = await addDesigners(databaseUrl, [briefOf("poster", "bauhaus", "pdf")]);
  if (!person) throw new Error("there is no account");
  const workers = createWorkerPool(pathToFileURL("build/server/worker.js"), createLog("silent"));
  const product = await startProduct(databaseUrl);
  try {
    const cookie = await signIn(product.url, person);
    const measured: number[] = [];
    const reference: number[] = [];
    // By turns, so that a busy moment meets both. What is done for the first time is slower in both.
    for (let round = 0; round <= rounds; round++) {
      const alone = await time(async () => {
        const reader = { userId: "bench", signal: AbortSignal.timeout(60_000) };
        const read = await readPdf(workers, file, { form: "index", ...pdfLimits }, reader);
        if (read.pageCount !== pageCount) throw new Error(`${read.pageCount} pages were read`);
      });
      const whole = await time(() => askAbout(product.url, cookie, file));
      if (round === 0) continue;
      reference.push(alone);
      measured.push(whole);
    }
    const ratio = median(measured) / median(reference);
    return [
      {
        what: `PDF of ${pageCount} pages: upload to first answer without an engine, median of ${rounds}`,
        measured: inSeconds(median(measured)),
        reference: `${inSeconds(median(reference))} (reading its text alone)`,
        result: `${ratio.toFixed(2)} times`,
        target: `≤ ${timesMax.toFixed(2)} times`,
        isMet: ratio <= timesMax,
      },
    ];
  } finally {
    await workers.close();
    await product.stop();
  }
}

/** One page has the answer. */
function textOf(page: number): string {
  const text = Array.from({ length: wordsPerPage }, (_, index) => {
    const word = words[(index * 7 + page * 13 + index * index) % words.length] ?? "";
    return index % 15 === 14 ? `${word}.` : word;
  });
  return `Page ${page}. ${page === 150 ? "Snakes need a permit in writing. " : ""}${text.join(" ")}`;
}

async function askAbout(url: string, cookie: string, file: Uint8Array): Promise<void> {
  const form = new FormData();
  form.set("file", new File([new Uint8Array(file)], "contract.pdf"));
  const headers = { Cookie: cookie, Origin: url };
  const sent = await fetch(`${url}${pdfsPath}`, { method: "POST", headers, body: form });
  const { id } = (await sent.json()) as { readonly id?: string };
  const page = await fetch(`${url}/home/chatpdf/${id}?q=Do+snakes+need+a+permit`, { headers });
  const html = await page.text();
  if (!/<mark[^>]*>Snakes</.test(html)) throw new Error(`the page of ${id} has no answer`);
}

async function time(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
