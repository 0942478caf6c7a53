import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { hasFoldedText } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { designs } from "./schema.ts";

/** Maximum number of runs that a list looks for by their designs. */
const runsMax = 1_000;

const runsWith = async (db: Executor, userId: string, condition: SQL): Promise<readonly string[]> => {
  const rows = await db
    .selectDistinct({ runId: designs.runId })
    .from(designs)
    .where(and(eq(designs.userId, userId), isNull(designs.deletedAt), condition))
    .limit(runsMax);
  return rows.map(({ runId }) => runId);
};

/** A user's runs with a favorite among their designs. */
export const listFavoriteRuns = (db: Executor, userId: string): Promise<readonly string[]> =>
  runsWith(db, userId, eq(designs.isFavorite, true));

/** A user's runs with a design whose title has a text, folded. */
export const listRunsTitled = (
  db: Executor,
  { userId, search }: { readonly userId: string; readonly search: string },
): Promise<readonly string[]> => runsWith(db, userId, hasFoldedText(designs.title, search));

interface OwnRuns {
  readonly userId: string;
  readonly runIds: readonly string[];
}

/** Deletes the designs of runs that are being deleted. */
export async function deleteDesignsOf(db: Executor, { userId, runIds }: OwnRuns, now: Date): Promise<void> {
  await db
    .update(designs)
    .set({ deletedAt: now })
    .where(and(eq(designs.userId, userId), inArray(designs.runId, [...runIds]), isNull(designs.deletedAt)));
}

interface DeletedWithRuns {
  readonly userId: string;
  readonly deletedAt: Date;
  /** Id of the run; if left out, designs of all runs that were deleted at that moment. */
  readonly runId?: string;
}

/** Restores those that were deleted with their run, at that moment. One that was deleted by itself before stays deleted. */
export async function restoreDesignsOf(db: Executor, { userId, deletedAt, runId }: DeletedWithRuns): Promise<void> {
  const isOfRun = runId === undefined ? undefined : eq(designs.runId, runId);
  await db
    .update(designs)
    .set({ deletedAt: null })
    .where(and(eq(designs.userId, userId), eq(designs.deletedAt, deletedAt), isOfRun));
}

/** The titles of designs that are the only one of their run, deleted or not, by the ids of these. */
export async function listOnlyTitles(db: Executor, { userId, runIds }: OwnRuns): Promise<ReadonlyMap<string, string>> {
  if (runIds.length === 0) return new Map();
  const { runId, title } = designs;
  const rows = await db
    .select({ runId, title: sql<string>`min(${title})` })
    .from(designs)
    .where(and(eq(designs.userId, userId), inArray(runId, [...runIds])))
    .groupBy(runId)
    .having(sql`count(*) = 1`);
  return new Map(rows.map((row) => [row.runId, row.title]));
}
