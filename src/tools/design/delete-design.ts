import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { isUuid, nilUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { sweep, sweepSize } from "#platform/sweep.ts";
import {
  type DeletedQuestion,
  type DeletedRow,
  deleteRun,
  isRunThere,
  listDeletedRows,
  restoreRun,
  undoneSince,
} from "#runs/index.ts";
import { noDesign, type OwnDesign } from "./designs.ts";
import { designs } from "./schema.ts";

const isOwnRow = ({ userId, designId }: OwnDesign) => and(eq(designs.id, designId), eq(designs.userId, userId));

/** Its files and its link are gone at once; the user can undo it for a day. @throws {AppError} `not_found`. */
export async function deleteDesign(db: Executor, own: OwnDesign, now: Date): Promise<void> {
  await change(db, own, now, isNull(designs.deletedAt));
}

/** Restores a design with its link. One that isn't deleted stays as it is. @throws {AppError} `not_found`, also once its day is over. */
export async function restoreDesign(db: Executor, own: OwnDesign, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const runId = await change(tx, own, null, or(isNull(designs.deletedAt), gt(designs.deletedAt, undoneSince(now))));
    // The user may have deleted its run since. The design would go for good with it.
    await restoreRun(tx, { userId: own.userId, runId });
  });
}

/** @returns the id of its run. */
async function change(
  db: Executor,
  own: OwnDesign,
  deletedAt: Date | null,
  condition: SQL | undefined,
): Promise<string> {
  const isIt = and(isOwnRow(own), condition);
  const [changed] = isUuid(own.designId)
    ? await db.update(designs).set({ deletedAt }).where(isIt).returning({ runId: designs.runId })
    : [];
  if (!changed) throw noDesign();
  return changed.runId;
}

/** Lists the designs that a user deleted by themselves. One that went with its run comes back with it. */
export const listDeletedDesigns = (db: Executor, asked: DeletedQuestion): Promise<readonly DeletedRow[]> =>
  listDeletedRows(db, asked, { table: designs, title: designs.title, where: isRunThere(db, designs.runId) });

export interface DeletedDesign {
  readonly id: string;
  readonly runId: string;
  readonly title: string;
}

/** A deleted design that can be restored. */
export async function findDeletedDesign(db: Executor, own: OwnDesign, now: Date): Promise<DeletedDesign | undefined> {
  if (!isUuid(own.designId)) return undefined;
  const { id, runId, title, deletedAt } = designs;
  const [found] = await db
    .select({ id, runId, title })
    .from(designs)
    .where(and(isOwnRow(own), gt(deletedAt, undoneSince(now))));
  return found;
}

/** Lists those of a user's runs, or of the given ones, whose designs are all deleted. */
export async function listEmptiedRuns(
  db: Executor,
  { userId, runIds }: { readonly userId: string; readonly runIds?: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { runId, deletedAt } = designs;
  // Few are deleted at any time.
  const touched = db
    .select({ runId })
    .from(designs)
    .where(and(eq(designs.userId, userId), isNotNull(deletedAt)));
  const rows = await db
    .select({ runId })
    .from(designs)
    .where(and(eq(designs.userId, userId), inArray(runId, touched), runIds && inArray(runId, [...runIds])))
    .groupBy(runId)
    .having(sql`bool_and(${isNotNull(deletedAt)})`);
  return new Set(rows.map((row) => row.runId));
}

/** Removes for good what was deleted more than a day ago: designs with their links, and runs that have no other design. */
export async function removeDeletedDesigns(services: Pick<Services, "db" | "jobs" | "clock">): Promise<void> {
  const { db, clock } = services;
  const since = undoneSince(clock.now());
  await sweep((after: string) => runsWithDue(db, since, after), {
    start: nilUuid,
    next: (run) => run.runId,
    work: async ({ isEmptied, ...run }) => {
      if (isEmptied) await deleteRun(services, run).catch(passIfGone);
      else await db.delete(designs).where(and(eq(designs.runId, run.runId), lte(designs.deletedAt, since)));
      return true;
    },
  });
}

/** Runs with a design that was deleted until then, and whether all of theirs were. Few, found by the index of what is deleted. */
export function runsWithDue(db: Executor, since: Date, after: string) {
  const { userId, runId, deletedAt } = designs;
  const due = db
    .selectDistinct({ runId })
    .from(designs)
    .where(and(lte(deletedAt, since), gt(runId, after)))
    .orderBy(asc(runId))
    .limit(sweepSize);
  return db
    .select({ userId, runId, isEmptied: sql<boolean>`bool_and(coalesce(${lte(deletedAt, since)}, false))` })
    .from(designs)
    .where(inArray(runId, due))
    .groupBy(userId, runId)
    .orderBy(asc(runId));
}

function passIfGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === "not_found")) throw error;
}
