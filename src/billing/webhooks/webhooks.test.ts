import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBalance } from "#credits/index.ts";
import { type BillingHarness, listInbox, openBillingHarness, sign } from "../../../test/billing-harness.ts";
import { bytesOf, type LemonSqueezyEvent, otherEvent } from "../../../test/lemon-squeezy-fixtures.ts";
import { describedInvoice, describedOrder, describedSubscription, type Subscriber } from "../../../test/subscriber.ts";
import { checkouts } from "../checkout/schema.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { dismissEvent, getEvent } from "./inbox.ts";
import { processWebhook } from "./process-webhook.ts";
import { receiveWebhook } from "./receive-webhook.ts";
import { webhookDeliveries, webhookEvents } from "./schema.ts";
import { batchSize, sweepWebhooks } from "./sweep-webhooks.ts";

const at = "2026-03-01T08:00:00.000Z";
let offset = 0;

describe("the webhook inbox", () => {
  let harness: BillingHarness;
  const now = new Date("2026-03-01T09:00:00Z");

  beforeAll(async () => {
    harness = await openBillingHarness();
    harness.setTime(now);
  });
  afterAll(() => harness.close());

  const newSubscriber = async (): Promise<Subscriber> => ({ userId: await harness.addUser(), offset: ++offset });
  const created = (who: Subscriber, custom?: Readonly<Record<string, string>> | null): LemonSqueezyEvent => {
    const event = describedSubscription(who, "subscription_created", {
      at,
      status: "active",
      planId: "pro",
      createdAt: at,
      renewsAt: "2026-04-01T08:00:00.000Z",
    });
    if (custom === undefined) return event;
    const { custom_data: _left, ...meta } = event.meta;
    return { ...event, meta: custom === null ? meta : { ...meta, custom_data: custom } };
  };
  const paid = (who: Subscriber) =>
    describedInvoice(who, "subscription_payment_success", { at, number: 101, reason: "initial" });
  const pack = (who: Subscriber, more: Readonly<Record<string, unknown>> = {}): LemonSqueezyEvent => {
    const event = describedOrder(who, { at, number: 201, packId: "starter", cents: 500 });
    return { ...event, data: { ...event.data, attributes: { ...event.data.attributes, ...more } } };
  };
  const buckets = async ({ userId }: Subscriber) => (await findBalance(harness.services.db, userId, now))?.buckets;
  const planOf = async ({ userId }: Subscriber) => (await findEntitlement(harness.services.db, userId, now)).plan.id;
  const inbox = () => listInbox(harness);
  const last = async () => (await inbox()).at(-1);

  it("[C5] stores the exact bytes once and every delivery, and grants once", async () => {
    const who = await newSubscriber();
    const before = (await inbox()).length;
    expect(await harness.deliver(created(who), paid(who))).toEqual(["processed", "processed"]);
    // Already processed: no new job.
    expect(await harness.deliver(created(who), paid(who), paid(who))).toEqual([undefined, undefined, undefined]);
    const events = (await inbox()).slice(before);
    expect(events.map(({ body }) => body.equals(bytesOf(created(who))))).toEqual([true, false]);
    expect(events.map(({ status, userId, attempts }) => ({ status, userId, attempts }))).toEqual([
      { status: "processed", userId: who.userId, attempts: 1 },
      { status: "processed", userId: who.userId, attempts: 1 },
    ]);
    const deliveries = await harness.database.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.eventId, events[1]?.id ?? 0));
    expect(deliveries).toHaveLength(3);
    expect(await buckets(who)).toEqual({ general: 500, advanced: 100, image: 50 });
    expect(await planOf(who)).toBe("pro");
  });

  it("[C5] a payment in test mode buys nothing in live mode", async () => {
    const who = await newSubscriber();
    const rawBody = bytesOf(pack(who));
    await receiveWebhook(harness.services, { rawBody, signature: sign(rawBody) });
    const { id = 0 } = (await last()) ?? {};
    const { config } = harness.services;
    const lemonSqueezy = config.lemonSqueezy && { ...config.lemonSqueezy, isTestMode: false };
    expect(await processWebhook({ ...harness.services, config: { ...config, lemonSqueezy } }, id)).toBe("quarantined");
    expect((await last())?.error).toContain("test mode");
    expect(await buckets(who)).toBeUndefined();
    expect(await processWebhook(harness.services, id, { isReplay: true })).toBe("processed");
    expect(await buckets(who)).toMatchObject({ general: 500 });
  });

  it("[C5] stores nothing without our provider's signature", async () => {
    const before = (await inbox()).length;
    const rawBody = bytesOf(pack(await newSubscriber()));
    const good = sign(rawBody);
    const others = [
      undefined,
      "",
      "0",
      good.slice(0, -1),
      `${good}0`,
      good.toUpperCase(),
      `sha256=${good}`,
      Buffer.from(good, "hex").toString("base64"),
      "é".repeat(64),
      sign(bytesOf({ other: "bytes" })),
    ];
    for (const signature of others) {
      await expect(receiveWebhook(harness.services, { rawBody, signature })).rejects.toMatchObject({
        code: "unauthorized",
      });
    }
    expect(await inbox()).toHaveLength(before);
  });

  it("[C5] keeps signed but unreadable events for the operator, so that the provider does not repeat them", async () => {
    for (const body of [[], null, 7, "text", {}, { meta: {} }, { meta: { event_name: "order_created" }, data: [] }]) {
      expect(await harness.deliver(body)).toEqual(["failed"]);
      expect(await last()).toMatchObject({ status: "failed", attempts: 1, error: expect.stringMatching(/./) });
    }
    const rawBody = Buffer.from("{not json");
    await receiveWebhook(harness.services, { rawBody, signature: sign(rawBody) });
    const kept = await last();
    expect(await processWebhook(harness.services, kept?.id ?? 0)).toBe("failed");
    expect(kept).toMatchObject({ eventName: "unreadable" });
  });

  it("[C5] keeps unknown kinds of event as ignored", async () => {
    expect(await harness.deliver(otherEvent("subscription_plan_changed"))).toEqual(["ignored"]);
    expect(await last()).toMatchObject({ status: "ignored", eventName: "subscription_plan_changed", error: null });
  });

  it("[C5] quarantines payments of unknown users, whatever the email address", async () => {
    const who = await newSubscriber();
    const unknownId = "7b0f6a8e-65f0-4c0c-8f2f-1f1b6d3a0d11";
    const customs = [null, { user_id: unknownId }, { user_id: "ada" }, { checkout_id: unknownId }] as const;
    for (const [index, custom] of customs.entries()) {
      expect(await harness.deliver(created({ ...who, offset: 5_000 + index }, custom))).toEqual(["quarantined"]);
      expect(await last()).toMatchObject({ userId: null, error: expect.stringMatching(/user/) });
    }
    expect(await planOf(who)).toBe("free");
  });

  it("[C5] assigns a payment only to the owner of its checkout", async () => {
    const [owner, thief] = [await newSubscriber(), await newSubscriber()];
    const [checkout] = await harness.database.db
      .insert(checkouts)
      .values({ userId: owner.userId, provider: "lemon-squeezy", packId: "starter", createdAt: now })
      .returning();
    const custom = (userId: string) => ({ user_id: userId, checkout_id: checkout?.id ?? "" });
    expect(await harness.deliver(created(thief, custom(thief.userId)))).toEqual(["quarantined"]);
    expect(await harness.deliver(created(owner, custom(owner.userId)))).toEqual(["processed"]);
    const [kept] = await harness.database.db.select().from(checkouts);
    expect(kept?.completedAt).toEqual(now);
    // A subscription cannot change its user either.
    const taken = describedSubscription({ ...thief, offset: owner.offset }, "subscription_updated", {
      at: "2026-03-01T08:30:00.000Z",
      status: "active",
      planId: "business",
      createdAt: at,
    });
    expect(await harness.deliver(taken)).toEqual(["quarantined"]);
    expect(await planOf(owner)).toBe("pro");
  });

  it("[C5] quarantines other currencies and unknown variants", async () => {
    const who = await newSubscriber();
    expect(await harness.deliver(pack(who, { currency: "EUR" }))).toEqual(["quarantined"]);
    expect(await last()).toMatchObject({ error: "It was paid in EUR, but prices are in USD." });
    expect(await harness.deliver(pack(who, { first_order_item: { variant_id: 404 } }))).toEqual(["quarantined"]);
    expect(await harness.deliver(pack(who, { first_order_item: null }))).toEqual(["quarantined"]);
    const odd = created(who);
    const unsold = { ...odd, data: { ...odd.data, attributes: { ...odd.data.attributes, variant_id: 404 } } };
    expect(await harness.deliver(unsold)).toEqual(["quarantined"]);
    expect(await buckets(who)).toBeUndefined();
    // The subscription's order is stored for its receipt and grants nothing: the invoice does.
    expect(await harness.deliver(pack(who, { first_order_item: { variant_id: 11 } }))).toEqual(["processed"]);
    expect(await buckets(who)).toBeUndefined();
  });

  it("[C5] once the operator assigns a payment, everything that waited for it is processed", async () => {
    const who = await newSubscriber();
    const [lost, invoice] = [created(who, null), paid(who)];
    expect(await harness.deliver(invoice, lost)).toEqual(["processed", "quarantined"]);
    expect(await buckets(who)).toBeUndefined();
    const id = (await last())?.id ?? 0;
    // Its job is over; the sweep and the operator try again.
    expect(await processWebhook(harness.services, id)).toBe("quarantined");
    expect(await last()).toMatchObject({ attempts: 1 });
    expect(await processWebhook(harness.services, id, { isReplay: true })).toBe("quarantined");
    expect(await last()).toMatchObject({ attempts: 2 });
    const vouchedFor = { userId: who.userId };
    expect(await processWebhook(harness.services, id, { isReplay: true, vouchedFor })).toBe("processed");
    expect(await buckets(who)).toEqual({ general: 500, advanced: 100, image: 50 });
    expect(await getEvent(harness.services.db, id)).toMatchObject({ status: "processed", error: null, deliveries: 1 });
  });

  it("[C5] the operator dismisses events, and can replay them", async () => {
    const who = await newSubscriber();
    const lost = pack(who, { currency: "EUR" });
    expect(await harness.deliver(lost)).toEqual(["quarantined"]);
    const eventId = (await last())?.id ?? 0;
    const dismiss = () => dismissEvent(harness.services, { eventId, reason: "given back by hand" });
    await dismiss();
    expect(await last()).toMatchObject({ status: "ignored", error: "Dismissed: given back by hand" });
    await expect(dismiss()).rejects.toThrow(`Event ${eventId} is ignored`);
    await expect(dismissEvent(harness.services, { eventId: 404_404, reason: "" })).rejects.toThrow("There is no event");
    // Neither a repeated delivery nor the sweep processes it again; the operator can.
    await harness.deliver(lost);
    await harness.database.pool.query("update webhook_events set received_at = '2020-01-01' where id = $1", [eventId]);
    await sweepWebhooks(harness.services);
    expect(await last()).toMatchObject({ status: "ignored" });
    const vouchedFor = { userId: who.userId };
    expect(await processWebhook(harness.services, eventId, { isReplay: true, vouchedFor })).toBe("processed");
    expect(await buckets(who)).toEqual({ general: 500, advanced: 0, image: 0 });
  });

  it("[C5] retries failed events as long as the job does; then they wait for the operator", async () => {
    const who = await newSubscriber();
    await harness.database.pool.query(
      "alter table billing_orders add constraint broken check (total_cents <> 500) not valid",
    );
    const rawBody = bytesOf(pack(who));
    await receiveWebhook(harness.services, { rawBody, signature: sign(rawBody) });
    const id = (await last())?.id ?? 0;
    const tryOnce = () => processWebhook(harness.services, id);
    await expect(tryOnce()).rejects.toThrow();
    expect(await last()).toMatchObject({ status: "received", attempts: 1, error: expect.stringMatching(/insert/) });
    for (let tries = 0; tries < 10; tries++) await expect(tryOnce()).rejects.toThrow();
    expect(await last()).toMatchObject({ status: "failed", attempts: 11 });
    await harness.database.pool.query("alter table billing_orders drop constraint broken");
    expect(await processWebhook(harness.services, id, { isReplay: true })).toBe("processed");
    expect(await buckets(who)).toEqual({ general: 500, advanced: 0, image: 0 });
    expect(await tryOnce()).toBe("processed");
  });

  it("[C5] the sweep processes stuck events", async () => {
    const who = await newSubscriber();
    const rawBody = bytesOf(pack(who));
    await receiveWebhook(harness.services, { rawBody, signature: sign(rawBody) });
    expect(await sweepWebhooks(harness.services)).toBe(0);
    harness.setTime(new Date(now.getTime() + 4 * 60 * 60_000));
    expect(await sweepWebhooks(harness.services)).toBe(1);
    harness.setTime(now);
    expect(await buckets(who)).toEqual({ general: 500, advanced: 0, image: 0 });
  });

  it("[C5] events that always fail do not block the sweep", async () => {
    const who = await newSubscriber();
    const pile = Array.from({ length: batchSize }, (_, index) => ({
      provider: "lemon-squeezy" as const,
      contentDigest: Buffer.from(`pile ${index}`),
      eventName: "order_created",
      body: Buffer.from(bytesOf(pack({ userId: "7b0f6a8e-65f0-4c0c-8f2f-1f1b6d3a0d11", offset: 100_000 + index }))),
      status: "quarantined" as const,
      attempts: 1,
      receivedAt: new Date(now.getTime() - 90 * 24 * 60 * 60_000),
    }));
    await harness.database.db.insert(webhookEvents).values(pile);
    const rawBody = bytesOf(pack(who));
    await receiveWebhook(harness.services, { rawBody, signature: sign(rawBody) });
    harness.setTime(new Date(now.getTime() + 4 * 60 * 60_000));
    await sweepWebhooks(harness.services);
    harness.setTime(now);
    expect(await buckets(who)).toEqual({ general: 500, advanced: 0, image: 0 });
  });

  it("[C5] quarantined events stay quarantined, whatever fails meanwhile", async () => {
    const who = await newSubscriber();
    const lost = pack({ ...who, userId: "7b0f6a8e-65f0-4c0c-8f2f-1f1b6d3a0d11" });
    expect(await harness.deliver(lost)).toEqual(["quarantined"]);
    const id = (await last())?.id ?? 0;
    await harness.database.db.update(webhookEvents).set({ attempts: 40 }).where(eq(webhookEvents.id, id));
    await harness.database.pool.query("alter table billing_orders rename to gone");
    await expect(processWebhook(harness.services, id, { isReplay: true })).rejects.toThrow();
    await harness.database.pool.query("alter table gone rename to billing_orders");
    expect(await last()).toMatchObject({ status: "quarantined", attempts: 41 });
  });

  it("[C5] grants an order's credits only once it is paid", async () => {
    const who = await newSubscriber();
    for (const status of ["pending", "failed"]) {
      expect(await harness.deliver(pack(who, { status, updated_at: at }))).toEqual(["processed"]);
      expect(await buckets(who)).toBeUndefined();
    }
    expect(await harness.deliver(pack(who, { updated_at: "2026-03-01T08:05:00.000Z" }))).toEqual(["processed"]);
    expect(await buckets(who)).toEqual({ general: 500, advanced: 0, image: 0 });
  });

  it.each([
    ["paid", ["pending", "paid"], 500],
    ["paid", ["paid", "pending"], 500],
    ["refunded", ["paid", "refunded"], 0],
    ["refunded", ["refunded", "paid"], undefined],
  ])("[C5] of descriptions of the same second, %s counts if they arrive as %j", async (_last, statuses, general) => {
    const who = await newSubscriber();
    for (const status of statuses) await harness.deliver(pack(who, { status, updated_at: at }));
    expect((await buckets(who))?.general).toBe(general);
  });

  it("[C5] test events never change or pay for live objects, and vice versa", async () => {
    const who = await newSubscriber();
    expect(await harness.deliver(created(who))).toEqual(["processed"]);
    const invoice = paid(who);
    const other = {
      ...invoice,
      data: { ...invoice.data, attributes: { ...invoice.data.attributes, test_mode: false } },
    };
    expect(await harness.deliver(other)).toEqual(["quarantined"]);
    expect((await last())?.error).toBe("Test mode and live mode don’t match.");
    expect(await buckets(who)).toBeUndefined();
    const renewed = describedSubscription(who, "subscription_updated", {
      at: "2026-03-01T08:30:00.000Z",
      status: "active",
      planId: "business",
      createdAt: at,
    });
    Object.assign(renewed.data.attributes, { test_mode: false });
    expect(await harness.deliver(renewed)).toEqual(["quarantined"]);
    expect(await planOf(who)).toBe("pro");
    await harness.deliver(pack(who));
    const refund = { status: "refunded", updated_at: "2026-03-01T08:30:00.000Z", test_mode: false };
    expect(await harness.deliver(pack(who, refund))).toEqual(["quarantined"]);
    expect((await buckets(who))?.general).toBe(500);
  });

  it("[C16] of two trials started on two payment pages, only one gives credits", async () => {
    const who = await newSubscriber();
    const trial = (number: number) =>
      describedSubscription(who, "subscription_created", {
        at,
        number,
        status: "on_trial",
        planId: "pro",
        createdAt: at,
        trialEndsAt: "2026-03-08T08:00:00.000Z",
      });
    expect(await harness.deliver(trial(1), trial(2))).toEqual(["processed", "processed"]);
    expect(await buckets(who)).toEqual({ general: 500, advanced: 100, image: 50 });
  });

  it("[C5] grants a pack as many times as it was bought", async () => {
    const who = await newSubscriber();
    const three = { first_order_item: { variant_id: 21, quantity: 3 }, total: 1_500 };
    expect(await harness.deliver(pack(who, three))).toEqual(["processed"]);
    expect(await buckets(who)).toEqual({ general: 1_500, advanced: 0, image: 0 });
    const refunded = { ...three, refunded_amount: 500, updated_at: "2026-03-01T08:40:00.000Z" };
    expect(await harness.deliver(pack(who, refunded))).toEqual(["processed"]);
    expect(await buckets(who)).toEqual({ general: 1_000, advanced: 0, image: 0 });
  });

  it("[C5] processes each event once, even concurrently", async () => {
    const who = await newSubscriber();
    const events = [created(who), paid(who), pack(who)];
    const ids: number[] = [];
    for (const event of events) {
      const rawBody = bytesOf(event);
      await receiveWebhook(harness.services, { rawBody, signature: sign(rawBody) });
      ids.push((await last())?.id ?? 0);
    }
    await Promise.all([...ids, ...ids, ...ids, ...ids].map((id) => processWebhook(harness.services, id)));
    expect(await buckets(who)).toEqual({ general: 1_000, advanced: 100, image: 50 });
    const rows = await harness.database.db.select().from(webhookEvents).where(eq(webhookEvents.userId, who.userId));
    expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual([
      ["processed", 1],
      ["processed", 1],
      ["processed", 1],
    ]);
  });
});
