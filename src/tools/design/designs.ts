import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { DesignDocument } from "#studio/index.ts";
import type { Kind } from "#studio/rules.ts";
import { designsPath } from "./design-rules.ts";
import { designs } from "./schema.ts";

export type StoredDesign = typeof designs.$inferSelect;

const { id, runId, number, title, isFavorite, updatedAt } = designs;
const side = (name: "width" | "height") => sql<number>`(document ->> ${sql.raw(`'${name}'`)})::float8`;
const kind = sql<Kind>`brief ->> 'kind'`;
const paper = sql<DesignDocument["paper"] | null>`document -> 'paper'`;
const pages = sql<number>`coalesce(jsonb_array_length(document -> 'pages'), 0) + 1`;
const sides = { width: side("width"), height: side("height"), paper };
const listed = { id, runId, number, title, isFavorite, updatedAt, kind, pages, ...sides };
/** A design without its document, of which only the size is read. */
export type ListedDesign = Pick<StoredDesign, "id" | "runId" | "number" | "title" | "isFavorite" | "updatedAt"> & {
  readonly kind: Kind;
  /** Number of its pages. */
  readonly pages: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly paper: DesignDocument["paper"] | null;
};

export interface OwnDesign {
  readonly userId: string;
  readonly designId: string;
}

/** A design of the user's that isn't deleted. */
export const isOwnRow = ({ userId, designId }: OwnDesign) =>
  and(eq(designs.id, designId), eq(designs.userId, userId), isNull(designs.deletedAt));

/** @throws {AppError} `not_found`, also for another user's, and for a deleted one. */
export async function getDesign(db: Executor, own: OwnDesign): Promise<StoredDesign> {
  const [design] = isUuid(own.designId) ? await db.select().from(designs).where(isOwnRow(own)) : [];
  if (!design) throw noDesign();
  return design;
}

/** @returns undefined if the owner has no such design. */
export async function findDesignRevision(
  db: Executor,
  { userId, id: designId }: { readonly userId: string; readonly id: string },
): Promise<number | undefined> {
  const [found] = isUuid(designId)
    ? await db.select({ revision: designs.revision }).from(designs).where(isOwnRow({ userId, designId }))
    : [];
  return found?.revision;
}

/** So that it isn't deleted before the transaction ends. @returns its id. @throws {AppError} `not_found` */
export async function holdDesign(tx: Transaction, own: OwnDesign): Promise<string> {
  const [design] = isUuid(own.designId) ? await tx.select({ id }).from(designs).where(isOwnRow(own)).for("share") : [];
  if (!design) throw noDesign();
  return design.id;
}

/** The designs of some runs of a user, by the run's id, in their order. */
export async function listDesigns(
  db: Executor,
  { userId, runIds }: { readonly userId: string; readonly runIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly ListedDesign[]>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .select(listed)
    .from(designs)
    .where(and(eq(designs.userId, userId), inArray(runId, [...runIds]), isNull(designs.deletedAt)))
    .orderBy(asc(number));
  return Map.groupBy(rows, (row) => row.runId);
}

/** A user's latest designs, newest first, and `wanted` before them if it is one of the user's that is older. */
export async function listLatestDesigns(
  db: Executor,
  { userId, limit, wanted }: { readonly userId: string; readonly limit: number; readonly wanted: string | null },
): Promise<readonly ListedDesign[]> {
  const isThere = and(eq(designs.userId, userId), isNull(designs.deletedAt));
  const latest = await db
    .select(listed)
    .from(designs)
    .where(isThere)
    .orderBy(desc(designs.createdAt), asc(number))
    .limit(limit);
  if (!wanted || !isUuid(wanted) || latest.some((design) => design.id === wanted)) return latest;
  const older = await db
    .select(listed)
    .from(designs)
    .where(isOwnRow({ userId, designId: wanted }));
  return [...older, ...latest];
}

/** The address of a small picture, new after each change. */
export const smallPicture = ({ id: designId, updatedAt: changedAt }: Pick<ListedDesign, "id" | "updatedAt">): string =>
  `${designsPath}/${designId}/design.png?width=240&v=${changedAt.getTime()}`;

/** @throws {AppError} `not_found`, also for another user's, and for a deleted one. */
export async function markFavorite(
  db: Executor,
  { isFavorite: isWanted, ...own }: OwnDesign & { readonly isFavorite: boolean },
): Promise<void> {
  const changed = isUuid(own.designId)
    ? await db.update(designs).set({ isFavorite: isWanted }).where(isOwnRow(own)).returning({ id })
    : [];
  if (changed.length === 0) throw noDesign();
}

/** Its files are named after it, too. @throws {AppError} `not_found`, also for another user's, and for a deleted one. */
export async function renameDesign(
  db: Executor,
  { title: wanted, ...own }: OwnDesign & { readonly title: string },
): Promise<void> {
  const changed = isUuid(own.designId)
    ? await db.update(designs).set({ title: wanted }).where(isOwnRow(own)).returning({ id })
    : [];
  if (changed.length === 0) throw noDesign();
}

export const noDesign = () =>
  new AppError("not_found", { userMessage: "This design was deleted, or you don’t have access to it." });
