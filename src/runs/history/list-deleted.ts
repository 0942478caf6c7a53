import { and, desc, eq, exists, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { runs } from "../schema.ts";
import { titleOfRun } from "./list-work.ts";
import { comesAfter, type Position, positionOf } from "./position.ts";
import { undoneSince } from "./undo-time.ts";

export interface DeletedQuestion {
  readonly userId: string;
  readonly now: Date;
  readonly after?: Position | undefined;
  readonly countMax: number;
}

/** Deleted row that its user can still restore. Its position is that of its deletion. */
export interface DeletedRow extends Position {
  readonly title: string;
  /** Tool that made it, or kind of document, if there are several. */
  readonly kind: string;
}

export type DeletableTable = PgTable & {
  readonly id: PgColumn;
  readonly userId: PgColumn;
  readonly deletedAt: PgColumn;
};

interface Deletable {
  readonly table: DeletableTable;
  readonly title: SQLWrapper;
  readonly kind?: SQLWrapper;
  readonly where?: SQL | undefined;
}

/** Rows of one table that a user deleted within the last day, latest first. Serves every slice that keeps what is deleted for a day. */
export function listDeletedRows(
  db: Executor,
  { userId, now, after, countMax }: DeletedQuestion,
  { table, title, kind = sql`''`, where }: Deletable,
): Promise<readonly DeletedRow[]> {
  const { id, userId: owner, deletedAt } = table;
  return db
    .select({
      id: sql<string>`${id}`,
      title: sql<string>`${title}`,
      kind: sql<string>`${kind}`,
      at: positionOf(deletedAt),
    })
    .from(table as PgTable)
    .where(and(eq(owner, userId), gt(deletedAt, undoneSince(now)), where, after && comesAfter(after, deletedAt, id)))
    .orderBy(desc(deletedAt), desc(id))
    .limit(countMax);
}

export const listDeletedRuns = (db: Executor, asked: DeletedQuestion): Promise<readonly DeletedRow[]> =>
  listDeletedRows(db, asked, { table: runs, title: titleOfRun, kind: runs.tool });

/** For what goes with a run: whether that is deleted itself. */
export const isRunThere = (db: Executor, runId: PgColumn): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(runs)
      .where(and(eq(runs.id, runId), sql`${runs.deletedAt} is null`)),
  );
