import { count, eq } from "drizzle-orm";
import { z } from "zod";
import { listTextEngines, type TextEngine } from "#models/index.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { checkInput } from "#platform/http/bodies/read-request.ts";
import type { Services } from "#platform/services.ts";
import { runText } from "#runs/index.ts";
import type { AskedByActor } from "../run-screens/asked-by-actor.ts";
import { followStoredRun } from "../run-screens/text/stored-answer.ts";
import { type Passage, type PdfEvent, pdfLimits } from "./chatpdf-rules.ts";
import { findPdfOwner, getPdf, holdPdf, type StoredPdf } from "./documents.ts";
import { findPassages, limitPassageSearches, samplePassages } from "./find-passages.ts";
import { keepEndedPdfAnswers, keepPdfAnswer, listExchanges } from "./questions.ts";
import { pdfQuestions } from "./schema.ts";
import { type Exchange, earlierMax, fitPassages, maxAnswerTokens, messagesFor, passagesMax } from "./sent-passages.ts";

const questionLength = `write a question of 1 to ${pdfLimits.question} characters`;

const questionSchema = z.strictObject({
  idempotencyKey: z.uuid(),
  documentId: z.string().max(50),
  engine: z.string().max(250),
  /** The price that the page shows; no more is taken. */
  maxAic: z.number().int().min(0).max(1_000).optional(),
  /** A project of the user’s, which the run is put in. */
  projectId: z.uuid().optional(),
  // PostgreSQL stores no zero characters.
  text: z
    .string()
    .transform((text) => text.replaceAll("\u0000", "").trim())
    .pipe(z.string().min(1, questionLength).max(pdfLimits.question, questionLength)),
});

/**
 * Answers a question about a user's PDF from its passages, streamed, and keeps both. It goes on when the reader goes away.
 * @throws {AppError} before the first event: `invalid_input`, `not_found` (the document, the engine), `conflict` (an answer is under way, a
 * repeated key, too many questions), `rate_limited`, and as `runText`. Then nothing has been stored.
 */
export async function* answerPdfQuestion(
  services: Services,
  { actor, plan, body }: AskedByActor,
  gone: AbortSignal,
): AsyncGenerator<PdfEvent> {
  const { db, clock } = services;
  const { idempotencyKey, documentId, engine: engineId, maxAic, projectId, text } = checkInput(questionSchema, body);
  const userId = await findPdfOwner(db, { ...actor, id: documentId });
  const document = await getPdf(db, { userId, documentId });
  const engine = (await listTextEngines(services, actor.ownerId)).find(({ id }) => id === engineId);
  if (!engine) {
    throw new AppError("not_found", { userMessage: "This engine isn’t connected. Please choose another one." });
  }
  await keepEndedPdfAnswers(db, userId, clock.now());
  const earlier = await listExchanges(db, document.id, earlierMax);
  await limitPassageSearches(services, userId);
  const { passages, isSample } = await passagesFor(db, document, text, earlier);
  const question = { documentId: document.id, userId, idempotencyKey, text, createdAt: clock.now() };
  const questionId = await db.transaction((tx) => addQuestion(tx, question, engine, passages));
  const run = {
    userId,
    plan,
    idempotencyKey,
    engine,
    maxAic,
    projectId,
    tool: "chatpdf",
    outlivesReader: true,
    description: `an answer about a PDF by ${engine.modelName}`,
    settings: { documentId: document.id, engine: engine.id, modelName: engine.modelName, isSample },
    // Without tools: whatever a document says, nothing acts on it.
    request: { messages: messagesFor(text, passages, earlier, isSample), maxOutputTokens: maxAnswerTokens },
  };
  const isIt = eq(pdfQuestions.id, questionId);
  const events = runText(services, run, gone);
  const first = await events.next().catch(async (error: unknown) => {
    await db.delete(pdfQuestions).where(isIt);
    throw error;
  });
  yield* followStoredRun(events, first, { type: "asked", questionId, passages, isSample } as const, {
    tie: async ({ runId }) => void (await db.update(pdfQuestions).set({ runId }).where(isIt)),
    keep: (problem) => keepPdfAnswer(db, questionId, clock.now(), problem),
  });
}

/** Passages with the question's words; for “and after that?” those of the question before, too; else some from all over the document. */
async function passagesFor(
  db: Database,
  document: StoredPdf,
  question: string,
  earlier: readonly Exchange[],
): Promise<{ readonly passages: readonly Passage[]; readonly isSample: boolean }> {
  const find = (text: string) => findPassages(db, { document, text, countMax: passagesMax });
  const found = await find(question);
  const before = earlier.at(-1)?.question;
  const more = before && found.length < passagesMax ? await find(`${before} ${question}`) : [];
  const ranked = [...found, ...more.filter(({ number }) => !found.some((one) => one.number === number))];
  const isSample = ranked.length === 0;
  const fitting = fitPassages(isSample ? await samplePassages(db, document.id, passagesMax) : ranked);
  return { passages: fitting.map(({ number, page, text }) => ({ number, page, text })), isSample };
}

type NewQuestion = Pick<
  typeof pdfQuestions.$inferInsert,
  "documentId" | "userId" | "idempotencyKey" | "text" | "createdAt"
>;

/** @throws {AppError} `not_found` for a PDF that was deleted or shared meanwhile; `conflict`. */
async function addQuestion(
  tx: Transaction,
  question: NewQuestion,
  engine: TextEngine,
  passages: readonly Passage[],
): Promise<string> {
  await holdPdf(tx, question);
  const isOfIt = eq(pdfQuestions.documentId, question.documentId);
  const [asked] = await tx.select({ number: count() }).from(pdfQuestions).where(isOfIt);
  if ((asked?.number ?? 0) >= pdfLimits.questions) {
    throw conflict(`This PDF has ${pdfLimits.questions} questions, which is the most. Upload it again to ask more.`);
  }
  const { id, modelName, payer } = engine;
  const values = {
    engine: id,
    modelName,
    payer,
    passages: passages.map(({ number }) => number),
    state: "running" as const,
  };
  const [added] = await tx
    .insert(pdfQuestions)
    .values({ ...question, ...values })
    .onConflictDoNothing()
    .returning({ id: pdfQuestions.id });
  // The same press in another request, or another page's question.
  if (!added) throw conflict("An answer about this PDF is being written. Wait until it is complete, or stop it.");
  return added.id;
}

const conflict = (userMessage: string) => new AppError("conflict", { userMessage });
