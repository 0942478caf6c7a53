import { and, eq, inArray, isNull } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import type { DocumentKind } from "./document-rules.ts";
import { documents } from "./schema.ts";

interface OwnDocuments {
  readonly userId: string;
  readonly kinds: readonly DocumentKind[];
  readonly documentIds: readonly string[];
}

const { id, userId: owner, kind, deletedAt } = documents;

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

/** @param projectId the user's, which the caller has checked; null for none. @returns how many were moved. */
export async function moveDocuments(
  db: Executor,
  { projectId, ...own }: OwnDocuments & { readonly projectId: string | null },
): Promise<number> {
  const moved = await db.update(documents).set({ projectId }).where(areOwn(own)).returning({ id });
  return moved.length;
}
