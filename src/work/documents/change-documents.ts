import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type DeletedQuestion, type DeletedRow, listDeletedRows, undoneSince } from "#runs/index.ts";
import type { DocumentKind } from "./document-rules.ts";
import { documents } from "./schema.ts";

interface OwnDocuments {
  readonly userId: string;
  readonly kinds: readonly DocumentKind[];
  readonly documentIds: readonly string[];
}

const { id, userId: owner, kind, title, deletedAt } = documents;

const areOwn = ({ userId, kinds, documentIds }: OwnDocuments) =>
  and(eq(owner, userId), inArray(kind, [...kinds]), inArray(id, documentIds.filter(isUuid)), isNull(deletedAt));

/** Several at once; the user can undo it for a day. @returns the ids of those that were deleted. */
export async function deleteDocuments(db: Executor, own: OwnDocuments, now: Date): Promise<readonly string[]> {
  const deleted = await db.update(documents).set({ deletedAt: now }).where(areOwn(own)).returning({ id });
  return deleted.map((row) => row.id);
}

/** Restores those that were deleted at one moment. @returns how many. */
export async function restoreDocuments(
  db: Executor,
  { userId, deletedAt: at }: { readonly userId: string; readonly deletedAt: Date },
): Promise<number> {
  const isOne = and(eq(owner, userId), eq(deletedAt, at));
  const restored = await db.update(documents).set({ deletedAt: null }).where(isOne).returning({ id });
  return restored.length;
}

/** One of any kind. @throws {AppError} `not_found`, also once its day is over. */
export async function restoreDeletedDocument(
  db: Executor,
  { userId, documentId }: { readonly userId: string; readonly documentId: string },
  now: Date,
): Promise<void> {
  const isIt = and(eq(owner, userId), eq(id, documentId), gt(deletedAt, undoneSince(now)));
  const restored = isUuid(documentId)
    ? await db.update(documents).set({ deletedAt: null }).where(isIt).returning({ id })
    : [];
  if (restored.length === 0) throw new AppError("not_found", { userMessage: "This doesn’t exist anymore." });
}

/** Deleted documents of all kinds. */
export const listDeletedDocuments = (db: Executor, asked: DeletedQuestion): Promise<readonly DeletedRow[]> =>
  listDeletedRows(db, asked, { table: documents, title, kind });

/** @param projectId the user's, which the caller has checked; null for none. @returns how many were moved. */
export async function moveDocuments(
  db: Executor,
  { projectId, ...own }: OwnDocuments & { readonly projectId: string | null },
): Promise<number> {
  const moved = await db.update(documents).set({ projectId }).where(areOwn(own)).returning({ id });
  return moved.length;
}
