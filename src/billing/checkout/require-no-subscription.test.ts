import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BillingHarness, openBillingHarness } from "../../../test/billing-harness.ts";
import { describedSubscription } from "../../../test/subscriber.ts";
import { requireNoSubscription } from "./create-checkout.ts";

const bought = "2026-03-01T08:00:00.000Z";
const ends = "2026-04-01T08:00:00.000Z";

describe("buying a plan", () => {
  let harness: BillingHarness;
  let offset = 0;
  beforeAll(async () => {
    harness = await openBillingHarness();
  });
  afterAll(() => harness.close());

  it.each([
    ["active", "2026-03-02", "has one"],
    // An abandoned test subscription, which pages no longer show.
    ["active", "2026-04-16", "has none"],
    ["paused", "2026-04-16", "has one"],
    ["paused", "2026-03-02", "has one"],
    ["unpaid", "2026-03-02", "has one"],
    ["cancelled", "2026-03-31", "has one"],
    ["cancelled", "2026-04-02", "has none"],
    ["expired", "2026-04-02", "has none"],
  ])("[C4] with a subscription that is %s, on %s: %s", async (status, day, expected) => {
    harness.setTime(new Date(bought));
    const who = { userId: await harness.addUser(), offset: ++offset };
    const endsAt = status === "cancelled" || status === "expired" ? ends : null;
    const described = { at: bought, status, planId: "pro", createdAt: bought, renewsAt: ends, endsAt } as const;
    await harness.deliver(describedSubscription(who, "subscription_created", described));
    harness.setTime(new Date(day));
    const asked = requireNoSubscription(harness.services, "lemon-squeezy", who.userId);
    if (expected === "has none") await asked;
    else await expect(asked).rejects.toMatchObject({ code: "conflict" });
    // Test subscriptions do not block real purchases, and vice versa.
    await requireNoSubscription(harness.services, "test-checkout", who.userId);
  });
});
