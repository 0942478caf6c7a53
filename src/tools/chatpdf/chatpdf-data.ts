import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Services } from "#platform/services.ts";
import { removePdfFilesJob } from "./chatpdf-jobs.ts";
import { pdfDocuments, pdfQuestions } from "./schema.ts";

/** PDFs that users have uploaded, and what they asked about them. Deleted with the account. */
export const chatpdfData = ({ jobs }: Pick<Services, "jobs">): PersonalDataSource => ({
  name: "pdfs",

  /** Files are listed, not included, as those of runs. */
  async exportFor(db, { userId }) {
    const { id, name, pageCount, bytes, createdAt, deletedAt } = pdfDocuments;
    const own = await db
      .select({ id, name, pageCount, bytes, createdAt, deletedAt })
      .from(pdfDocuments)
      .where(eq(pdfDocuments.userId, userId))
      .orderBy(asc(createdAt), asc(id));
    const { documentId, text, answer, modelName, state, payer, priceAic } = pdfQuestions;
    const asked = await db
      .select({ documentId, text, answer, modelName, state, payer, priceAic, createdAt: pdfQuestions.createdAt })
      .from(pdfQuestions)
      .where(eq(pdfQuestions.userId, userId))
      .orderBy(asc(pdfQuestions.createdAt));
    const byDocument = Map.groupBy(asked, (question) => question.documentId);
    return own.map((document) => ({
      ...document,
      questions: (byDocument.get(document.id) ?? []).map(({ documentId: _, ...question }) => question),
    }));
  },

  async erase(db, { userId }) {
    const removed = await db
      .delete(pdfDocuments)
      .where(eq(pdfDocuments.userId, userId))
      .returning({ key: pdfDocuments.key });
    if (removed.length > 0) await jobs.enqueue(db, removePdfFilesJob, { keys: removed.map(({ key }) => key) });
  },
});
