import { and, asc, eq, gt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { users } from "./schema.ts";

/**
 * Those whose address is known to be theirs, by id, for what every such account must have.
 * @param after the id of the last one that the caller has seen.
 * @param condition on the user's id: what makes one of them wanted.
 */
export async function listVerifiedUsers(
  db: Executor,
  {
    after,
    condition,
    countMax,
  }: { readonly after: string; readonly condition: (userId: PgColumn) => SQL; readonly countMax: number },
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailVerified, true), gt(users.id, after), condition(users.id)))
    .orderBy(asc(users.id))
    .limit(countMax);
  return rows.map(({ id }) => id);
}
