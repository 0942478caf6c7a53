import { readConfig } from "#platform/config.ts";
import { createLemonSqueezy } from "../src/billing/provider/lemon-squeezy/create-lemon-squeezy.ts";
import type { PaymentProvider } from "../src/billing/provider/payment-provider.ts";
import { createTestCheckout } from "../src/billing/test-checkout/create-test-checkout.ts";
import { testCheckoutJobs } from "../src/billing/test-checkout/jobs.ts";
import { payCheckout } from "../src/billing/test-checkout/pay-checkout.ts";
import { getObject } from "../src/billing/test-checkout/records/objects.ts";
import { advanceSubscription } from "../src/billing/test-checkout/write-step.ts";
import { startFakeLemonSqueezy } from "./fake-lemon-squeezy.ts";
import { fixtureEnvironment } from "./lemon-squeezy-fixtures.ts";
import { createQuietLog } from "./quiet-log.ts";
import { lemonSqueezyOrigin, redirectFetch } from "./redirect-fetch.ts";
import { createTestDatabase } from "./test-database.ts";
import { createTestServices } from "./test-services.ts";

/** A payment provider with everything a test needs to act as the user and to let time pass. */
export interface PaymentHarness {
  readonly provider: PaymentProvider;
  /** Pays on the payment page. */
  pay(checkoutUrl: string): Promise<void>;
  /** Ends a cancelled subscription. */
  letEnd(subscriptionId: string): Promise<void>;
  close(): Promise<void>;
}

/** No pauses between attempts, and a generous timeout, because these tests are not about timing. */
export const quickTimings = { timeoutMs: 60_000, pausesMs: [0, 0] };

export async function lemonSqueezyHarness(): Promise<PaymentHarness> {
  const fake = await startFakeLemonSqueezy();
  const restore = redirectFetch(lemonSqueezyOrigin, fake.url);
  const { lemonSqueezy } = readConfig(fixtureEnvironment);
  if (!lemonSqueezy) throw new Error("the fixtures configure no payments");
  return {
    provider: createLemonSqueezy(lemonSqueezy, createQuietLog().log, quickTimings),
    async pay(checkoutUrl) {
      await fake.pay(checkoutUrl);
    },
    async letEnd(id) {
      const subscription = fake.records.find("subscriptions", id);
      if (!subscription) throw new Error(`there is no subscription ${id}`);
      fake.records.change(subscription, { status: "expired", ends_at: new Date().toISOString() });
    },
    async close() {
      restore();
      await fake.close();
    },
  };
}

export async function testCheckoutHarness(): Promise<PaymentHarness> {
  const database = await createTestDatabase();
  const harness = await createTestServices(database, testCheckoutJobs, { TEST_CHECKOUT: "on" });
  let nowMs = new Date("2026-03-01T09:00:00Z").getTime();
  // Advances the clock, so that no two events have the same time.
  const services = { ...harness.services, clock: { now: () => new Date(nowMs++) } };
  return {
    provider: createTestCheckout(services),
    async pay(checkoutUrl) {
      const checkoutId = new URL(checkoutUrl).pathname.split("/").at(-1) ?? "";
      const { request } = await getObject(database.db, "checkout", checkoutId);
      await payCheckout(services, { checkoutId, userId: request.userId });
    },
    async letEnd(subscriptionId) {
      const { custom } = await getObject(database.db, "subscription", subscriptionId);
      await advanceSubscription(services, { subscriptionId, userId: custom.user_id });
    },
    async close() {
      await harness.close();
      await database.close();
    },
  };
}
