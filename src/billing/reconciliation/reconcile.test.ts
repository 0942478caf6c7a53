import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBalance } from "#credits/index.ts";
import { AppError } from "#platform/errors.ts";
import type { JobHandler } from "#platform/jobs.ts";
import { type BillingHouse, listInbox, openBillingHouse, sign } from "../../../test/billing-house.ts";
import { bytesOf, fixtureVariants, type LemonSqueezyEvent } from "../../../test/lemon-squeezy-fixtures.ts";
import { lemonSqueezyOrigin, redirectFetch } from "../../../test/redirect-fetch.ts";
import { describedInvoice, describedOrder, describedSubscription, type Subscriber } from "../../../test/subscriber.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { billingJobs } from "../jobs.ts";
import { readWebhook } from "../provider/lemon-squeezy/read-webhook.ts";
import type { Listing, PaymentProvider } from "../provider/payment-provider.ts";
import type { WebhookMessage } from "../provider/webhook-message.ts";
import { processWebhook } from "../webhooks/process-webhook.ts";
import { receiveWebhook } from "../webhooks/receive-webhook.ts";
import { reconcile } from "./reconcile.ts";

const now = new Date("2026-03-02T09:00:00Z");
const at = "2026-03-01T08:00:00.000Z";

/** The provider's books as a list of what its webhooks said, one thing a page. */
function booksOf(events: readonly LemonSqueezyEvent[]): PaymentProvider {
  const messages = events.map((event) => readWebhook(event, fixtureVariants, new Date()));
  const list = <Item>(pick: (message: WebhookMessage) => Item | undefined) => {
    const items = messages.map(pick).filter((item) => item !== undefined);
    return async (page: number): Promise<Listing<Item>> => ({
      items: items.slice(page - 1, page),
      nextPage: page < items.length ? page + 1 : undefined,
    });
  };
  const listed: Pick<PaymentProvider, "name" | "listSubscriptions" | "listOrders" | "listInvoices"> = {
    name: "lemon-squeezy",
    listSubscriptions: list((message) => (message.kind === "subscription" ? message.subscription : undefined)),
    listOrders: list((message) => (message.kind === "order" ? message.order : undefined)),
    listInvoices: list((message) => (message.kind === "invoice" ? message.invoice : undefined)),
  };
  return listed as PaymentProvider;
}

describe("reconciliation", () => {
  let house: BillingHouse;
  let offset = 0;

  beforeAll(async () => {
    house = await openBillingHouse();
    house.setTime(now);
  });
  afterAll(() => house.close());

  const newSubscriber = async (): Promise<Subscriber> => ({ userId: await house.addUser(), offset: ++offset });
  const described = (who: Subscriber, updatedAt = at, planId: "pro" | "business" = "pro") =>
    describedSubscription(who, "subscription_updated", { at: updatedAt, status: "active", planId, createdAt: at });
  const invoice = (who: Subscriber) =>
    describedInvoice(who, "subscription_payment_success", { at, number: 101, reason: "initial" });
  const general = async ({ userId }: Subscriber) =>
    (await findBalance(house.services.db, userId, now))?.buckets.general;

  it("[C5] finds what webhooks have lost, page by page, and does nothing twice", async () => {
    const who = await newSubscriber();
    await house.deliver(described(who));
    const books = booksOf([described(who, "2026-03-01T12:00:00.000Z", "business"), invoice(who)]);
    expect(await reconcile(house.services, books)).toEqual({ read: 2, quarantined: 0, failed: 0 });
    expect(await general(who)).toBe(500);
    expect((await findEntitlement(house.services.db, who.userId, now)).plan.id).toBe("business");
    expect(await reconcile(house.services, books)).toEqual({ read: 2, quarantined: 0, failed: 0 });
    expect(await house.deliver(invoice(who))).toEqual(["processed"]);
    expect(await general(who)).toBe(500);
    expect((await listInbox(house)).map(({ status }) => status)).toEqual(["processed", "processed"]);
  });

  it("[C5] sets aside, once, what it cannot say whose it is; the operator can", async () => {
    const who = await newSubscriber();
    const pack = describedOrder(who, { at, number: 201, packId: "starter", cents: 500 });
    const books = booksOf([described(who), invoice(who), pack]);
    const before = (await listInbox(house)).length;
    expect(await reconcile(house.services, books)).toEqual({ read: 3, quarantined: 2, failed: 0 });
    expect(await reconcile(house.services, books)).toEqual({ read: 3, quarantined: 2, failed: 0 });
    const set = (await listInbox(house)).slice(before);
    expect(set.map(({ eventName, status }) => `${eventName} ${status}`)).toEqual([
      "reconciliation quarantined",
      "reconciliation quarantined",
    ]);
    expect(await general(who)).toBeUndefined();
    for (const { id } of set) {
      const vouchedFor = { userId: who.userId };
      expect(await processWebhook(house.services, id, { isReplay: true, vouchedFor })).toBe("processed");
    }
    expect(await general(who)).toBe(1_000);
  });

  it("[C5] one account whose books cannot be written holds up no other", async () => {
    const [stuck, fine] = [await newSubscriber(), await newSubscriber()];
    await house.deliver(described(stuck), described(fine));
    await house.database.pool.query(
      `alter table billing_invoices add constraint broken check (user_id <> '${stuck.userId}') not valid`,
    );
    const outcome = await reconcile(house.services, booksOf([invoice(stuck), invoice(fine)]));
    await house.database.pool.query("alter table billing_invoices drop constraint broken");
    expect(outcome).toEqual({ read: 2, quarantined: 0, failed: 1 });
    expect([await general(stuck), await general(fine)]).toEqual([undefined, 500]);
  });

  it("[C5] leaves to its webhook what is only just made", async () => {
    const who = await newSubscriber();
    house.setTime(new Date("2026-03-01T08:30:00Z"));
    expect(await reconcile(house.services, booksOf([described(who)]))).toEqual({ read: 0, quarantined: 0, failed: 0 });
    house.setTime(now);
  });

  it("[C5] keeps what was read when the provider stops answering", async () => {
    const who = await newSubscriber();
    await house.deliver(described(who));
    const books: PaymentProvider = {
      ...booksOf([described(who, "2026-03-01T13:00:00.000Z", "business")]),
      listOrders: async () => {
        throw new AppError("unavailable", { userMessage: "The payment provider does not answer." });
      },
    };
    await expect(reconcile(house.services, books)).rejects.toMatchObject({ code: "unavailable" });
    expect((await findEntitlement(house.services.db, who.userId, now)).plan.id).toBe("business");
  });

  it("[C5] its job takes up a webhook whose own was lost, also while the provider does not answer", async () => {
    const who = await newSubscriber();
    const rawBody = bytesOf(describedOrder(who, { at, number: 301, packId: "starter", cents: 500 }));
    await receiveWebhook(house.services, { rawBody, signature: sign(rawBody) });
    house.setTime(new Date("2026-03-02T15:00:00Z"));
    const jobs = billingJobs(house.services) as readonly JobHandler<object>[];
    const restore = redirectFetch(lemonSqueezyOrigin, "http://127.0.0.1:1");
    const done = jobs.find(({ kind }) => kind.name === "reconcile-payments")?.run({}, "");
    await expect(done).rejects.toMatchObject({ code: "unavailable" });
    restore();
    house.setTime(now);
    expect(await general(who)).toBe(500);
  });
});
