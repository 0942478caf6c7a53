import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asSuperuser } from "../../../test/as-superuser.ts";
import { createTestLedger, openWith, type TestLedger } from "../../../test/ledger.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { adjustCredits } from "../adjust-credits.ts";
import { captureHold } from "../capture-hold.ts";
import { expireLots } from "../expire-lots.ts";
import { holdCredits } from "../hold-credits.ts";
import { refundCapture } from "../refund-capture.ts";
import { releaseHold } from "../release-hold.ts";
import { takeBackLots } from "../take-back-lots.ts";
import { verifyLedger } from "./verify-ledger.ts";

const since = new Date("2026-03-01T00:00:00Z");
const start = new Date("2026-03-01T09:00:00Z");

describe("verifying the ledger", () => {
  let database: TestDatabase;
  let ledger: TestLedger;
  beforeAll(async () => {
    database = await createTestDatabase();
    ledger = createTestLedger(database.db);
  });
  afterAll(() => database.close());

  const hold = (userId: string, amount: number) =>
    holdCredits(ledger, {
      userId,
      amount,
      idempotencyKey: randomUUID(),
      purpose: { isAdvanced: false, isImage: true },
      planRuns: { max: 100, since },
    });

  /**
   * A user with a history: grants (rows 1 and 2), captured (3, 4), released (5, 6), in progress (7), refunded (8 to 10), adjusted (11, 12),
   * partly taken back (13), expired (14).
   */
  async function openSomebody(): Promise<string> {
    const originId = randomUUID();
    const userId = await openWith(
      ledger,
      { amount: 100, originId },
      { amount: 50, bucket: "image", source: "plan", expiresAt: new Date("2026-03-02") },
    );
    const key = () => randomUUID();
    await captureHold(ledger, { hold: await hold(userId, 20), amount: 15, idempotencyKey: key() });
    await releaseHold(ledger, { hold: await hold(userId, 10), idempotencyKey: key() });
    await hold(userId, 5);
    const { number } = await captureHold(ledger, { hold: await hold(userId, 40), amount: 40, idempotencyKey: key() });
    await refundCapture(ledger, { userId, number, idempotencyKey: key(), description: "broken" });
    await adjustCredits(ledger, { userId, amount: 7, reason: "goodwill", idempotencyKey: key() });
    await adjustCredits(ledger, { userId, amount: -3, reason: "mistake", idempotencyKey: key() });
    await takeBackLots(ledger, { originId, share: 0.25, idempotencyKey: key() });
    ledger.setTime(new Date("2026-03-03"));
    await expireLots(ledger);
    ledger.setTime(start);
    return userId;
  }

  it("[C14] everything that the use cases write follows from the journal", async () => {
    for (let index = 0; index < 3; index += 1) await openSomebody();
    const progress: object[] = [];
    expect(await verifyLedger(database.db, (soFar) => progress.push(soFar))).toEqual([]);
    expect(progress.at(-1)).toEqual({ accounts: 3, rows: 42 });
  });

  it.each<[string, string, readonly (readonly [string, string | null, string | null])[]]>([
    [
      "an amount",
      "update credit_transactions set amount = -14 where user_id = $1 and number = 4",
      [
        ["credits in lots", "88", "87"],
        ["balance after row 4", "136", "135"],
        ["amount of row 4 in lots", "-14", "-15"],
        ["what hold 3 was charged", "14", "15"],
      ],
    ],
    [
      "what a row holds",
      "update credit_transactions set held = 6 where user_id = $1 and number = 7",
      [
        ["credits held in lots", "6", "5"],
        ["credits held by runs", "6", "5"],
        ["holding of row 7 in lots", "6", "5"],
        ["amount of hold 7", "6", "5"],
      ],
    ],
    [
      "more given free than was held",
      "update credit_transactions set held = -25 where user_id = $1 and number = 4",
      [
        ["credits held in lots", "0", "5"],
        ["credits held by runs", "0", "5"],
        ["credits held after row 4", "0 to 135", "-5"],
        ["credits held after row 6", "0 to 135", "-5"],
        ["holding of row 4 in lots", "-25", "-20"],
        ["what was given free of hold 3", "20", "25"],
      ],
    ],
    [
      "a balance",
      "update credit_transactions set balance_after = 150 where user_id = $1 and number = 4",
      [
        ["balance after row 4", "135", "150"],
        ["balance after row 5", "150", "135"],
      ],
    ],
    [
      "a row that was removed",
      "delete from credit_transactions where user_id = $1 and number = 14",
      [
        ["number of the latest row", "13", "14"],
        ["credits in lots", "114", "87"],
        ["amount of row 14 in lots", null, "-27"],
        ["holding of row 14 in lots", null, "0"],
      ],
    ],
    [
      "a gap",
      "update credit_transactions set number = 15 where user_id = $1 and number = 14",
      [
        ["number of the latest row", "15", "14"],
        ["rows without a gap", "15", "14"],
        ["amount of row 14 in lots", null, "-27"],
        ["holding of row 14 in lots", null, "0"],
        ["amount of row 15 in lots", "-27", "0"],
      ],
    ],
    [
      "the account's number",
      "update user_credits set last_number = 13 where user_id = $1",
      [["number of the latest row", "14", "13"]],
    ],
    [
      "the count of runs",
      "update user_credits set plan_runs = 9 where user_id = $1",
      [["runs on plan credits", "2", "9"]],
    ],
    [
      "the first run",
      "update user_credits set first_spent_at = null where user_id = $1",
      [["whether a run was finished", "true", "false"]],
    ],
    [
      "an account that is gone",
      "delete from user_credits where user_id = $1",
      [
        ["number of the latest row", "14", null],
        ["whether a run was finished", "true", null],
      ],
    ],
    [
      "what is left of a lot",
      "update credit_lots set remaining = remaining + 1 where user_id = $1 and bucket = 'image'",
      [
        ["credits in lots", "87", "88"],
        ["credits in lot %", "5", "6"],
      ],
    ],
    [
      "what a lot holds, at the cost of what remains",
      "update credit_lots set held = 0, remaining = remaining + held where user_id = $1 and bucket = 'image'",
      [
        ["credits held in lots", "5", "0"],
        ["credits held in lot %", "5", "0"],
      ],
    ],
    [
      "what a lot was granted",
      "update credit_lots set amount = 51 where user_id = $1 and bucket = 'image'",
      [["what lot % was granted", "50", "51"]],
    ],
    [
      "credits moved from lot to lot",
      "update credit_lots set remaining = remaining + case source when 'adjustment' then -1 else 1 end where user_id = $1 and bucket = 'general'",
      [
        ["credits in lot %", "75", "76"],
        ["credits in lot %", "7", "6"],
      ],
    ],
    [
      "a lot out of nothing",
      "insert into credit_lots (user_id, bucket, source, origin_id, amount, remaining, created_at) values ($1, 'general', 'purchase', gen_random_uuid(), 9, 9, now())",
      [
        ["credits in lots", "87", "96"],
        ["what lot % was granted", "0", "9"],
        ["credits in lot %", "0", "9"],
      ],
    ],
    [
      "an entry",
      "update credit_entries set amount = amount - 1 where user_id = $1 and number = 4",
      [
        ["amount of row 4 in lots", "-15", "-16"],
        ["credits in lot %", "4", "5"],
      ],
    ],
    [
      "what a hold was charged",
      "update credit_holds set captured = 1 where user_id = $1 and number = 3",
      [["what hold 3 was charged", "15", "1"]],
    ],
    [
      "a hold opened again",
      "update credit_holds set state = 'held', captured = 0, resolved_number = null where user_id = $1 and number = 3",
      [
        ["credits held by runs", "5", "25"],
        ["state of hold 3", "captured", "held"],
        ["what hold 3 was charged", "15", "0"],
        ["row that resolved hold 3", "4", null],
      ],
    ],
    [
      "a hold resolved by another row",
      "update credit_holds set resolved_number = 5 where user_id = $1 and number = 3",
      [
        ["row that resolved hold 3", "4", "5"],
        ["whether hold 3 is on plan credits", "false", "true"],
      ],
    ],
    [
      "a hold resolved without a row",
      "update credit_holds set state = 'released', resolved_number = 14 where user_id = $1 and number = 7",
      [
        ["credits held by runs", "5", "0"],
        ["state of hold 7", "held", "released"],
        ["row that resolved hold 7", null, "14"],
        ["runs on plan credits", "1", "2"],
      ],
    ],
    [
      "whose hold it is",
      "update credit_holds set spender_id = '00000000-0000-4000-8000-000000000001' where user_id = $1 and number = 7",
      [["spender of hold 7", null, "00000000-0000-4000-8000-000000000001"]],
    ],
    [
      "a hold moved to another month",
      "update credit_holds set created_at = '2026-04-01T09:00:00Z' where user_id = $1 and number = 7",
      [["time of hold 7", "2026-03-01 09:00:00+00", "2026-04-01 09:00:00+00"]],
    ],
    [
      "a row that resolves a hold and must not",
      "update credit_transactions set hold_number = 7 where user_id = $1 and number = 11",
      [
        ["row that resolved hold 7", "11", null],
        ["what was given free of hold 7", "5", "0"],
        ["what hold 7 was charged", "-7", "0"],
      ],
    ],
    [
      "a row that refunds and must not",
      "update credit_transactions set refunds_number = 4 where user_id = $1 and number = 11",
      [
        ["refund of row 4", "15", "7"],
        ["runs on plan credits", "1", "2"],
      ],
    ],
    [
      "whose runs a hold counts among",
      "update credit_holds set uses_plan_credits = false where user_id = $1 and number = 3",
      [
        ["whether hold 3 is on plan credits", "true", "false"],
        ["runs on plan credits", "1", "2"],
      ],
    ],
    [
      "a refund",
      "update credit_transactions set refunds_number = 4 where user_id = $1 and number = 10",
      [["refund of row 4", "15", "40"]],
    ],
  ])("[C14] finds %s", async (_name, statement, expected) => {
    const userId = await openSomebody();
    await asSuperuser(database, async (client) => void (await client.query(statement, [userId])));
    const drifts = (await verifyLedger(database.db)).filter((drift) => drift.userId === userId);
    const found = drifts.map((drift) => [drift.what.replace(/lot \d+/, "lot %"), drift.expected, drift.found]);
    // The database may join them in any order.
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it("[C14] reports every error of a completely broken journal", async () => {
    const userId = await openSomebody();
    const rowsCount = 130_000; // More than a function accepts as arguments.
    await asSuperuser(database, async (client) => {
      await client.query(
        `insert into credit_transactions (user_id, number, kind, amount, held, balance_after, idempotency_key, request_digest, created_at)
        select $1, number, 'grant', 1, 0, 0, number, '', now() from generate_series(15, ${rowsCount + 14}) number`,
        [userId],
      );
      expect((await verifyLedger(database.db)).length).toBeGreaterThan(2 * rowsCount);
      await client.query("delete from credit_transactions where user_id = $1 and number > 14", [userId]);
    });
  });

  it("[C14] finds double grants and double resolutions even without the database's constraints", async () => {
    await database.pool.query("alter table credit_lots drop constraint credit_lots_origin");
    await database.pool.query("drop index credit_transactions_resolves_once");
    const originId = "order:1";
    const userId = await openWith(ledger, { amount: 10, originId });
    await database.pool.query(
      `insert into credit_lots (user_id, bucket, source, origin_id, amount, remaining, created_at)
        select user_id, bucket, source, origin_id, amount, remaining, created_at from credit_lots where user_id = $1`,
      [userId],
    );
    const held = await holdCredits(ledger, {
      userId,
      amount: 5,
      idempotencyKey: "run",
      purpose: { isAdvanced: false, isImage: false },
      planRuns: { max: null, since },
    });
    await captureHold(ledger, { hold: held, amount: 5, idempotencyKey: "done" });
    await database.pool.query(
      `insert into credit_transactions (user_id, number, kind, amount, held, balance_after, idempotency_key, request_digest,
          hold_number, created_at) values ($1, 4, 'capture', -5, -5, 0, 'twice', '', 2, now())`,
      [userId],
    );
    const drifts = await verifyLedger(database.db);
    expect(drifts).toContainEqual({ userId, what: "grants for order:1", expected: "1", found: "2" });
    expect(drifts).toContainEqual({ userId, what: "rows that resolved hold 2", expected: "1", found: "2" });
  });
});
