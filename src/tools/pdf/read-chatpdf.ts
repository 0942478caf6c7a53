import type { EngineChoice } from "#models/rules.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Services } from "#platform/services.ts";
import { readPosition } from "#work/conversation-rules.ts";
import { documentPath, pdfLimits } from "./chatpdf-rules.ts";
import { getPdf, listPagesWithoutText } from "./documents.ts";
import { findPassages, limitPassageSearches } from "./find-passages.ts";
import { keepEndedPdfAnswers, listQuestions, listQuestionsOfRuns, type QuestionOfRun } from "./questions.ts";

/** Passages that a search shows. */
const foundMax = 20;
/** Questions that a page shows at most. */
const questionsShown = 20;

interface PdfQuery {
  readonly userId: string;
  readonly documentId: string;
  /** Parameters of the page's address: `q` finds passages, `before` shows older questions, `again` fills in that of a run. */
  readonly query: URLSearchParams;
  readonly listEngines: () => Promise<readonly EngineChoice[]>;
}

/** Content of the page of a PDF. @throws {AppError} `not_found`, also for another user's; `rate_limited` if it searches too often. */
export async function readPdfPage(services: Services, { userId, documentId, query, listEngines }: PdfQuery) {
  const { db, clock } = services;
  const { wordForms, ...document } = await getPdf(db, { userId, documentId });
  await keepEndedPdfAnswers(db, userId, clock.now());
  const search = (query.get("q") ?? "").replaceAll("\u0000", "").trim().slice(0, pdfLimits.question);
  if (search !== "") await limitPassageSearches(services, userId);
  const before = readPosition(query.get("before"));
  const rerun = await findQuestion(services, { userId, query });
  const [engines, pagesWithoutText, { questions, first }, found] = await Promise.all([
    listEngines(),
    listPagesWithoutText(db, document),
    listQuestions(db, document.id, { before, countMax: questionsShown }),
    search === ""
      ? []
      : findPassages(db, {
          document: { id: document.id, wordForms },
          text: search,
          countMax: foundMax,
          isNarrow: true,
        }),
  ]);
  return {
    document,
    pagesWithoutText,
    engines,
    questions,
    earlierPath: first > 1 ? `${documentPath(document.id)}?before=${first}` : null,
    /** Older questions alone are shown. */
    isEarlier: before !== undefined,
    search,
    found,
    draft: rerun?.question ?? "",
  };
}

/** The question that `?again=` names by its run. @returns undefined if it was deleted, or is another user's. */
export async function findQuestion(
  { db }: Pick<Services, "db">,
  { userId, query }: Pick<PdfQuery, "userId" | "query">,
): Promise<QuestionOfRun | undefined> {
  const runId = query.get("again") ?? "";
  return isUuid(runId) ? (await listQuestionsOfRuns(db, { userId, runIds: [runId] })).get(runId) : undefined;
}
