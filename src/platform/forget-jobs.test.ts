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

  it("[H9] data that no one may read afterwards goes with the end of its job, done or given up, and is there for a retry", async () => {
    const sealed = { name: "keep-a-secret", retryLimit: 1, expireInSeconds: 60, isForgottenAtEnd: true };
    const seen: unknown[] = [];
    const run = async (data: { readonly link: string }) => {
      const { rows } = await database.pool.query("select data from pgboss.job where name = $1", [sealed.name]);
      seen.push([data.link, rows.filter((row) => row.data?.link === data.link).length]);
      if (data.link === "given up") throw new Error("the mail server is away");
    };
    const quick = { retryDelaySeconds: 0, pollingSeconds: 0.5, heartbeatSeconds: 10, superviseSeconds: 1 };
    const others = await startJobs(database.url, createLog("silent"), createMetrics(), quick);
    // Several processes start at once.
    await Promise.all([others.prepare([sealed]), jobs.prepare([sealed]), others.prepare([sealed])]);
    for (const link of ["done", "given up"]) await others.enqueue(database.db, sealed, { link });
    await others.work([{ kind: sealed, run: run as (data: never) => Promise<void> }]);
    const ended = async () =>
      (
        await database.pool.query("select state::text, data from pgboss.job where name = $1 order by state::text", [
          sealed.name,
        ])
      ).rows;
    await expect.poll(ended).toEqual([
      { state: "completed", data: null },
      { state: "failed", data: null },
    ]);
    expect(seen.toSorted()).toEqual([
      ["done", 1],
      ["given up", 1],
      ["given up", 1],
    ]);
    await others.stop(5_000);
  });
});
