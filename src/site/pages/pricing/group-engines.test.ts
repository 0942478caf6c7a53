import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listEngineDetails } from "#directory/index.ts";
import { createTestDatabase, type TestDatabase } from "../../../../test/test-database.ts";
import { groupEngines } from "./group-engines.ts";

describe("groupEngines", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it("[A19] lists the engines for each kind of credit", async () => {
    const groups = groupEngines(await listEngineDetails(database.db));
    expect(groups.map(({ title }) => title)).toEqual(["Basic", "Advanced", "Image"]);
    for (const { engines } of groups) expect(engines.length).toBeGreaterThan(2);
    expect(groups[2]?.engines.map(({ slug }) => slug)).toContain("dall-e-3");
  });

  it("[A19] lists no engine without a public API", async () => {
    const all = await listEngineDetails(database.db);
    const named = new Set(groupEngines(all).flatMap(({ engines }) => engines.map(({ slug }) => slug)));
    const closed = all.filter(({ api }) => api !== "public").map(({ slug }) => slug);
    expect(closed).toContain("midjourney");
    expect(closed.filter((slug) => named.has(slug))).toEqual([]);
  });
});
