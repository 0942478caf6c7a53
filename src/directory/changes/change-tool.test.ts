import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#platform/clock.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { describeChange } from "../change-rules.ts";
import { countClick } from "../count-click.ts";
import { endNewTools } from "../end-new-tools.ts";
import { type FactTextsByKind, factTextsOf, unknownFact } from "../facts/fact-texts.ts";
import { listFacts } from "../facts/list-facts.ts";
import type { FactChanges } from "../facts/write-facts.ts";
import { addFavorite, listFavorites } from "../favorites/favorites.ts";
import { listAlternatives } from "../list-alternatives.ts";
import { listCatalogueAddresses } from "../list-catalogue-addresses.ts";
import { getDirectory, getTool, listCollection } from "../queries.ts";
import { everything } from "../search-rules.ts";
import { searchTools } from "../search-tools.ts";
import { seedCatalogue } from "../seed-catalogue.ts";
import { readDirectorySettings, saveDirectorySettings } from "../upkeep/directory-settings.ts";
import { addTool, changeTool, type NewTool, setToolFacts, setToolState } from "./change-tool.ts";
import { listChanges, listChangesOf } from "./list-changes.ts";

const at = new Date("2026-11-29T10:00:00Z");
const kitfox: NewTool = {
  slug: "kitfox",
  name: "Kitfox",
  description: "A logo from three words.",
  categoryId: "logo-design",
  website: "https://kitfox.example",
  tags: ["logo", "foxes"],
  logo: null,
  isNew: false,
  isPaid: true,
  agreedDiscount: 0,
  position: 2_000_000,
  state: "published",
};

describe("changes of tools", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() =>
    database.pool.query(
      "truncate tool_changes; delete from tools where slug like 'kitfox%'; delete from directory_settings",
    ),
  );
  afterAll(() => database.close());

  const told = async (slug = "kitfox") => (await listChangesOf(database.db, slug, 50)).map(describeChange).toReversed();

  it("[A27] tell readers of what they can see: the tool, its name, website, category, plan and facts", async () => {
    const { db } = database;
    await addTool(db, kitfox, at);
    await changeTool(db, "kitfox", { description: "Other words.", tags: ["logo"], position: 7 }, at);
    await changeTool(db, "kitfox", { name: "Kit Fox", categoryId: "banner", isPaid: false }, at);
    const fact = {
      value: { amountCents: 900, currency: "USD", unit: "month" },
      source: "https://kitfox.example/p",
      checkedOn: "2026-11-20",
    } as const;
    const setFacts = (facts: FactChanges, seen?: FactTextsByKind) =>
      setToolFacts(db, { slug: "kitfox", facts, seen }, at);
    await setFacts({ price: fact, api: { ...fact, value: "yes" } });
    await setFacts({ price: { ...fact, checkedOn: "2026-11-29" } });
    await setFacts({ price: { ...fact, value: { ...fact.value, amountCents: 1250 } }, api: null });
    // Facts as another window changed them meanwhile.
    await expect(
      setFacts({ price: null }, { price: { ...unknownFact, value: "9.00 USD / month" } }),
    ).rejects.toMatchObject({ code: "conflict" });
    await setFacts({ price: null }, factTextsOf((await listFacts(db, ["kitfox"])).get("kitfox") ?? []));
    expect(await told()).toEqual([
      "Added to the directory.",
      "Name changed from Kitfox to Kit Fox.",
      "Category changed from Logo design to Banners.",
      "Free plan changed from no to yes.",
      "Starting price is now known: $9 a month.",
      "API is now known: Yes.",
      "Starting price changed from $9 a month to $12.50 a month.",
      "API is no longer known. It was: Yes.",
      "Starting price is no longer known. It was: $12.50 a month.",
    ]);
    expect(
      describeChange({
        kind: "changed",
        field: "languages",
        before: null,
        after: "English",
        toolSlug: "",
        toolName: "",
      }),
    ).toBe("Interface languages are now known: English.");
    // The log names the tool as it was called then.
    const { total, changes } = await listChanges(db, 1);
    expect([total, changes[0]?.toolName, changes.at(-1)?.toolName]).toEqual([9, "Kit Fox", "Kitfox"]);
  });

  it("[A27] are logged if and only if they are made", async () => {
    const { db } = database;
    await addTool(db, kitfox, at);
    await changeTool(db, "kitfox", { name: "Kitfox" }, at);
    await expect(
      db.transaction(async (tx) => {
        await changeTool(tx, "kitfox", { name: "Other" }, at);
        throw new Error("too late");
      }),
    ).rejects.toThrow("too late");
    await expect(changeTool(db, "kitfox", { categoryId: "no-such" }, at)).rejects.toMatchObject({
      code: "invalid_input",
    });
    await expect(addTool(db, kitfox, at)).rejects.toMatchObject({ code: "conflict" });
    await expect(changeTool(db, "no-such", { name: "X" }, at)).rejects.toMatchObject({ code: "not_found" });
    expect(await told()).toEqual(["Added to the directory."]);
  });

  it.each(["changes", "logo-creation"])("[A27] no tool takes the address of another page: %s", async (slug) => {
    await expect(addTool(database.db, { ...kitfox, slug }, at)).rejects.toMatchObject({ code: "conflict" });
  });

  it.each(["update tool_changes set after = 'x'", "delete from tool_changes"])(
    "[A27] “%s” is refused",
    async (text) => {
      await addTool(database.db, kitfox, at);
      await expect(database.pool.query(text)).rejects.toMatchObject({ constraint: "journal_is_append_only" });
    },
  );

  it("[A27] a draft and a retired tool are nowhere to be seen, and their favorites come back with them", async () => {
    const { db } = database;
    const inserted =
      "insert into users (name, email, email_verified) values ('Ada', 'ada@example.com', true) returning id";
    const userId: string = (await database.pool.query(inserted)).rows[0].id;
    const seen = async () => {
      const [search, directory, addresses, collection, others] = await Promise.all([
        searchTools(db, { ...everything, query: "kitfox" }),
        getDirectory(db),
        listCatalogueAddresses(db, { offset: 0, limit: 50_000 }),
        listCollection(db, { categoryIds: [], tags: ["foxes"] }, 24),
        listAlternatives(
          db,
          { ...kitfox, slug: "other", imageUrl: null, affiliateDiscount: 0, upvotesTotal: 0 },
          { limit: 96 },
        ),
      ]);
      return [
        search.total,
        directory.headings.find(({ id }) => id === "logo-design")?.toolCount,
        addresses.filter((path) => path === "/tools/kitfox").length,
        collection.tools.length,
        others.filter(({ slug }) => slug === "kitfox").length,
        (await listFavorites(db, userId)).tools.length,
        await getTool(db, "kitfox").then(
          () => "found",
          (error) => error.code,
        ),
        await countClick(db, { toolSlug: "kitfox", visitor: "x", at }).then(
          () => "found",
          (error) => error.code,
        ),
      ];
    };
    await addTool(db, { ...kitfox, state: "draft" }, at);
    const count = Number((await seen())[1]);
    const nowhere = [0, count, 0, 0, 0, 0, "not_found", "not_found"];
    expect(await seen()).toEqual(nowhere);
    await expect(addFavorite(db, userId, { kind: "tool", itemId: "kitfox" })).rejects.toMatchObject({
      code: "not_found",
    });
    await setToolState(db, "kitfox", "published", at);
    await addFavorite(db, userId, { kind: "tool", itemId: "kitfox" });
    const everywhere = [1, count + 1, 1, 1, 1, 1, "found", "found"];
    expect(await seen()).toEqual(everywhere);
    await setToolState(db, "kitfox", "retired", at);
    expect(await seen()).toEqual(nowhere);
    await setToolState(db, "kitfox", "published", at);
    expect(await seen()).toEqual(everywhere);
    await expect(setToolState(db, "kitfox", "draft", at)).rejects.toMatchObject({ code: "conflict" });
    expect(await told()).toEqual(["Added to the directory.", "Taken out of the directory.", "Back in the directory."]);
    expect((await listChanges(db, 1)).changes[0]?.isListed).toBe(true);
  });

  it("[A27] survive a restart and an update of the seed files, column by column, which tell what they change", async () => {
    const { db } = database;
    const seed = async () => {
      await database.pool.query("update catalogue_seed set digest = 'of older files'");
      const client = await database.pool.connect();
      await seedCatalogue(client, {}, at).finally(() => client.release());
    };
    await changeTool(db, "looka", { name: "Looka Studio", tags: ["own"] }, at);
    await setToolState(db, "zoviz", "retired", at);
    // The files of an older version said something else of these.
    await database.pool.query("update tools set website = 'https://old.example', is_paid = false where slug = 'looka'");
    await database.pool.query("delete from tools where slug = 'pika'");
    await database.pool.query("truncate tool_changes");
    await seed();
    const { rows } = await database.pool.query("select name, tags, website, is_paid from tools where slug = 'looka'");
    expect(rows).toEqual([{ name: "Looka Studio", tags: ["own"], website: "https://looka.com", is_paid: true }]);
    expect((await database.pool.query("select state from tools where slug = 'zoviz'")).rows).toEqual([
      { state: "retired" },
    ]);
    expect(await told("looka")).toEqual([
      "Website changed from https://old.example to https://looka.com.",
      "Free plan changed from yes to no.",
    ]);
    expect(await told("pika")).toEqual(["Added to the directory."]);
    await seed();
    expect((await listChanges(db, 1)).total).toBe(3);
  });

  it("[A25] a tool that was added here is new for 60 days, one of the seed files as long as they say so", async () => {
    const { db } = database;
    await addTool(db, { ...kitfox, isNew: true }, at);
    const newTools = async () => {
      const { rows } = await database.pool.query<{ slug: string }>("select slug from tools where is_new order by slug");
      return rows.map(({ slug }) => slug);
    };
    const before = await newTools();
    expect(before).toContain("kitfox");
    await endNewTools(db, new Date(at.getTime() + 59 * dayMs));
    expect(await newTools()).toEqual(before);
    await endNewTools(db, new Date(at.getTime() + 61 * dayMs));
    expect(await newTools()).toEqual(before.filter((slug) => slug !== "kitfox"));
  });

  it("[A27] an agreed discount is shown while offers are on", async () => {
    const { db } = database;
    const settings = { checksLinks: false };
    const shown = async () => (await getTool(db, "kitfox")).affiliateDiscount;
    await addTool(db, { ...kitfox, agreedDiscount: 10 }, at);
    expect(await shown()).toBe(0);
    await saveDirectorySettings(db, { ...settings, hasOffers: true });
    expect(await shown()).toBe(10);
    await changeTool(db, "kitfox", { agreedDiscount: 20 }, at);
    expect(await shown()).toBe(20);
    await saveDirectorySettings(db, { hasMemberOffers: true, memberTerms: "Use the code EASEL." });
    expect(await readDirectorySettings(db)).toMatchObject({ ...settings, hasOffers: true, memberDiscountOthers: 20 });
    await saveDirectorySettings(db, { ...settings, hasOffers: false });
    expect(await shown()).toBe(0);
    expect((await readDirectorySettings(db)).hasMemberOffers).toBe(true);
    await expect(saveDirectorySettings(db, { memberTerms: "" })).rejects.toThrow();
  });
});
