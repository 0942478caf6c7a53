import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { tidyLine } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { restorable } from "#runs/index.ts";
import { findOwner, isSharedIn } from "#teams/index.ts";
import { type ListedPdf, pdfLimits, type ShownPdf } from "./chatpdf-rules.ts";
import { pdfDocuments } from "./schema.ts";
import type { WordForms } from "./word-forms.ts";

const { id, userId: owner, name, pageCount, bytes, key, wordForms, createdAt, deletedAt } = pdfDocuments;
const shown = { id, name, pageCount, bytes, createdAt };

export interface OwnPdf {
  readonly userId: string;
  readonly documentId: string;
}

export interface StoredPdf extends ShownPdf {
  readonly wordForms: WordForms;
}

/** A user's PDFs, the newest first. */
export async function listPdfs(db: Executor, ownerIds: readonly string[]): Promise<readonly ListedPdf[]> {
  const rows = await db
    .select({ ...shown, ownerId: owner })
    .from(pdfDocuments)
    .where(and(inArray(owner, [...ownerIds]), isNull(deletedAt)))
    .orderBy(desc(createdAt), desc(id))
    .limit(pdfLimits.documents * ownerIds.length);
  return rows.map(({ ownerId, ...row }) => ({ ...row, isShared: isSharedIn(ownerIds, ownerId) }));
}

/** @throws {AppError} `not_found`, also for another user's, and for a deleted one. */
export async function getPdf(db: Executor, own: OwnPdf): Promise<StoredPdf> {
  const found = isUuid(own.documentId)
    ? await db
        .select({ ...shown, wordForms })
        .from(pdfDocuments)
        .where(and(isOwnRow(own), isNull(deletedAt)))
    : [];
  if (!found[0]) throw noDocument();
  return found[0];
}

/**
 * Locks a PDF until the transaction ends: it is not shared, deleted or removed while something is added to it.
 * @throws {AppError} `not_found`, also for another user's, and for a deleted one.
 */
export async function holdPdf(tx: Transaction, own: OwnPdf): Promise<void> {
  const isThere = and(isOwnRow(own), isNull(deletedAt));
  const [held] = await tx.select({ id }).from(pdfDocuments).where(isThere).for("share");
  if (!held) throw noDocument();
}

/** Pages that are only a picture, or empty: nothing is found on them. In order. */
export async function listPagesWithoutText(
  db: Executor,
  { id, pageCount }: Pick<ShownPdf, "id" | "pageCount">,
): Promise<readonly number[]> {
  const { rows } = await db.execute<{ page: number }>(sql`
    select page from generate_series(1, ${pageCount}::integer) as page
    except select page from pdf_passages where document_id = ${id} order by page
  `);
  return rows.map(({ page }) => page);
}

/** The bytes as they were uploaded. @throws {AppError} `not_found`, also for another user's. */
export async function readPdfFile(
  { db, files }: Pick<Services, "db" | "files">,
  own: OwnPdf,
): Promise<{ readonly name: string; readonly file: Uint8Array }> {
  const isThere = and(isOwnRow(own), isNull(deletedAt));
  const [row] = isUuid(own.documentId) ? await db.select({ name, key }).from(pdfDocuments).where(isThere) : [];
  const file = row && (await files.find(row.key));
  if (!file) throw noDocument();
  return { name: row.name, file };
}

/** @throws {AppError} `invalid_input` for an empty or long name, `not_found`. */
export async function renamePdf(db: Executor, { name: given, ...own }: OwnPdf & { readonly name: string }) {
  const tidy = tidyLine(given);
  if (tidy === "" || tidy.length > pdfLimits.name) {
    const userMessage = `Please enter a name of 1 to ${pdfLimits.name} characters.`;
    throw new AppError("invalid_input", { userMessage, field: "name" });
  }
  const isThere = and(isOwnRow(own), isNull(deletedAt));
  const renamed = isUuid(own.documentId)
    ? await db.update(pdfDocuments).set({ name: tidy }).where(isThere).returning({ id })
    : [];
  if (renamed.length === 0) throw noDocument();
}

const isOwnRow = (own: OwnPdf) => and(eq(id, own.documentId), eq(owner, own.userId));

export const noDocument = () =>
  new AppError("not_found", { userMessage: "This PDF was deleted, or you don’t have access to it." });

/** PDFs are deleted and restored by it. */
export const restorablePdfs = restorable({ table: pdfDocuments, title: name, gone: noDocument });

/** Owner of a PDF: a member, or the team once it is shared with it. */
export const findPdfOwner = (
  db: Executor,
  asked: { readonly id: string; readonly ownerId: string; readonly privateId: string },
): Promise<string> => findOwner(db, pdfDocuments, asked);
