import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BillingHarness, openBillingHarness } from "../../../test/billing-harness.ts";
import type { Discount } from "../provider/payment-provider.ts";
import type { RequestedItem } from "./read-checkout-item.ts";
import { reserveCheckout } from "./reserve-checkout.ts";
import { checkouts } from "./schema.ts";

const start = new Date("2026-03-01T09:00:00Z").getTime();
const pro: RequestedItem = { kind: "plan", planId: "pro", interval: "monthly" };
const pack: RequestedItem = { kind: "pack", packId: "starter" };

describe("a reserved checkout", () => {
  let harness: BillingHarness;
  beforeAll(async () => {
    harness = await openBillingHarness();
  });
  afterAll(() => harness.close());

  const at = (seconds: number) => harness.setTime(new Date(start + seconds * 1_000));
  const reserve = (userId: string, item: RequestedItem = pro, discount?: Discount, version = 1) => {
    const planVersion = item.kind === "plan" ? version : null;
    return reserveCheckout(harness.services, {
      userId,
      email: "ada@gmail.com",
      provider: "lemon-squeezy",
      item,
      planVersion,
      discount,
      expectsTrial: false,
    });
  };
  const openPage = (id: string) =>
    harness.database.db
      .update(checkouts)
      .set({ url: `https://pay.example/${id}` })
      .where(eq(checkouts.id, id));

  it("[C4] is reused within five minutes, for the same item only", async () => {
    at(0);
    const userId = await harness.addUser();
    const { id, isNew } = await reserve(userId);
    expect(isNew).toBe(true);
    expect(await reserve(userId)).toMatchObject({ id, isNew: false, url: null });
    await openPage(id);
    at(299);
    expect(await reserve(userId)).toMatchObject({ id, isNew: false, url: `https://pay.example/${id}` });
    for (const other of [
      reserve(await harness.addUser()),
      reserve(userId, pack),
      reserve(userId, pro, { code: "CODE", percent: 30, months: 12 }),
      // The price list has changed meanwhile.
      reserve(userId, pro, undefined, 2),
    ])
      expect((await other).isNew).toBe(true);
    at(301);
    expect((await reserve(userId)).isNew).toBe(true);
  });

  it("[C4] is a new one if a process ended before opening the first one's page", async () => {
    at(0);
    const userId = await harness.addUser();
    const { id } = await reserve(userId);
    at(31);
    expect(await reserve(userId)).toMatchObject({ isNew: true, id: expect.not.stringMatching(id) });
  });

  it("[C4] is newer than all earlier ones, even if another process's clock was ahead", async () => {
    const userId = await harness.addUser();
    const made: string[] = [];
    for (const [seconds, planId] of [
      [20, "pro"],
      [20, "business"],
      [5, "pro"],
    ] as const) {
      at(seconds);
      made.push((await reserve(userId, { kind: "plan", planId, interval: "monthly" })).id);
    }
    const rows = await harness.database.db
      .select({ id: checkouts.id })
      .from(checkouts)
      .where(eq(checkouts.userId, userId))
      .orderBy(checkouts.createdAt);
    expect(rows.map(({ id }) => id)).toEqual(made);
  });
});
