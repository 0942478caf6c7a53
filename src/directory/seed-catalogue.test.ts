import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { categories } from "./data/categories.ts";
import { engines } from "./data/engines.ts";
import { quickApps } from "./data/quick-apps.ts";
import { tools } from "./data/tools.ts";
import { seedCatalogue } from "./seed-catalogue.ts";

describe("seedCatalogue", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await database.pool.query<Row>(text, values)).rows;
  const one = async <Row extends object>(text: string) => (await query<Row>(text))[0];

  /** Seeds the catalogue as a start of the product does, with the operator's discounts. */
  async function seed(discounts: Record<string, number> = {}) {
    const client = await database.pool.connect();
    try {
      await seedCatalogue(client, discounts);
    } finally {
      client.release();
    }
  }

  /** Makes the data files look changed since the last start. */
  const forgetLastSeed = () => query("update catalogue_seed set digest = 'of older files'");

  const contents = () =>
    one<{ all: string }>(`select md5(
      (select string_agg(t::text, '|' order by slug) from tools t) || (select string_agg(e::text, '|' order by slug) from engines e) ||
      (select string_agg(q::text, '|' order by slug) from quick_apps q) || (select string_agg(c::text, '|' order by id) from categories c)
    ) as all`);

  beforeEach(async () => {
    await query("delete from tools where slug like 'by-hand%'");
    await forgetLastSeed();
    await seed();
  });

  it("[A2] puts everything of the files into the database", async () => {
    const counts =
      await one(`select (select count(*)::int from tools) as tools, (select count(*)::int from engines) as engines,
      (select count(*)::int from quick_apps) as apps, (select count(*)::int from categories) as categories`);
    expect(counts).toEqual({
      tools: tools.length,
      engines: engines.length,
      apps: quickApps.length,
      categories: categories.length,
    });
  });

  it("[A2] changes nothing when it runs again, whether or not the files have changed", async () => {
    const before = await contents();
    await seed();
    expect(await contents()).toEqual(before);
    await forgetLastSeed();
    await seed();
    expect(await contents()).toEqual(before);
  });

  it("[A2] may run in two processes at once", async () => {
    const before = await contents();
    await forgetLastSeed();
    await Promise.all([seed(), seed()]);
    expect(await contents()).toEqual(before);
  });

  it("[A2] corrects what the files own, and leaves what the operator and the visitors did", async () => {
    await query(`update tools set name = 'Wrong', tags = '{}', category_id = 'health', logo = 'gone',
      image_url = '/files/own.png', clicks_total = 7 where slug = 'looka'`);
    await query("update engines set models = '[]', note = 'wrong' where slug = 'dall-e-3'");
    await query("update categories set name = 'Wrong' where id = 'seo'");
    await forgetLastSeed();
    await seed();
    expect(
      await one("select name, category_id, logo, image_url, clicks_total::int from tools where slug = 'looka'"),
    ).toEqual({
      name: "Looka",
      category_id: "logo-design",
      logo: null,
      image_url: "/files/own.png",
      clicks_total: 7,
    });
    const { models, note } =
      (await one<{ models: object[]; note: string }>("select models, note from engines where slug = 'dall-e-3'")) ?? {};
    expect(models).toEqual(engines.find(({ slug }) => slug === "dall-e-3")?.models);
    expect(note).toMatch(/DALL-E 3/);
    expect(await one("select name from categories where id = 'seo'")).toEqual({ name: "SEO" });
  });

  it("[A2] keeps tools that the operator added by hand, after those of the files", async () => {
    await query(`insert into tools (slug, name, description, category_id, website, tags, is_paid, affiliate_discount)
      values ('by-hand', 'By hand', 'Added by the operator.', 'seo', 'https://by-hand.example', '{own}', false, 10)`);
    await forgetLastSeed();
    await seed({ "by-hand": 5 });
    expect(await one("select name, affiliate_discount from tools where slug = 'by-hand'")).toEqual({
      name: "By hand",
      affiliate_discount: 10,
    });
    expect(await one("select slug from tools order by position desc, slug limit 1")).toEqual({ slug: "by-hand" });
  });

  it("[A2] promises no discount but those of the operator's configuration, and takes ended ones back", async () => {
    const discounted = () =>
      query("select slug, affiliate_discount from tools where affiliate_discount > 0 order by slug");
    expect(await discounted()).toEqual([]);
    await seed({ looka: 15, canva: 5, "no-such-tool": 20 });
    expect(await discounted()).toEqual([
      { slug: "canva", affiliate_discount: 5 },
      { slug: "looka", affiliate_discount: 15 },
    ]);
    await seed({ looka: 10 });
    expect(await discounted()).toEqual([{ slug: "looka", affiliate_discount: 10 }]);
  });
});
