import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogueMemory } from "#platform/catalogue-cache.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { getDirectory } from "../queries.ts";
import { normalizeQuery } from "../rules.ts";
import { everything } from "../search-rules.ts";
import { searchTools } from "../search-tools.ts";
import { seedCatalogue } from "../seed-catalogue.ts";
import { readSearchWords } from "./search-directory.ts";
import { searchSections } from "./search-sections.ts";

describe("searchSections", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = await database.pool.connect();
    await seedCatalogue(client, {}).finally(() => client.release());
  });
  afterAll(() => database.close());

  async function search(text: string) {
    const { contents } = await getDirectory(database.db);
    const catalogueCache = createCatalogueMemory(() => true);
    return searchSections({ db: database.db, catalogueCache }, contents, text);
  }

  const find = async (text: string) => Object.entries((await search(text)).contents);

  it.each([
    ["ai video", "video-creation"],
    ["ai logo", "logo-design"],
    ["logo generator", "logo-design"],
    ["loga maker", "logo-design"],
    ["chat gpt", "chat"],
    ["remove bg", "photo-editing"],
    ["ＣＡＮＶＡ", "banner"],
    ["resize posts", "banner"],
    ["alternative to canva", "social-media"],
  ])("[A28][A3] “%s” shows %s first", async (text, id) => {
    const [[first, content] = []] = await find(text);
    expect(first).toBe(id);
    expect((content?.tools.length ?? 0) + (content?.quickApps.length ?? 0)).toBeGreaterThan(0);
  });

  it("[A28] “free” and “paid” filter what is found by its meaning", async () => {
    const pricesOf = async (text: string) =>
      new Set((await find(text)).flatMap(([, { tools }]) => tools.map(({ isPaid }) => isPaid)));
    expect(await pricesOf("free logo")).toEqual(new Set([false]));
    expect(await pricesOf("paid logo")).toEqual(new Set([true]));
  });

  it("[A28] an alternative is not what it is an alternative to", async () => {
    const names = (await find("alternative to canva")).flatMap(([, { tools }]) => tools.map(({ name }) => name));
    expect(names).toContain("Buffer");
    expect(names).not.toContain("Canva");
  });

  it.each([
    "canva alternative",
    "chatgpt alternative free",
    "ai vidoe",
    "free video editor no watermark",
    "logo",
    "white board",
  ])("[A28] the home page and /tools find the same tools for “%s”", async (text) => {
    const services = { db: database.db, catalogueCache: createCatalogueMemory(() => true) };
    const query = normalizeQuery(text);
    const { tools, total, readAs } = await searchTools(database.db, { ...everything, query }, () =>
      readSearchWords(services),
    );
    const here = await search(text);
    const names = Object.values(here.contents).flatMap((content) => content.tools.map(({ name }) => name));
    expect(total).toBe(tools.length);
    expect(total).toBeGreaterThan(0);
    expect(names.toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
    expect(here.readAs).toBe(readAs);
  });

  it.each([
    ["loga maker", "logo maker"],
    ["remove backgorund", "remove background"],
    ["canvaa altenative", "canva alternative"],
    ["ai vidoe", "ai video"],
    ["free video editor no watermark", "free video editor"],
    ["kostenloser logo maker", "logo maker"],
    ["logo maker", undefined],
    ["zzzzzz", undefined],
  ])("[A28] tells that “%s” was read as %o", async (text, readAs) => {
    expect((await search(text)).readAs).toBe(readAs);
  });

  it("[A3] a text that nothing means anything by finds nothing", async () => {
    expect(await find("zzzzzz")).toEqual([]);
    expect(await find("no such thing")).toEqual([]);
  });
});
