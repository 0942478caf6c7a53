import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { hasFoldedText } from "#platform/db/columns.ts";
import type { Database, Executor } from "#platform/db/database.ts";
import { listOutputs, listSettings } from "#runs/index.ts";
import { countFitting } from "#work/conversation-rules.ts";
import type { SharedExchanges, SharedPart } from "#work/sharing/link-rules.ts";
import { takeOutcome } from "../run-screens/text/stored-answer.ts";
import type { Passage } from "./chatpdf-rules.ts";
import { readPassages } from "./find-passages.ts";
import { pdfDocuments, pdfQuestions } from "./schema.ts";
import type { Exchange } from "./sent-passages.ts";

const { id, documentId: ofDocument, userId: owner, state, text, answer, createdAt } = pdfQuestions;

export interface AskedQuestion
  extends Pick<
    typeof pdfQuestions.$inferSelect,
    "id" | "runId" | "text" | "modelName" | "state" | "answer" | "payer" | "priceAic" | "isCut" | "problem"
  > {
  /** Passages that the model got to read. */
  readonly passages: readonly Passage[];
  /** No passage has its words: they are from all over the document. */
  readonly isSample: boolean;
}

/** Characters of a question with its answer. */
const characters = sql<number>`length(${text}) + length(${answer})`;

interface QuestionPage {
  /** The position, from 1, of the question that the page ends before; undefined for the newest. */
  readonly before: number | undefined;
  readonly countMax: number;
}

/**
 * The newest about a document that fit on a page, oldest first. The caller has checked whose it is.
 * @returns also the position of the first one, from 1.
 */
export async function listQuestions(
  db: Executor,
  documentId: string,
  { before, countMax }: QuestionPage,
): Promise<{ readonly questions: readonly AskedQuestion[]; readonly first: number }> {
  const { runId, modelName, payer, priceAic, isCut, problem, passages } = pdfQuestions;
  const number = await db.$count(pdfQuestions, eq(ofDocument, documentId));
  const end = Math.min(before ?? number + 1, number + 1);
  const sizes = await db
    .select({ characters })
    .from(pdfQuestions)
    .where(eq(ofDocument, documentId))
    .orderBy(desc(createdAt), desc(id))
    .offset(number + 1 - end)
    .limit(Math.min(countMax, end - 1));
  const first = end - countFitting(sizes.map((row) => row.characters));
  const rows = await db
    .select({ id, runId, text, modelName, state, answer, payer, priceAic, isCut, problem, passages })
    .from(pdfQuestions)
    .where(eq(ofDocument, documentId))
    .orderBy(asc(createdAt), asc(id))
    .offset(first - 1)
    .limit(end - first);
  const numbers = [...new Set(rows.flatMap((row) => row.passages))];
  const byNumber = new Map((await readPassages(db, documentId, numbers)).map((passage) => [passage.number, passage]));
  const came = await listOutputs(
    db,
    rows.flatMap((row) => (row.state === "running" && row.runId ? [row.runId] : [])),
  );
  const settings = await listSettings(
    db,
    rows.flatMap((row) => row.runId ?? []),
  );
  const questions = rows.map((row) => ({
    ...row,
    isSample: settings.get(row.runId ?? "")?.isSample === true,
    answer: came.get(row.runId ?? "") ?? row.answer,
    passages: row.passages.flatMap((number) => byNumber.get(number) ?? []),
  }));
  return { questions, first };
}

/** Questions about a PDF that a link shows, oldest first: without the passages that the model read. */
export async function listSharedQuestions(
  db: Executor,
  documentId: string,
  { until, after, countMax }: SharedPart,
): Promise<SharedExchanges> {
  const { modelName } = pdfQuestions;
  const isPart = and(eq(ofDocument, documentId), lte(createdAt, until));
  const sizes = await db
    .select({ characters })
    .from(pdfQuestions)
    .where(isPart)
    .orderBy(asc(createdAt), asc(id))
    .offset(after)
    .limit(countMax + 1);
  const count = countFitting(sizes.slice(0, countMax).map((row) => row.characters));
  const rows = await db
    .select({ text, answer, modelName, state })
    .from(pdfQuestions)
    .where(isPart)
    .orderBy(asc(createdAt), asc(id))
    .offset(after)
    .limit(count);
  const exchanges = rows.map((row, index) => ({
    position: after + index + 1,
    text: row.text,
    fileCount: 0,
    // What came of one that failed is no answer.
    answer: row.answer === "" || row.state === "failed" ? null : { modelName: row.modelName, text: row.answer },
  }));
  return { exchanges, hasLater: sizes.length > count };
}

/** Questions of some runs about PDFs that are there, by the run's id, with their answers. */
export async function listQuestionsOfRuns(
  db: Executor,
  { userId, runIds }: { readonly userId: string; readonly runIds: readonly string[] },
): Promise<ReadonlyMap<string, QuestionOfRun>> {
  if (runIds.length === 0) return new Map();
  const { runId } = pdfQuestions;
  const rows = await db
    .select({ runId, documentId: ofDocument, documentName: pdfDocuments.name, question: text, answer })
    .from(pdfQuestions)
    .innerJoin(pdfDocuments, and(eq(pdfDocuments.id, ofDocument), isNull(pdfDocuments.deletedAt)))
    .where(and(eq(owner, userId), inArray(runId, [...runIds])));
  return new Map(rows.flatMap(({ runId: ofRun, ...row }) => (ofRun ? [[ofRun, row]] : [])));
}

/** The library shows what a PDF was asked as the title of a run, whose settings don't have it. */
const runsMax = 1_000;

/** A user's runs that were asked something about a PDF that has a text, folded. */
export async function listRunsAsked(
  db: Executor,
  { userId, search }: { readonly userId: string; readonly search: string },
): Promise<readonly string[]> {
  const { runId } = pdfQuestions;
  const rows = await db
    .select({ runId })
    .from(pdfQuestions)
    .innerJoin(pdfDocuments, and(eq(pdfDocuments.id, ofDocument), isNull(pdfDocuments.deletedAt)))
    .where(and(eq(owner, userId), isNotNull(runId), hasFoldedText(text, search)))
    .limit(runsMax);
  return rows.flatMap((row) => row.runId ?? []);
}

export interface QuestionOfRun {
  readonly documentId: string;
  readonly documentName: string;
  readonly question: string;
  /** Empty while it is being written, and if it failed. */
  readonly answer: string;
}

/** The newest answered questions, oldest first. */
export async function listExchanges(db: Executor, documentId: string, countMax: number): Promise<readonly Exchange[]> {
  const rows = await db
    .select({ question: text, answer })
    .from(pdfQuestions)
    .where(and(eq(ofDocument, documentId), sql`${answer} <> ''`))
    .orderBy(desc(createdAt), desc(id))
    .limit(countMax);
  return rows.toReversed();
}

/**
 * Stores how a question's run ended, and its answer. Does nothing while the run goes on, or if it is done already.
 * @param problem why the run failed, if it is known.
 */
export async function keepPdfAnswer(db: Database, questionId: string, now: Date, problem?: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = eq(id, questionId);
    const [question] = await tx.select().from(pdfQuestions).where(isIt).for("update");
    if (question?.state !== "running") return;
    const taken = await takeOutcome(tx, question, now, problem);
    if (!taken) return;
    const { text: written, ...rest } = taken;
    await tx
      .update(pdfQuestions)
      .set({ ...rest, answer: written })
      .where(isIt);
  });
}

/** For questions whose process ended before their answers were stored. */
export async function keepEndedPdfAnswers(db: Database, userId: string, now: Date): Promise<void> {
  const isRunning = and(eq(owner, userId), eq(state, "running"));
  for (const running of await db.select({ id }).from(pdfQuestions).where(isRunning)) {
    await keepPdfAnswer(db, running.id, now);
  }
}
