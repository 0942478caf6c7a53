import { and, desc, eq, gte, sql, sum } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { runs } from "../schema.ts";

export interface VendorRuns {
  readonly vendor: string;
  readonly runs: number;
  readonly failed: number;
  /** AIC charged. */
  readonly aic: number;
  /** Median time from start to end, in milliseconds; null if none has ended. */
  readonly medianMs: number | null;
}

/** Runs of everyone since a moment, by who served them, the busiest first. */
export function reportRuns(db: Executor, since: Date): Promise<readonly VendorRuns[]> {
  return db
    .select({
      vendor: runs.vendor,
      runs: sql<number>`count(*)::int`,
      failed: sql<number>`count(*) filter (where ${runs.state} = 'failed')::int`,
      aic: sum(runs.priceAic).mapWith(Number),
      medianMs: sql<number | null>`(percentile_cont(0.5) within group (order by ${runs.durationMs}))::int`,
    })
    .from(runs)
    .where(gte(runs.createdAt, since))
    .groupBy(runs.vendor)
    .orderBy(desc(sql`count(*)`));
}

/** Failures since a moment by vendor and kind, the most frequent first. */
export function reportFailures(db: Executor, since: Date) {
  return db
    .select({ vendor: runs.vendor, failure: runs.failure, runs: sql<number>`count(*)::int` })
    .from(runs)
    .where(and(gte(runs.createdAt, since), eq(runs.state, "failed")))
    .groupBy(runs.vendor, runs.failure)
    .orderBy(desc(sql`count(*)`))
    .limit(20);
}
