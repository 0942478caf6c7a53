import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestLedger, grantTo, openWith, type TestLedger } from "../../test/ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { adjustCredits } from "./adjust-credits.ts";
import { captureHold } from "./capture-hold.ts";
import { expireLots } from "./expire-lots.ts";
import { findBalance } from "./find-balance.ts";
import { grantCredits } from "./grant-credits.ts";
import { type HoldCredits, holdCredits } from "./hold-credits.ts";
import { listTransactions } from "./list-transactions.ts";
import { refundCapture } from "./refund-capture.ts";
import { releaseHold } from "./release-hold.ts";
import { releaseStaleHolds } from "./release-stale-holds.ts";
import { setSpendingLimit } from "./set-spending-limit.ts";
import { takeBackLots } from "./take-back-lots.ts";

const start = new Date("2026-03-01T09:00:00Z");
const since = new Date("2026-03-01T00:00:00Z");
const unlimited = { max: null, since };
const anything = { isAdvanced: false, isImage: false };

describe("the ledger", () => {
  let database: TestDatabase;
  let ledger: TestLedger;
  beforeAll(async () => {
    database = await createTestDatabase();
    ledger = createTestLedger(database.db, start);
  });
  beforeEach(() => ledger.setTime(start));
  afterAll(() => database.close());

  const hold = (userId: string, amount: number, more: Partial<HoldCredits> = {}) =>
    holdCredits(ledger, {
      userId,
      amount,
      idempotencyKey: randomUUID(),
      purpose: anything,
      planRuns: unlimited,
      serviceType: "image",
      description: "an image",
      ...more,
    });
  const capture = (held: { userId: string; number: number }, amount: number, idempotencyKey: string = randomUUID()) =>
    captureHold(ledger, { hold: held, amount, idempotencyKey, serviceType: "image", description: "an image" });
  const balanceOf = async (userId: string) => findBalance(ledger.db, userId, ledger.clock.now());
  const historyOf = async (userId: string) =>
    (await listTransactions(ledger.db, userId)).transactions.map(({ kind, amount, balanceAfter }) => [
      kind,
      amount,
      balanceAfter,
    ]);

  it("[C9] a hold reserves credits, a capture charges what was used and releases the rest", async () => {
    const userId = await openWith(ledger, { amount: 100 });
    const held = await hold(userId, 40);
    expect(await balanceOf(userId)).toMatchObject({ available: 60, held: 40 });
    await capture(held, 30);
    expect(await balanceOf(userId)).toMatchObject({ available: 70, held: 0 });
    expect(await historyOf(userId)).toEqual([
      ["capture", -30, 70],
      ["grant", 100, 100],
    ]);
  });

  it("[C9] a failed run costs nothing and does not appear in the history", async () => {
    const userId = await openWith(ledger, { amount: 100 });
    await releaseHold(ledger, { hold: await hold(userId, 100), idempotencyKey: "failed" });
    expect(await balanceOf(userId)).toMatchObject({ available: 100, held: 0 });
    expect(await historyOf(userId)).toEqual([["grant", 100, 100]]);
  });

  it("[C9] a repeated key returns the first result for the same content, and a conflict for different content", async () => {
    const userId = await openWith(ledger, { amount: 100 });
    const first = await hold(userId, 40, { idempotencyKey: "run-1" });
    const again = await hold(userId, 40, { idempotencyKey: "run-1" });
    expect([again.number, again.isRepeated]).toEqual([first.number, true]);
    await expect(hold(userId, 41, { idempotencyKey: "run-1" })).rejects.toMatchObject({ code: "conflict" });
    await capture(first, 40, "done-1");
    expect((await capture(first, 40, "done-1")).isRepeated).toBe(true);
    await expect(capture(first, 40, "done-2")).rejects.toMatchObject({ code: "conflict" });
    await expect(releaseHold(ledger, { hold: first, idempotencyKey: "r" })).rejects.toMatchObject({ code: "conflict" });
    expect(await balanceOf(userId)).toMatchObject({ available: 60, held: 0 });
  });

  it("[C9] a capture of more than was held, or of an invalid amount, is refused", async () => {
    const userId = await openWith(ledger, { amount: 100 });
    const held = await hold(userId, 10);
    for (const amount of [11, 0, -1, 1.5, Number.NaN, 2 ** 40])
      await expect(capture(held, amount)).rejects.toMatchObject({ code: "invalid_input" });
    for (const amount of [0, -5, 0.5, Number.POSITIVE_INFINITY])
      await expect(hold(userId, amount)).rejects.toMatchObject({ code: "invalid_input" });
    await expect(capture({ userId, number: 999 }, 1)).rejects.toMatchObject({ code: "not_found" });
    await expect(capture({ userId: randomUUID(), number: held.number }, 1)).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("[C8] a refusal for lack of credits names the cost and the balance", async () => {
    const userId = await openWith(ledger, { amount: 7 }, { amount: 50, bucket: "image", source: "plan" });
    await expect(hold(userId, 10)).rejects.toMatchObject({
      code: "payment_required",
      userMessage: expect.stringContaining("Not enough credits. You need 10 AI credits, but only have 7"),
    });
    expect(await historyOf(userId)).toHaveLength(2);
  });

  it("[C10] restricted lots are spent first, then the soonest to expire, purchased ones last", async () => {
    const userId = await openWith(
      ledger,
      { amount: 10, source: "purchase" },
      { amount: 10, source: "plan", expiresAt: new Date("2026-06-01") },
      { amount: 10, source: "plan", expiresAt: new Date("2026-05-01") },
      { amount: 10, source: "plan", bucket: "image", expiresAt: new Date("2026-09-01") },
      { amount: 10, source: "plan", bucket: "advanced" },
    );
    const image = { isAdvanced: false, isImage: true };
    await capture(await hold(userId, 25, { purpose: image }), 25);
    const { rows } = await database.pool.query(
      "select bucket, source, expires_at::date::text as day, remaining from credit_lots where user_id = $1 order by id",
      [userId],
    );
    expect(rows.map(({ remaining }) => remaining)).toEqual([10, 5, 0, 0, 10]);
    await expect(hold(userId, 20, { purpose: image })).rejects.toMatchObject({ code: "payment_required" });
  });

  it("[C10] expired credits are neither counted nor spent, and are removed by a visible transaction", async () => {
    const userId = await openWith(ledger, { amount: 30, expiresAt: new Date("2026-03-02") }, { amount: 5 });
    const held = await hold(userId, 10);
    ledger.setTime(new Date("2026-03-02T00:00:00Z"));
    expect(await balanceOf(userId)).toMatchObject({ available: 5, held: 10 });
    await expect(hold(userId, 6)).rejects.toMatchObject({ code: "payment_required" });
    await expireLots(ledger);
    await expireLots(ledger);
    expect(await historyOf(userId)).toEqual([
      ["expire", -20, 15],
      ["grant", 5, 35],
      ["grant", 30, 30],
    ]);
    // The running run is still paid from its hold; what it releases expires too.
    await capture(held, 4);
    await expireLots(ledger);
    expect((await historyOf(userId)).slice(0, 2)).toEqual([
      ["expire", -6, 5],
      ["capture", -4, 11],
    ]);
  });

  it("[C11] only finished runs on plan credits count toward the plan's limit, which starts over each period", async () => {
    const userId = await openWith(ledger, { amount: 100, source: "plan" }, { amount: 100, source: "purchase" });
    const planRuns = { max: 2, since, until: new Date("2026-04-01"), planName: "Free" };
    await capture(await hold(userId, 10, { planRuns }), 10);
    await releaseHold(ledger, { hold: await hold(userId, 10, { planRuns }), idempotencyKey: "failed" });
    await capture(await hold(userId, 10, { planRuns }), 10);
    await capture(await hold(userId, 100, { planRuns }), 100); // On purchased credits, which have no limit.
    await expect(hold(userId, 10, { planRuns })).rejects.toMatchObject({
      code: "payment_required",
      userMessage:
        "You’ve used this month’s 2 generations on the Free plan. They renew on April 1, 2026. Upgrade, or buy credits.",
    });
    await expect(hold(userId, 81, { planRuns })).rejects.toMatchObject({
      code: "payment_required",
      userMessage:
        "Not enough credits. You need 81 AI credits, but only have 0. 80 more are plan credits, but you’ve used this month’s 2 generations.",
    });
    ledger.setTime(new Date("2026-04-01T09:00:00Z"));
    await hold(userId, 10, { planRuns: { max: 2, since: new Date("2026-04-01") } });
  });

  it("[C13] a refund takes back only what is left of the lot, once", async () => {
    const userId = await openWith(ledger, { amount: 100, originId: "order:1" }, { amount: 10 });
    await capture(await hold(userId, 45), 45);
    expect(await takeBackLots(ledger, { originId: "order:1", share: 0.4, idempotencyKey: "part" })).toBe(40);
    expect(await takeBackLots(ledger, { originId: "order:1", share: 1, idempotencyKey: "whole" })).toBe(15);
    expect(await takeBackLots(ledger, { originId: "order:1", share: 1, idempotencyKey: "whole" })).toBe(15);
    expect(await takeBackLots(ledger, { originId: "order:1", share: 1, idempotencyKey: "again" })).toBe(0);
    expect(await balanceOf(userId)).toMatchObject({ available: 10 });
    await expect(takeBackLots(ledger, { originId: "order:2", share: 1, idempotencyKey: "x" })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("[C13] credits that a run releases to a refunded lot are removed too", async () => {
    const userId = await openWith(ledger, { amount: 100, originId: "order:3" });
    const held = await hold(userId, 100);
    expect(await takeBackLots(ledger, { originId: "order:3", share: 1, idempotencyKey: "whole" })).toBe(0);
    await capture(held, 60);
    expect(await balanceOf(userId)).toMatchObject({ available: 0, held: 0 });
    await expireLots(ledger);
    expect((await historyOf(userId))[0]).toEqual(["expire", -40, 0]);
  });

  it("[C9] a charge is refunded once, to its lots, and no longer counts toward the plan's limit", async () => {
    const userId = await openWith(ledger, { amount: 10, source: "plan" }, { amount: 10 });
    const planRuns = { max: 1, since };
    const { number } = await capture(await hold(userId, 15, { planRuns }), 15);
    const refund = { userId, number, description: "The picture could not be opened" };
    await refundCapture(ledger, { ...refund, idempotencyKey: "refund" });
    expect((await refundCapture(ledger, { ...refund, idempotencyKey: "refund" })).isRepeated).toBe(true);
    await expect(refundCapture(ledger, { ...refund, idempotencyKey: "b" })).rejects.toMatchObject({ code: "conflict" });
    await expect(refundCapture(ledger, { ...refund, number: 1, idempotencyKey: "c" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await balanceOf(userId)).toMatchObject({ available: 20 });
    await hold(userId, 20, { planRuns });
  });

  it("[C9] the hold of a run that never finished is released automatically", async () => {
    const userId = await openWith(ledger, { amount: 10 });
    const held = await hold(userId, 10, { expiresAfterSeconds: 60 });
    await releaseStaleHolds(ledger);
    expect(await balanceOf(userId)).toMatchObject({ available: 0, held: 10 });
    ledger.setTime(new Date("2026-03-01T09:01:00Z"));
    expect(await releaseStaleHolds(ledger)).toBeGreaterThan(0);
    expect(await releaseStaleHolds(ledger)).toBe(0);
    expect(await balanceOf(userId)).toMatchObject({ available: 10, held: 0 });
    const { rows } = await database.pool.query("select state from credit_holds where user_id = $1", [userId]);
    expect(rows).toEqual([{ state: "expired" }]);
    await expect(capture(held, 10)).rejects.toMatchObject({ code: "conflict" });
  });

  it("[C5] nothing is granted twice for the same origin, even to different users", async () => {
    const userId = await openWith(ledger, { originId: "order:9" });
    await expect(grantTo(ledger, randomUUID(), { originId: "order:9" })).rejects.toMatchObject({ code: "conflict" });
    const lots = [{ bucket: "general", source: "purchase", originId: "order:9", amount: 1, expiresAt: null }] as const;
    await expect(grantCredits(ledger, { userId, idempotencyKey: "other", lots })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await historyOf(userId)).toHaveLength(1);
  });

  it("[C15] a spender's monthly limit includes runs in progress", async () => {
    const userId = await openWith(ledger, { amount: 100 });
    const spenderId = randomUUID();
    await setSpendingLimit(ledger.db, { userId, spenderId, monthlyMax: 30 }, ledger.clock.now());
    await capture(await hold(userId, 20, { spenderId }), 10);
    await hold(userId, 20, { spenderId });
    await expect(hold(userId, 1, { spenderId })).rejects.toMatchObject({ code: "forbidden" });
    await hold(userId, 1);
    ledger.setTime(new Date("2026-04-01T00:00:00Z"));
    await hold(userId, 30, { spenderId });
  });

  it("[C15] the charge that takes the balance below the threshold sends one event", async () => {
    const userId = randomUUID();
    const lots = [{ bucket: "general", source: "plan", originId: userId, amount: 100, expiresAt: null }] as const;
    await grantCredits(ledger, {
      userId,
      idempotencyKey: "monthly",
      lots,
      monthlyResetAt: ledger.clock.now(),
      lowBalanceThreshold: 20,
    });
    ledger.events.length = 0;
    await capture(await hold(userId, 80), 80);
    await capture(await hold(userId, 15), 1);
    await capture(await hold(userId, 1), 1);
    expect(ledger.events).toEqual([
      { kind: "first-run-finished", data: { userId, holdNumber: 2 } },
      { kind: "credits-low", data: { userId } },
    ]);
    expect((await balanceOf(userId))?.lastResetAt).toEqual(ledger.clock.now());
  });

  it("[C14] an operator's adjustment needs a reason and never removes more than there is", async () => {
    const userId = await openWith(ledger, { amount: 10 });
    const adjust = (amount: number, reason = "goodwill") =>
      adjustCredits(ledger, { userId, amount, reason, idempotencyKey: randomUUID() });
    await adjust(5);
    await adjust(-12);
    await expect(adjust(-4)).rejects.toMatchObject({ userMessage: "Only 3 AI credits can be removed." });
    await expect(adjust(1, " ")).rejects.toMatchObject({ code: "invalid_input" });
    const unknown = { userId: randomUUID(), amount: -1, reason: "mistake", idempotencyKey: "a" };
    await expect(adjustCredits(ledger, unknown)).rejects.toMatchObject({
      userMessage: expect.stringContaining("Only 0"),
    });
    expect(await balanceOf(unknown.userId)).toBeUndefined();
    expect(await balanceOf(userId)).toMatchObject({ available: 3 });
  });

  it("[C9] of fifty simultaneous spends with a balance of one, exactly one succeeds", async () => {
    const userId = await openWith(ledger, { amount: 1 });
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => hold(userId, 1)));
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    // The others decide again on the remaining balance, rather than fail on a database constraint.
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 49 }, () => "payment_required"));
    expect(await balanceOf(userId)).toMatchObject({ available: 0, held: 1 });
  });

  it("[C14] the database itself refuses an edited journal, a second resolution and an overdrawn lot", async () => {
    const userId = await openWith(ledger, { amount: 10 });
    await capture(await hold(userId, 5), 5);
    const attempts = [
      "update credit_transactions set amount = 99 where user_id = $1 and number = 1",
      "delete from credit_transactions where user_id = $1",
      "update credit_entries set amount = 1 where user_id = $1",
      "delete from credit_entries where user_id = $1",
      "update credit_holds set state = 'held', captured = 0, resolved_number = null where user_id = $1",
      "delete from credit_holds where user_id = $1",
      "update credit_lots set remaining = -1 where user_id = $1",
      "update credit_lots set remaining = 11 where user_id = $1",
      "update credit_lots set amount = 1000, remaining = 1000 where user_id = $1",
      "delete from credit_lots where user_id = $1",
      "update user_credits set last_number = 1 where user_id = $1",
    ];
    for (const attempt of attempts)
      await expect(database.pool.query(attempt, [userId]), attempt).rejects.toThrow(/never|violates|go up/);
    await expect(database.pool.query("truncate credit_transactions cascade")).rejects.toThrow("never");
  });
});
