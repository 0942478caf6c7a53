import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lemonSqueezyHarness, type PaymentHarness, testCheckoutHarness } from "../../../test/payment-harnesses.ts";
import { listPriceCents } from "../../../test/price-list.ts";
import type { CheckoutItem, CheckoutRequest, PaymentProvider } from "./payment-provider.ts";

const proMonthly = { kind: "plan", planId: "pro", interval: "monthly", withTrial: false } as const;

describe.each([
  ["Lemon Squeezy", lemonSqueezyHarness],
  ["the test checkout", testCheckoutHarness],
])("%s", (_name, openHarness) => {
  let harness: PaymentHarness;
  let provider: PaymentProvider;
  beforeAll(async () => {
    harness = await openHarness();
    provider = harness.provider;
  });
  afterAll(() => harness.close());

  const request = (item: CheckoutItem, more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
    checkoutId: randomUUID(),
    userId: randomUUID(),
    email: "ada@example.com",
    name: "Ada Lovelace",
    item,
    priceCents: listPriceCents(item),
    discountCode: undefined,
    returnUrl: "http://localhost:3000/settings/billing",
    expiresAt: new Date("2100-01-01T00:00:00Z"),
    ...more,
  });
  const buy = async (item: CheckoutItem, more?: Partial<CheckoutRequest>) =>
    harness.pay(await provider.createCheckout(request(item, more)));
  const subscribe = async (item: CheckoutItem = proMonthly) => {
    await buy(item);
    const [subscription] = (await provider.listSubscriptions(1)).items;
    if (!subscription) throw new Error("no subscription was created");
    return subscription;
  };
  const newestInvoice = async () => (await provider.listInvoices(1)).items[0];
  const isConflict = expect.objectContaining({ code: "conflict" });
  const isNotFound = expect.objectContaining({ code: "not_found" });

  it("[C5] [C6] sells a plan without a trial: an active subscription and a paid invoice", async () => {
    const url = await provider.createCheckout(request(proMonthly));
    expect(url).toMatch(/^https?:\/\//);
    await harness.pay(url);
    const [subscription] = (await provider.listSubscriptions(1)).items;
    expect(subscription).toMatchObject({
      plan: { planId: "pro", interval: "monthly" },
      status: "active",
      isCancelled: false,
      trialEndsAt: null,
      endsAt: null,
      cardLastFour: "4242",
      isTest: true,
    });
    expect(subscription?.renewsAt?.getTime()).toBeGreaterThan(subscription?.createdAt.getTime() ?? 0);
    expect(await newestInvoice()).toMatchObject({
      subscriptionId: subscription?.id,
      billingReason: "initial",
      status: "paid",
      currency: "USD",
      totalCents: 1_900,
      refundedCents: 0,
    });
    const [order] = (await provider.listOrders(1)).items;
    expect(order).toMatchObject({ packId: undefined, totalCents: 1_900, status: "paid" });
  });

  it("[C16] starts with seven free days if a trial is requested", async () => {
    const before = await newestInvoice();
    const { id, status, trialEndsAt, createdAt } = await subscribe({ ...proMonthly, withTrial: true });
    expect(status).toBe("on_trial");
    const days = ((trialEndsAt?.getTime() ?? 0) - createdAt.getTime()) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
    expect(await newestInvoice()).toEqual(before);
    expect((await provider.listOrders(1)).items[0]?.totalCents).toBe(0);
    const cancelled = await provider.cancelSubscription(id);
    expect(cancelled).toMatchObject({ status: "cancelled", endsAt: trialEndsAt });
    expect(await provider.resumeSubscription(id)).toMatchObject({ status: "on_trial", endsAt: null });
  });

  it("[C5] [C6] sells a pack: only an order", async () => {
    const { items: before } = await provider.listSubscriptions(1);
    await buy({ kind: "pack", packId: "professional" });
    expect((await provider.listOrders(1)).items[0]).toMatchObject({
      packId: "professional",
      status: "paid",
      currency: "USD",
      totalCents: 7_500,
      refundedCents: 0,
    });
    expect((await provider.listSubscriptions(1)).items).toHaveLength(before.length);
  });

  it("[C16] applies a code from the first payment, and creates a code only once", async () => {
    const discount = { code: "EARLY30", percent: 30, months: 12 };
    await provider.ensureDiscount(discount);
    await provider.ensureDiscount(discount);
    await buy(proMonthly, { discountCode: "EARLY30" });
    expect((await newestInvoice())?.totalCents).toBe(1_330);
    await expect(provider.ensureDiscount({ ...discount, code: "early bird" })).rejects.toThrow(isConflict);
  });

  it("[C16] accepts a code only once", async () => {
    await provider.ensureDiscount({ code: "ONCE30", percent: 30, months: 12 });
    const pages = [
      await provider.createCheckout(request(proMonthly, { discountCode: "ONCE30" })),
      await provider.createCheckout(request(proMonthly, { discountCode: "ONCE30" })),
    ];
    await harness.pay(pages[0] ?? "");
    expect((await newestInvoice())?.totalCents).toBe(1_330);
    const before = await newestInvoice();
    await expect(harness.pay(pages[1] ?? "")).rejects.toThrow();
    expect(await newestInvoice()).toEqual(before);
  });

  it("[C4] an expired page takes no payment, and a paid page cannot be closed", async () => {
    const late = await provider.createCheckout(request(proMonthly, { expiresAt: new Date("2026-02-01T00:00:00Z") }));
    const { items: before } = await provider.listOrders(1);
    await expect(harness.pay(late)).rejects.toThrow();
    expect((await provider.listOrders(1)).items).toEqual(before);
    const paid = request(proMonthly);
    await harness.pay(await provider.createCheckout(paid));
    await provider.closeCheckout(paid.checkoutId);
    await provider.closeCheckout(randomUUID());
    expect((await provider.listOrders(1)).items).toHaveLength(before.length + 1);
  });

  it("[C3] cancels at the end of the paid period, idempotently, and resumes", async () => {
    const { id, renewsAt, updatedAt } = await subscribe();
    const cancelled = await provider.cancelSubscription(id);
    expect(cancelled).toMatchObject({ id, status: "cancelled", isCancelled: true, endsAt: renewsAt });
    expect(cancelled.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
    expect(await provider.cancelSubscription(id)).toEqual(cancelled);
    const resumed = await provider.resumeSubscription(id);
    expect(resumed).toMatchObject({ status: "active", isCancelled: false, endsAt: null });
    expect(resumed.updatedAt.getTime()).toBeGreaterThan(cancelled.updatedAt.getTime());
    expect(await provider.resumeSubscription(id)).toEqual(resumed);
    expect(await provider.getSubscription(id)).toEqual(resumed);
  });

  it("[C12] changes the plan immediately with an invoice for the difference, or at renewal without one", async () => {
    const { id } = await subscribe();
    const up = await provider.changePlan(id, { planId: "business", interval: "monthly" }, "at-once");
    expect(up).toMatchObject({ plan: { planId: "business", interval: "monthly" }, status: "active" });
    const invoice = await newestInvoice();
    expect(invoice).toMatchObject({ subscriptionId: id, billingReason: "updated", status: "paid" });
    expect(invoice?.totalCents).toBeGreaterThan(2_800);
    expect(invoice?.totalCents).toBeLessThanOrEqual(3_000);
    const down = await provider.changePlan(id, { planId: "pro", interval: "monthly" }, "at-renewal");
    expect(down.plan).toEqual({ planId: "pro", interval: "monthly" });
    expect(down.renewsAt).toEqual(up.renewsAt);
    expect(await newestInvoice()).toEqual(invoice);
  });

  it("[C12] charges nothing for a plan change during the trial", async () => {
    const { id, trialEndsAt } = await subscribe({ ...proMonthly, withTrial: true });
    const before = await newestInvoice();
    const changed = await provider.changePlan(id, { planId: "business", interval: "monthly" }, "at-once");
    expect(changed).toMatchObject({ status: "on_trial", trialEndsAt, plan: { planId: "business" } });
    expect(await newestInvoice()).toEqual(before);
  });

  it("[C3] refuses to change a cancelled subscription, and to resume an ended one", async () => {
    const { id } = await subscribe();
    await provider.cancelSubscription(id);
    const change = () => provider.changePlan(id, { planId: "business", interval: "yearly" }, "at-once");
    await expect(change()).rejects.toThrow(isConflict);
    await harness.letEnd(id);
    expect((await provider.getSubscription(id)).status).toBe("expired");
    await expect(change()).rejects.toThrow(isConflict);
    await expect(provider.resumeSubscription(id)).rejects.toThrow(isConflict);
    await expect(provider.cancelSubscription(id)).rejects.toThrow(isConflict);
  });

  it("[C13] refunds an order in parts, then the rest, and never more", async () => {
    await buy({ kind: "pack", packId: "creator" });
    const [order] = (await provider.listOrders(1)).items;
    const id = order?.id ?? "";
    const part = await provider.refundOrder(id, 500);
    expect(part).toMatchObject({ refundedCents: 500, status: "paid" });
    expect(part.updatedAt.getTime()).toBeGreaterThan(order?.updatedAt.getTime() ?? 0);
    await expect(provider.refundOrder(id, 2_001)).rejects.toThrow(isConflict);
    for (const amount of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(provider.refundOrder(id, amount)).rejects.toThrow(isConflict);
    }
    expect(await provider.refundOrder(id)).toMatchObject({ refundedCents: 2_500, status: "refunded" });
    await expect(provider.refundOrder(id)).rejects.toThrow(isConflict);
  });

  it("[C13] refunds an invoice", async () => {
    await subscribe();
    const invoice = await newestInvoice();
    const refunded = await provider.refundInvoice(invoice?.id ?? "");
    expect(refunded).toMatchObject({ id: invoice?.id, refundedCents: 1_900, status: "refunded" });
    await expect(provider.refundInvoice(invoice?.id ?? "")).rejects.toThrow(isConflict);
  });

  it("[C1] tells what a plan costs, unless it charges what the product asks", async () => {
    for (const interval of ["monthly", "yearly"] as const) {
      const price = await provider.findPlanPrice({ planId: "business", interval });
      expect([listPriceCents({ ...proMonthly, planId: "business", interval }), "as-listed"]).toContain(price);
    }
  });

  it("[C3] returns the URL for managing payment methods", async () => {
    const { id } = await subscribe();
    const url = await provider.getPortalUrl(id);
    expect(url).toMatch(/^https?:\/\//);
    expect(url).toContain(id);
  });

  it("[C5] throws not_found for unknown objects", async () => {
    const plan = { planId: "pro", interval: "monthly" } as const;
    await expect(provider.getSubscription("404404")).rejects.toThrow(isNotFound);
    await expect(provider.getPortalUrl("404404")).rejects.toThrow(isNotFound);
    await expect(provider.cancelSubscription("404404")).rejects.toThrow(isNotFound);
    await expect(provider.resumeSubscription("404404")).rejects.toThrow(isNotFound);
    await expect(provider.changePlan("404404", plan, "at-once")).rejects.toThrow(isNotFound);
    await expect(provider.refundOrder("404404")).rejects.toThrow(isNotFound);
    await expect(provider.refundInvoice("404404")).rejects.toThrow(isNotFound);
  });

  it("[C5] lists everything, newest first, page by page", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 105; count += 1) await buy({ kind: "pack", packId: "starter" });
    for (let page: number | undefined = 1; page !== undefined; ) {
      const listing: Awaited<ReturnType<PaymentProvider["listOrders"]>> = await provider.listOrders(page);
      const times = listing.items.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      ids.push(...listing.items.map(({ id }) => id));
      page = listing.nextPage;
    }
    expect(ids.length).toBeGreaterThan(105);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await provider.listInvoices(99)).toEqual({ items: [], nextPage: undefined });
  });
});
