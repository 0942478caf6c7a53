import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "#accounts/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { exactMoment, isAfter, type Place, readPages } from "./read-pages.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("[B14] reads each row of a list once, in order, where several are of one moment and none of a whole millisecond", async () => {
  await database.pool.query(
    `insert into users (name, email, created_at)
     select 'Ada', n || '@example.com', timestamptz '2026-03-01T09:00:00.000123Z' + n / 4 * interval '1 microsecond'
     from generate_series(1, 20) as n`,
  );
  const { id, email, createdAt } = users;
  const read = (countMax: number) => (last: Place | undefined) =>
    database.db
      .select({ id, email, at: exactMoment(createdAt) })
      .from(users)
      .where(isAfter(last, createdAt, id))
      .orderBy(asc(createdAt), asc(id))
      .limit(countMax);
  const all = await read(100)(undefined);
  for (const countMax of [3, 5, 7, 100]) {
    const pages: (typeof all)[] = [];
    for await (const page of readPages(countMax, read(countMax))) pages.push([...page]);
    expect(pages.flat()).toEqual(all);
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(countMax);
  }
});
