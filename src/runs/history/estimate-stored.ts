import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";

export interface StoredFiles {
  readonly files: number;
  readonly bytes: number;
  /** True if reckoned from a hundredth of the rows: counting all takes seconds. */
  readonly isEstimate: boolean;
}

/** Fewer rows are counted one by one. */
const countedMax = 200_000;
const samplePercent = 1;

/** Files of all runs and their size, as the database knows them. */
export async function estimateStored(db: Executor): Promise<StoredFiles> {
  const { rows: known } = await db.execute<{ rows: number }>(
    sql`select greatest(reltuples, 0)::float8 as rows from pg_class where oid = 'run_files'::regclass`,
  );
  const isEstimate = (known[0]?.rows ?? 0) > countedMax;
  const sample = isEstimate ? sql.raw(`tablesample system (${samplePercent})`) : sql``;
  const { rows } = await db.execute<{ files: number; bytes: number }>(
    sql`select count(*)::float8 as files, coalesce(sum(bytes), 0)::float8 as bytes from run_files ${sample}`,
  );
  const times = isEstimate ? 100 / samplePercent : 1;
  return { files: (rows[0]?.files ?? 0) * times, bytes: (rows[0]?.bytes ?? 0) * times, isEstimate };
}
