import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { runPrepared } from "./run-prepared.ts";

/** Drizzle has no public way to name a statement that is not built with it: this says so when the private one moves. */
describe("a prepared statement", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const text = "select $1::text as given, count(*)::int as kept from pg_class where relname = 'own_table'";

  it("[H8] runs in the caller's transaction, and is parsed once for its connection", async () => {
    const known =
      "select calls from (select generic_plans + custom_plans as calls from pg_prepared_statements where name = 'own') as run";
    await database.db.transaction(async (transaction) => {
      await transaction.execute(sql`create table own_table ()`);
      expect(await runPrepared(transaction, "own", text, ["one"])).toEqual([{ given: "one", kept: 1 }]);
      expect(await runPrepared(transaction, "own", text, ["two"])).toEqual([{ given: "two", kept: 1 }]);
      const { rows } = await transaction.execute(sql.raw(known));
      expect(rows.map(({ calls }) => Number(calls))).toEqual([2]);
    });
  });

  it("[H8] runs on the pool, too", async () => {
    expect(await runPrepared(database.db, "own", text, ["pool"])).toEqual([{ given: "pool", kept: 1 }]);
  });
});
