import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestCheckoutHarness, type TestCheckoutHarness } from "../../../test/test-checkout-harness.ts";
import { cancelSubscription } from "../checkout/subscription-actions.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { stopOrResumeRenewals } from "./stop-or-resume-renewals.ts";

const now = new Date("2026-03-01T09:00:00Z");

describe("a user who requests account deletion", () => {
  let harness: TestCheckoutHarness;
  let userId = "";
  let subscriptionId = "";

  beforeAll(async () => {
    harness = await openTestCheckoutHarness();
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    harness.setTime(now);
    userId = await harness.addUser();
    await harness.pay(userId, await harness.open(userId, { kind: "plan", planId: "pro", interval: "monthly" }));
    subscriptionId = (await findEntitlement(harness.database.db, userId, now)).subscription?.providerId ?? "";
  });

  const leave = () => harness.leave(userId);
  const keep = () => harness.keep(userId);
  const status = async () => (await harness.provider.getSubscription(subscriptionId)).status;
  const plan = async () => (await findEntitlement(harness.database.db, userId, now)).plan.id;

  it("[B14] is not charged again and keeps the paid period; undoing the request resumes the renewal", async () => {
    await leave();
    await harness.runJobs();
    expect([await status(), await plan()]).toEqual(["cancelled", "pro"]);
    await keep();
    await harness.runJobs();
    expect(await status()).toBe("on_trial");
    // And again.
    await leave();
    await harness.runJobs();
    expect(await status()).toBe("cancelled");
  });

  it("[B14] and had cancelled before stays cancelled after undoing the request", async () => {
    await cancelSubscription(harness.services, userId);
    await leave();
    await harness.runJobs();
    await keep();
    await harness.runJobs();
    expect(await status()).toBe("cancelled");
  });

  it("[B14] and undoes the request before the renewal is stopped is charged as before", async () => {
    await leave();
    await keep();
    await harness.runJobs();
    expect(await status()).toBe("on_trial");
  });

  it("[B14] is not charged even if the provider does not respond at first: the job is retried", async () => {
    await leave();
    const { config } = harness.services;
    const broken = {
      ...harness.services,
      db: new Proxy(harness.services.db, {
        get(target, name, receiver) {
          if (name === "transaction") return () => Promise.reject(new Error("no answer"));
          return Reflect.get(target, name, receiver);
        },
      }),
      config,
    };
    await expect(stopOrResumeRenewals(broken, userId)).rejects.toThrow("no answer");
    expect(await status()).toBe("on_trial");
    await harness.runJobs();
    expect(await status()).toBe("cancelled");
    await keep();
    await harness.runJobs();
    expect(await status()).toBe("on_trial");
  });
});
