import { sql } from "drizzle-orm";
import type { Executor } from "./database.ts";

export interface TableSize {
  readonly name: string;
  /** Its indexes are part of it. */
  readonly bytes: number;
  readonly indexBytes: number;
  /** PostgreSQL’s estimate: rows of the last count, with those that came and went since. */
  readonly rows: number;
}

/** The whole database, and its largest tables. */
export async function readTableSizes(db: Executor, countMax: number) {
  const [whole, tables] = await Promise.all([
    db.execute<{ bytes: number }>(sql`select pg_database_size(current_database())::float8 as bytes`),
    db.execute<{ name: string; bytes: number; index_bytes: number; rows: number }>(sql`
      select relname as name, pg_total_relation_size(oid)::float8 as bytes, pg_indexes_size(oid)::float8 as index_bytes,
        coalesce(pg_stat_get_live_tuples(oid), 0)::float8 as rows
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc limit ${countMax}`),
  ]);
  return {
    databaseBytes: whole.rows[0]?.bytes ?? 0,
    tables: tables.rows.map(({ index_bytes: indexBytes, ...table }): TableSize => ({ ...table, indexBytes })),
  };
}
