import { fork } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createQuietLog } from "../../test/quiet-log.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { type JobHandler, type JobKind, type Jobs, startJobs } from "./jobs.ts";
import { createMetrics } from "./metrics.ts";

interface Greeting {
  readonly name: string;
}

const kind: JobKind<Greeting> = { name: "greet", retryLimit: 3, expireInSeconds: 60 };
const timings = { retryDelaySeconds: 1, pollingSeconds: 0.5, heartbeatSeconds: 10, superviseSeconds: 1 };
const stopTimeoutMs = 60_000;

describe("jobs", () => {
  let database: TestDatabase;
  const { log, messages } = createQuietLog();
  const metrics = createMetrics();
  const running: Jobs[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop(stopTimeoutMs)));
    await database.pool.query("delete from pgboss.job");
    metrics.jobsRun.reset();
  });
  afterAll(() => database.close());

  /** Starts jobs as one more process of the same installation. */
  async function start(run: JobHandler<Greeting>["run"], given = timings): Promise<Jobs> {
    const jobs = await startJobs(database.url, log, metrics, given);
    running.push(jobs);
    await jobs.work([{ kind, run }]);
    return jobs;
  }

  it("[H2] a burst is worked off at once: no job waits for a poll, and one that fails takes no other with it", async () => {
    const names = Array.from({ length: 25 }, (_, index) => `guest ${index}`);
    const greeted: string[] = [];
    const jobs = await start(
      async ({ name }) => {
        if (name === "guest 7") throw new Error("not today");
        greeted.push(name);
      },
      { ...timings, pollingSeconds: 600 },
    );
    await database.db.transaction(async (transaction) => {
      for (const name of names) await jobs.enqueue(transaction, kind, { name });
    });
    await expect.poll(() => greeted.length).toBe(24);
    expect(greeted.toSorted()).toEqual(names.filter((name) => name !== "guest 7").toSorted());
  });

  it("[H2] a job that is to wait does, while others that come later are done", async () => {
    const greeted: string[] = [];
    const jobs = await start(async ({ name }) => void greeted.push(name));
    await jobs.enqueue(database.db, kind, { name: "patient" }, { startAfterSeconds: 600 });
    await jobs.enqueue(database.db, kind, { name: "prompt" });
    await expect.poll(() => greeted).toEqual(["prompt"]);
    const { rows } = await database.pool.query(
      "select state from pgboss.job where data->>'name' = 'patient' and start_after > now() + interval '9 minutes'",
    );
    expect(rows).toEqual([{ state: "created" }]);
  });

  it("[H2] processes that start at once on one database share its queue, and each job runs once", async () => {
    const done: string[] = [];
    const run = async ({ name }: Greeting) => void done.push(name);
    const [first, second] = await Promise.all([start(run), start(run)]);
    const names = Array.from({ length: 30 }, (_, index) => `person ${index}`);
    await Promise.all(
      names.map((name, index) => (index % 2 === 0 ? first : second).enqueue(database.db, kind, { name })),
    );
    // The queue notes that a job is done a moment after it is.
    const countOpen = "select count(*)::int as open from pgboss.job where state < 'completed'";
    await expect.poll(async () => [done.length, (await database.pool.query(countOpen)).rows[0].open]).toEqual([30, 0]);
    expect(done.toSorted()).toEqual(names.toSorted());
  });

  it("[H5] a job exists if and only if its transaction was committed", async () => {
    const done: string[] = [];
    const jobs = await start(async ({ name }) => void done.push(name));
    const abandoned = database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, kind, { name: "rolled back" });
      throw new Error("changed our mind");
    });
    await expect(abandoned).rejects.toThrow("changed our mind");
    await database.db.transaction((tx) => jobs.enqueue(tx, kind, { name: "committed" }));
    await expect.poll(() => done).toEqual(["committed"]);
    const { rows } = await database.pool.query("select data->>'name' as name from pgboss.job");
    expect(rows).toEqual([{ name: "committed" }]);
  });

  it("a job that fails is tried again under the same id, and both are counted", async () => {
    const ids: string[] = [];
    const jobs = await start(async (_, jobId) => {
      ids.push(jobId);
      if (ids.length === 1) throw new Error("not yet");
    });
    await jobs.enqueue(database.db, kind, { name: "ann" });
    await expect.poll(() => ids.length).toBe(2);
    expect(ids[0]).toBe(ids[1]);
    expect(messages()).toContain("job failed, will be tried again while tries are left");
    await expect.poll(() => metrics.registry.metrics()).toMatch(/jobs_total\{job="greet",outcome="failed"\} 1/);
  });

  it("[H5] stopping lets a job under way finish", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let finished = false;
    const jobs = await start(async () => {
      begin();
      await gate;
      finished = true;
    });
    await jobs.enqueue(database.db, kind, { name: "slow" });
    await begun;
    const stopped = running.pop()?.stop(stopTimeoutMs);
    open();
    await stopped;
    expect(finished).toBe(true);
    const { rows } = await database.pool.query("select state::text from pgboss.job");
    expect(rows).toEqual([{ state: "completed" }]);
  });

  it("[H2] a job whose process was killed with SIGKILL runs in another one", async () => {
    const worker = fork(new URL("../../test/hanging-worker.ts", import.meta.url), [database.url]);
    await once(worker, "message");
    const enqueuing = await startJobs(database.url, log, metrics, timings);
    running.push(enqueuing);
    // It may be taken before the enqueuing returns.
    const taken = once(worker, "message");
    await enqueuing.enqueue(database.db, kind, { name: "survivor" });
    await taken;
    worker.kill("SIGKILL");
    await once(worker, "exit");
    const done: string[] = [];
    await start(async ({ name }) => void done.push(name));
    await expect.poll(() => done).toEqual(["survivor"]);
  });
});
