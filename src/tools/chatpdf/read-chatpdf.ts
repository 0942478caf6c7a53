import type { Services } from "#platform/services.ts";
import { listTextEngines } from "../text-runs/list-text-engines.ts";
import { pdfLimits } from "./chatpdf-rules.ts";
import { getPdf } from "./documents.ts";
import { findPassages } from "./find-passages.ts";
import { keepEndedPdfAnswers, listQuestions } from "./questions.ts";

/** Passages that a search shows. */
const foundMax = 20;

interface PdfQuery {
  readonly userId: string;
  readonly documentId: string;
  /** Of the page's address: `q` finds passages. */
  readonly query: URLSearchParams;
}

/** What the page of a PDF shows. @throws {AppError} `not_found`, also for another user's. */
export async function readPdfPage(services: Services, { userId, documentId, query }: PdfQuery) {
  const { db, clock } = services;
  const { wordForms, ...document } = await getPdf(db, { userId, documentId });
  await keepEndedPdfAnswers(db, userId, clock.now());
  const search = (query.get("q") ?? "").replaceAll("\u0000", "").trim().slice(0, pdfLimits.question);
  const [engines, questions, found] = await Promise.all([
    listTextEngines(services, userId),
    listQuestions(db, document.id),
    search === ""
      ? []
      : findPassages(db, { document: { id: document.id, wordForms }, text: search, countMax: foundMax }),
  ]);
  return { document, engines, questions, search, found };
}
