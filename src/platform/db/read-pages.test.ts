import { asc } from "drizzle-orm";
import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { exactMoment, isAfter, type Place, readPages } from "./read-pages.ts";

const moments = pgTable("moments", {
  id: uuid().primaryKey().defaultRandom(),
  at: timestamp({ withTimezone: true }).notNull(),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("[B14] reads each row of a list once, in order, where several are of one moment and none of a whole millisecond", async () => {
  await database.pool.query(
    `create table moments (id uuid primary key default gen_random_uuid(), at timestamptz not null);
     insert into moments (at)
     select timestamptz '2026-03-01T09:00:00.000123Z' + n / 4 * interval '1 microsecond' from generate_series(1, 20) as n`,
  );
  const { id, at } = moments;
  const read = (countMax: number) => (last: Place | undefined) =>
    database.db
      .select({ id, at: exactMoment(at) })
      .from(moments)
      .where(isAfter(last, at, id))
      .orderBy(asc(at), asc(id))
      .limit(countMax);
  const all = await read(100)(undefined);
  for (const countMax of [3, 5, 7, 100]) {
    const pages: (typeof all)[] = [];
    for await (const page of readPages(countMax, read(countMax))) pages.push([...page]);
    expect(pages.flat()).toEqual(all);
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(countMax);
  }
});
