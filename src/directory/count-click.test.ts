import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { countClick, forgetClickMarks } from "./count-click.ts";

const visitor = "203.0.113.0/24\nMozilla/5.0 (a browser)";
const other = "198.51.100.0/24\nMozilla/5.0 (a browser)";
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

describe("countClick", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.pool.query("truncate tool_clicks, click_marks, click_salts");
    await database.pool.query("update tools set clicks_total = 0 where clicks_total > 0");
  });

  const click = (time: string, who = visitor, toolSlug = "looka") =>
    countClick(database.db, { toolSlug, visitor: who, at: at(time) });
  const query = async (text: string) => (await database.pool.query(text)).rows;
  const totals = async () =>
    (await query("select slug, clicks_total::int as clicks from tools where clicks_total > 0 order by slug")).map(
      ({ slug, clicks }) => [slug, clicks],
    );

  it("[A13] gives the tool's own website", async () => {
    expect(await click("10:00:00")).toEqual({ website: "https://looka.com", counted: true });
  });

  it("[A13] counts a visitor once an hour, however often they click", async () => {
    const counted = [await click("10:00:00"), await click("10:00:01"), await click("10:59:59.999")];
    expect(counted.map((result) => result.counted)).toEqual([true, false, false]);
    expect(await totals()).toEqual([["looka", 1]]);
  });

  it("[A13] counts again in the next hour", async () => {
    await click("10:59:59.999");
    expect((await click("11:00:00")).counted).toBe(true);
    expect(await totals()).toEqual([["looka", 2]]);
  });

  it("[A13] counts another visitor, and the same one at another tool", async () => {
    await click("10:00:00");
    expect((await click("10:00:00", other)).counted).toBe(true);
    expect((await click("10:00:00", visitor, "canva")).counted).toBe(true);
    expect(await totals()).toEqual([
      ["canva", 1],
      ["looka", 2],
    ]);
  });

  it("[A13] adds up per day, in agreement with the total", async () => {
    await click("23:30:00");
    await countClick(database.db, { toolSlug: "looka", visitor, at: new Date("2026-11-22T00:10:00Z") });
    expect(await query("select day::text, clicks::int from tool_clicks order by day")).toEqual([
      { day: "2026-11-21", clicks: 1 },
      { day: "2026-11-22", clicks: 1 },
    ]);
    expect(await totals()).toEqual([["looka", 2]]);
  });

  it("[A13] counts once when the same visitor's clicks come at the same moment, and loses none of many visitors'", async () => {
    const same = await Promise.all(Array.from({ length: 12 }, () => click("10:00:00")));
    expect(same.filter(({ counted }) => counted)).toHaveLength(1);
    const many = await Promise.all(Array.from({ length: 30 }, (_, index) => click("10:00:00", `${other} ${index}`)));
    expect(many.filter(({ counted }) => counted)).toHaveLength(30);
    expect(await totals()).toEqual([["looka", 31]]);
    expect(await query("select sum(clicks)::int as clicks from tool_clicks")).toEqual([{ clicks: 31 }]);
  });

  it("[A13] says not found for a tool that there is not, and counts nothing", async () => {
    await expect(click("10:00:00", visitor, "no-such-tool")).rejects.toMatchObject({ code: "not_found" });
    expect(await query("select * from click_marks")).toEqual([]);
  });

  it("[A13] stores nothing that could be told to be the visitor's without the hour's salt", async () => {
    await click("10:00:00");
    await click("11:00:00");
    await click("11:00:00", visitor, "canva");
    const digests = (await query("select encode(digest, 'hex') as digest from click_marks")).map(
      ({ digest }) => digest,
    );
    // The same visitor looks like another one in the next hour, and at another tool.
    expect(new Set(digests).size).toBe(3);
    const stored = await query(
      "select md5(string_agg(t::text, '')), string_agg(t::text, '') as text from click_marks t",
    );
    for (const part of visitor.split("\n")) expect(stored[0]?.text).not.toContain(part);
  });

  it("[A13] forgets who clicked once the hour is over, and keeps the numbers", async () => {
    await click("10:00:00");
    await click("10:30:00", other);
    await click("11:00:00");
    await forgetClickMarks(database.db, at("11:02:00"));
    expect(await query("select hour from click_marks")).toEqual([{ hour: at("11:00:00") }]);
    expect(await query("select hour from click_salts")).toEqual([{ hour: at("11:00:00") }]);
    expect((await click("11:03:00")).counted).toBe(false);

    await forgetClickMarks(database.db, at("12:00:00"));
    expect(await query("select * from click_marks")).toEqual([]);
    expect(await query("select * from click_salts")).toEqual([]);
    expect(await totals()).toEqual([["looka", 3]]);
  });
});
