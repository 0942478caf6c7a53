import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestLedger, grantTo, openWith, type TestLedger } from "../../test/ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { captureHold } from "./capture-hold.ts";
import { spentThisMonth } from "./count-holds.ts";
import { expireLots } from "./expire-lots.ts";
import { type HoldCredits, holdCredits } from "./hold-credits.ts";
import { listTransactions } from "./list-transactions.ts";
import { findNextExpiry } from "./lots/find-next-expiry.ts";
import { refundCapture } from "./refund-capture.ts";
import { findSpendingLimit, setSpendingLimit } from "./set-spending-limit.ts";
import { streamParts, writeStatement } from "./statement/write-statement.ts";
import { listUsage } from "./usage/list-usage.ts";

const start = new Date("2026-03-01T09:00:00Z");

describe("the ledger behind the credits page", () => {
  let database: TestDatabase;
  let ledger: TestLedger;
  beforeAll(async () => {
    database = await createTestDatabase();
    ledger = createTestLedger(database.db, start);
  });
  afterAll(() => database.close());

  const hold = (userId: string, amount: number, words: Partial<HoldCredits> = {}) =>
    holdCredits(ledger, {
      userId,
      amount,
      idempotencyKey: randomUUID(),
      purpose: { isAdvanced: true, isImage: true },
      planRuns: { max: null, since: start },
      ...words,
    });
  const run = async (userId: string, amount: number, words: Partial<HoldCredits> = {}) => {
    const { serviceType = "image", engineId, description = "an image" } = words;
    const held = await hold(userId, amount, words);
    return captureHold(ledger, {
      hold: held,
      amount,
      idempotencyKey: randomUUID(),
      serviceType,
      engineId,
      description,
    });
  };
  const at = (moment: string) => ledger.setTime(new Date(moment));

  describe("history", () => {
    it("[C7] pages through 120 transactions, 50 per page, newest first, in both directions without gaps", async () => {
      at("2026-03-01T09:00:00Z");
      const userId = await openWith(ledger, { amount: 1_000 });
      for (let count = 0; count < 119; count++) await run(userId, 1);
      const first = await listTransactions(ledger.db, userId);
      const second = await listTransactions(ledger.db, userId, { before: first.nextBefore ?? 0 });
      const third = await listTransactions(ledger.db, userId, { before: second.nextBefore ?? 0 });
      const pages = [first, second, third];
      expect(pages.map(({ transactions }) => transactions.length)).toEqual([50, 50, 20]);
      const numbers = pages.flatMap(({ transactions }) => transactions.map(({ number }) => number));
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
      expect(new Set(numbers).size).toBe(120);
      expect([first.nextAfter, third.nextBefore]).toEqual([null, null]);
      const back = await listTransactions(ledger.db, userId, { after: third.nextAfter ?? 0 });
      expect(back.transactions).toEqual(second.transactions);
      const top = await listTransactions(ledger.db, userId, { after: back.nextAfter ?? 0 });
      expect(top).toEqual(first);
    });

    it("[C7] shows the newest page for an invalid place, and never another user's history", async () => {
      const [ada, bob] = [await openWith(ledger, { amount: 5 }), await openWith(ledger, { amount: 7 })];
      expect((await listTransactions(ledger.db, ada, { after: 999 })).transactions).toHaveLength(1);
      expect((await listTransactions(ledger.db, ada, { before: 1 })).transactions).toEqual([]);
      expect((await listTransactions(ledger.db, bob)).transactions.map(({ amount }) => amount)).toEqual([7]);
    });
  });

  it("[C10] shows what expires next: all lots of the soonest moment, without held and expired credits", async () => {
    at("2026-03-01T09:00:00Z");
    const userId = await openWith(ledger, { amount: 500 });
    expect(await findNextExpiry(ledger.db, userId, start)).toBeUndefined();
    const soon = new Date("2026-04-01T00:00:00Z");
    await grantTo(ledger, userId, { amount: 25, source: "plan", expiresAt: soon });
    await grantTo(ledger, userId, { amount: 5, bucket: "image", source: "plan", expiresAt: soon });
    await grantTo(ledger, userId, { amount: 90, source: "plan", expiresAt: new Date("2026-05-01T00:00:00Z") });
    await hold(userId, 3);
    expect(await findNextExpiry(ledger.db, userId, start)).toEqual({
      at: soon,
      amount: 27,
      buckets: [
        { bucket: "general", amount: 25 },
        { bucket: "image", amount: 2 },
      ],
    });
    at("2026-04-02T00:00:00Z");
    expect(await findNextExpiry(ledger.db, userId, ledger.clock.now())).toMatchObject({ amount: 90 });
    await expireLots(ledger);
    const [newest] = (await listTransactions(ledger.db, userId)).transactions;
    expect(newest).toMatchObject({ kind: "expire", amount: -27, description: "Unused credits expired" });
  });

  describe("usage", () => {
    it("[C15] is summed up by day in the user's time zone, without refunded runs", async () => {
      at("2026-03-01T09:00:00Z");
      const userId = await openWith(ledger, { amount: 1_000 });
      // In Auckland, it is already the next day.
      at("2026-03-10T20:00:00Z");
      await run(userId, 10, { serviceType: "image", engineId: "imagen-4" });
      const { number } = await run(userId, 15, { serviceType: "design" });
      await refundCapture(ledger, { userId, number, idempotencyKey: "back", description: "It failed" });
      at("2026-03-11T01:00:00Z");
      await run(userId, 2, { serviceType: "text", engineId: "gpt-4o" });
      at("2026-03-11T09:00:00Z");
      const ask = (timeZone: string, span: "days" | "months" = "days") =>
        listUsage(ledger.db, { userId, span, timeZone, now: ledger.clock.now() });
      const used = async (timeZone: string) =>
        (await ask(timeZone)).periods.filter(({ total }) => total > 0).map(({ name, total }) => [name, total]);
      expect(await used("UTC")).toEqual([
        ["2026-03-10", 10],
        ["2026-03-11", 2],
      ]);
      expect(await used("Pacific/Auckland")).toEqual([["2026-03-11", 12]]);
      const report = await ask("UTC");
      expect(report).toMatchObject({ total: 12, runs: 2, timeZone: "UTC" });
      expect(report.engines.map(({ id, total }) => [id, total])).toEqual([
        ["imagen-4", 10],
        ["gpt-4o", 2],
      ]);
      const months = await ask("UTC", "months");
      expect(months.periods.at(-1)).toMatchObject({ name: "2026-03", total: 12 });
      expect(months.periods).toHaveLength(12);
    });

    it("[C15] includes a run of 30 days ago but not one of 31 days ago", async () => {
      at("2026-01-31T23:59:00Z");
      const userId = await openWith(ledger, { amount: 100 });
      await run(userId, 7);
      at("2026-02-01T00:00:00Z");
      await run(userId, 5);
      at("2026-03-02T12:00:00Z");
      const report = await listUsage(ledger.db, { userId, span: "days", timeZone: "UTC", now: ledger.clock.now() });
      expect([report.total, report.periods[0]?.total]).toEqual([5, 5]);
    });

    it("[C15] is counted in UTC, and says so, for a time zone unknown to the database", async () => {
      const userId = await openWith(ledger, { amount: 1 });
      // An old name that only browsers know.
      const question = { userId, span: "days", timeZone: "Canada/East-Saskatchewan", now: ledger.clock.now() } as const;
      expect((await listUsage(ledger.db, question)).timeZone).toBe("UTC");
    });
  });

  describe("statement", () => {
    const statementOf = async (userId: string) =>
      new Response(await streamParts(writeStatement(ledger.db, userId))).text();

    it("[C15] has all of the user's rows, in parts, and no others", async () => {
      at("2026-03-01T09:00:00Z");
      const userId = await openWith(ledger, { amount: 2_000 });
      await openWith(ledger, { amount: 12_345 });
      for (let count = 0; count < 60; count++) await run(userId, 1);
      const lines = (await statementOf(userId)).trimEnd().split("\r\n");
      expect(lines).toHaveLength(62);
      expect(lines[0]).toBe("Date (UTC),Service,Source,Description,Amount (AIC),Balance after (AIC),Order");
      expect(lines[1]).toBe("2026-03-01 09:00:00,Image Creation,System,an image,-1,1940,");
      expect(lines.at(-1)).toBe("2026-03-01 09:00:00,System,Credits added,Credits added,2000,2000,");
    });

    it("[C15] says which charge a refund returns, as the history does", async () => {
      at("2026-03-01T09:00:00Z");
      const userId = await openWith(ledger, { amount: 20 });
      const { number, createdAt } = { ...(await run(userId, 10)), createdAt: ledger.clock.now() };
      await run(userId, 2);
      at("2026-03-02T09:00:00Z");
      await refundCapture(ledger, { userId, number, idempotencyKey: "back", description: "The run failed." });
      expect((await statementOf(userId)).split("\r\n")[1]).toBe(
        '2026-03-02 09:00:00,Image Creation,Run refunded,"The run failed. (Refund of “an image”, 2026-03-01 09:00:00)",10,18,',
      );
      const { transactions } = await listTransactions(ledger.db, userId);
      expect(transactions.map(({ isRefunded, refundedCharge }) => [isRefunded, refundedCharge])).toEqual([
        [false, { number, description: "an image", createdAt }],
        [false, null],
        [true, null],
        [false, null],
      ]);
    });

    it.each([
      ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
      ["+1+1", "'+1+1"],
      ["-2", "'-2"],
      ["@SUM(A1)", "'@SUM(A1)"],
      ["＝1+1", "'＝1+1"],
      ["  =1+1", "'=1+1"],
      ["a, b", '"a, b"'],
      ['say "hi"', '"say ""hi"""'],
      ["two\nlines", '"two\nlines"'],
    ])("[C15] %j is not run as a formula and stays one cell", async (description, cell) => {
      const userId = await openWith(ledger, { amount: 10 });
      await run(userId, 1, { description });
      expect(await statementOf(userId)).toContain(`,System,${cell},-1,9,\r\n`);
    });

    it("[C15] has only its header for a user without credits", async () => {
      expect((await statementOf(randomUUID())).split("\r\n")).toHaveLength(2);
    });
  });

  describe("the owner's spending limit", () => {
    it("[C15] applies to all of the owner's runs, whether or not the owner is named as the spender", async () => {
      at("2026-03-15T12:00:00Z");
      const userId = await openWith(ledger, { amount: 1_000 });
      const member = randomUUID();
      const now = ledger.clock.now();
      await setSpendingLimit(ledger.db, { userId, spenderId: userId, monthlyMax: 50 }, now);
      await run(userId, 20);
      await run(userId, 20, { spenderId: userId });
      expect(await spentThisMonth(ledger.db, userId, undefined, now)).toBe(40);
      expect(await spentThisMonth(ledger.db, userId, userId, now)).toBe(40);
      for (const spenderId of [undefined, userId])
        await expect(hold(userId, 11, { spenderId })).rejects.toMatchObject({ code: "forbidden" });
      // A member's spending has the member's own limit.
      await run(userId, 100, { spenderId: member });
      expect(await spentThisMonth(ledger.db, userId, undefined, now)).toBe(40);
      const open = await hold(userId, 10);
      expect(await spentThisMonth(ledger.db, userId, undefined, now)).toBe(50);
      await expect(hold(userId, 1)).rejects.toMatchObject({ code: "forbidden" });
      await captureHold(ledger, { hold: open, amount: 4, idempotencyKey: "less" });
      await run(userId, 6);
    });

    it("[C15] starts over each month, and can be removed", async () => {
      at("2026-03-31T23:59:59Z");
      const userId = await openWith(ledger, { amount: 1_000 });
      await setSpendingLimit(ledger.db, { userId, spenderId: userId, monthlyMax: 10 }, ledger.clock.now());
      await run(userId, 10);
      await expect(hold(userId, 1)).rejects.toMatchObject({ code: "forbidden" });
      at("2026-04-01T00:00:00Z");
      await run(userId, 10);
      await setSpendingLimit(ledger.db, { userId, spenderId: userId, monthlyMax: null }, ledger.clock.now());
      expect(await findSpendingLimit(ledger.db, userId, userId)).toBeNull();
      await run(userId, 100);
    });

    it("[C15] blocks everything at 0, and refuses invalid amounts", async () => {
      const userId = await openWith(ledger, { amount: 10 });
      const now = ledger.clock.now();
      for (const monthlyMax of [-1, 1.5, Number.NaN, 2 ** 40])
        await expect(setSpendingLimit(ledger.db, { userId, spenderId: userId, monthlyMax }, now)).rejects.toMatchObject(
          { code: "invalid_input" },
        );
      await setSpendingLimit(ledger.db, { userId, spenderId: userId, monthlyMax: 0 }, now);
      await expect(hold(userId, 1)).rejects.toMatchObject({ code: "forbidden" });
    });
  });
});
