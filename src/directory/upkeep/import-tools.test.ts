import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Executor } from "#platform/db/database.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { changeTool, setToolFacts } from "../changes/change-tool.ts";
import { listChanges, listChangesOf } from "../changes/list-changes.ts";
import { listFacts } from "../facts/list-facts.ts";
import { checkToolFile, forgetImports, getImport, importTools, listImports, undoImport } from "./import-tools.ts";
import { readToolFile, toolFileRowsMax } from "./read-tool-file.ts";
import { writeToolFile } from "./write-tool-file.ts";

const now = new Date("2026-11-29T10:00:00Z");
const header = "slug,name,description,category,website,tags,isPaid,state";

describe("files of tools", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(() =>
    database.pool.query("truncate tool_changes; delete from tool_imports; delete from tools where slug like 'fox-%'"),
  );
  afterAll(() => database.close());

  const read = (text: string, name = "tools.csv") => readToolFile(name, new TextEncoder().encode(text), "2026-11-29");
  const check = async (text: string, name?: string) =>
    checkToolFile(database.db, { fileName: name ?? "tools.csv", file: await read(text, name), now });
  /** In one transaction, as the operator's page does it. */
  const run = (use: (db: Executor, id: string, at: Date) => Promise<void>, id: string, minutes = 0) =>
    database.db.transaction((tx) => use(tx, id, new Date(now.getTime() + minutes * 60_000)));
  const undo = (db: Executor, id: string, at: Date) => undoImport(db, id, at, async () => new Set(["fox-used"]));
  const told = async () => {
    const { total, changes } = await listChanges(database.db, 1);
    expect(total).toBe(changes.length);
    return changes.map(({ toolSlug, kind, after }) => [toolSlug, kind, after]).toReversed();
  };
  const exported = async (format: "csv" | "json") => {
    const parts: string[] = [];
    for await (const part of writeToolFile(database.db, format)) parts.push(part);
    return parts.join("");
  };
  const fox = (number: number, more = "published") =>
    `fox-${number},Fox ${number},Finds foxes in pictures.,seo,https://fox-${number}.example,"fox, find",no,${more}`;
  const count = async (where: string) =>
    Number((await database.pool.query(`select count(*) from tools where ${where}`)).rows[0].count);

  const factsOf = async (slug: string) => (await listFacts(database.db, [slug])).get(slug) ?? [];
  const api = { value: "yes", source: "https://looka.com/api", checkedOn: "2026-11-02" } as const;

  it.each(["csv", "json"] as const)("[G4] an export as %s, imported again, changes nothing", async (format) => {
    const price = { ...api, value: { amountCents: 2000, currency: "USD", unit: "month" } } as const;
    await setToolFacts(database.db, { slug: "looka", facts: { api, price } }, now);
    const id = await check(await exported(format), `tools.${format}`);
    const { report } = await getImport(database.db, id, 1);
    expect(report).toMatchObject({ addedCount: 0, changedCount: 0, problemCount: 0, sameCount: await count("true") });
    await expect(run(importTools, id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("[G4] a check changes nothing, an import all of it, and its undo puts all back", async () => {
    const before = await exported("json");
    const looka = before.split("\n").find((line) => line.includes('"slug":"looka"')) ?? "";
    const changed = { ...JSON.parse(looka.replace(/,$/, "")), name: "Looka Studio", position: "3" };
    const text = JSON.stringify([changed, { ...changed, slug: "fox-1", name: "Fox", website: "https://fox.example" }]);
    const id = await check(text, "tools.json");
    expect(await exported("json")).toBe(before);
    const { rows } = await getImport(database.db, id, 1);
    expect(rows).toEqual([
      {
        slug: "looka",
        line: 1,
        isNew: false,
        isThere: true,
        state: "published",
        parts: [
          { name: "name", before: "Looka", after: "Looka Studio" },
          { name: "position", before: expect.stringMatching(/^\d+$/), after: "3" },
        ],
      },
      { slug: "fox-1", line: 2, isNew: true, isThere: false, state: "published", parts: [] },
    ]);
    await run(importTools, id);
    const { rows: stored } = await database.pool.query(
      "select slug, name, edited_columns from tools where slug in ('looka', 'fox-1') order by slug",
    );
    expect(stored).toEqual([
      { slug: "fox-1", name: "Fox", edited_columns: expect.arrayContaining(["name", "tags"]) },
      { slug: "looka", name: "Looka Studio", edited_columns: ["name", "position"] },
    ]);
    await expect(run(importTools, id)).rejects.toMatchObject({ code: "conflict" });
    await run(undo, id, 61);
    expect(await exported("json")).toBe(before);
    await expect(run(undo, id)).rejects.toMatchObject({ code: "conflict" });
    expect(await told()).toEqual([
      ["looka", "changed", "Looka Studio"],
      ["fox-1", "added", null],
      ["looka", "changed", "Looka"],
      ["fox-1", "retired", null],
    ]);
  });

  it("[G4] a column that is left out leaves a tool as it is, an empty cell doesn’t, and a new tool gets usual values", async () => {
    const { db } = database;
    const all = `slug,name,description,category,website,tags,isNew,isPaid,discount,position,state`;
    const one = 'fox-1,Fox,Finds foxes.,seo,https://fox-1.example,"fox, find"';
    await run(importTools, await check(`${all}\n${one},yes,yes,20,7,published`));
    const before = await exported("json");
    const id = await check(
      `${header.replace(",isPaid,state", "")}\n${one.replace("Finds", "Sees")}\n${one.replaceAll("fox-1", "fox-2")}`,
    );
    expect((await getImport(db, id, 1)).rows).toMatchObject([
      { slug: "fox-1", parts: [{ name: "description", before: "Finds foxes.", after: "Sees foxes." }] },
      { slug: "fox-2", isNew: true, state: "draft" },
    ]);
    await run(importTools, id);
    const { rows } = await database.pool.query(
      "select slug, is_new, is_paid, agreed_discount, position, state from tools where slug in ('fox-1', 'fox-2') order by slug",
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ["fox-1", true, true, 20, 7, "published"],
      ["fox-2", false, false, 0, 1_000_000, "draft"],
    ]);
    await run(undo, id);
    expect(await exported("json")).toBe(before);
    const few = await getImport(db, await check("slug,position,isNew\nfox-1,,yes\nfox-3,1,no"), 1);
    expect(few.rows).toMatchObject([{ parts: [{ name: "position", before: "7", after: "1000000" }] }]);
    expect(new Set(few.report.problems.map(({ slug }) => slug))).toEqual(new Set(["fox-3"]));
    const empty = await getImport(db, await check("slug,state\nfox-1,"), 1);
    expect(empty.report.problems).toMatchObject([{ text: "state: A tool that was published is no draft again." }]);
  });

  it("[G4] facts are imported with source and day, and put back; those without a column stay", async () => {
    const { db } = database;
    await setToolFacts(db, { slug: "looka", facts: { api, free: { ...api, value: "trial" }, price: null } }, now);
    await database.pool.query("truncate tool_changes");
    const before = await exported("json");
    const line: Record<string, string> = JSON.parse(
      before
        .split("\n")
        .find((one) => one.includes('"slug":"looka"'))
        ?.replace(/,$/, "") ?? "",
    );
    for (const name of Object.keys(line)) if (name.startsWith("free")) delete line[name];
    const changed = {
      ...line,
      api: "",
      platforms: "Web, ios",
      platformsSource: api.source,
      platformsDate: "2026-11-29",
    };
    const added = { ...changed, slug: "fox-1", name: "Fox" };
    const id = await check(JSON.stringify([changed, added]), "tools.json");
    expect((await getImport(db, id, 1)).rows[0]?.parts).toEqual([
      { name: "platforms", before: "", after: "web, ios" },
      { name: "platformsSource", before: "", after: api.source },
      { name: "platformsDate", before: "", after: "2026-11-29" },
      { name: "api", before: "yes", after: "" },
      { name: "apiSource", before: api.source, after: "" },
      { name: "apiDate", before: api.checkedOn, after: "" },
    ]);
    await run(importTools, id);
    const platforms = { kind: "platforms", value: ["web", "ios"], source: api.source, checkedOn: "2026-11-29" };
    expect(await factsOf("looka")).toEqual(
      expect.arrayContaining([platforms, { ...api, kind: "free", value: "trial" }]),
    );
    expect(await factsOf("looka")).toHaveLength(2);
    expect(await factsOf("fox-1")).toEqual([platforms]);
    await run(undo, id, 61);
    expect(await exported("json")).toBe(before);
    expect(await told()).toEqual([
      ["looka", "changed", "Web, iOS"],
      ["looka", "changed", null],
      ["fox-1", "added", null],
      ["looka", "changed", null],
      ["looka", "changed", "Yes"],
      ["fox-1", "retired", null],
    ]);
    const other = await check(JSON.stringify([{ ...changed, apiSource: "" }]), "tools.json");
    await setToolFacts(db, { slug: "looka", facts: { platforms: { ...platforms, value: ["web"] } } }, now);
    await expect(run(importTools, other)).rejects.toMatchObject({ userMessage: expect.stringContaining("looka") });
    await setToolFacts(db, { slug: "looka", facts: { platforms: null } }, now);
  });

  it("[G4] an import that is undone within an hour leaves nothing in the public log, now and later", async () => {
    const { db } = database;
    await changeTool(db, "looka", { name: "Looka Studio" }, new Date(now.getTime() - 1));
    const looka = (await exported("json")).split("\n").find((line) => line.includes('"slug":"looka"')) ?? "";
    const id = await check(JSON.stringify([{ ...JSON.parse(looka.replace(/,$/, "")), name: "Foxes" }]), "tools.json");
    await run(importTools, id);
    expect(await told()).toHaveLength(2);
    await run(undo, id, 60);
    await changeTool(db, "looka", { name: "Looka" }, new Date(now.getTime() + 1));
    const rest = [
      ["looka", "changed", "Looka Studio"],
      ["looka", "changed", "Looka"],
    ];
    await forgetImports(db, new Date(now.getTime() + 400 * 86_400_000));
    expect((await listChangesOf(db, "looka", 9)).map(({ after }) => after)).toEqual(["Looka", "Looka Studio"]);
    expect(await told()).toEqual(rest);
  });

  it("[G4] an undo deletes the tools that an import added, and retires those that something refers to", async () => {
    const slugs = ["fox-1", "fox-clicked", "fox-kept", "fox-known", "fox-used"];
    const id = await check(`${header}\n${slugs.map((slug) => fox(1).replace("fox-1", slug)).join("\n")}`);
    await run(importTools, id);
    const { rows } = await database.pool.query(
      "insert into users (name, email, email_verified) values ('Ada', 'ada@example.com', true) returning id",
    );
    await database.pool.query("insert into favourites values ($1, 'tool', 'fox-kept')", [rows[0].id]);
    await database.pool.query("update tools set clicks_total = 1 where slug = 'fox-clicked'");
    await database.pool.query(
      `insert into tool_facts values ('fox-known', 'free', '"yes"', 'https://fox.example', '2026-11-20')`,
    );
    await run(undo, id);
    expect(await count("slug = 'fox-1'")).toBe(0);
    expect(await count("slug like 'fox-%' and state = 'retired'")).toBe(4);
  });

  it("[G4] an import and an undo stop whole where a tool was edited since", async () => {
    const id = await check(`${header}\n${fox(1)}\n${fox(2)}`);
    const other = await check(`${header}\n${fox(2, "draft")}`);
    await run(importTools, other);
    await expect(run(importTools, id)).rejects.toMatchObject({ userMessage: expect.stringContaining("fox-2") });
    expect(await count("slug like 'fox-%'")).toBe(1);
    await changeTool(database.db, "fox-2", { name: "Other" }, now);
    await expect(run(undo, other)).rejects.toMatchObject({ code: "conflict" });
    expect(await count("slug = 'fox-2' and name = 'Other'")).toBe(1);
  });

  it("[G4] a report names each line that can't be imported, and nothing is imported then", async () => {
    const lines = [
      fox(1),
      fox(1),
      fox(2).replace("https://", "http://"),
      fox(3).replace(",seo,", ",no-such,"),
      fox(4, "gone"),
      "changes,Changes,A text.,seo,https://c.example,one,no,published",
      "Fox 6,,,no-such,https://f.example,one,maybe,published",
      "fox-7,Fox 7",
      `${fox(8)},more`,
    ];
    const id = await check(`${header}\n${lines.join("\n")}`);
    const { report } = await getImport(database.db, id, 1);
    expect(report.problems.map(({ line, text }) => `${line} ${text.split(":")[0]}`)).toEqual([
      "3 slug",
      "4 website",
      "5 category",
      "6 state",
      "7 slug",
      "8 slug",
      "8 name",
      "8 description",
      "8 isPaid",
      "8 category",
      "9 This line has 2 cells, and the first line names 8 columns. A comma is missing.",
      "10 This line has 9 cells, and the first line names 8 columns. A text with a comma needs quotation marks around it.",
    ]);
    await expect(run(importTools, id)).rejects.toMatchObject({ code: "conflict" });
    expect(await count("slug like 'fox-%'")).toBe(0);
    const facts = await check(
      `${header},api,apiSource,apiDate,priceSource\n${fox(1)},perhaps,http://a.example,2099-01-01,https://b.example`,
    );
    expect((await getImport(database.db, facts, 1)).report.problems.map(({ text }) => text.split(":")[0])).toEqual([
      "price",
      "api",
      "apiSource",
      "apiDate",
    ]);
  });

  it.each([
    ["", "a.csv", /no tools/],
    [header, "a.csv", /no tools/],
    ["slug,shade\nx,y", "a.csv", /no column “shade”/],
    [`${header}\n"open`, "a.csv", /can read/],
    [`${header}\n${"x".repeat(20_000)}`, "a.csv", /can read/],
    ["{}", "a.json", /list of tools/],
    ["[", "a.json", /can read/],
    ['[{"nope":1}]', "a.json", /no column/],
  ])("[G4] %j as %s is refused with the reason", async (text, name, reason) => {
    await expect(read(text, name)).rejects.toMatchObject({ userMessage: expect.stringMatching(reason) });
  });

  it("[G4] texts that a spreadsheet would run are exported harmless, and read as they were", async () => {
    const id = await check(`${header}\n${fox(1).replace("Fox 1", '"=1+1"')}`);
    await run(importTools, id);
    expect(await count("slug = 'fox-1' and name = '=1+1'")).toBe(1);
    expect(await exported("csv")).toContain("'=1+1");
    const { report } = await getImport(database.db, await check(await exported("csv")), 1);
    expect(report.changedCount).toBe(0);
  });

  it("[G4] ten thousand tools are one import, and more are refused; other work gets its turns meanwhile", async () => {
    const many = Array.from({ length: toolFileRowsMax }, (_, index) => fox(index));
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 0);
    const id = await check(`${header}\n${many.join("\n")}`);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(20);
    await run(importTools, id);
    expect(await count("slug like 'fox-%' and state = 'published'")).toBe(toolFileRowsMax);
    await expect(read(`${header}\n${[...many, fox(toolFileRowsMax)].join("\n")}`)).rejects.toMatchObject({
      code: "invalid_input",
    });
  }, 60_000);

  it("[G4] files that were only checked are forgotten after a day, imports after ninety", async () => {
    const { db } = database;
    await run(importTools, await check(`${header}\n${fox(1)}`));
    await check(`${header}\n${fox(2)}`);
    const days = async (number: number) => {
      await forgetImports(db, new Date(now.getTime() + number * 86_400_000));
      return (await listImports(db, 1)).rows.length;
    };
    expect([await days(0.9), await days(1.1), await days(89), await days(91)]).toEqual([2, 1, 1, 0]);
  });
});
