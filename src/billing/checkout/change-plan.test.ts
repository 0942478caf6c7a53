import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestCheckoutHarness, type TestCheckoutHarness } from "../../../test/test-checkout-harness.ts";
import { advanceSubscription } from "../test-checkout/write-step.ts";
import { changePlan } from "./subscription-actions.ts";

const proMonthly = { kind: "plan", planId: "pro", interval: "monthly" } as const;
const business = { planId: "business", interval: "monthly" } as const;

describe("changing the plan", () => {
  let harness: TestCheckoutHarness;
  beforeAll(async () => {
    harness = await openTestCheckoutHarness();
  });
  afterAll(() => harness.close());

  it("[C3] charges nothing if the page said so before the trial ended", async () => {
    const { services, provider } = harness;
    const userId = await harness.addUser();
    await harness.pay(userId, await harness.open(userId, proMonthly));
    const [subscription] = (await provider.listSubscriptions(1)).items;
    await advanceSubscription(services, { userId, subscriptionId: subscription?.id ?? "" });
    await harness.catchUp();
    await expect(changePlan(services, userId, business, "nothing")).rejects.toMatchObject({ code: "conflict" });
    expect(await provider.listInvoices(1)).toMatchObject({ items: [{ totalCents: 1_900 }] });
    expect(await changePlan(services, userId, business, 3_000)).toBe("at-once");
    expect((await provider.listInvoices(1)).items.map(({ totalCents }) => totalCents)).toContain(3_000);
  });
});
