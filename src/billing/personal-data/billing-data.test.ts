import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBalance } from "#credits/index.ts";
import { type BillingHarness, listInbox, openBillingHarness } from "../../../test/billing-harness.ts";
import { fixtureVariants } from "../../../test/lemon-squeezy-fixtures.ts";
import { describedInvoice, describedOrder, describedSubscription, type Subscriber } from "../../../test/subscriber.ts";
import { readSubscription } from "../provider/lemon-squeezy/read-subscription.ts";
import type { PaymentProvider } from "../provider/payment-provider.ts";
import { reconcile } from "../reconciliation/reconcile.ts";
import { openCreditsFor } from "../refresh/open-credits.ts";
import { refreshCredits } from "../refresh/refresh-credits.ts";
import { billingInvoices, billingOrders, creditRefreshes, userSubscriptions } from "../schema.ts";
import { billingData } from "./billing-data.ts";

const at = "2026-03-01T08:00:00.000Z";

describe("personal data in billing", () => {
  let harness: BillingHarness;
  let who: Subscriber;

  beforeAll(async () => {
    harness = await openBillingHarness();
    harness.setTime(new Date("2026-03-01T09:00:00Z"));
    who = { userId: await harness.addUser(), offset: 1 };
    await openCreditsFor(harness.services, who.userId);
    await harness.deliver(
      describedSubscription(who, "subscription_created", { at, status: "active", planId: "pro", createdAt: at }),
      describedInvoice(who, "subscription_payment_success", { at, number: 101, reason: "initial" }),
      describedOrder(who, { at, number: 201, packId: "starter", cents: 500 }),
    );
  });
  afterAll(() => harness.close());

  const one =
    <Item>(...items: Item[]) =>
    async () => ({ items, nextPage: undefined });
  const owner = () => ({ userId: who.userId, verifiedEmail: null });

  it("[B14] is included in the user's export", async () => {
    const copy = await billingData(harness.services).exportFor(harness.services.db, owner());
    expect(JSON.parse(JSON.stringify(copy))).toMatchObject({
      subscriptions: [{ plan: "pro", interval: "monthly", status: "active", cardLastFour: "4242", providerId: "1001" }],
      invoices: [{ providerId: "1101", status: "paid", totalCents: 1_900 }],
      orders: [{ providerId: "1201", pack: "starter", totalCents: 500 }],
      checkouts: [],
    });
  });

  it("[B14] is erased with the account, and live subscriptions are cancelled", async () => {
    const { db } = harness.services;
    await db.transaction((tx) => billingData(harness.services).erase(tx, owner()));
    await harness.removeUser(who.userId);
    const job = { provider: "lemon-squeezy", providerId: "1001" };
    expect(harness.enqueued.at(-1)).toEqual({ kind: "cancel-at-provider", data: job });

    // If that failed, the reconciliation tries again as long as the provider still lists it as live.
    const { data } = describedSubscription(who, "subscription_updated", {
      at,
      status: "active",
      planId: "pro",
      createdAt: at,
    });
    const snapshot = readSubscription(data, fixtureVariants);
    const records = { name: "lemon-squeezy", listSubscriptions: one(snapshot), listOrders: one(), listInvoices: one() };
    harness.setTime(new Date("2026-03-02T09:00:00Z"));
    harness.enqueued.splice(0);
    await reconcile(harness.services, records as unknown as PaymentProvider);
    expect(harness.enqueued).toEqual([{ kind: "cancel-at-provider", data: job }]);

    // Later webhooks store no personal data and grant nothing.
    const later = "2026-03-01T10:00:00.000Z";
    await harness.deliver(
      describedSubscription(who, "subscription_cancelled", {
        at: later,
        status: "cancelled",
        planId: "pro",
        createdAt: at,
      }),
    );
    harness.setTime(new Date("2026-04-02T09:00:00Z"));
    expect(await refreshCredits(harness.services)).toEqual({ refreshed: 0, failed: 0 });
    const [subscription] = await db.select().from(userSubscriptions);
    expect(subscription).toMatchObject({ status: "cancelled", cardBrand: null, cardLastFour: null });
    expect(await db.select().from(billingInvoices)).toMatchObject([{ totalCents: 1_900, invoiceUrl: null }]);
    expect(await db.select().from(billingOrders)).toMatchObject([{ totalCents: 500, receiptUrl: null }]);
    expect((await listInbox(harness)).map(({ body }) => body.byteLength)).toEqual([0, 0, 0, 0]);
    expect(await db.select().from(creditRefreshes)).toEqual([]);
    expect((await findBalance(db, who.userId, new Date("2026-03-01T12:00:00Z")))?.buckets.general).toBe(1_025);
  });
});
