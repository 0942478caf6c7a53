import { and, count, desc, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Database, Executor, Transaction } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import { cutText, tidyLine } from "#platform/forms/rules.ts";
import { restorable } from "#runs/index.ts";
import { findOwner, isSharedIn } from "#teams/index.ts";
import {
  type DocumentKind,
  documentsMax,
  type EditedDocument,
  type ListedDocument,
  type OpenedDocument,
  titleMax,
} from "./document-rules.ts";
import { documents } from "./schema.ts";

export interface OwnDocument {
  readonly userId: string;
  readonly kind: DocumentKind;
  readonly documentId: string;
}

const { id, userId: owner, kind: ofKind, title, content, revision, changedBy, deletedAt, updatedAt } = documents;

const isOwnRow = ({ userId, ...document }: OwnDocument) => isRowOf({ ...document, ownerIds: [userId] });

interface OwnersDocument extends Omit<OwnDocument, "userId"> {
  /** Owners of whom one has it. */
  readonly ownerIds: readonly string[];
}

const isRowOf = ({ ownerIds, kind, documentId }: OwnersDocument) =>
  and(eq(id, documentId), inArray(owner, [...ownerIds]), eq(ofKind, kind));

/** Owner of a document: a member, or the team once it is shared with it. */
export const findDocumentOwner = (
  db: Executor,
  asked: { readonly id: string; readonly ownerId: string; readonly privateId: string },
): Promise<string> => findOwner(db, documents, asked);

/** The latest edited first. */
export async function listDocuments(
  db: Executor,
  { ownerIds, kind }: { readonly ownerIds: readonly string[]; readonly kind: DocumentKind },
): Promise<readonly ListedDocument[]> {
  const rows = await db
    .select({ id, title, updatedAt, ownerId: owner })
    .from(documents)
    .where(and(inArray(owner, [...ownerIds]), eq(ofKind, kind), isNull(deletedAt)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(documentsMax * ownerIds.length);
  return rows.map(({ ownerId, ...row }) => ({ ...row, isShared: isSharedIn(ownerIds, ownerId) }));
}

/** @throws {AppError} `not_found`, also for another user's, and for a deleted one. */
export async function getDocument<Content extends object>(
  db: Executor,
  own: OwnDocument,
): Promise<OpenedDocument<Content>> {
  const [found] = isUuid(own.documentId)
    ? await db
        .select({ id, title, content, revision })
        .from(documents)
        .where(and(isOwnRow(own), isNull(deletedAt)))
    : [];
  if (!found) throw gone();
  return found as OpenedDocument<Content>;
}

/** @returns undefined if the owner has no such document. */
export async function findDocumentRevision(
  db: Executor,
  { userId, id: documentId }: { readonly userId: string; readonly id: string },
): Promise<number | undefined> {
  const isIt = and(eq(id, documentId), eq(owner, userId), isNull(deletedAt));
  const [found] = isUuid(documentId) ? await db.select({ revision }).from(documents).where(isIt) : [];
  return found?.revision;
}

interface SavedRow extends EditedDocument<object> {
  readonly revision: number;
  /** Member of the team who saved it last, where that is known. */
  readonly changedBy: string | null;
}

/** A document of some owners as it is stored now, whichever kind it is. @throws {AppError} `not_found` as `getDocument`. */
export async function readSaved(
  db: Executor,
  { ownerIds, documentId }: Omit<OwnersDocument, "kind">,
): Promise<SavedRow> {
  const isIt = and(eq(id, documentId), inArray(owner, [...ownerIds]), isNull(deletedAt));
  const [found] = isUuid(documentId)
    ? await db.select({ title, content, revision, changedBy }).from(documents).where(isIt)
    : [];
  if (!found) throw gone();
  return found;
}

interface NewDocument extends Omit<OwnDocument, "documentId"> {
  readonly title: string;
  /** Checked. */
  readonly content: object;
}

/** @returns its id. @throws {AppError} `invalid_input` for a title, `conflict` if there are too many. */
export function createDocument(db: Database, { userId, kind, ...given }: NewDocument, now: Date): Promise<string> {
  const document = { userId, kind, title: checkTitle(given.title), content: given.content };
  return db.transaction(async (tx) => {
    await requireRoom(tx, { userId, kind });
    const [made] = await tx
      .insert(documents)
      .values({ ...document, createdAt: now, updatedAt: now })
      .returning({ id });
    if (!made) throw new Error("a document was not inserted");
    return made.id;
  });
}

/**
 * Deleted ones count until they are gone for good, so that undoing never fails.
 * @param name of the owner, at the beginning of a sentence. @throws {AppError} `conflict` if there are too many.
 */
export async function requireRoom(
  tx: Executor,
  { userId, kind, name = "You" }: Omit<OwnDocument, "documentId"> & { readonly name?: string },
): Promise<void> {
  await lockDocuments(tx, userId);
  const [row] = await tx
    .select({ number: count() })
    .from(documents)
    .where(and(eq(owner, userId), eq(ofKind, kind)));
  if ((row?.number ?? 0) < documentsMax) return;
  throw new AppError("conflict", {
    userMessage: `${name} can have ${documentsMax} ${kindNames[kind]}. Please delete one first; a deleted one counts for a day, since it can be restored.`,
  });
}

/** Makes requests that add documents wait for each other. */
export const lockDocuments = (tx: Executor, userId: string): Promise<void> => lockName(tx, `tool-documents/${userId}`);

const kindNames: Readonly<Record<DocumentKind, string>> = {
  "mind-map": "mind maps",
  board: "boards",
  draft: "drafts",
  glossary: "glossaries",
  search: "searches",
};

/** For a history: the oldest go for good, so that one more fits. Call it in the transaction that adds that one. */
export async function makeRoom(tx: Transaction, { userId, kind }: Omit<OwnDocument, "documentId">): Promise<void> {
  await lockDocuments(tx, userId);
  const newest = tx
    .select({ id })
    .from(documents)
    .where(and(eq(owner, userId), eq(ofKind, kind)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(documentsMax - 1);
  await tx.delete(documents).where(and(eq(owner, userId), eq(ofKind, kind), notInArray(id, newest)));
}

interface EditedRow {
  readonly title: string;
  /** Checked. */
  readonly content: object;
  /** The one that the user has edited. */
  readonly revision: number;
  /** Member of a team who saves; null for users with their own. */
  readonly changedBy: string | null;
}

export interface SavedDocument {
  readonly revision: number;
  /** Another tab has saved since: nothing was stored, and `revision` is that tab’s. */
  readonly isConflict: boolean;
  /** In a conflict, the member who has saved it since, where that is known. */
  readonly changedBy?: string | null;
}

/** @throws {AppError} `not_found`, also for another user's, and for a deleted one; `invalid_input` for a title. */
export async function saveDocument(
  db: Executor,
  own: OwnersDocument,
  edited: EditedRow,
  now: Date,
): Promise<SavedDocument> {
  const values = {
    title: checkTitle(edited.title),
    content: edited.content,
    changedBy: edited.changedBy,
    updatedAt: now,
  };
  // Of all owners in one statement: what is saved while its member shares it is not lost.
  const isIt = and(isRowOf(own), isNull(deletedAt));
  const [saved] = isUuid(own.documentId)
    ? await db
        .update(documents)
        .set({ ...values, revision: edited.revision + 1 })
        .where(and(isIt, eq(revision, edited.revision)))
        .returning({ revision })
    : [];
  if (saved) return { ...saved, isConflict: false };
  const [stored] = isUuid(own.documentId) ? await db.select({ revision, changedBy }).from(documents).where(isIt) : [];
  if (!stored) throw gone();
  return { ...stored, isConflict: true };
}

/** @throws {AppError} `not_found`; `invalid_input` for a title. */
export async function renameDocument(
  db: Executor,
  own: OwnDocument,
  renamed: Pick<EditedRow, "title" | "changedBy">,
  now: Date,
): Promise<void> {
  // A tab that edits it would store the old title again.
  const values = {
    title: checkTitle(renamed.title),
    changedBy: renamed.changedBy,
    revision: sql`${revision} + 1`,
    updatedAt: now,
  };
  const isIt = and(isOwnRow(own), isNull(deletedAt));
  const changed = isUuid(own.documentId) ? await db.update(documents).set(values).where(isIt).returning({ id }) : [];
  if (changed.length === 0) throw gone();
}

/**
 * @param edited what a page has of it, to be copied instead of what is stored.
 * @returns the id of the copy. @throws {AppError} `not_found`; `conflict` if there are too many.
 */
export async function duplicateDocument(
  db: Database,
  own: OwnDocument,
  now: Date,
  edited?: EditedDocument<object>,
): Promise<string> {
  const stored = await getDocument(db, own);
  const { title: original, content: copied } = edited ?? stored;
  const copy = { userId: own.userId, kind: own.kind, title: copyTitle(original), content: copied };
  return createDocument(db, copy, now);
}

/** @param projectId the user's, which the caller has checked; null for none. @returns how many were moved. */
export async function moveDocuments(
  db: Executor,
  asked: {
    readonly userId: string;
    readonly kinds: readonly DocumentKind[];
    readonly documentIds: readonly string[];
    readonly projectId: string | null;
  },
): Promise<number> {
  const ids = asked.documentIds.filter(isUuid);
  const areOwn = and(eq(owner, asked.userId), inArray(ofKind, [...asked.kinds]), inArray(id, ids), isNull(deletedAt));
  const moved = await db.update(documents).set({ projectId: asked.projectId }).where(areOwn).returning({ id });
  return moved.length;
}

/** Documents of these kinds, or of all, are deleted and restored by it. */
export const restorableDocuments = (kinds?: readonly DocumentKind[]) =>
  restorable({ table: documents, title, kind: ofKind, gone, ...(kinds && { where: inArray(ofKind, [...kinds]) }) });

function checkTitle(text: string): string {
  const tidy = tidyLine(text);
  if (tidy !== "" && tidy.length <= titleMax) return tidy;
  const userMessage = `Please enter a title of 1 to ${titleMax} characters.`;
  throw new AppError("invalid_input", { userMessage, field: "title" });
}

const copyTitle = (original: string): string => `${cutText(original, titleMax - " (copy)".length)} (copy)`;

export const gone = () =>
  new AppError("not_found", { userMessage: "This was deleted, or you don’t have access to it." });
