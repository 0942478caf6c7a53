import { inArray, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Bucket } from "./lots/choose-lots.ts";
import { creditLots } from "./schema.ts";

/** AIC that were granted for something, whatever became of them. */
export type Granted = Readonly<Partial<Record<Bucket, number>>>;

/** @returns what was granted for each of these origins; those for which nothing was are left out. */
export async function findGranted(db: Executor, originIds: readonly string[]): Promise<ReadonlyMap<string, Granted>> {
  if (originIds.length === 0) return new Map();
  const rows = await db
    .select({
      originId: creditLots.originId,
      granted: sql<Granted>`json_object_agg(${creditLots.bucket}, ${creditLots.amount})`,
    })
    .from(creditLots)
    .where(inArray(creditLots.originId, [...originIds]))
    .groupBy(creditLots.originId);
  return new Map(rows.map(({ originId, granted }) => [originId, granted]));
}
