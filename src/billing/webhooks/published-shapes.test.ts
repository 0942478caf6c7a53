import { expect, it } from "vitest";
import { findBalance } from "#credits/index.ts";
import { openBillingHarness } from "../../../test/billing-harness.ts";

const subscription = {
  store_id: 1,
  customer_id: 7,
  order_id: 900,
  product_id: 10,
  variant_id: 11,
  user_email: "a@b.co",
  status: "active",
  cancelled: false,
  pause: null,
  trial_ends_at: null,
  renews_at: "2026-12-21T00:00:00.000000Z",
  ends_at: null,
  created_at: "2026-11-21T00:00:00.000000Z",
  updated_at: "2026-11-21T00:00:05.000000Z",
  test_mode: true,
};
const invoice = {
  store_id: 1,
  subscription_id: 501,
  customer_id: 7,
  billing_reason: "initial",
  status: "paid",
  currency: "USD",
  total: 1_900,
  refunded_amount: 0,
  test_mode: true,
};
const order = {
  identifier: "1f0c",
  order_number: 42,
  customer_id: 7,
  user_email: "a@b.co",
  currency: "USD",
  total: 500,
  refunded_amount: 0,
  status: "paid",
  refunded: false,
  first_order_item: { id: 911, order_id: 901, product_id: 20, variant_id: 21, quantity: 1, price: 500 },
  test_mode: true,
};

it("[C5] accepts the provider's published examples; objects without dates get the time of receipt", async () => {
  const harness = await openBillingHarness();
  harness.setTime(new Date("2026-11-21T09:00:00Z"));
  const userId = await harness.addUser();
  const event = (name: string, type: string, id: string, attributes: object, custom_data?: object) => ({
    meta: { test_mode: true, event_name: name, custom_data },
    data: { type, id, attributes },
  });
  const whose = { user_id: userId };
  expect(
    await harness.deliver(
      event("subscription_payment_success", "subscription-invoices", "3001", invoice),
      event("subscription_created", "subscriptions", "501", subscription, whose),
      event("order_created", "orders", "901", order, whose),
    ),
  ).toEqual(["processed", "processed", "processed"]);
  const balance = await findBalance(harness.services.db, userId, harness.services.clock.now());
  expect(balance?.buckets).toEqual({ general: 500 + 500, advanced: 100, image: 50 });
  await harness.close();
});
