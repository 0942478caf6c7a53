import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestCheckoutHarness, type TestCheckoutHarness } from "../../../test/test-checkout-harness.ts";
import { cancelSubscription } from "../checkout/subscription-actions.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { stopOrResumeRenewals } from "./stop-or-resume-renewals.ts";

const now = new Date("2026-03-01T09:00:00Z");

describe("whoever asks for their account to be deleted", () => {
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

  it("[B14] is not charged again, and keeps what is paid until the end; undoing it lets it renew", async () => {
    await leave();
    await harness.runJobs();
    expect([await status(), await plan()]).toEqual(["cancelled", "pro"]);
    await keep();
    await harness.runJobs();
    expect(await status()).toBe("on_trial");
    // And another time.
    await leave();
    await harness.runJobs();
    expect(await status()).toBe("cancelled");
  });

  it("[B14] who had cancelled before finds it cancelled after undoing", async () => {
    await cancelSubscription(harness.services, userId);
    await leave();
    await harness.runJobs();
    await keep();
    await harness.runJobs();
    expect(await status()).toBe("cancelled");
  });

  it("[B14] and undoes it before the renewal is stopped is charged as before", async () => {
    await leave();
    await keep();
    await harness.runJobs();
    expect(await status()).toBe("on_trial");
  });

  it("[B14] is not charged where the provider did not answer at first: the job fails, and is tried again", async () => {
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
