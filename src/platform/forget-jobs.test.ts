import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { forgetJobs, forgetJobsWhere } from "./forget-jobs.ts";
import { type Jobs, startJobs } from "./jobs.ts";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";

const kind = { name: "remember", retryLimit: 0, expireInSeconds: 60 };
const one = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";

describe("forgetting jobs", () => {
  let database: TestDatabase;
  let jobs: Jobs;
  const done: unknown[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    jobs = await startJobs(database.url, createLog("silent"), createMetrics());
    await jobs.prepare([kind]);
  });
  afterAll(async () => {
    await jobs.stop(1_000);
    await database.close();
  });

  it("[B15] finds them by what they carry, whatever the queue's own library does with its table", async () => {
    for (const data of [{ about: one }, { about: other }, { text: "ada" }]) await jobs.enqueue(database.db, kind, data);
    await forgetJobs(database.db, one);
    await forgetJobsWhere(database.db, sql`name = ${kind.name} and data->>'text' = 'ada'`);
    await jobs.work([{ kind, run: async (data: never) => void done.push(data) }]);
    await expect.poll(() => done).toEqual([{ about: other }]);
    await jobs.enqueue(database.db, kind, { about: one });
    await expect.poll(() => done.length).toBe(2);
    expect(done).toEqual([{ about: other }, { about: one }]);
  });
});
