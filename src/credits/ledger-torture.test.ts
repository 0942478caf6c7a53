import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { createTestLedger, openWith, type TestLedger } from "../../test/ledger.ts";
import type { LedgerReport, LedgerWork } from "../../test/ledger-worker.ts";
import { sampleCount } from "../../test/samples.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { expireLots } from "./expire-lots.ts";
import { findBalance } from "./find-balance.ts";
import { sumOf } from "./lots/choose-lots.ts";
import { releaseStaleHolds } from "./release-stale-holds.ts";
import { verifyLedger } from "./verify/verify-ledger.ts";

const stories = sampleCount(600, 100_000);
const processes = 3;
const hands = 8;
const killsEach = 3;

describe("torture", () => {
  let database: TestDatabase;
  let ledger: TestLedger;
  const children = new Set<ChildProcess>();
  beforeAll(async () => {
    database = await createTestDatabase();
    ledger = createTestLedger(database.db, systemClock.now());
  });
  afterEach(() => {
    for (const child of children) child.kill("SIGKILL");
  });
  afterAll(() => database.close());

  it("[C9] with a balance of 1, exactly one of 50 simultaneous spends by two processes succeeds", async () => {
    const userId = await openWith(ledger, { amount: 1 });
    const work = { userIds: [userId], hands: 25, stories: 25, only: "spend one" } as const;
    const ends = await Promise.all([workIn(work).ended, workIn(work).ended]);
    expect(sumOf(ends.map(({ succeeded }) => succeeded))).toBe(1);
    expect(sumOf(ends.map(({ refused }) => refused))).toBe(49);
    expect(await findBalance(database.db, userId, systemClock.now())).toMatchObject({ available: 0, held: 0 });
    expect(await verifyLedger(database.db)).toEqual([]);
  });

  it("[C14] thousands of writes by processes killed in the middle leave no half charge and no drift", {
    timeout: 120_000 + stories * 200,
  }, async () => {
    const userIds = await Promise.all(
      Array.from({ length: 4 }, () =>
        openWith(ledger, { amount: 2_000 }, { amount: 500, bucket: "image", source: "plan" }),
      ),
    );
    const killed = await Promise.all(Array.from({ length: processes }, () => workAndDie(userIds)));
    const ends = [...Array.from({ length: killsEach }, () => "SIGKILL"), 0];
    expect(killed).toEqual(Array.from({ length: processes }, () => ends));
    // The database may still be executing statements of the killed processes.
    await expect.poll(countOtherSessions).toBe(0);

    const { rows } = await database.pool.query(
      "select count(*)::int as rows, count(*) filter (where kind = 'capture')::int as captures from credit_transactions",
    );
    expect(rows[0].rows).toBeGreaterThan(stories);
    expect(await verifyLedger(database.db)).toEqual([]);

    ledger.setTime(new Date(systemClock.now().getTime() + 60_000));
    await releaseStaleHolds(ledger);
    await expireLots(ledger);
    expect(await verifyLedger(database.db)).toEqual([]);
    const { rows: open } = await database.pool.query("select from credit_holds where state = 'held'");
    expect(open).toHaveLength(0);
    // The grants equal what is left plus what was spent, so no credits appeared from nowhere.
    const { rows: sums } = await database.pool.query(
      `select user_id, sum(amount) filter (where amount > 0 and kind = 'grant')::int as granted,
          (-sum(amount) filter (where kind <> 'grant'))::int as gone,
          (select sum(remaining)::int from credit_lots l where l.user_id = t.user_id) as left
        from credit_transactions t group by user_id`,
    );
    for (const { granted, gone, left } of sums) expect(gone + left).toBe(granted);
  });

  /** Other connections to this database. */
  async function countOtherSessions(): Promise<number> {
    const { rows } = await database.pool.query(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend'",
    );
    return rows[0].count - database.pool.totalCount;
  }

  /**
   * Repeatedly starts a process and kills it while it works. The last one may finish.
   * @returns how each process ended.
   */
  async function workAndDie(userIds: readonly string[]): Promise<unknown[]> {
    const ends: unknown[] = [];
    for (let index = 0; index <= killsEach; index += 1) {
      const isLast = index === killsEach;
      const share = Math.ceil(stories / processes / (killsEach + 1));
      const worker = workIn({ userIds, hands, stories: isLast ? share : Number.MAX_SAFE_INTEGER });
      if (!isLast) {
        await Promise.race([worker.doneAtLeast(share), worker.ended]);
        worker.child.kill("SIGKILL");
        // A snapshot, taken while the others write.
        if (index === 0) expect(await verifyLedger(database.db)).toEqual([]);
      }
      ends.push((await worker.ended).by);
    }
    return ends;
  }

  function workIn(work: Omit<LedgerWork, "url">) {
    const child = fork(new URL("../../test/ledger-worker.ts", import.meta.url), {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    children.add(child);
    let outcome = { succeeded: 0, refused: 0 };
    const ended = once(child, "exit").then(([code, signal]) => {
      children.delete(child);
      return { by: signal ?? code, ...outcome };
    });
    const doneAtLeast = (count: number) =>
      new Promise<void>((resolve) => {
        child.on("message", (report: LedgerReport) => {
          if ("done" in report && report.done >= count) resolve();
        });
      });
    child.on("message", (report: LedgerReport) => {
      if ("succeeded" in report) outcome = report;
    });
    child.send({ ...work, url: database.url });
    return { child, ended, doneAtLeast };
  }
});
