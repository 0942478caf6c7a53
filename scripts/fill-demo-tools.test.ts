import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../test/test-database.ts";
import { generateDemoTools } from "./demo-tools.ts";
import { fillDemoTools, removeDemoTools } from "./fill-demo-tools.ts";

const now = new Date("2026-11-21T00:00:00Z");

describe("npm run seed:demo", () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  const contents = async () =>
    (await client.query("select count(*)::int as count, md5(string_agg(slug, ',' order by slug)) as slugs from tools"))
      .rows[0];

  it("[A12] makes the same tools from the same seed, each clearly a demo", () => {
    const tools = generateDemoTools(500, 1, now);
    expect(generateDemoTools(500, 1, now)).toEqual(tools);
    expect(generateDemoTools(500, 2, now)).not.toEqual(tools);
    for (const { slug, name, description, website, tags } of tools) {
      expect(slug).toMatch(/^demo-\d{6}-[a-z]+-[a-z]+$/);
      expect(name).toMatch(/ \(demo\)$/);
      expect(description).toContain("not a real product");
      expect(website).toMatch(/^https:\/\/demo-\d{6}\.example$/);
      expect(tags.length).toBeGreaterThanOrEqual(3);
    }
  });

  it("[A12] fills the catalogue to exactly that number, again and again, and takes them all away", async () => {
    await client.query(`insert into tools (slug, name, description, category_id, website, tags, is_paid)
      values ('demo-desk', 'Demo Desk', 'A real product with an unlucky name.', 'seo', 'https://example.com', '{}', false)`);
    const before = await contents();
    await fillDemoTools(client, 300, now);
    await fillDemoTools(client, 200, now);
    expect((await contents()).count).toBe(before.count + 200);
    const { rows } = await client.query(`select count(*)::int as wrong from tools t
      where clicks_total <> coalesce((select sum(clicks) from tool_clicks where tool_slug = t.slug), 0)`);
    expect(rows).toEqual([{ wrong: 0 }]);

    expect(await removeDemoTools(client)).toBe(200);
    expect(await contents()).toEqual(before);
  });
});
