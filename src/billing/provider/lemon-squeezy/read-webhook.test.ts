import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "#platform/errors.ts";
import {
  everyEvent,
  fixtureVariants,
  invoiceEvent,
  invoiceEventNames,
  orderEvent,
  orderEventNames,
  otherEvent,
  otherEventNames,
  subscriptionEvent,
  subscriptionEventNames,
} from "../../../../test/lemon-squeezy-fixtures.ts";
import { readWebhook } from "./read-webhook.ts";

const receivedAt = new Date("2026-11-21T12:00:00Z");
const read = (body: unknown) => readWebhook(body, fixtureVariants, receivedAt);

describe("reading webhooks", () => {
  it("[C5] reads each event's object and its user", () => {
    const kinds = Object.fromEntries(everyEvent().map((event) => [event.meta.event_name, read(event).kind]));
    const all = (names: readonly string[], kind: string) => names.map((name) => [name, kind]);
    expect(kinds).toEqual(
      Object.fromEntries([
        ...all(orderEventNames, "order"),
        ...all(subscriptionEventNames, "subscription"),
        ...all(invoiceEventNames, "invoice"),
        ...all(otherEventNames, "unknown"),
      ]),
    );
    expect(read(subscriptionEvent("subscription_created")).custom).toEqual({
      userId: "5f0c1c1e-8a57-4c5b-9d63-0a1f7b9d2f10",
      checkoutId: "0b8c7f52-3f0e-4a70-8a4c-6f3f1f3b8e21",
    });
    expect(read(invoiceEvent("subscription_payment_success")).custom).toEqual({});
  });

  it("[C5] reads a subscription: its plan, dates and the provider's status", () => {
    expect(read(subscriptionEvent("subscription_cancelled", { attributes: { variant_id: 14 } }))).toMatchObject({
      subscription: {
        id: "501",
        customerId: "7",
        plan: { planId: "business", interval: "yearly" },
        variantId: "14",
        status: "cancelled",
        isCancelled: true,
        trialEndsAt: null,
        renewsAt: new Date("2026-12-21T00:00:00Z"),
        endsAt: new Date("2026-12-21T00:00:00Z"),
        cardBrand: "visa",
        cardLastFour: "4242",
        isTest: true,
        createdAt: new Date("2026-11-21T00:00:00Z"),
        updatedAt: new Date("2026-11-21T00:00:05Z"),
      },
    });
  });

  it("[C5] reads a pack, and finds none in a subscription's order or an unknown variant", () => {
    expect(read(orderEvent("order_refunded", { variantId: fixtureVariants.creator }))).toMatchObject({
      order: { id: "901", packId: "creator", variantId: "22", status: "refunded", totalCents: 500, refundedCents: 500 },
    });
    expect(read(orderEvent("order_created", { variantId: "11" }))).toMatchObject({ order: { packId: undefined } });
    expect(read(orderEvent("order_created", { variantId: "9999" }))).toMatchObject({ order: { packId: undefined } });
    const without = orderEvent("order_created", { attributes: { first_order_item: null, urls: null } });
    expect(read(without)).toMatchObject({ order: { packId: undefined, variantId: null, receiptUrl: null } });
  });

  it("[C5] reads an invoice, whether its subscription id is a number or a string", () => {
    expect(read(invoiceEvent("subscription_payment_failed"))).toMatchObject({
      invoice: { id: "3001", subscriptionId: "501", status: "pending", totalCents: 1900, invoiceUrl: null },
    });
  });

  it("[C5] accepts unused attributes, unknown statuses and missing custom data", () => {
    const odd = subscriptionEvent("subscription_updated", {
      custom: null,
      attributes: { status: "in_limbo", variant_id: 404, pause: "?", urls: 7, card_brand: "", brand_new: {} },
    });
    expect(read(odd)).toMatchObject({
      custom: { userId: undefined, checkoutId: undefined },
      subscription: { status: "in_limbo", plan: undefined, variantId: "404", cardBrand: null },
    });
    for (const custom of [[], "u", 7, { user_id: 7 }, { user_id: "a b" }, { user_id: "x".repeat(65) }]) {
      const event = { ...odd, meta: { ...odd.meta, custom_data: custom } };
      expect(read(event).custom).toEqual({ userId: undefined, checkoutId: undefined });
    }
    expect(read({ meta: { event_name: "constructor" } }).kind).toBe("unknown");
    expect(read(otherEvent("a_name_of_tomorrow")).kind).toBe("unknown");
  });

  it("[C5] only keeps http and https URLs", () => {
    const event = orderEvent("order_created", { attributes: { urls: { receipt: "javascript:alert(1)" } } });
    expect(read(event)).toMatchObject({ order: { receiptUrl: null } });
  });

  it("[C5] refuses invalid messages, naming the field but never its value", () => {
    const order = orderEvent("order_created");
    const bad: readonly unknown[] = [
      null,
      7,
      "order_created",
      [],
      {},
      { meta: null },
      { meta: { event_name: "" } },
      { meta: order.meta },
      { ...order, data: { ...order.data, type: "subscriptions" } },
      // PostgreSQL cannot store NUL, and pages format amounts by currency.
      { ...order, meta: { ...order.meta, event_name: "a\0b" } },
      orderEvent("order_created", { attributes: { status: "pa\0id" } }),
      orderEvent("order_created", { attributes: { currency: "a dollar" } }),
      subscriptionEvent("subscription_updated", { attributes: { card_last_four: "4\0" } }),
      orderEvent("order_created", { attributes: { first_order_item: { variant_id: 21, quantity: 0 } } }),
      orderEvent("order_created", { attributes: { total: 5.5 } }),
      orderEvent("order_created", { attributes: { total: -1 } }),
      orderEvent("order_created", { attributes: { total: "500" } }),
      orderEvent("order_created", { attributes: { total: 2 ** 31 } }),
      orderEvent("order_created", { attributes: { created_at: "yesterday" } }),
      orderEvent("order_created", { attributes: { updated_at: null } }),
      subscriptionEvent("subscription_updated", { attributes: { cancelled: "no" } }),
      subscriptionEvent("subscription_updated", { attributes: { renews_at: "2026-13-41" } }),
      invoiceEvent("subscription_payment_success", { attributes: { subscription_id: null } }),
    ];
    for (const body of bad) expect(() => read(body)).toThrow(expect.objectContaining({ code: "invalid_input" }));
    const secret = orderEvent("order_created", { attributes: { currency: { hidden: "ada@example.com" } } });
    expect(() => read(secret)).toThrow(/currency/);
    expect(() => read(secret)).not.toThrow(/ada@/);
  });

  it("[C5] returns a message or that refusal for any input", () => {
    const parts = fc.record({
      meta: fc.oneof(
        fc.anything(),
        fc.record({ event_name: fc.constantFrom("order_created", "x"), custom_data: fc.anything() }),
      ),
      data: fc.oneof(
        fc.anything(),
        fc.record({ type: fc.constant("orders"), id: fc.anything(), attributes: fc.anything() }),
      ),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), parts), (body) => {
        try {
          return typeof read(body).kind === "string";
        } catch (error) {
          return error instanceof AppError && error.code === "invalid_input";
        }
      }),
    );
  });
});
