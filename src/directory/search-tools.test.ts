import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { normalizeQuery, type ToolSearch } from "./rules.ts";
import { tools } from "./schema.ts";
import { everything, toolsPerPage } from "./search-rules.ts";
import { type SortKeys, searchTools, searchToolsByText } from "./search-tools.ts";

type Fixture = Partial<typeof tools.$inferInsert> & { readonly slug: string };

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** In the order of their positions. */
const fixtures: readonly Fixture[] = [
  {
    slug: "inkwell",
    name: "Inkwell",
    description: "Draws marks for small shops.",
    tags: ["logo maker", "brand kit"],
    categoryId: "logo-design",
    isPaid: true,
    clicksTotal: 5,
    addedAt: day(3),
  },
  {
    slug: "kitfox",
    name: "Kitfox",
    description: "A logo from three words.",
    tags: ["logo", "maker"],
    categoryId: "logo-design",
    isNew: true,
    clicksTotal: 9,
    addedAt: day(9),
  },
  {
    slug: "logograph",
    name: "Logograph",
    description: "Letters drawn by hand.",
    tags: ["lettering", "type"],
    categoryId: "image-generation",
    isPaid: true,
    affiliateDiscount: 15,
    clicksTotal: 0,
    addedAt: day(1),
  },
  {
    slug: "my-logo",
    name: "My Logo",
    description: "Signs for shops.",
    tags: ["signs", "print"],
    categoryId: "banner",
    isNew: true,
    affiliateDiscount: 5,
    clicksTotal: 9,
    addedAt: day(4),
  },
  {
    slug: "odd",
    name: "100%_pure\\ink",
    description: "Ends with a * and a ' quote.",
    tags: ["a|b", "c.d"],
    categoryId: "banner",
    clicksTotal: 1,
    addedAt: day(2),
  },
  {
    slug: "atelier",
    name: "Éclair ÖMER",
    description: "ÜBERSETZT Straßen. 設計工具",
    tags: ["größe", "дизайн"],
    categoryId: "translation",
    isPaid: true,
    clicksTotal: 2,
    addedAt: day(5),
  },
];

describe("searchTools", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.db.delete(tools);
    await database.db.insert(tools).values(fixtures.map((fixture, position) => tool(fixture, position)));
  });
  afterAll(() => database.close());

  async function find(search: Partial<ToolSearch>): Promise<string[]> {
    const { total, tools: found } = await searchTools(database.db, { ...everything, ...search });
    const slugs = found.map(({ slug }) => slug);
    if (search.page === undefined) expect(total).toBe(slugs.length);
    return slugs;
  }

  const findText = async (text: string) => (await find({ query: normalizeQuery(text) })).toSorted();

  it("[A12] finds a text in name, description or any tag", async () => {
    expect(await findText("inkwell")).toEqual(["inkwell"]);
    expect(await findText("three words")).toEqual(["kitfox"]);
    expect(await findText("brand")).toEqual(["inkwell"]);
    expect(await findText("logo")).toEqual(["inkwell", "kitfox", "logograph", "my-logo"]);
    expect(await findText("no such thing")).toEqual([]);
  });

  it("[A12] finds parts of words, short ones too", async () => {
    expect(await findText("nkwel")).toEqual(["inkwell"]);
    expect(await findText("go mak")).toEqual(["inkwell"]);
    expect(await findText("ki")).toEqual(["inkwell", "kitfox"]);
    expect(await findText("x")).toEqual(["kitfox"]);
  });

  it.each(["LOGO MAKER", "Logo  Maker", " logo maker "])(
    "[A12] takes no notice of case and spare spaces: “%s”",
    async (text) => {
      expect(await find({ query: normalizeQuery(text) })).toEqual(["inkwell", "my-logo", "kitfox"]);
    },
  );

  it.each(["éclair", "ÉCLAIR", "ömer", "übersetzt", "Straßen", "GRÖSSE".replace("SS", "ß"), "ДИЗАЙН", "設計", "工"])(
    "[A12] knows every alphabet: “%s”",
    async (text) => {
      expect(await findText(text)).toEqual(["atelier"]);
    },
  );

  it("[A12] matches within one tag, never across two, nor across name and description: those come after, as words", async () => {
    expect(await find({ query: "logo maker" })).toEqual(["inkwell", "my-logo", "kitfox"]);
    expect(await findText("maker brand")).toEqual(["inkwell"]);
    expect(await findText("kitfox a logo")).toEqual(["kitfox"]);
    const acrossTwo = await searchToolsByText(database.db, { ...everything, query: "shops odd" });
    expect(acrossTwo.tools).toEqual([]);
  });

  it.each([
    ["%", ["odd"]],
    ["_", ["odd"]],
    ["\\", ["odd"]],
    ["0%_p", ["odd"]],
    ["%%", []],
    ["i_k", []],
    ["in%ll", []],
    ["'", ["odd"]],
    ["*", ["odd"]],
    ["a|b", ["odd"]],
    ["c.d", ["odd"]],
    ["c-d", []],
    ["'; drop table tools; --", []],
  ])("[A12] takes %s as the characters that they are", async (text, expected) => {
    expect(await findText(text)).toEqual(expected);
  });

  it("[A12] shows first whose name begins with the text, then whose name holds it", async () => {
    expect(await find({ query: "logo" })).toEqual(["logograph", "my-logo", "inkwell", "kitfox"]);
  });

  it.each<[string, Partial<ToolSearch>, string[]]>([
    ["category", { categoryId: "logo-design" }, ["inkwell", "kitfox"]],
    ["free", { price: "free" }, ["kitfox", "my-logo", "odd"]],
    ["paid", { price: "paid" }, ["inkwell", "logograph", "atelier"]],
    ["discount", { onlyDiscounted: true }, ["logograph", "my-logo"]],
    ["new", { onlyNew: true }, ["kitfox", "my-logo"]],
    [
      "all at once",
      { query: "logo", categoryId: "banner", price: "free", onlyDiscounted: true, onlyNew: true },
      ["my-logo"],
    ],
    ["filters that exclude each other", { query: "inkwell", price: "free" }, []],
  ])("[A12] filters by %s", async (_name, search, expected) => {
    expect(await find(search)).toEqual(expected);
  });

  it.each<[ToolSearch["sort"], string[]]>([
    ["featured", ["inkwell", "kitfox", "logograph", "my-logo", "odd", "atelier"]],
    ["popular", ["kitfox", "my-logo", "inkwell", "atelier", "odd", "logograph"]],
    ["newest", ["kitfox", "atelier", "my-logo", "inkwell", "odd", "logograph"]],
  ])("[A12] sorts by %s", async (sort, expected) => {
    expect(await find({ sort })).toEqual(expected);
  });

  it("[A12] sorts by name whatever its case, and keeps the order within a search", async () => {
    expect((await find({ sort: "name" })).slice(0, 5)).toEqual(["odd", "inkwell", "kitfox", "logograph", "my-logo"]);
    expect(await find({ sort: "name", query: "logo" })).toEqual(["inkwell", "kitfox", "logograph", "my-logo"]);
    expect(await find({ sort: "newest", query: "logo" })).toEqual(["kitfox", "my-logo", "inkwell", "logograph"]);
    expect(await find({ sort: "popular", query: "logo" })).toEqual(["kitfox", "my-logo", "inkwell", "logograph"]);
  });

  it("[A12] gives cards with all that they show", async () => {
    const { tools: found } = await searchTools(database.db, { ...everything, query: "logograph" });
    expect(found).toEqual([
      {
        slug: "logograph",
        name: "Logograph",
        description: "Letters drawn by hand.",
        categoryId: "image-generation",
        website: "https://logograph.example",
        tags: ["lettering", "type"],
        imageUrl: null,
        logo: null,
        isNew: false,
        isPaid: true,
        affiliateDiscount: 15,
        upvotesTotal: 0,
      },
    ]);
  });

  it.each<Partial<ToolSearch>>([
    {},
    { query: "demo tool" },
    { sort: "name" },
    { sort: "newest" },
    { sort: "popular" },
    { sort: "upvoted" },
  ])("[A12] pages through %j without leaving out or repeating any", async (search) => {
    const many = Array.from({ length: 2 * toolsPerPage + 1 }, (_, index) =>
      tool({ slug: `many-${index}`, name: "Demo tool" }, 50),
    );
    await database.db.insert(tools).values(many);
    try {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => searchTools(database.db, { ...everything, ...search, page })),
      );
      const total = many.length + (search.query ? 0 : fixtures.length);
      expect(pages.map((page) => page.total)).toEqual([total, total, total, total]);
      expect(pages.map((page) => page.tools.length)).toEqual([toolsPerPage, toolsPerPage, total - 2 * toolsPerPage, 0]);
      expect(new Set(pages.flatMap((page) => page.tools.map(({ slug }) => slug))).size).toBe(total);
    } finally {
      await database.pool.query("delete from tools where slug like 'many-%'");
    }
  });

  it.each<Partial<ToolSearch>>([
    {},
    { query: "demo tool" },
    { query: "free" },
    { query: "kitfox vs inkwell" },
    { sort: "name" },
    { sort: "newest" },
    { sort: "popular" },
    { sort: "upvoted" },
  ])("[G5] goes on behind a tool of %j: what is added meanwhile leaves out none and repeats none", async (search) => {
    const added = (index: number, position: number) =>
      tool(
        { slug: `many-${index}`, name: `Demo tool ${index % 7}`, clicksTotal: index % 3, upvotesTotal: index % 2 },
        position,
      );
    await database.db.insert(tools).values(Array.from({ length: 30 }, (_, index) => added(index, 50)));
    try {
      const wanted = { ...everything, ...search };
      const before = await listAll(wanted);
      const seen: string[] = [];
      let after: SortKeys | undefined;
      for (let round = 0; ; round += 1) {
        const { tools: found, next } = await searchTools(database.db, wanted, undefined, { limit: 7, after });
        seen.push(...found.map(({ slug }) => slug));
        if (!next) break;
        after = next;
        // Pages that are counted would move by one: it comes first in every order.
        await database.db.insert(tools).values({
          ...added(100 + round, -1),
          name: search.sort === "name" ? "Aa" : "Demo tool",
          clicksTotal: 99,
          upvotesTotal: 99,
          addedAt: day(30),
        });
      }
      expect(seen).toEqual(before);
    } finally {
      await database.pool.query("delete from tools where slug like 'many-%'");
    }
  });

  async function listAll(search: ToolSearch): Promise<readonly string[]> {
    const { tools: found, next } = await searchTools(database.db, search, undefined, { limit: 100, after: undefined });
    expect(next).toBeUndefined();
    return found.map(({ slug }) => slug);
  }
});

function tool({ slug, ...own }: Fixture, position: number): typeof tools.$inferInsert {
  return {
    slug,
    name: slug,
    description: "One of many.",
    categoryId: "seo",
    website: `https://${slug}.example`,
    tags: ["tag"],
    isPaid: false,
    position,
    addedAt: day(20),
    ...own,
  };
}
