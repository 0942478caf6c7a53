import { and, asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { exactMoment, isAfter, type Place, readPages } from "#platform/db/read-pages.ts";
import type { Services } from "#platform/services.ts";
import { pdfFileRemoval } from "./chatpdf-jobs.ts";
import { pdfDocuments, pdfQuestions } from "./schema.ts";

/** PDFs that users have uploaded, and what they asked about them. Deleted with the account. */
export const chatpdfData = ({ jobs }: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "pdfs",

  /** Files are listed, not included, as those of runs. */
  exportFor: (db, { userId }) => exportPdfs(db, userId),

  async erase(db, { userId }) {
    const removed = await db
      .delete(pdfDocuments)
      .where(eq(pdfDocuments.userId, userId))
      .returning({ key: pdfDocuments.key });
    await pdfFileRemoval.enqueue(
      db,
      jobs,
      removed.map(({ key }) => key),
    );
  },
});

const rowsPerPage = 100;

async function* exportPdfs(db: Executor, userId: string) {
  const { id, name, pageCount, bytes, createdAt, deletedAt } = pdfDocuments;
  const readAfter = (last: Place | undefined) =>
    db
      .select({ id, name, pageCount, bytes, createdAt, deletedAt, at: exactMoment(createdAt) })
      .from(pdfDocuments)
      .where(and(eq(pdfDocuments.userId, userId), isAfter(last, createdAt, id)))
      .orderBy(asc(createdAt), asc(id))
      .limit(rowsPerPage);
  for await (const page of readPages(rowsPerPage, readAfter)) {
    for (const { at: _, ...document } of page) yield { ...document, questions: exportQuestions(db, document.id) };
  }
}

async function* exportQuestions(db: Executor, documentId: string) {
  const { id, text, answer, modelName, state, payer, priceAic, createdAt } = pdfQuestions;
  const readAfter = (last: { readonly key: Place } | undefined) =>
    db
      .select({ text, answer, modelName, state, payer, priceAic, createdAt, key: { at: exactMoment(createdAt), id } })
      .from(pdfQuestions)
      .where(and(eq(pdfQuestions.documentId, documentId), isAfter(last?.key, createdAt, id)))
      .orderBy(asc(createdAt), asc(id))
      .limit(rowsPerPage);
  for await (const page of readPages(rowsPerPage, readAfter))
    for (const { key: _, ...question } of page) yield question;
}
