import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBalance } from "#credits/index.ts";
import { openTestCheckoutHarness, type TestCheckoutHarness } from "../../../test/test-checkout-harness.ts";
import { changePlan } from "../checkout/subscription-actions.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { type Plan, plans } from "../rules.ts";
import { seedPlans } from "../seed-plans.ts";
import { describeCheckout, describePortal } from "./describe-pages.ts";
import { advanceSubscription } from "./write-step.ts";

const pro = { kind: "plan", planId: "pro", interval: "monthly" } as const;
const day = (number: number) => new Date(Date.UTC(2026, 2, number, 9));

describe("a quoted price while the price list changes", () => {
  let harness: TestCheckoutHarness;
  beforeAll(async () => {
    harness = await openTestCheckoutHarness();
  });
  afterAll(() => harness.close());

  async function bring(changes: Partial<Plan>, at: Date): Promise<void> {
    const client = new pg.Client({ connectionString: harness.database.url });
    await client.connect();
    await seedPlans(client, {
      plans: plans.map((plan) => (plan.id === "pro" ? { ...plan, ...changes } : plan)),
      now: at,
    });
    await client.end();
  }

  it("[C4][C6] is charged: an open page by the old list, later payments by the new one", async () => {
    const { services } = harness;
    harness.setTime(day(1));
    const userId = await harness.addUser();
    const checkoutId = await harness.open(userId, pro);
    await bring(
      { priceCents: { monthly: 2_400, yearly: 24_000 }, credits: { basic: 600, advanced: 100, image: 50 } },
      day(2),
    );
    harness.setTime(new Date(day(1).getTime() + 30 * 60_000));
    expect(await describeCheckout(services, { checkoutId, userId })).toMatchObject({ priceCents: 1_900 });
    await harness.pay(userId, checkoutId);
    harness.setTime(day(3));
    const found = async () => (await findEntitlement(harness.database.db, userId, services.clock.now())).subscription;
    const subscriptionId = (await found())?.providerId ?? "";
    const charged = async () => {
      const quoted = (await describePortal(services, { userId, subscriptionId })).next?.paymentCents;
      await advanceSubscription(services, { userId, subscriptionId });
      await harness.catchUp();
      const [invoice] = (await harness.provider.listInvoices(1)).items;
      return [
        quoted,
        invoice?.totalCents,
        (await findBalance(harness.database.db, userId, services.clock.now()))?.buckets.general,
      ];
    };
    expect((await found())?.quotedCents).toBe(1_900);
    // In addition to the trial's 500.
    expect(await charged()).toEqual([1_900, 1_900, 1_000]);
    expect((await found())?.quotedCents).toBeNull();
    harness.setTime(day(5));
    expect(await charged()).toEqual([2_400, 2_400, 1_600]);
    // The unused time of a $24 month is valued at $24, whatever the list says now.
    await bring({}, day(5));
    await changePlan(services, userId, { planId: "business", interval: "monthly" });
    // Made in the same moment as the renewal, so their order is undefined.
    const difference = (await harness.provider.listInvoices(1)).items.find((one) => one.billingReason === "updated");
    expect(difference?.totalCents).toBe(4_900 - 2_400);
  });

  it("[C4] a plan retired meanwhile is no longer sold, but its users keep it", async () => {
    harness.setTime(day(10));
    const [owner, other] = [await harness.addUser(), await harness.addUser()];
    await harness.pay(owner, await harness.open(owner, pro));
    await bring({ isSold: false }, day(11));
    await expect(harness.open(other, pro)).rejects.toMatchObject({
      code: "conflict",
      userMessage: expect.stringContaining("no longer sold"),
    });
    expect((await findEntitlement(harness.database.db, owner, day(12))).plan).toMatchObject({
      id: "pro",
      isSold: false,
    });
  });
});
