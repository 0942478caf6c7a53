import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { designs } from "./schema.ts";

export type StoredDesign = typeof designs.$inferSelect;

const { id, runId, number, title, isFavorite, updatedAt } = designs;
const listed = { id, runId, number, title, isFavorite, updatedAt };
/** A design without its document. */
export type ListedDesign = Pick<StoredDesign, keyof typeof listed>;

interface OwnDesign {
  readonly userId: string;
  readonly designId: string;
}

/** @throws {AppError} `not_found`, also for another user's. */
export async function getDesign(db: Executor, { userId, designId }: OwnDesign): Promise<StoredDesign> {
  const isOwn = and(eq(designs.id, designId), eq(designs.userId, userId));
  const [design] = isUuid(designId) ? await db.select().from(designs).where(isOwn) : [];
  if (!design) throw gone();
  return design;
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
    .where(and(eq(designs.userId, userId), inArray(runId, [...runIds])))
    .orderBy(desc(designs.createdAt), asc(number));
  return Map.groupBy(rows, (row) => row.runId);
}

/** @throws {AppError} `not_found`, also for another user's. */
export async function markFavorite(
  db: Executor,
  { userId, designId, isFavorite: isWanted }: OwnDesign & { readonly isFavorite: boolean },
): Promise<void> {
  const isOwn = and(eq(designs.id, designId), eq(designs.userId, userId));
  const changed = isUuid(designId)
    ? await db.update(designs).set({ isFavorite: isWanted }).where(isOwn).returning({ id })
    : [];
  if (changed.length === 0) throw gone();
}

const gone = () => new AppError("not_found", { userMessage: "This design doesn’t exist anymore." });
