import { type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillDemoTools } from "../../scripts/fill-demo-tools.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { listEntriesAt } from "./listed-entries.ts";
import type { ToolSearch } from "./rules.ts";
import { reversedHost } from "./schema.ts";
import { everything } from "./search-rules.ts";
import { type SortKeys, toolSearchQuery } from "./search-tools.ts";

/** So many that reading the whole table is never the cheaper way. */
const demoTools = 20_000;

describe("a large catalogue", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await fillDemoTools(client, demoTools, new Date("2026-11-21T00:00:00Z"));
    await client.end();
  });
  afterAll(() => database.close());

  async function planOf(query: SQL): Promise<string> {
    const { rows } = await database.db.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  }

  it.each<[string, Partial<ToolSearch>]>([
    ["nothing", {}],
    ["a rare word", { query: "looka" }],
    ["a common word", { query: "logo" }],
    ["three letters", { query: "qui" }],
    ["a word that nothing has", { query: "xyzzy" }],
    ["a per cent sign within a word", { query: "100%_" }],
    ["a category", { categoryId: "logo-design" }],
    ["a category's paid ones", { categoryId: "logo-design", price: "paid" }],
    ["free ones", { price: "free" }],
    ["new ones", { onlyNew: true }],
    ["discounted ones", { onlyDiscounted: true }],
    ["the most visited", { sort: "popular" }],
    ["the most upvoted", { sort: "upvoted" }],
    ["the newest", { sort: "newest" }],
    ["names in order", { sort: "name" }],
    ["a far page", { page: 800 }],
    ["a far page of names", { sort: "name", page: 800 }],
  ])("[A12] asks an index for %s, and never reads the whole table", async (_name, search) => {
    const plan = await planOf(toolSearchQuery({ ...everything, ...search }));
    expect(plan).toMatch(/Index/);
    expect(plan).not.toContain("Seq Scan on tools");
  });

  it.each<[Partial<ToolSearch>, SortKeys]>([
    [{}, [0, 1_000_500, "demo-500"]],
    [{ categoryId: "logo-design" }, [0, 1_000_500, "demo-500"]],
    [{ sort: "popular" }, [3, 1_000_500, "demo-500"]],
    [{ sort: "upvoted" }, [0, 1_000_500, "demo-500"]],
    [{ sort: "newest" }, ["2026-11-20T10:00:00.123456+00:00", "demo-500"]],
    [{ sort: "name" }, ["demo 500", "demo-500"]],
  ])("[G5] begins in an index behind a tool of %j, and reads none before it", async (search, after) => {
    const plan = await planOf(toolSearchQuery({ ...everything, ...search }, {}, { limit: 100, after }));
    expect(plan).not.toContain("Seq Scan on tools");
    expect(plan).not.toContain("Sort Key: tools");
  });

  it("[A25] asks an index for the listings of a domain, below which there may be others", async () => {
    const plan = await planOf(sql`select slug from tools where ${sql.raw(reversedHost)} like ${"moc.avnac.%"}`);
    expect(plan).toContain("tools_host");
    expect((await listEntriesAt(database.db, "canva.com")).map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
      "tool canva",
      "engine canva",
    ]);
  });
});
