import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BillingHarness, openBillingHarness } from "../../../test/billing-harness.ts";
import { spend } from "../../../test/credits-people.ts";
import { describedInvoice, describedSubscription } from "../../../test/subscriber.ts";
import { openCreditsFor } from "../refresh/open-credits.ts";
import { readCreditsPage } from "./credits-page.ts";

const at = (day: string) => new Date(`${day}T10:00:00.000Z`);

describe("the credits page's plan month", () => {
  let harness: BillingHarness;

  beforeAll(async () => {
    harness = await openBillingHarness();
  });
  afterAll(() => harness.close());

  const planOf = async (userId: string) => (await readCreditsPage(harness.services, { userId, span: "days" })).plan;

  it("[C7] [C11] on Free: shows the used runs out of 5 and the date of the next credits", async () => {
    const userId = await harness.addUser();
    harness.setTime(at("2026-01-31"));
    await openCreditsFor(harness.services, userId);
    expect(await planOf(userId)).toMatchObject({
      generations: { used: 0, max: 5 },
      nextResetAt: at("2026-02-28"),
    });
    for (let run = 1; run <= 3; run++) await spend(harness.services, userId, { amount: 1, serviceType: "text" });
    expect(await planOf(userId)).toMatchObject({ generations: { used: 3, max: 5 } });
    harness.setTime(at("2026-03-01"));
    expect(await planOf(userId)).toMatchObject({
      generations: { used: 0, max: 5 },
      nextResetAt: at("2026-03-31"),
    });
  });

  it("[C7] [C11] on Business: shows no run count, and no date of the next credits after a declined card", async () => {
    const userId = await harness.addUser();
    const who = { userId, offset: 1 };
    const subscription = { planId: "business", createdAt: "2026-05-01T10:00:00.000Z" } as const;
    harness.setTime(at("2026-05-01"));
    await harness.deliver(
      describedSubscription(who, "subscription_created", {
        ...subscription,
        at: "2026-05-01T10:00:00.000Z",
        status: "active",
        renewsAt: "2026-06-01T10:00:00.000Z",
      }),
      describedInvoice(who, "subscription_payment_success", {
        at: "2026-05-01T10:00:00.000Z",
        number: 11,
        reason: "initial",
        cents: 4_900,
      }),
    );
    harness.setTime(at("2026-05-10"));
    expect(await planOf(userId)).toMatchObject({
      name: "Business",
      generations: null,
      nextResetAt: at("2026-06-01"),
    });
    harness.setTime(at("2026-06-02"));
    const late = { ...subscription, at: "2026-06-01T10:00:00.000Z", status: "past_due" };
    await harness.deliver(describedSubscription(who, "subscription_updated", late));
    expect(await planOf(userId)).toMatchObject({ name: "Business", nextResetAt: null });
  });
});
