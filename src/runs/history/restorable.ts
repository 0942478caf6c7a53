import { and, eq, gt, inArray, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import type { AppError } from "#platform/errors.ts";
import { type DeletableTable, type DeletedQuestion, type DeletedRow, listDeletedRows } from "./list-deleted.ts";
import { undoneSince } from "./undo-time.ts";

interface OwnRow {
  readonly userId: string;
  readonly id: string;
}

interface Rows {
  readonly table: DeletableTable;
  readonly title: SQLWrapper;
  /** For a table that holds several kinds. */
  readonly kind?: SQLWrapper;
  /** Some of the table's rows. */
  readonly where?: SQL;
  /** The error for a row that is not there, or is another user's. */
  readonly gone: () => AppError;
}

interface ChangedRow {
  readonly id: string;
  /** Empty for a table with one kind. */
  readonly kind: string;
}

/** Deletes rows of a table so that their user can undo it for a day. A job of the table's own slice removes them for good after that. */
export function restorable({ table, where, gone, ...shown }: Rows) {
  const { id, userId: owner, deletedAt } = table;

  /** @returns the rows that changed. */
  const set = (db: Executor, value: Date | null, condition: SQL | undefined): Promise<readonly ChangedRow[]> =>
    db
      .update(table)
      .set({ deletedAt: value } as PgUpdateSetSource<DeletableTable>)
      .where(and(condition, where))
      .returning({ id: sql<string>`${id}`, kind: sql<string>`${shown.kind ?? sql`''`}` });
  const are = (userId: string, ids: readonly string[]) => and(eq(owner, userId), inArray(id, ids.filter(isUuid)));

  /** Several at once. @returns those that were deleted. */
  const deleteAll = (db: Executor, own: { readonly userId: string; readonly ids: readonly string[] }, now: Date) =>
    set(db, now, and(are(own.userId, own.ids), isNull(deletedAt)));

  return {
    deleteAll,

    /** @throws {AppError} `not_found`. */
    async delete(db: Executor, { userId, id: one }: OwnRow, now: Date): Promise<void> {
      const deleted = await deleteAll(db, { userId, ids: [one] }, now);
      if (deleted.length === 0) throw gone();
    },

    /** One that isn't deleted stays as it is. @throws {AppError} `not_found`, also once its day is over. */
    async restore(db: Executor, { userId, id: one }: OwnRow, now: Date): Promise<void> {
      const isRestorable = or(isNull(deletedAt), gt(deletedAt, undoneSince(now)));
      const restored = await set(db, null, and(are(userId, [one]), isRestorable));
      if (restored.length === 0) throw gone();
    },

    /** Restores those that were deleted at one moment. @returns how many. */
    async restoreAll(
      db: Executor,
      { userId, deletedAt: at }: { readonly userId: string; readonly deletedAt: Date },
    ): Promise<number> {
      return (await set(db, null, and(eq(owner, userId), eq(deletedAt, at)))).length;
    },

    listDeleted: (db: Executor, asked: DeletedQuestion): Promise<readonly DeletedRow[]> =>
      listDeletedRows(db, asked, { table, ...shown, ...(where && { where }) }),

    /** A deleted one that can be restored. */
    async findDeleted(
      db: Executor,
      { userId, id: one }: OwnRow,
      now: Date,
    ): Promise<{ readonly id: string; readonly title: string } | undefined> {
      const isIt = and(are(userId, [one]), gt(deletedAt, undoneSince(now)), where);
      const [found] = await db
        .select({ id: sql<string>`${id}`, title: sql<string>`${shown.title}` })
        .from(table)
        .where(isIt);
      return found;
    },
  };
}
