import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogueMemory } from "#platform/catalogue-cache.ts";
import { sampleCount, sampleSeed } from "../../../test/samples.ts";
import { seededShuffle } from "../../../test/seeded-shuffle.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { everything } from "../search-rules.ts";
import { searchTools } from "../search-tools.ts";
import { readSearchWords, searchDirectory } from "./search-directory.ts";
import { formsOf, hasForm } from "./word-forms.ts";
import { listSearchWords } from "./words-query.ts";

/** One letter missing, one too many, one wrong, two swapped; never the first, which few people get wrong. */
const edits: Readonly<Record<string, (word: string, at: number) => string>> = {
  missing: (word, at) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  wrong: (word, at) => `${word.slice(0, at)}${word[at] === "x" ? "z" : "x"}${word.slice(at + 1)}`,
  swapped: (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
};

describe("a search with a typing error", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it(`[A28] in any word of the catalogue finds what the right word finds, and so do the suggestions (SEED=${sampleSeed})`, async () => {
    const services = { db: database.db, catalogueCache: createCatalogueMemory(() => true) };
    const find = async (query: string) =>
      (await searchTools(database.db, { ...everything, query }, () => readSearchWords(services))).tools.map(
        ({ name }) => name,
      );
    const known = (await listSearchWords(database.db)).filter((word) => /^[a-z]{6,}$/.test(word));
    const lexemes = await database.pool.query<{ word: string }>(
      "select word from ts_stat('select search_words from tools')",
    );
    const all = new Set(lexemes.rows.map(({ word }) => word));
    const tried: string[] = [];
    for (const word of seededShuffle(known, sampleSeed).slice(0, sampleCount(60, 1_000))) {
      const right = await find(word);
      for (const [name, edit] of Object.entries(edits)) {
        const at = 1 + (tried.length % (word.length - 2));
        const typed = edit(word, at);
        // A wrong word may be a right one, part of one, or another one's form: "explaner" is taken for "explanations".
        const { rows } = await database.pool.query("select 1 from tools where search_text like $1", [`%${typed}%`]);
        if (typed === word || rows.length > 0 || hasForm(all, formsOf(typed))) continue;
        tried.push(typed);
        const found = await find(typed);
        expect(
          found.some((one) => right.includes(one)),
          `“${typed}” (${name} in “${word}”) finds ${found}`,
        ).toBe(true);
        expect((await searchDirectory(services, typed)).length, `suggestions for “${typed}”`).toBeGreaterThan(0);
      }
    }
    expect(tried.length).toBeGreaterThan(100);
  });

  it("[A28] changes nothing for words that the catalogue has", async () => {
    const services = { db: database.db, catalogueCache: createCatalogueMemory(() => true) };
    const words = seededShuffle(await listSearchWords(database.db), sampleSeed).slice(0, sampleCount(40, 500));
    for (const query of words) {
      const never = () => Promise.reject(new Error(`“${query}” was taken for an error`));
      expect((await searchTools(services.db, { ...everything, query }, never)).total, query).toBeGreaterThan(0);
    }
  });
});
