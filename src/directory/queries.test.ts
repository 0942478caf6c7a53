import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { collections } from "./data/collections.ts";
import { listAlternatives } from "./list-alternatives.ts";
import { listCatalogueAddresses } from "./list-catalogue-addresses.ts";
import {
  getEngine,
  getTool,
  listCollection,
  listEnginesIn,
  listFormerModels,
  listQuickAppsIn,
  listSimilarEngines,
} from "./queries.ts";

describe("what the directory's pages ask for", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const insert = (slug: string, category: string, tags: string[], position: number) =>
      database.pool.query(
        `insert into tools (slug, name, description, category_id, website, tags, is_paid, position)
         values ($1, $1, 'For this test.', $2, 'https://example.com', $3, false, $4)`,
        [slug, category, tags, position],
      );
    // "health" has three tools of the seed, none of which has one of these tags.
    await insert("the-tool", "health", ["unique one", "unique two"], 2_000_000);
    await insert("two-tags-elsewhere", "seo", ["unique one", "unique two"], 2_000_003);
    await insert("one-tag-elsewhere", "seo", ["unique one"], 2_000_002);
    await insert("both", "health", ["unique two"], 2_000_004);
    await insert("untagged", "health", [], 2_000_005);
  });
  afterAll(() => database.close());

  it("[A13] similar tools share the category or tags, the more the earlier, and never the tool itself", async () => {
    const similar = await listAlternatives(database.db, await getTool(database.db, "the-tool"), { limit: 6 });
    // Category counts two, a shared tag one; among equals the directory's order.
    expect(similar.map(({ slug }) => slug)).toEqual([
      "both",
      "ada-health",
      "wysa",
      "fitbod",
      "two-tags-elsewhere",
      "untagged",
    ]);
  });

  it("[A13] a tool without tags has those of its category", async () => {
    const similar = await listAlternatives(database.db, await getTool(database.db, "untagged"), { limit: 6 });
    expect(similar.map(({ slug }) => slug)).toEqual(["ada-health", "wysa", "fitbod", "the-tool", "both"]);
  });

  it("[A13] each collection has at least four tools, those of its own categories first", async () => {
    for (const collection of collections) {
      const { tools } = await listCollection(database.db, collection, 24);
      expect(tools.length, collection.path).toBeGreaterThanOrEqual(4);
      const isOwn = tools.map(({ categoryId }) => collection.categoryIds.includes(categoryId));
      expect(isOwn.lastIndexOf(true), collection.path).toBe(isOwn.filter(Boolean).length - 1);
    }
  });

  it("[A13] engines and quick apps whose first category it is come first", async () => {
    const engines = await listEnginesIn(database.db, "photo-editing");
    expect(engines.length).toBeGreaterThan(1);
    for (const { categoryIds } of engines) expect(categoryIds).toContain("photo-editing");
    const apps = await listQuickAppsIn(database.db, "logo-design");
    expect(apps[0]?.categoryIds[0]).toBe("logo-design");
  });

  it("[A13] similar engines make the same kind of thing", async () => {
    const similar = await listSimilarEngines(database.db, await getEngine(database.db, "dall-e-3"));
    expect(similar).toHaveLength(6);
    for (const { kind, slug } of similar)
      expect([kind, slug]).toEqual(["image", expect.not.stringMatching(/^dall-e-3$/)]);
  });

  it("[A13] former models are listed by name, with the engine that tells what became of them", async () => {
    const former = await listFormerModels(database.db, "2026-11-21");
    expect(former.find(({ name }) => name === "DALL-E 3")).toMatchObject({
      status: "retired",
      successorName: "GPT Image 2.5 Flare",
      engine: { slug: "dall-e-3", name: "GPT Image" },
    });
    expect(former.map(({ name }) => name)).toEqual(
      former.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en")),
    );
    expect(former.some(({ status }) => status === "current")).toBe(false);
  });

  it("[A13] an unknown tool or engine is not found", async () => {
    await expect(getTool(database.db, "nope")).rejects.toMatchObject({ code: "not_found" });
    await expect(getEngine(database.db, "nope")).rejects.toMatchObject({ code: "not_found" });
  });

  it("[A24] the sitemap gets every page of the catalogue once", async () => {
    const paths = await listCatalogueAddresses(database.db, { offset: 0, limit: 50_000 });
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of [
      "/tools/looka",
      "/ai-models/gpt-4o",
      "/media",
      "/media/video-generation",
      "/tools/logo-creation",
      "/tools?category=seo",
    ]) {
      expect(paths).toContain(path);
    }
  });
});
