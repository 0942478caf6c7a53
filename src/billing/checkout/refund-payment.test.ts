import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findBalance, verifyLedger } from "#credits/index.ts";
import { openTestCheckoutHarness, type TestCheckoutHarness } from "../../../test/test-checkout-harness.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { openCreditsFor } from "../refresh/open-credits.ts";
import { advanceSubscription } from "../test-checkout/write-step.ts";
import { refundPayment } from "./refund-payment.ts";

const start = new Date("2026-03-01T09:00:00Z");
const later = new Date("2026-03-05T09:00:00Z");

describe("refunding a plan's payment", () => {
  let harness: TestCheckoutHarness;
  let userId = "";
  let invoiceId = "";
  let subscriptionId = "";

  beforeAll(async () => {
    harness = await openTestCheckoutHarness();
  });
  afterAll(() => harness.close());

  /** The trial has ended, and the first month is paid. */
  beforeEach(async () => {
    harness.setTime(start);
    userId = await harness.addUser();
    await openCreditsFor(harness.services, userId);
    await harness.pay(userId, await harness.open(userId, { kind: "plan", planId: "pro", interval: "monthly" }));
    const { subscription } = await findEntitlement(harness.database.db, userId, start);
    subscriptionId = subscription?.providerId ?? "";
    await advanceSubscription(harness.services, { userId, subscriptionId });
    await harness.catchUp();
    const { items } = await harness.provider.listInvoices(1);
    invoiceId = items.find((one) => one.subscriptionId === subscriptionId)?.id ?? "";
    await harness.runJobs();
    harness.mails.length = 0;
    harness.setTime(later);
  });

  const planOf = async () => (await findEntitlement(harness.database.db, userId, later)).plan.id;
  const subjects = () => harness.mails.map(({ subject }) => subject).toSorted();
  const renewal = async () => (await harness.provider.getSubscription(subscriptionId)).status;

  it("[C13] in full ends the plan, stops its renewal and mails the user once, however often it is reported", async () => {
    expect(await planOf()).toBe("pro");
    expect(await refundPayment(harness.services, { kind: "invoice", providerId: invoiceId })).toBe("plan-ended");
    expect(await planOf()).toBe("free");
    expect(await renewal()).toBe("active");
    await harness.runJobs();
    expect(await renewal()).toBe("cancelled");
    await harness.catchUp();
    await harness.catchUp();
    await harness.runJobs();
    expect(subjects()).toEqual(["[Test] Your refund: $19.00. Your Pro plan has ended"]);
    expect(harness.mails[0]?.text).toContain("refunded in full");
    const { subscription } = await findEntitlement(harness.database.db, userId, later);
    expect([await planOf(), subscription]).toEqual(["free", null]);
    // The user can buy again and gets what they bought.
    await harness.pay(userId, await harness.open(userId, { kind: "plan", planId: "business", interval: "monthly" }));
    expect(await planOf()).toBe("business");
    expect(await verifyLedger(harness.database.db)).toEqual([]);
  });

  it("[C13] in the provider's dashboard does the same, whatever the order of webhooks", async () => {
    await harness.provider.refundInvoice(invoiceId);
    await harness.provider.cancelSubscription(subscriptionId);
    await harness.catchUp();
    await harness.runJobs();
    expect(await planOf()).toBe("free");
    expect(subjects()).toEqual(["[Test] Your refund: $19.00. Your Pro plan has ended"]);
  });

  it("[C13] in part keeps the plan and renewal; refunding the rest ends them", async () => {
    const credits = async () => (await findBalance(harness.database.db, userId, later))?.buckets.advanced;
    const before = (await credits()) ?? 0;
    const part = { kind: "invoice", providerId: invoiceId } as const;
    expect(await refundPayment(harness.services, { ...part, amountCents: 950 })).toBe("given-back");
    await harness.runJobs();
    expect([await planOf(), await renewal(), subjects().length]).toEqual(["pro", "active", 1]);
    expect(await credits()).toBe(before - 50);
    expect(await refundPayment(harness.services, part)).toBe("plan-ended");
    expect([await planOf(), await credits()]).toEqual(["free", before - 100]);
  });

  it("[C13] keeps them if the operator wants it, even if the webhook arrives first or the refund is retried", async () => {
    const request = { kind: "invoice", providerId: invoiceId } as const;
    expect(await refundPayment(harness.services, { ...request, keepsPlan: true })).toBe("given-back");
    await expect(refundPayment(harness.services, request)).rejects.toMatchObject({ code: "conflict" });
    await harness.catchUp();
    await harness.runJobs();
    expect([await planOf(), await renewal(), subjects().length]).toEqual(["pro", "active", 1]);
  });
});
