import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { runs } from "../schema.ts";

export interface KeyUsage {
  /** Runs of any outcome. */
  readonly requests: number;
  /** AIC. */
  readonly aic: number;
  /** AIC of runs since the first of the month (UTC). */
  readonly aicThisMonth: number;
}

/** Usage of each of a user's API keys, by its id. Keys without runs are left out. */
export async function listKeyUsage(db: Executor, userId: string, now: Date): Promise<ReadonlyMap<string, KeyUsage>> {
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())).toISOString();
  const { apiKeyId, priceAic, createdAt } = runs;
  const rows = await db
    .select({
      apiKeyId,
      requests: count(),
      aic: sql<number>`sum(${priceAic})::float8`,
      aicThisMonth: sql<number>`coalesce(sum(${priceAic}) filter (where ${createdAt} >= ${monthStart}), 0)::float8`,
    })
    .from(runs)
    .where(and(eq(runs.userId, userId), isNotNull(apiKeyId)))
    .groupBy(apiKeyId);
  return new Map(rows.flatMap(({ apiKeyId: id, ...usage }) => (id === null ? [] : [[id, usage]])));
}
