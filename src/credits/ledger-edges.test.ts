import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSuperuser } from "../../test/as-superuser.ts";
import { exportOf } from "../../test/export-of.ts";
import { createTestLedger, grantTo, openWith, type TestLedger } from "../../test/ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { adjustCredits } from "./adjust-credits.ts";
import { captureHold } from "./capture-hold.ts";
import { spentThisMonth } from "./count-holds.ts";
import { creditsData } from "./credits-data.ts";
import { expireLots } from "./expire-lots.ts";
import { findBalance } from "./find-balance.ts";
import { grantCredits } from "./grant-credits.ts";
import { type Hold, type HoldCredits, holdCredits } from "./hold-credits.ts";
import type { NewLot } from "./journal/journal-row.ts";
import { NothingDue, writeJournalIfDue } from "./journal/write-journal.ts";
import { closeLots } from "./lots/close-lots.ts";
import { refundCapture } from "./refund-capture.ts";
import { releaseHold } from "./release-hold.ts";
import { releaseStaleHolds } from "./release-stale-holds.ts";
import { findSpendingLimit, setSpendingLimit } from "./set-spending-limit.ts";
import { takeBackLots } from "./take-back-lots.ts";

const start = new Date("2026-03-10T09:00:00Z");
const since = new Date("2026-03-01T00:00:00Z");

describe("the ledger's edge cases", () => {
  let database: TestDatabase;
  let ledger: TestLedger;
  beforeAll(async () => {
    database = await createTestDatabase();
    ledger = createTestLedger(database.db, start);
  });
  beforeEach(() => {
    ledger.setTime(start);
    ledger.events.length = 0;
  });
  afterAll(() => database.close());

  const hold = (userId: string, amount: number, more: Partial<HoldCredits> = {}) =>
    holdCredits(ledger, {
      userId,
      amount,
      idempotencyKey: randomUUID(),
      purpose: { isAdvanced: false, isImage: false },
      planRuns: { max: null, since },
      ...more,
    });
  const capture = (held: Hold, amount: number) =>
    captureHold(ledger, { hold: held, amount, idempotencyKey: randomUUID() });
  const spend = async (userId: string, amount: number, more: Partial<HoldCredits> = {}) =>
    capture(await hold(userId, amount, more), amount);
  const release = (held: Hold) => releaseHold(ledger, { hold: held, idempotencyKey: randomUUID() });
  const refund = (userId: string, number: number) =>
    refundCapture(ledger, { userId, number, idempotencyKey: randomUUID(), description: "no picture came" });
  const availableOf = async (userId: string) => (await findBalance(ledger.db, userId, ledger.clock.now()))?.available;
  const runsOf = async (userId: string): Promise<number> => {
    const { rows } = await database.pool.query("select plan_runs from user_credits where user_id = $1", [userId]);
    return rows[0].plan_runs;
  };
  const tamper = (statement: string, userId: string) =>
    asSuperuser(database, async (client) => void (await client.query(statement, [userId])));
  const lotOf = (more: Partial<NewLot> = {}): NewLot => ({
    bucket: "general",
    source: "purchase",
    originId: randomUUID(),
    amount: 10,
    expiresAt: null,
    ...more,
  });
  const grant = (lots: readonly NewLot[], userId: string = randomUUID()) =>
    grantCredits(ledger, { userId, idempotencyKey: randomUUID(), lots });

  it("[C9] grants of nothing, of fractions or of too much are refused", async () => {
    await expect(grant([])).rejects.toMatchObject({ code: "invalid_input" });
    for (const amount of [0, -1, 0.5, Number.NaN, 2 ** 31])
      await expect(grant([lotOf({ amount })])).rejects.toMatchObject({ code: "invalid_input" });
    const rich = await openWith(ledger);
    for (let index = 0; index < 10; index += 1) await grantTo(ledger, rich, { amount: 100_000_000 });
    await expect(grantTo(ledger, rich, { amount: 1 })).rejects.toMatchObject({ code: "invalid_input" });
    const adjustment = { userId: rich, amount: 1, reason: "too much", idempotencyKey: randomUUID() };
    await expect(adjustCredits(ledger, adjustment)).rejects.toMatchObject({ code: "invalid_input" });
    expect(await availableOf(rich)).toBe(1_000_000_000);
  });

  it("[C5] a second grant for an origin is refused in any bucket, and the caller's transaction stays usable", async () => {
    const lot = lotOf({ originId: "order:edge" });
    await grant([lot]);
    const userId = randomUUID();
    await database.db.transaction(async (tx) => {
      const within = { ...ledger, db: tx };
      const again = grantCredits(within, { userId, idempotencyKey: "again", lots: [{ ...lot, bucket: "image" }] });
      await expect(again).rejects.toMatchObject({ code: "conflict" });
      await grantCredits(within, { userId, idempotencyKey: "else", lots: [lotOf()] });
    });
    expect(await availableOf(userId)).toBe(10);
  });

  it("[C5] of two simultaneous grants for an origin, even to different users, one is refused with our error", async () => {
    const lot = lotOf({ originId: "order:race" });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => grant([lot])));
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 7 }, () => "conflict"));
  });

  it("[C9] a key covers the whole request in any property order, but not the description", async () => {
    const userId = await openWith(ledger, {});
    const asked = { userId, idempotencyKey: "k", serviceType: "image", engineId: "harness", description: "an image" };
    const first = await hold(userId, 5, asked as Partial<HoldCredits>);
    const again = await hold(userId, 5, Object.fromEntries(Object.entries(asked).toReversed()));
    expect([again.number, again.isRepeated]).toEqual([first.number, true]);
    const reworded = await hold(userId, 5, { ...asked, serviceType: "image", description: "a picture" });
    expect(reworded.isRepeated).toBe(true);
    await expect(hold(userId, 5, { ...asked, serviceType: "image", engineId: "other" })).rejects.toMatchObject({
      code: "conflict",
    });
    for (const idempotencyKey of ["", " ", "a b", "x".repeat(201), "ü", "\0"])
      await expect(hold(userId, 5, { idempotencyKey })).rejects.toMatchObject({ code: "invalid_input" });
  });

  it("[C9] simultaneous requests with the same key write once", async () => {
    const userId = await openWith(ledger, {});
    const results = await Promise.all(Array.from({ length: 20 }, () => hold(userId, 5, { idempotencyKey: "once" })));
    expect(new Set(results.map(({ number }) => number)).size).toBe(1);
    expect(results.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await availableOf(userId)).toBe(95);
  });

  it("[C11] [C15] simultaneous runs exceed neither the plan's limit nor a spender's", async () => {
    const userId = await openWith(ledger, { amount: 100, source: "plan" });
    const spenderId = randomUUID();
    await setSpendingLimit(ledger.db, { userId, spenderId, monthlyMax: 35 }, start);
    const codesOf = async (more: Partial<HoldCredits>) => {
      const results = await Promise.allSettled(Array.from({ length: 12 }, () => hold(userId, 5, more)));
      return results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    };
    expect(await codesOf({ spenderId })).toEqual(Array.from({ length: 5 }, () => "forbidden"));
    expect(await codesOf({ planRuns: { max: 9, since } })).toEqual(
      Array.from({ length: 10 }, () => "payment_required"),
    );
    expect(await runsOf(userId)).toBe(9);
  });

  it("[C11] a run that used no plan credits in the end does not count toward the plan's limit", async () => {
    const userId = await openWith(
      ledger,
      { amount: 10, bucket: "image", source: "adjustment" },
      { amount: 10, source: "plan" },
    );
    const picture = { purpose: { isAdvanced: false, isImage: true }, planRuns: { max: 1, since } };
    const held = await hold(userId, 15, picture);
    expect(await runsOf(userId)).toBe(1);
    await capture(held, 10);
    expect(await runsOf(userId)).toBe(0);
    await spend(userId, 10, picture);
    expect(await runsOf(userId)).toBe(1);
  });

  it("[C11] when a plan's period moves, back or forth, runs are counted by their times", async () => {
    const userId = await openWith(ledger, { amount: 100, source: "plan" });
    const from = (day: number) => ({ planRuns: { max: 3, since: new Date(Date.UTC(2026, 2, day)) } });
    const early = await hold(userId, 1, from(1));
    ledger.setTime(new Date("2026-03-20"));
    await spend(userId, 1, from(1));
    await spend(userId, 1, from(15)); // The second since the 15th.
    expect(await runsOf(userId)).toBe(2);
    await release(early); // Made earlier, so it does not count now.
    expect(await runsOf(userId)).toBe(2);
    const { number } = await spend(userId, 1, from(1)); // Back again: the released one no longer counts.
    expect(await runsOf(userId)).toBe(3);
    await expect(hold(userId, 1, from(1))).rejects.toMatchObject({ code: "payment_required" });
    await refund(userId, number);
    expect(await runsOf(userId)).toBe(2);
    await hold(userId, 1, from(15));
    await expect(hold(userId, 1, from(15))).rejects.toMatchObject({ code: "payment_required" });
    ledger.setTime(new Date("2026-03-20T00:00:01Z"));
    await hold(userId, 1, from(21)); // A future period, by the provider's clock.
    expect(await runsOf(userId)).toBe(1);
  });

  it("[C15] falling below the threshold sends one event, even if several runs end together", async () => {
    const userId = randomUUID();
    const lots = [lotOf({ amount: 100 }), lotOf({ amount: 50, expiresAt: new Date("2026-03-11") })];
    await grantCredits(ledger, { userId, idempotencyKey: "monthly", lots, lowBalanceThreshold: 60 });
    const [first, second, third] = [await hold(userId, 50), await hold(userId, 50), await hold(userId, 50)];
    await capture(first, 50); // 100 left.
    expect(ledger.events.filter(({ kind }) => kind === "credits-low")).toEqual([]);
    await capture(second, 45); // 55 left, 50 of them held by the third.
    await capture(third, 40);
    const told = ledger.events.filter(({ kind }) => kind === "credits-low");
    expect(told).toEqual([{ kind: "credits-low", data: { userId } }]);
  });

  it("[D4] after the only finished run is refunded, the next one counts as the first", async () => {
    const userId = await openWith(ledger, {});
    const first = await spend(userId, 1);
    const second = await spend(userId, 1);
    await refund(userId, first.number);
    await refund(userId, second.number);
    await spend(userId, 1);
    expect(ledger.events.map(({ kind, data }) => [kind, data])).toEqual([
      ["first-run-finished", { userId, holdNumber: 2 }],
      ["run-refunded", { userId, holdNumber: 2 }],
      ["run-refunded", { userId, holdNumber: 4 }],
      ["first-run-finished", { userId, holdNumber: 8 }],
    ]);
  });

  it("[C13] a share must be above 0 and at most 1, and is taken back to the last credit", async () => {
    const userId = await openWith(ledger, { amount: 100, originId: "order:29" });
    const take = (share: number) => takeBackLots(ledger, { originId: "order:29", share, idempotencyKey: `s${share}` });
    for (const share of [0, -1, 1.01, Number.NaN, Number.POSITIVE_INFINITY])
      await expect(take(share)).rejects.toMatchObject({ code: "invalid_input" });
    expect(await take(0.29)).toBe(29);
    expect(await take(0.5)).toBe(21); // Half, including what was taken before.
    expect(await take(1)).toBe(50);
    expect(await availableOf(userId)).toBe(0);
  });

  it("[C13] credits held while the rest was taken back cannot be spent afterwards", async () => {
    const userId = await openWith(ledger, { amount: 10, originId: "order:31" });
    const held = await hold(userId, 4);
    expect(await takeBackLots(ledger, { originId: "order:31", share: 1, idempotencyKey: "rest" })).toBe(6);
    await release(held);
    expect(await availableOf(userId)).toBe(0);
    expect(await expireLots(ledger)).toBe(1);
  });

  it("[C9] a hold decided before lots were closed is decided again", async () => {
    const userId = await openWith(ledger, { amount: 10 });
    const found: number[] = [];
    const request = { userId, idempotencyKey: "overtaken", content: {} };
    await writeJournalIfDue(ledger, request, async ({ lots }, _db, now) => {
      const spendable = lots.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
      found.push(spendable.length);
      if (found.length === 1) await closeLots(ledger, userId);
      if (spendable.length === 0) throw new NothingDue();
      return {
        row: {
          kind: "adjust",
          changes: spendable.map(({ id }) => ({ lotId: id, amount: -10, held: 0 })),
          reason: "Test",
        },
      };
    });
    expect(found).toEqual([1, 0]);
    await closeLots(ledger, userId);
    const { rows } = await database.pool.query(
      "select kind, amount, last_number from credit_transactions join user_credits using (user_id) where user_id = $1 order by number",
      [userId],
    );
    expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["grant", 10],
      ["close", 0],
    ]);
    expect(Number(rows[0]?.last_number)).toBe(2);
    expect(await expireLots(ledger)).toBe(1);
  });

  it("[C13] credits that a refunded run returns to a refunded lot cannot be spent", async () => {
    const userId = await openWith(ledger, { amount: 10, originId: "order:30" });
    const { number } = await spend(userId, 10);
    expect(await takeBackLots(ledger, { originId: "order:30", share: 1, idempotencyKey: "all" })).toBe(0);
    await refund(userId, number);
    expect(await availableOf(userId)).toBe(0);
    expect(await expireLots(ledger)).toBe(1);
  });

  it("[C15] the owner is the same spender whether named or not, and refunds do not count as spent", async () => {
    const userId = await openWith(ledger, {});
    await setSpendingLimit(ledger.db, { userId, spenderId: userId, monthlyMax: 30 }, start);
    const { number } = await spend(userId, 20, { spenderId: userId });
    await spend(userId, 10);
    await expect(hold(userId, 1, { spenderId: userId })).rejects.toMatchObject({ code: "forbidden" });
    await refund(userId, number);
    expect(await spentThisMonth(ledger.db, userId, undefined, start)).toBe(10);
    const newcomer = randomUUID();
    await setSpendingLimit(ledger.db, { userId: newcomer, spenderId: newcomer, monthlyMax: 1 }, start);
    expect(await availableOf(newcomer)).toBe(0);
  });

  it("[C9] a hold that cannot be released does not block the others", async () => {
    const others = await Promise.all([1, 2].map(() => openWith(ledger, { amount: 5 })));
    const [broken, fine] = others as [string, string];
    await hold(broken, 5, { expiresAfterSeconds: 1 });
    await hold(fine, 5, { expiresAfterSeconds: 2 });
    ledger.setTime(new Date(start.getTime() + 5_000));
    await tamper("update credit_holds set amount = 6 where user_id = $1", broken);
    await tamper("update credit_lots set held = 0 where user_id = $1", broken);
    await expect(releaseStaleHolds(ledger)).rejects.toThrow(AggregateError);
    expect(await availableOf(fine)).toBe(5);
    await tamper("update credit_holds set amount = 5 where user_id = $1", broken);
    await tamper("update credit_lots set held = 5 where user_id = $1", broken);
    expect(await releaseStaleHolds(ledger)).toBe(1);
  });

  it("[C9] a hold's amount never changes, and two journal rows cannot resolve it", async () => {
    const userId = await openWith(ledger, {});
    const { number } = await hold(userId, 5);
    await expect(
      database.pool.query("update credit_holds set amount = 50 where user_id = $1", [userId]),
    ).rejects.toThrow("never changes");
    await expect(database.pool.query("truncate credit_holds")).rejects.toThrow("never");
    const insert = `insert into credit_transactions (user_id, number, kind, amount, held, balance_after, idempotency_key,
      request_digest, hold_number, created_at) values ($1, $2, 'capture', -5, -5, 95, $3, '', $4, now())`;
    await database.pool.query(insert, [userId, 3, "a", number]);
    await expect(database.pool.query(insert, [userId, 4, "b", number])).rejects.toThrow("resolves_once");
  });

  it("[B14] a deleted account has nothing left to spend, and its export contains everything", async () => {
    const userId = await openWith(ledger, { amount: 10 }, { amount: 5, expiresAt: new Date("2026-05-01") });
    const held = await hold(userId, 8);
    await setSpendingLimit(ledger.db, { userId, spenderId: userId, monthlyMax: 90 }, start);
    const source = creditsData(ledger);
    const owner = { userId, verifiedEmail: null };
    const copy = await exportOf(source, ledger.db, owner.userId);
    expect(copy).toMatchObject({
      balance: { available: 7, held: 8 },
      spendingLimits: [{ spenderId: userId, monthlyMax: 90 }],
    });
    expect(JSON.stringify(copy)).not.toMatch(/digest|idempotency/i);
    await database.db.transaction((tx) => source.erase(tx, owner));
    await database.db.transaction((tx) => source.erase(tx, owner));
    expect(await availableOf(userId)).toBe(0);
    expect(await findSpendingLimit(ledger.db, userId, userId)).toBeNull();
    await capture(held, 2);
    expect(await availableOf(userId)).toBe(0);
    await expireLots(ledger);
    const { rows } = await database.pool.query(
      "select kind, amount, balance_after from credit_transactions where user_id = $1 and amount < 0 order by number",
      [userId],
    );
    expect(rows.map(Object.values)).toEqual([
      ["adjust", -7, 8],
      ["capture", -2, 6],
      ["expire", -6, 0],
    ]);
    await source.erase(ledger.db, { userId: randomUUID(), verifiedEmail: null });
  });
});
