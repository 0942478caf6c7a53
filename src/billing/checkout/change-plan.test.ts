import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestCheckoutHouse, type TestCheckoutHouse } from "../../../test/test-checkout-house.ts";
import { advanceSubscription } from "../test-checkout/write-step.ts";
import { changePlan } from "./subscription-actions.ts";

const proMonthly = { kind: "plan", planId: "pro", interval: "monthly" } as const;
const business = { planId: "business", interval: "monthly" } as const;

describe("a change of plan", () => {
  let house: TestCheckoutHouse;
  beforeAll(async () => {
    house = await openTestCheckoutHouse();
  });
  afterAll(() => house.close());

  it("[C3] charges nothing where its page said so before the trial ended", async () => {
    const { services, provider } = house;
    const userId = await house.addUser();
    await house.pay(userId, await house.open(userId, proMonthly));
    const [subscription] = (await provider.listSubscriptions(1)).items;
    await advanceSubscription(services, { userId, subscriptionId: subscription?.id ?? "" });
    await house.catchUp();
    await expect(changePlan(services, userId, business, "nothing")).rejects.toMatchObject({ code: "conflict" });
    expect(await provider.listInvoices(1)).toMatchObject({ items: [{ totalCents: 1_900 }] });
    expect(await changePlan(services, userId, business, 3_000)).toBe("at-once");
    expect((await provider.listInvoices(1)).items.map(({ totalCents }) => totalCents)).toContain(3_000);
  });
});
