import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { unflushed } from "./database.ts";
import { createDurability, createShared } from "./durability.ts";

describe("work that callers share", () => {
  it("[C9] runs once for all who came before it began, and once more for those who came while it ran", async () => {
    const runs: PromiseWithResolvers<void>[] = [];
    const shared = createShared(() => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    });
    const first = shared();
    const late = [shared(), shared(), shared()];
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await first;
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await Promise.all(late);
    const after = shared();
    expect(runs).toHaveLength(3);
    runs[2]?.resolve();
    await after;
  });

  it("[C9] fails for those who waited for it, and not for those who come after", async () => {
    const outcomes = [Promise.reject(new Error("the disk is gone")), Promise.resolve()];
    const shared = createShared(() => outcomes.shift() ?? Promise.resolve());
    const [first, second] = [shared(), shared()];
    await expect(first).rejects.toThrow("the disk is gone");
    await second;
  });
});

describe("transactions that don’t wait for the disk", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it("[C9] are on disk after a flush, and only they don’t wait", async () => {
    const durability = createDurability(database.pool);
    const read = async (text: string) => String((await database.pool.query(text)).rows[0].value);
    await database.pool.query("create table notes (id integer)");
    const setting = await database.db.transaction(async (tx) => {
      await tx.execute("insert into notes values (1)");
      return (await tx.execute("select current_setting('synchronous_commit') as value")).rows;
    }, unflushed);
    expect(setting).toEqual([{ value: "off" }]);
    const committedAt = await read("select pg_current_wal_insert_lsn() as value");
    await durability.flush();
    expect(await read(`select pg_current_wal_flush_lsn() >= '${committedAt}'::pg_lsn as value`)).toBe("true");
    expect(await read("select current_setting('synchronous_commit') as value")).toBe("on");
  });
});
