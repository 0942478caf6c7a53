import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestCheckoutHouse, type TestCheckoutHouse } from "../../../test/test-checkout-house.ts";
import { cancelSubscription } from "../checkout/subscription-actions.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { stopOrResumeRenewals } from "./stop-or-resume-renewals.ts";

const now = new Date("2026-03-01T09:00:00Z");

describe("whoever asks for their account to be deleted", () => {
  let house: TestCheckoutHouse;
  let userId = "";
  let subscriptionId = "";

  beforeAll(async () => {
    house = await openTestCheckoutHouse();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    house.setTime(now);
    userId = await house.addUser();
    await house.pay(userId, await house.open(userId, { kind: "plan", planId: "pro", interval: "monthly" }));
    subscriptionId = (await findEntitlement(house.database.db, userId, now)).subscription?.providerId ?? "";
  });

  const leave = () => house.leave(userId);
  const keep = () => house.keep(userId);
  const status = async () => (await house.provider.getSubscription(subscriptionId)).status;
  const plan = async () => (await findEntitlement(house.database.db, userId, now)).plan.id;

  it("[B14] is not charged again, and keeps what is paid until the end; undoing it lets it renew", async () => {
    await leave();
    await house.runJobs();
    expect([await status(), await plan()]).toEqual(["cancelled", "pro"]);
    await keep();
    await house.runJobs();
    expect(await status()).toBe("on_trial");
    // And another time.
    await leave();
    await house.runJobs();
    expect(await status()).toBe("cancelled");
  });

  it("[B14] who had cancelled before finds it cancelled after undoing", async () => {
    await cancelSubscription(house.services, userId);
    await leave();
    await house.runJobs();
    await keep();
    await house.runJobs();
    expect(await status()).toBe("cancelled");
  });

  it("[B14] and undoes it before the renewal is stopped is charged as before", async () => {
    await leave();
    await keep();
    await house.runJobs();
    expect(await status()).toBe("on_trial");
  });

  it("[B14] is not charged where the provider did not answer at first: the job fails, and is tried again", async () => {
    await leave();
    const { config } = house.services;
    const broken = {
      ...house.services,
      db: new Proxy(house.services.db, {
        get(target, name, receiver) {
          if (name === "transaction") return () => Promise.reject(new Error("no answer"));
          return Reflect.get(target, name, receiver);
        },
      }),
      config,
    };
    await expect(stopOrResumeRenewals(broken, userId)).rejects.toThrow("no answer");
    expect(await status()).toBe("on_trial");
    await house.runJobs();
    expect(await status()).toBe("cancelled");
    await keep();
    await house.runJobs();
    expect(await status()).toBe("on_trial");
  });
});
