import pg from "pg";
import type { Site } from "./site.ts";

/** Looks into the database of a running site, past the site. */
export async function querySite<Row extends pg.QueryResultRow>(
  site: Site,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
