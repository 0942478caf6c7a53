import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { listAllPayments } from "./list-all-payments.ts";
import { reportIncome } from "./report-income.ts";

describe("payments of all users", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.pool.query(
      `insert into billing_orders (user_id, provider, provider_id, order_number, pack_id, status, currency, total_cents, refunded_cents,
         is_test, provider_created_at, provider_updated_at)
       select gen_random_uuid(), 'lemon-squeezy', status, number, 'pack-500', status, 'USD', 900, refunded, false, now(), now()
       from (values ('paid', 1, 0), ('partial_refund', 2, 400), ('refunded', 3, 900), ('pending', 4, 0)) rows (status, number, refunded)`,
    );
  });
  afterAll(() => database.close());

  it("[G4] are listed by state, found by number, and counted without what was refunded", async () => {
    const list = async (state: "all" | "refunded" | "open", text = "") =>
      (await listAllPayments(database.db, { text, page: 1, state })).rows.map(({ status }) => status).toSorted();
    expect(await list("all")).toEqual(["paid", "partial_refund", "pending", "refunded"]);
    expect(await list("refunded")).toEqual(["partial_refund", "refunded"]);
    expect(await list("open")).toEqual(["pending"]);
    expect(await list("all", "#2")).toEqual(["partial_refund"]);
    expect(await reportIncome(database.db, new Date(0))).toEqual([{ currency: "USD", cents: 1_400, payments: 3 }]);
  });
});
