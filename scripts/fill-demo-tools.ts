import type pg from "pg";
import { demoSlugPattern, generateDemoTools } from "./demo-tools.ts";

/** Rows in one INSERT: about 2 MB of JSON. */
const rowsPerInsert = 5_000;
const seed = 20_261_121;

/** Sets the number of demo tools in the catalogue to `count`, in one transaction. Other tools are not touched. */
export async function fillDemoTools(client: pg.Client, count: number, now: Date): Promise<void> {
  const tools = generateDemoTools(count, seed, now);
  await inTransaction(client, async () => {
    await deleteDemoTools(client);
    for (let from = 0; from < tools.length; from += rowsPerInsert) {
      const rows = JSON.stringify(tools.slice(from, from + rowsPerInsert));
      await client.query(insertTools, [rows]);
      await client.query(insertClicks, [rows]);
    }
  });
  await refreshStatistics(client);
}

/** @returns how many there were. */
export async function removeDemoTools(client: pg.Client): Promise<number> {
  const removed = await inTransaction(client, () => deleteDemoTools(client));
  await refreshStatistics(client);
  return removed;
}

async function deleteDemoTools(client: pg.Client): Promise<number> {
  const { rowCount } = await client.query("delete from tools where slug ~ $1", [demoSlugPattern]);
  return rowCount ?? 0;
}

const insertTools = `
  insert into tools (slug, name, description, category_id, website, tags, is_new, is_paid, affiliate_discount, clicks_total, added_at)
  select slug, name, description, category_id, website, tags, is_new, is_paid, affiliate_discount, clicks_total, added_at
  from jsonb_to_recordset($1::jsonb) as row(
    slug text, name text, description text, category_id text, website text, tags text[], is_new boolean, is_paid boolean,
    affiliate_discount smallint, clicks_total bigint, added_at timestamptz
  )`;

/** The total is the sum of the days, here of one. */
const insertClicks = `
  insert into tool_clicks (tool_slug, day, clicks)
  select slug, added_at::date, clicks_total from jsonb_to_recordset($1::jsonb) as row(slug text, added_at timestamptz, clicks_total bigint)
  where clicks_total > 0`;

/** Updates the planner's statistics and the visibility map, and merges the text index's pending entries. */
async function refreshStatistics(client: pg.Client): Promise<void> {
  await client.query("vacuum (analyze) tools");
}

async function inTransaction<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
