import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BillingHarness, openBillingHarness } from "../../../test/billing-harness.ts";
import { describedSubscription } from "../../../test/subscriber.ts";
import { userSubscriptions } from "../schema.ts";
import { findEntitlement } from "./find-entitlement.ts";

describe("findEntitlement", () => {
  let harness: BillingHarness;
  beforeAll(async () => {
    harness = await openBillingHarness();
  });
  afterAll(() => harness.close());

  it("[C12] an abandoned test subscription lapses by itself, a real one only when the provider says so", async () => {
    const userId = await harness.addUser();
    const createdAt = "2026-03-01T10:00:00Z";
    harness.setTime(new Date(createdAt));
    await harness.deliver(
      describedSubscription({ userId, offset: 1 }, "subscription_created", {
        at: createdAt,
        createdAt,
        status: "active",
        planId: "pro",
        renewsAt: "2026-04-01T10:00:00Z",
      }),
    );
    const planAt = async (day: string) => {
      const { plan, subscription } = await findEntitlement(harness.services.db, userId, new Date(`${day}T11:00:00Z`));
      return [plan.id, subscription?.status ?? "none"];
    };
    expect(await planAt("2026-04-14")).toEqual(["pro", "active"]);
    expect(await planAt("2026-04-15")).toEqual(["free", "none"]);
    await harness.database.db
      .update(userSubscriptions)
      .set({ isTest: false })
      .where(eq(userSubscriptions.userId, userId));
    expect(await planAt("2026-04-15")).toEqual(["pro", "active"]);
  });
});
