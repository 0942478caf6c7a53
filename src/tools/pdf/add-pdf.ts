import { randomBytes } from "node:crypto";
import { count, eq, sql, sum } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import { cutText, tidyLine } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { readPdf } from "../run-screens/pdf-text/read-pdf.ts";
import { pdfFileRemoval } from "./chatpdf-jobs.ts";
import { pdfBytesMax, pdfLimits, pdfMegabytesMax, storedBytesMax, storedMegabytesMax } from "./chatpdf-rules.ts";
import type { PdfIndex } from "./index-pages.ts";
import { pdfDocuments } from "./schema.ts";

interface NewPdf {
  readonly userId: string;
  /** Name of the file. */
  readonly name: string;
  /** Unchecked. */
  readonly file: Uint8Array;
}

/**
 * Reads a PDF and keeps it with its text.
 * @returns its id.
 * @throws {AppError} `payload_too_large` if the user has no room for it, or as `readPdf`.
 */
export async function addPdf(
  services: Pick<Services, "db" | "files" | "jobs" | "workers" | "clock">,
  { userId, name, file }: NewPdf,
  signal: AbortSignal,
): Promise<string> {
  const { db, files, jobs, workers, clock } = services;
  if (file.byteLength > pdfBytesMax) {
    throw noRoom(`This PDF is larger than ${pdfMegabytesMax} MB. Please choose a smaller one.`);
  }
  await requireRoom(db, userId, file.byteLength);
  const { pages, characters } = pdfLimits;
  const { pageCount, made } = await readPdf(workers, file, { form: "index", pages, characters }, { userId, signal });
  const key = `pdfs/${randomBytes(16).toString("hex")}.pdf`;
  await pdfFileRemoval.enqueueRemnants(db, jobs, [key]);
  await files.put(key, file);
  return db.transaction(async (tx) => {
    await lockPdfs(tx, userId);
    await requireRoom(tx, userId, file.byteLength);
    const bytes = file.byteLength;
    const values = {
      userId,
      name: nameOf(name),
      pageCount,
      bytes,
      key,
      wordForms: made.wordForms,
      createdAt: clock.now(),
    };
    const [added] = await tx.insert(pdfDocuments).values(values).returning({ id: pdfDocuments.id });
    if (!added) throw new Error("an insert returned no row");
    await addPassages(tx, added.id, made);
    return added.id;
  });
}

/** All at once: a long document has thousands. */
async function addPassages(tx: Executor, id: string, { wordForms: forms, passages }: PdfIndex): Promise<void> {
  await tx.execute(sql`
    insert into pdf_passages (document_id, number, page, text, words)
    select ${id}::uuid, number, page, text,
      to_tsvector(${forms}::regconfig, translate(text, '’', $$'$$)) || to_tsvector(${forms}::regconfig, folded)
        || to_tsvector(${forms}::regconfig, others) || array_to_tsvector(grams)
    from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
      as given (number integer, page integer, text text, folded text, others text, grams text[])
  `);
}

/** Name of a document: that of its file, without the ending. */
function nameOf(fileName: string): string {
  return cutText(tidyLine(fileName.replace(/\.pdf$/i, "")), pdfLimits.name).trim() || "Document";
}

/** Makes requests that add PDFs to an owner’s wait for each other. */
export const lockPdfs = (tx: Executor, userId: string): Promise<void> => lockName(tx, `pdfs/${userId}`);

/** @param whose name of the team, if it is one’s. @throws {AppError} `payload_too_large` if an owner has no room for a PDF. */
export async function requireRoom(db: Executor, userId: string, bytes: number, whose?: string): Promise<void> {
  const [stored] = await db
    .select({ number: count(), bytes: sum(pdfDocuments.bytes).mapWith(Number) })
    .from(pdfDocuments)
    .where(eq(pdfDocuments.userId, userId));
  const deleteSome = "Delete some first: they count for another day.";
  if ((stored?.number ?? 0) >= pdfLimits.documents) {
    const has = whose === undefined ? "You have" : `${whose} has`;
    throw noRoom(`${has} ${pdfLimits.documents} PDFs, which is the most. ${deleteSome}`);
  }
  if ((stored?.bytes ?? 0) + bytes > storedBytesMax) {
    const all = whose === undefined ? "Your PDFs" : `The PDFs of ${whose}`;
    throw noRoom(`${all} can have ${storedMegabytesMax} MB together, and this one doesn’t fit. ${deleteSome}`);
  }
}

const noRoom = (userMessage: string) => new AppError("payload_too_large", { userMessage, field: "file" });
