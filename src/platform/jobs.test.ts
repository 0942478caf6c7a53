import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { type JobKind, type Jobs, startJobs } from "./jobs.ts";

describe("background jobs", () => {
  let database: TestDatabase;
  let jobs: Jobs;
  const kind: JobKind<{ readonly number: number }> = { name: "count", retryLimit: 0 };
  const done: number[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    jobs = await startJobs(database.url, pino({ level: "silent" }));
    const run = async ({ number }: { readonly number: number }) => {
      if (number < 0) throw new Error("cannot count that");
      done.push(number);
    };
    await jobs.work([{ kind, run }]);
  });
  afterAll(async () => {
    await jobs.stop(1_000);
    await database.close();
  });
  const enqueueAll = (numbers: readonly number[]) =>
    database.db.transaction(async (transaction) => {
      for (const number of numbers) await jobs.enqueue(transaction, kind, { number });
    });

  it("[H2] a burst is worked off at once, each job once, and none waits for the next poll", async () => {
    const numbers = Array.from({ length: 25 }, (_, index) => index);
    await enqueueAll(numbers);
    // Shorter than one polling interval.
    await expect.poll(() => done.length, { timeout: 8_000 }).toBe(numbers.length);
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it("[H2] a job that fails takes no other with it", async () => {
    done.length = 0;
    await enqueueAll([101, -1, 102, 103, -2, 104]);
    await expect.poll(() => done.toSorted(), { timeout: 8_000 }).toEqual([101, 102, 103, 104]);
    const states = () =>
      database.pool.query(
        "select state, count(*)::int as jobs from pgboss.job where name = 'count' group by state order by state",
      );
    await expect
      .poll(async () => (await states()).rows)
      .toEqual([
        { state: "completed", jobs: 29 },
        { state: "failed", jobs: 2 },
      ]);
  });
});
