import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { addTool, setToolFacts } from "../changes/change-tool.ts";
import { comparisonPath } from "../compare-rules.ts";
import { compareTools } from "./compare-rows.ts";
import { listFeaturedPairs, readComparedTools } from "./compare-tools.ts";
import { describeComparisonImage } from "./comparison-image.ts";

const at = new Date("2026-11-29T10:00:00Z");

describe("a comparison", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const names = async (address: string) => (await readComparedTools(database.db, address)).map(({ name }) => name);

  it("[A27] has two to four different tools of the directory", async () => {
    expect((await names("looka-vs-canva")).toSorted()).toEqual(["Canva", "Looka"]);
    expect(await names("canva-vs-looka-vs-pika-vs-wix")).toHaveLength(4);
    await expect(names("canva")).rejects.toMatchObject({ code: "malformed_request" });
    await expect(names("canva-vs-looka-vs-pika-vs-wix-vs-suno")).rejects.toMatchObject({ code: "malformed_request" });
    await expect(names("canva-vs-canva")).rejects.toMatchObject({ userMessage: expect.stringContaining("twice") });
    await expect(names("canva-vs-nope")).rejects.toMatchObject({
      code: "not_found",
      userMessage: expect.stringContaining("/tools/nope"),
    });
    await expect(names("canva-vs-<script>")).rejects.toMatchObject({ code: "not_found" });
    await expect(names(Array(99).fill("canva").join("-vs-"))).rejects.toMatchObject({ code: "malformed_request" });
  });

  it("[A27] finds a tool whose slug has “-vs-” in it", async () => {
    const card = {
      description: "A game.",
      website: "https://chess.example",
      tags: [],
      logo: null,
      isNew: false,
    } as const;
    const tool = {
      ...card,
      name: "Chess vs Bots",
      categoryId: "code",
      isPaid: false,
      agreedDiscount: 0,
      position: 9,
    } as const;
    await addTool(database.db, { ...tool, slug: "chess-vs-bots", state: "published" }, at);
    expect((await names("looka-vs-chess-vs-bots")).toSorted()).toEqual(["Chess vs Bots", "Looka"]);
  });

  it("[A27] marks what differs, gives source and date, and guesses nothing", async () => {
    const { db } = database;
    const read = { source: "https://looka.com/pricing", checkedOn: "2026-11-20" };
    const price = { ...read, value: { amountCents: 2000, currency: "USD", unit: "once" } } as const;
    await setToolFacts(db, { slug: "looka", facts: { price, platforms: { ...read, value: ["web", "ios"] } } }, at);
    await setToolFacts(db, { slug: "canva", facts: { platforms: { ...read, value: ["web"] } } }, at);
    const tools = await readComparedTools(db, "canva-vs-looka");
    const sorted = tools.toSorted((a, b) => a.slug.localeCompare(b.slug));
    const { rows, unknown } = compareTools(sorted, ["No", "No"]);
    const row = (label: string) => rows.find((one) => one.label === label);
    expect(row("Platforms")).toMatchObject({
      differs: true,
      isKnownOfAll: true,
      cells: [{ text: "Web" }, { text: "Web, iOS" }],
    });
    // What isn't known may be the same.
    expect(row("Starting price")).toEqual({
      label: "Starting price",
      differs: false,
      isKnownOfAll: false,
      cells: [
        { text: null, source: null },
        { text: "$20 once", source: { url: read.source, checkedOn: read.checkedOn } },
      ],
    });
    expect(row("Free to use")).toMatchObject({
      differs: true,
      cells: [
        { text: "Free plan", source: null },
        { text: "Paid only", source: null },
      ],
    });
    expect(row("Runs here")?.differs).toBe(false);
    // Canva is an AI model of the directory, which knows of its API.
    expect(row("API")?.cells.map(({ text }) => text)).toEqual(["Connects to an account, but generates nothing", null]);
    expect(unknown).toEqual(["Commercial use", "Interface languages"]);
  });

  it("[A27] the sitemap has few of them, each once, and only these have a picture of their own", async () => {
    const { db } = database;
    const pairs = await listFeaturedPairs(db);
    const { rows } = await database.pool.query("select count(*)::int as count from categories");
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.length).toBeLessThanOrEqual(rows[0].count * 6);
    expect(new Set(pairs.map(({ slugs }) => comparisonPath(slugs))).size).toBe(pairs.length);
    const [first] = pairs;
    expect((await describeComparisonImage(db, (first?.slugs ?? []).join("-vs-"), "Easel")).title).toBe(
      first?.names.join(" vs "),
    );
    await expect(describeComparisonImage(db, "canva-vs-looka-vs-pika", "Easel")).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
