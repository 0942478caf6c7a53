import type pg from "pg";
import type { Site } from "./site.ts";
import { queryOnce } from "./test-database.ts";

/** Looks into the database of a running site, past the site. */
export async function querySite<Row extends pg.QueryResultRow>(
  site: Site,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  return (await queryOnce(site.databaseUrl, statement, values)) as Row[];
}
