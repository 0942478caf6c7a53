import { and, desc, eq, gte, notExists, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { isListed } from "../card-columns.ts";
import { changesPerPage, type ToolChange } from "../change-rules.ts";
import { tools } from "../schema.ts";
import { isUndoneSoon, toolImportRows, toolImports } from "../upkeep/schema.ts";
import { toolChanges } from "./schema.ts";

/** One page of the public log, newest first, and the number of all entries. @param page from 1. */
export async function listChanges(
  db: Executor,
  page: number,
): Promise<{ readonly total: number; readonly changes: readonly ToolChange[] }> {
  const [total, changes] = await Promise.all([
    db.$count(toolChanges, isTold(db)),
    selectChanges(db)
      .where(isTold(db))
      .limit(changesPerPage)
      .offset((page - 1) * changesPerPage),
  ]);
  return { total, changes };
}

/** Part of the public log, the oldest entry first. */
export interface ChangesSince {
  readonly since: Date | undefined;
  /** Id of the entry that they follow. */
  readonly afterId: number | undefined;
  readonly limit: number;
}

/** @returns at most `limit` entries. */
export async function listChangesSince(
  db: Executor,
  { since, afterId, limit }: ChangesSince,
): Promise<readonly ToolChange[]> {
  const { at, id } = toolChanges;
  const last = db
    .select({ at, id })
    .from(toolChanges)
    .where(eq(id, afterId ?? 0));
  // The first condition says nothing more, but lets the index begin there.
  const isAfter = sql`${at} >= (select "at" from (${last}) l) and (${at}, ${id}) > (select "at", "id" from (${last}) l)`;
  return selectChanges(db)
    .where(and(since && gte(at, since), afterId === undefined ? undefined : isAfter, isTold(db)))
    .orderBy(at, id)
    .limit(limit);
}

/** The newest changes of a tool. */
export async function listChangesOf(db: Executor, slug: string, limit: number): Promise<readonly ToolChange[]> {
  return selectChanges(db)
    .where(and(eq(toolChanges.toolSlug, slug), isTold(db)))
    .limit(limit);
}

/** Nothing is left of an import that was undone soon, so readers aren’t told of it: neither what it changed nor that it is undone. */
const isTold = (db: Executor) =>
  notExists(
    db
      .select({ id: toolImports.id })
      .from(toolImports)
      .innerJoin(toolImportRows, eq(toolImportRows.importId, toolImports.id))
      .where(
        and(
          isUndoneSoon,
          eq(toolImports.importedAt, toolChanges.at),
          eq(toolImportRows.toolSlug, toolChanges.toolSlug),
        ),
      ),
  );

const selectChanges = (db: Executor) =>
  db
    .select({
      id: toolChanges.id,
      toolSlug: toolChanges.toolSlug,
      toolName: toolChanges.toolName,
      kind: toolChanges.kind,
      field: toolChanges.field,
      before: toolChanges.before,
      after: toolChanges.after,
      at: toolChanges.at,
      isListed: sql<boolean>`${tools.slug} is not null`,
    })
    .from(toolChanges)
    .leftJoin(tools, and(eq(tools.slug, toolChanges.toolSlug), isListed))
    .orderBy(desc(toolChanges.id))
    .$dynamic();
